"""The gunnery carried out by the compiled kernel; sets cross over as bytes, lowest word first."""

from array import array
from dataclasses import astuple

from seabattle import _kernel
from seabattle.beliefs.aim import Choice
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleets import Fleets
from seabattle.beliefs.limits import Impossible, TooLarge
from seabattle.beliefs.problem import Candidates
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.waters import Waters

_WIDTHS = (1, 2, 4, 8)
"""The numbers of words for cells that the kernel was compiled for."""

Muster = tuple[list[int], list[int], bytes]


class Compiled:
    """Everything done with many fleets of one problem; the answers are those of the twin."""

    def __init__(self, waters: Waters) -> None:
        self._waters = waters
        self._words = words_for(waters.problem.size)
        counts, sizes, masks = muster(waters.kin, self._words)
        must_cover = self._cells(waters.must_cover)
        self._gunnery = _kernel.gunnery(counts, sizes, masks, must_cover, self._words)

    def listed(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""
        found = self._gunnery.listed(limit)
        return None if found is None else self._fleets(*found)

    def drawn(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries."""
        return self._fleets(*self._gunnery.drawn(n, seed))

    def kept(self, fleets: Fleets, berths: int, *, wanted: bool) -> Fleets:
        """Keep the fleets with some ship in one of the *berths*, or those with none."""
        chosen = berths.to_bytes(self._waters.berths // 8, "little")
        found = self._gunnery.kept(*_crossing(fleets), chosen, wanted)
        return self._fleets(found[0], found[1], fleets.estimate)

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""
        found = list(_read("Q", self._gunnery.odds(*_crossing(fleets))))
        return found[: self._waters.berths], found[self._waters.berths :]

    def aimed(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> Choice:
        """Choose the next shot against *fleets*."""
        try:
            found = self._gunnery.aimed(
                *_crossing(fleets),
                self._cells(fired),
                telling.sinking,
                telling.hit_names_class,
                astuple(effort),
                seed,
            )
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None
        return _choice(*found)

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> Choice:
        """Choose the next shot against fleets listed or drawn for it."""
        try:
            found = self._gunnery.shot(
                self._cells(fired), telling.sinking, telling.hit_names_class, astuple(effort), seed
            )
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None
        return _choice(*found)

    def _cells(self, cells: int) -> bytes:
        return cells.to_bytes(8 * self._words, "little")

    def _fleets(self, berths: bytes, weights: bytes, estimate: float) -> Fleets:
        return Fleets(self._waters.ships, _read("H", berths), _read("Q", weights), estimate)


def words_for(cells: int) -> int:
    """Say how many words the kernel needs for a grid of that many *cells*."""
    for words in _WIDTHS:
        if cells <= 64 * words:
            return words
    raise TooLarge(f"the kernel knows no grid of {cells} cells")


def muster(classes: list[Candidates], words: int) -> Muster:
    """Write candidates in the form the kernel reads."""
    masks = b"".join(
        mask.to_bytes(8 * words, "little")
        for candidates in classes
        for placement in candidates.placements
        for mask in placement
    )
    return [c.count for c in classes], [len(c.placements) for c in classes], masks


def _crossing(fleets: Fleets) -> tuple[int, bytes, bytes]:
    return fleets.ships, fleets.berths.tobytes(), fleets.weights.tobytes()


def _read(code: str, items: bytes) -> "array[int]":
    found: array[int] = array(code)
    found.frombytes(items)
    return found


def _choice(cell: int, weight: int, options: list[tuple[int, int]]) -> Choice:
    return Choice(cell, weight, tuple(options))
