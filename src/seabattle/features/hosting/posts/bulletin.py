"""The news of a round, collected from the reports to a spectator.

This module reads only reports to a spectator, never an event, so a bulletin cannot say more
than FO4 to FO6 allow. It is built incrementally while the game goes on (a running summary),
so that a post costs the same after round 3 and after round 300.
"""

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game import Phase, Seat, Why
from seabattle.game.event import GameEnded, PlayBegan, SeatLeft, SeatOut, TieReached
from seabattle.grid import Cell
from seabattle.matches.event import HostEnded
from seabattle.matches.telling.notice import NOTICE_KINDS, Notice
from seabattle.records import Record, playback_steps
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble
from seabattle.views import Named, Report, RoundAnswered, View, hear, new_view
from seabattle.views.log import Log


class Bulletin(Struct, frozen=True):
    """The news of one round."""

    number: int
    """The round that was closed; 0 before the first."""
    view: View
    """What a spectator knows when the post is made, without the log."""
    hits: tuple[Cell, ...] = ()
    sunk: tuple[Named, ...] = ()
    out: tuple[Seat, ...] = ()
    left: tuple[tuple[Seat, Why], ...] = ()
    tied: tuple[Seat, ...] = ()
    end: GameEnded | None = None
    by_host: bool = False
    """Whether it was the host who ended the game."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have yet to fire in the open round, or to place a fleet."""
        table = self.view.table
        if table.phase not in (Phase.PLACING, Phase.PLAYING):
            return ()
        return tuple(Seat(seat) for seat in range(table.seats) if table.awaited >> seat & 1)


class RunningSummary:
    """The news of every round so far, updated by each report to a spectator."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Raises :class:`Trouble` for rules without rounds on a shared sea."""
        if not ruleset.turn.in_rounds:
            raise Trouble("post/no-rounds")
        if not ruleset.sea.shared:
            raise Trouble("post/own-seas")
        self._now = Bulletin(0, new_view(ruleset, None))
        self._closed: list[Bulletin] = []
        self._gone: list[tuple[Seat, Why]] = []
        """The seats that have left since the last round was closed."""
        self.heard = 0
        """The number of reports and notices heard so far."""
        self.opening: Bulletin | None = None
        """The news when play began, once it has."""

    def hear(self, what: Report | Notice) -> None:
        """Add one more report or notice to a spectator."""
        self.heard += 1
        if type(what) not in NOTICE_KINDS:
            self._hear_report(what)  # type: ignore[arg-type]  # It is no notice.
        elif isinstance(what, HostEnded):
            self._now = replace(self._now, by_host=True)

    def _hear_report(self, report: Report) -> None:
        now = replace(self._now, view=replace(hear(self._now.view, report), log=Log.empty()))
        match report:
            case RoundAnswered():
                hits = tuple(hit.at for hit in report.hits)
                number = now.number + 1
                now = Bulletin(number, now.view, hits, report.sunk, left=tuple(self._gone))
                self._gone = []
                self._closed.append(now)
            case SeatOut():
                # Elimination belongs to the round, so it is part of the round's news.
                now = replace(now, out=(*now.out, report.seat))
                self._closed[-1] = now
            case SeatLeft():
                self._gone.append((report.seat, report.why))
                now = replace(now, left=(*now.left, (report.seat, report.why)))
            case TieReached():
                now = replace(now, tied=report.seats)
            case GameEnded():
                now = replace(now, end=report)
            case PlayBegan():
                self.opening = now
            case _:
                pass
        self._now = now

    def bulletin(self, number: int | None = None) -> Bulletin:
        """The news of round *number*, or of the last one and what has happened since.

        Number 0 is when play began. Raises :class:`Trouble`.
        """
        closed = self._now.number
        if number == 0 and self.opening is not None:
            return self._now if closed == 0 else self.opening
        if number is not None and not 1 <= number <= closed:
            raise Trouble("post/no-such-round", number=number, closed=closed)
        if number is None or number == closed:
            return self._now
        return self._closed[number - 1]


def make_bulletin(record: Record, number: int | None = None) -> Bulletin:
    """The news of round *number* of a record, or of its last one. Raises :class:`Trouble`."""
    return summary_of(record).bulletin(number)


def summary_of(record: Record) -> RunningSummary:
    """The news of every round of a record. Raises :class:`Trouble`."""
    summary = RunningSummary(record.ruleset)
    for step in playback_steps(record, None):
        for report in step.reports:
            summary.hear(report)
    return summary
