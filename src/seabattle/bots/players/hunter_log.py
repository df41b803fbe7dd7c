"""The hunter's extract of the log: when each cell was answered, and the reported sinkings."""

from msgspec import Struct

from seabattle.grid import Mask
from seabattle.views import CellAnswer, Mark, ToldRound, ToldShots, View, read_log

MEMORY = 20
"""The number of recent misses that count where ships move; on a small grid a quarter of it."""


class ToldSinking(Struct, frozen=True):
    """A reported sinking."""

    last: Mask
    """The cells one of which was its last."""
    hits: Mask
    """All that was hit by then."""
    ship_class: str | None


class HunterLog(Struct, frozen=True):
    """Facts of the log that are not on the chart."""

    hit_at: dict[int, int]
    """When a cell was first hit, by its number."""
    missed_at: dict[int, int]
    """When a cell was last missed."""
    lately: Mask
    """The latest misses."""
    sinkings: tuple[ToldSinking, ...]


class _HunterNotes:
    """Collects the facts while the log is read."""

    def __init__(self) -> None:
        self.hit_at: dict[int, int] = {}
        self.missed_at: dict[int, int] = {}
        self.now = 0
        self.hits = 0
        self.sinkings: list[ToldSinking] = []

    def note_answer(self, answer: CellAnswer, *, own: bool) -> None:
        """An answer to a shot at the sea this seat fires at."""
        self.now += 1
        if answer.mark is Mark.MISS:
            if own:
                # Popped first, so that the latest stands last.
                self.missed_at.pop(answer.cell, None)
                self.missed_at[answer.cell] = self.now
            return
        self.hits |= answer.bit
        self.hit_at.setdefault(answer.cell, self.now)
        for ship in answer.sunk:
            self.sinkings.append(ToldSinking(answer.bit, self.hits, ship.ship_class))

    def note_round(self, told: ToldRound) -> None:
        """The news of a round."""
        self.now += 1
        pegs = 0
        for hit in told.hits:
            pegs |= hit.bit
            self.hit_at.setdefault(hit.cell, self.now)
        self.hits |= pegs
        self.sinkings += [ToldSinking(pegs, self.hits, ship.ship_class) for ship in told.sunk]


def read_hunter_log(view: View) -> HunterLog:
    """Read the log of the view about the sea its seat fires at."""
    notes, shared = _HunterNotes(), view.ruleset.sea.shared
    for told in read_log(view):
        if isinstance(told, ToldShots):
            own = told.by == view.seat
            for answer in told.answers if own or shared else ():
                notes.note_answer(answer, own=own)
        elif isinstance(told, ToldRound):
            notes.note_round(told)
    span = min(MEMORY, view.ruleset.grid.size // 4)
    lately = list(notes.missed_at)[len(notes.missed_at) - span :] if span else []
    return HunterLog(
        notes.hit_at,
        notes.missed_at,
        sum(1 << index for index in lately),
        tuple(notes.sinkings),
    )
