"""Faults of bots: crashes, illegal commands and timeouts that lose a game."""

from enum import StrEnum

from msgspec import Struct

from seabattle.game import Refusal, Seat, SeatCommand

MOST_WORDS = 200


class Failing(StrEnum):
    """What a bot did wrong."""

    CRASHED = "crashed"
    """Its code raised an error."""

    ILLEGAL = "illegal"
    """It asked for what the rules refuse."""

    NO_COMMAND = "no-command"
    """It answered with something that is no command of its seat."""

    HUNG = "hung"
    """It did not answer in time."""

    OUT = "out"
    """It had hung too often, and was left out of the rest of the run."""

    DIED = "died"
    """It made its process exit."""

    ENDLESS = "endless"
    """It plays legally, but the game does not end."""


class Fault(Struct, frozen=True):
    """Why a bot lost a game it had not lost on the grid."""

    bot: str
    game: int
    failing: Failing
    words: str = ""
    """The error, the refused command or the limit, as text."""


class Forfeit(Struct, frozen=True):
    """A seat that stays empty in a game, because its bot hung or ended its process."""

    seat: Seat
    failing: Failing
    words: str = ""


class Misplay(Exception):  # noqa: N818 -- It says what is the case.
    """A bot has failed in one decision."""

    def __init__(self, failing: Failing, words: str) -> None:
        super().__init__(words)
        self.failing = failing
        self.words = words[:MOST_WORDS]


def crash_of(error: BaseException) -> Misplay:
    """A misplay for an error raised by a bot, with the line where it was raised."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f" ({code.co_filename.rpartition('/')[2]}:{trace.tb_lineno})"
        trace = trace.tb_next
    words = f"{type(error).__name__}: {error}"[: MOST_WORDS - 60] + place
    return Misplay(Failing.CRASHED, "; ".join([words, *getattr(error, "__notes__", ())]))


def find_misplay(command: object, refusal: Refusal | None) -> Misplay | None:
    """The fault in a bot's command, or ``None`` for a legal one."""
    if not isinstance(command, SeatCommand):
        return Misplay(Failing.NO_COMMAND, repr(command))
    if refusal is not None:
        return Misplay(Failing.ILLEGAL, f"{refusal.code}: {command!r}")
    return None
