"""Bots that hang again and again."""

from seabattle.arena.fault import Failing, Forfeit
from seabattle.arena.worker_pool import MOST_HANGS, Stragglers
from seabattle.game import Seat

PLAYERS = ("snail", "hare", "snail")


def test_a_bot_may_hang_a_few_times() -> None:
    """A busy machine can make any bot late once."""
    stragglers = Stragglers()
    for _ in range(MOST_HANGS - 1):
        stragglers.note_hang("snail")

    assert stragglers.leave_out(PLAYERS, ()) == ()


def test_after_that_every_seat_of_it_is_left_out_once() -> None:
    """The fault names the reason; a seat with an earlier forfeit keeps that reason."""
    stragglers = Stragglers()
    for _ in range(MOST_HANGS):
        stragglers.note_hang("snail")
    dead = Forfeit(Seat(0), Failing.DIED)

    assert stragglers.leave_out(PLAYERS, (dead,)) == (dead, Forfeit(Seat(2), Failing.OUT, "3"))
    assert stragglers.leave_out(("hare",), ()) == ()
