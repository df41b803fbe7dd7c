"""A sampler in plain Python: what the kernel does, slower and easier to read."""

from array import array

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.sampling import importance_sampler
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.sampling.listing import FleetListing
from seabattle.beliefs.sampling.shot_answer import WantedBerths
from seabattle.beliefs.sampling.shot_choice import ShotChoice, ShotChooser
from seabattle.beliefs.sampling.targets import Targets
from seabattle.beliefs.splitmix import SplitMix
from seabattle.beliefs.telling import Telling


class PythonSampler:
    """The twin of the kernel's sampler."""

    def __init__(self, table: BerthTable) -> None:
        self.table = table

    def list_fleets(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""
        return FleetListing(self.table, limit).list_all()

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries."""
        return importance_sampler.draw_fleets(self.table, n, seed)

    def keep_fleets(self, fleets: Fleets, wanted: WantedBerths) -> Fleets:
        """Keep the fleets that would have given an answer."""
        berths, some = wanted
        kept = [
            number
            for number in range(len(fleets))
            if any(berths >> berth & 1 for berth in fleets[number]) is some
        ]
        return Fleets(
            fleets.ships,
            array("H", [berth for number in kept for berth in fleets[number]]),
            array("Q", [fleets.weights[number] for number in kept]),
            fleets.estimate,
        )

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""
        weights, squares = [0] * self.table.berths, [0] * self.table.berths
        for number, weight in enumerate(fleets.weights):
            for berth in fleets[number]:
                weights[berth] += weight
                squares[berth] += weight * weight
        return weights, squares

    def choose_shot(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> ShotChoice:
        """Choose the next shot against *fleets*."""
        return ShotChooser(Targets(self.table, fleets, telling), fired, effort, seed).choose()

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> ShotChoice:
        """Choose the next shot against fleets listed or drawn for it."""
        chance = SplitMix(seed)
        draws = chance.word()
        fleets = self.list_fleets(effort.limit)
        if fleets is None:
            fleets = self.draw_fleets(effort.fleets, draws)
        return self.choose_shot(fleets, fired, telling, effort, chance.word())
