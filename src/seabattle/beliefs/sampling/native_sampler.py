"""The sampler of the compiled kernel; sets cross over as bytes, lowest word first."""

from array import array
from dataclasses import astuple

from seabattle import _kernel
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import Candidates, Fleet, FleetProblem
from seabattle.beliefs.limits import Impossible, ProblemTooLarge
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.sampling.shot_answer import WantedBerths
from seabattle.beliefs.sampling.shot_choice import ShotChoice
from seabattle.beliefs.telling import Telling

_WIDTHS = (1, 2, 4, 8)
"""The numbers of words for cells that the kernel was compiled for."""

PackedCandidates = tuple[list[int], list[int], bytes]


class NativeSampler:
    """The fleets of one problem; the answers are those of the twin."""

    def __init__(self, table: BerthTable) -> None:
        self.table = table
        self._words = words_for(table.problem.size)
        counts, sizes, masks = pack_candidates(table.kin, self._words)
        must_cover = self._cells(table.must_cover)
        self._sampler = _kernel.sampler(counts, sizes, masks, must_cover, self._words)

    def list_fleets(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""
        found = self._sampler.list_fleets(limit)
        return None if found is None else self._fleets(*found)

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries."""
        return self._fleets(*self._sampler.draw_fleets(n, seed))

    def keep_fleets(self, fleets: Fleets, wanted: WantedBerths) -> Fleets:
        """Keep the fleets that would have given an answer."""
        berths, some = wanted
        chosen = berths.to_bytes(self.table.berths // 8, "little")
        found = self._sampler.keep_fleets(*_fleet_bytes(fleets), chosen, some)
        return self._fleets(found[0], found[1], fleets.estimate)

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""
        found = list(_read_array("Q", self._sampler.odds(*_fleet_bytes(fleets))))
        return found[: self.table.berths], found[self.table.berths :]

    def choose_shot(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> ShotChoice:
        """Choose the next shot against *fleets*."""
        try:
            found = self._sampler.choose_shot(
                *_fleet_bytes(fleets),
                self._cells(fired),
                telling.sinking,
                telling.hit_names_class,
                astuple(effort),
                seed,
            )
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None
        return _shot_choice(*found)

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> ShotChoice:
        """Choose the next shot against fleets listed or drawn for it."""
        try:
            found = self._sampler.shot(
                self._cells(fired), telling.sinking, telling.hit_names_class, astuple(effort), seed
            )
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None
        return _shot_choice(*found)

    def _cells(self, cells: int) -> bytes:
        return cells.to_bytes(8 * self._words, "little")

    def _fleets(self, berths: bytes, weights: bytes, estimate: float) -> Fleets:
        return Fleets(
            self.table.ships, _read_array("H", berths), _read_array("Q", weights), estimate
        )


def make_native_solo(
    problem: FleetProblem, truth: Fleet, telling: Telling, effort: Effort, seed: int
) -> _kernel.SoloGame:
    """Let the kernel play the whole game."""
    words = words_for(problem.size)
    ships = [(number, place) for number, places in enumerate(truth) for place in places]
    return _kernel.solo_game(
        *pack_candidates(list(problem.classes), words),
        words,
        ships,
        telling.sinking,
        telling.hit_names_class,
        astuple(effort),
        seed,
    )


def words_for(cells: int) -> int:
    """Say how many words the kernel needs for a grid of that many *cells*."""
    for words in _WIDTHS:
        if cells <= 64 * words:
            return words
    raise ProblemTooLarge(f"the kernel knows no grid of {cells} cells")


def pack_candidates(classes: list[Candidates], words: int) -> PackedCandidates:
    """Write candidates in the form the kernel reads."""
    masks = b"".join(
        mask.to_bytes(8 * words, "little")
        for candidates in classes
        for placement in candidates.placements
        for mask in placement
    )
    return [c.count for c in classes], [len(c.placements) for c in classes], masks


def _fleet_bytes(fleets: Fleets) -> tuple[int, bytes, bytes]:
    return fleets.ships, fleets.berths.tobytes(), fleets.weights.tobytes()


def _read_array(code: str, items: bytes) -> "array[int]":
    found: array[int] = array(code)
    found.frombytes(items)
    return found


def _shot_choice(cell: int, weight: int, options: list[tuple[int, int]]) -> ShotChoice:
    return ShotChoice(cell, weight, tuple(options))
