"""The kit that bots prove themselves with: it must see what it is there to see."""

import gc
from collections.abc import Callable

import pytest

from kit.games.small_game import preset
from seabattle.bots import Hunter, Scatter, find_bot
from seabattle.game import Fire, Seat, SeatCommand
from seabattle.game.truth import truth_of
from seabattle.testing import BotDuty, UnfitBot, check_bot
from seabattle.testing.bout import Bout
from seabattle.testing.proving_ground import proving_grounds
from seabattle.views import View

CLASSIC = [preset("classic")]


class Modest(Scatter):
    """Something to spoil."""

    def act(self, view: View) -> SeatCommand:
        """As Scatter does, until it is spoilt."""
        return (
            super().act(view) if view.own.turns < 4 else self.spoil_command(view, super().act(view))
        )

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """What it does from its fourth turn on."""
        return command


class Breaker(Modest):
    """Divides by nothing."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """No command at all."""
        raise ZeroDivisionError(view.seat)


class Cheat(Modest):
    """Fires where it has fired before."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """A cell whose answer is known."""
        cells = view.ruleset.grid.cells(view.own.known)
        return Fire((cells[0],))


class Veteran(Modest):
    """Was written when commands still named their seat."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """A command in the old form, which no type allows."""
        return Fire(Seat(0), view.ruleset.grid.cells()[:1])  # type: ignore[call-arg, arg-type]


class Mute(Modest):
    """Says nothing."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Nothing, which no type allows."""
        return None  # type: ignore[return-value]


class Moody(Modest):
    """Keeps dice of its own, so that it answers differently when asked again."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Another cell every time."""
        self._seed += 1
        return command


class Vandal(Modest):
    """Writes into its own log."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """The list behind the log loses what was heard last."""
        view.log._heard[0] = view.log[-1]
        return command


class Spy(Modest):
    """Finds the truth in the memory of its process."""

    def spoil_command(self, view: View, command: SeatCommand) -> SeatCommand:
        """Fires at what it should not know."""
        # Games of other tests may still lie about in memory; there something else was told.
        bouts = [bout for bout in gc.get_objects() if type(bout) is Bout]
        alike = [bout for bout in bouts if bout.view(Seat(0)) == view]
        mine = next((bout for bout in alike if bout.view(Seat(0)) is view), alike[-1])
        sound = truth_of(mine._match.game).sides[1].fleet & ~view.own.known
        return Fire((view.ruleset.grid.cells(sound)[0],)) if sound else command


@pytest.mark.parametrize("bot", [Scatter, Hunter])
def test_our_own_players_conform(bot: Callable[[int], Scatter]) -> None:
    """At every ready-made table and some odd ones."""
    check_bot(bot)


@pytest.mark.parametrize("name", ["surveyor", "admiral:4"])
def test_our_thinking_players_conform(name: str) -> None:
    """At the smaller tables; a whole campaign takes them everywhere."""
    tables = [table for table in proving_grounds() if table.grid.size <= 100]
    check_bot(find_bot(name), [table for table in tables if table.name != "forum"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["surveyor", *(f"admiral:{level}" for level in range(1, 11))])
def test_our_thinking_players_conform_everywhere(name: str) -> None:
    """Every level at every table; the admiral takes a minute."""
    check_bot(find_bot(name))


@pytest.mark.parametrize(
    ("bot", "duty"),
    [
        (Breaker, BotDuty.ANSWER),
        (Cheat, BotDuty.OBEY),
        (Veteran, BotDuty.ANSWER),
        (Mute, BotDuty.OBEY),
        (Moody, BotDuty.REPEAT),
        (Vandal, BotDuty.LEAVE_ALONE),
        (Spy, BotDuty.STAY_BLIND),
    ],
)
def test_a_neglected_duty_is_found(bot: Callable[[int], Scatter], duty: BotDuty) -> None:
    """Each planted fault is told by its own name."""
    with pytest.raises(UnfitBot) as unfit:
        check_bot(bot, CLASSIC)

    assert [finding.duty for finding in unfit.value.findings] == [duty], str(unfit.value)
    assert f"classic with 2 seats, decision {unfit.value.findings[0].decision}" in str(unfit.value)


def test_a_bot_of_old_is_told_what_to_change() -> None:
    """Its author reads what to write, not only that something is wrong."""
    with pytest.raises(UnfitBot, match=r"write Fire\(cells\), not Fire\(seat, cells\)"):
        check_bot(Veteran, CLASSIC)


def test_all_findings_are_told_at_once() -> None:
    """Mending one fault only to meet the next is how people give up."""
    with pytest.raises(UnfitBot) as unfit:
        check_bot(Breaker, [preset("classic"), preset("sea-battle")])

    assert len(unfit.value.findings) == 2


def test_a_bot_that_cannot_be_made_is_told_so() -> None:
    """A class that forgot its seed is the first mistake of all."""
    with pytest.raises(UnfitBot, match="cannot be made"):
        check_bot(object, CLASSIC)  # type: ignore[arg-type]


def test_the_proving_grounds_are_legal_tables() -> None:
    """Odd rules are no excuse for impossible ones."""
    assert len({table.name for table in proving_grounds()}) == len(proving_grounds()) == 14
