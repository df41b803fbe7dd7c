"""Reads the log of a view, once: when each cell answered, and which sinkings were told."""

from msgspec import Struct

from seabattle.game import Seat
from seabattle.grid import Grid, Mask, bits
from seabattle.views import Answer, Miss, RoundAnswered, SalvoAnswered, Sunk, View

MEMORY = 20
"""So many misses are remembered where ships move; on a small grid a quarter of its cells."""


class ToldSinking(Struct, frozen=True):
    """A ship that went down."""

    last: Mask
    """The cells one of which was its last."""
    hits: Mask
    """All that was hit by then."""
    ship_class: str | None


class HunterLog(Struct, frozen=True):
    """What the log tells beyond the chart."""

    hit_at: dict[int, int]
    """When a cell was first hit, by its number."""
    missed_at: dict[int, int]
    """When a cell was last missed."""
    lately: Mask
    """Where the last shots fell in vain."""
    sinkings: tuple[ToldSinking, ...]


class _LogReader:
    """The log, read from its beginning."""

    def __init__(self, grid: Grid, seat: Seat | None, *, shared: bool) -> None:
        self.grid = grid
        self.seat = seat
        self.shared = shared
        self.hit_at: dict[int, int] = {}
        self.missed_at: dict[int, int] = {}
        self.now = 0
        self.hits = 0
        self.sinkings: list[ToldSinking] = []

    def read_salvo(self, salvo: SalvoAnswered) -> None:
        """Answers to shots at the sea this seat fires at."""
        if salvo.by == self.seat or self.shared:
            for answer in salvo.answers:
                self._read_answer(answer, own=salvo.by == self.seat)

    def _read_answer(self, answer: Answer, *, own: bool) -> None:
        cell = self.grid.bit(answer.at)
        index = cell.bit_length() - 1
        self.now += 1
        if isinstance(answer, Miss):
            if own:
                # Popped first, so that the latest stands last.
                self.missed_at.pop(index, None)
                self.missed_at[index] = self.now
            return
        self.hits |= cell
        self.hit_at.setdefault(index, self.now)
        if isinstance(answer, Sunk) and not answer.again:
            names = [ship.ship_class for ship in answer.ships] or [None]
            self.sinkings += [ToldSinking(cell, self.hits, name) for name in names]

    def read_round(self, news: RoundAnswered) -> None:
        """The news of a round."""
        for salvo in news.salvos:
            self.read_salvo(salvo)
        pegs = self.grid.mask(hit.at for hit in news.hits)
        self.hits |= pegs
        self.now += 1
        for index in bits(pegs):
            self.hit_at.setdefault(index, self.now)
        if self.shared:
            self.sinkings += [ToldSinking(pegs, self.hits, ship.ship_class) for ship in news.sunk]


def read_hunter_log(view: View) -> HunterLog:
    """What the view's log tells of the sea its seat fires at."""
    reader = _LogReader(view.ruleset.grid, view.seat, shared=view.ruleset.sea.shared)
    for report in view.log:
        if isinstance(report, SalvoAnswered):
            reader.read_salvo(report)
        elif isinstance(report, RoundAnswered):
            reader.read_round(report)
    span = min(MEMORY, view.ruleset.grid.size // 4)
    lately = list(reader.missed_at)[len(reader.missed_at) - span :] if span else []
    return HunterLog(
        reader.hit_at,
        reader.missed_at,
        sum(1 << index for index in lately),
        tuple(reader.sinkings),
    )
