"""What there is to announce after a round, taken from what a spectator was told.

Only reports to a spectator are read here, never an event: a bulletin cannot say more
than FO4 to FO6 allow, because it does not know more.
"""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.game import Phase, Seat, Why
from seabattle.game.event import GameEnded, SeatLeft, SeatOut, TieReached
from seabattle.grid import Cell
from seabattle.records import Record, playback_steps
from seabattle.trouble import Trouble
from seabattle.views import Named, Report, RoundAnswered, View, new_view


class Bulletin(Struct, frozen=True):
    """The news of one round."""

    number: int
    """The round that was closed; 0 before the first."""
    hits: tuple[Cell, ...]
    sunk: tuple[Named, ...]
    out: tuple[Seat, ...]
    left: tuple[tuple[Seat, Why], ...]
    tied: tuple[Seat, ...]
    end: GameEnded | None
    view: View
    """What a spectator knows when the post is made."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has yet to fire in the round that is open now, or to place a fleet."""
        table = self.view.table
        if table.phase not in (Phase.PLACING, Phase.PLAYING):
            return ()
        return tuple(Seat(seat) for seat in range(table.seats) if table.awaited >> seat & 1)


class Chapter(Struct, frozen=True):
    """What a spectator heard up to the end of a round, and knew then."""

    reports: tuple[Report, ...]
    view: View


def make_bulletin(record: Record, number: int | None = None) -> Bulletin:
    """The news of round *number*, or of the last one and what has happened since.

    Raises :class:`Trouble`.
    """
    if not record.ruleset.turn.in_rounds:
        raise Trouble("post/no-rounds")
    if not record.ruleset.sea.shared:
        raise Trouble("post/own-seas")
    *closed, running = _chapters(record)
    if number is not None and not 1 <= number <= len(closed):
        raise Trouble("post/no-such-round", number=number, closed=len(closed))
    number = len(closed) if number is None else number
    if number < len(closed):
        return _sum_up(number, closed[number - 1])
    before = closed[-1].reports if closed else ()
    return _sum_up(number, Chapter(before + running.reports, running.view))


def _chapters(record: Record) -> Iterator[Chapter]:
    """Every round that was closed, and at last the one that is running."""
    reports: tuple[Report, ...] = ()
    view = new_view(record.ruleset, None)
    for step in playback_steps(record, None):
        reports, view = reports + step.reports, step.view
        if any(isinstance(report, RoundAnswered) for report in step.reports):
            yield Chapter(reports, view)
            reports = ()
    yield Chapter(reports, view)


def _sum_up(number: int, chapter: Chapter) -> Bulletin:
    told = chapter.reports
    rounds = [report for report in told if isinstance(report, RoundAnswered)]
    tied = [report.seats for report in told if isinstance(report, TieReached)]
    ends = [report for report in told if isinstance(report, GameEnded)]
    return Bulletin(
        number,
        tuple(hit.at for report in rounds for hit in report.hits),
        tuple(ship for report in rounds for ship in report.sunk),
        tuple(report.seat for report in told if isinstance(report, SeatOut)),
        tuple((report.seat, report.why) for report in told if isinstance(report, SeatLeft)),
        tied[-1] if tied else (),
        ends[-1] if ends else None,
        chapter.view,
    )
