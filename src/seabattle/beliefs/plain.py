"""The gunnery in plain Python: what the kernel does, slower and easier to read."""

from array import array

from seabattle.beliefs import drawing, listing
from seabattle.beliefs.aim import Aim, Choice
from seabattle.beliefs.chance import Chance
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleets import Fleets
from seabattle.beliefs.targets import Targets
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.waters import Waters


class Plain:
    """Everything done with many fleets of one problem."""

    def __init__(self, waters: Waters) -> None:
        self._waters = waters

    def listed(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""
        return listing.listed(self._waters, limit)

    def drawn(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries."""
        return drawing.drawn(self._waters, n, seed)

    def kept(self, fleets: Fleets, berths: int, *, wanted: bool) -> Fleets:
        """Keep the fleets with some ship in one of the *berths*, or those with none."""
        kept = [
            number
            for number in range(len(fleets))
            if any(berths >> berth & 1 for berth in fleets[number]) is wanted
        ]
        return Fleets(
            fleets.ships,
            array("H", [berth for number in kept for berth in fleets[number]]),
            array("Q", [fleets.weights[number] for number in kept]),
            fleets.estimate,
        )

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""
        weights, squares = [0] * self._waters.berths, [0] * self._waters.berths
        for number, weight in enumerate(fleets.weights):
            for berth in fleets[number]:
                weights[berth] += weight
                squares[berth] += weight * weight
        return weights, squares

    def aimed(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> Choice:
        """Choose the next shot against *fleets*."""
        return Aim(Targets(self._waters, fleets, telling), fired, effort, seed).choose()

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> Choice:
        """Choose the next shot against fleets listed or drawn for it."""
        chance = Chance(seed)
        draws = chance.word()
        fleets = self.listed(effort.limit)
        if fleets is None:
            fleets = self.drawn(effort.fleets, draws)
        return self.aimed(fleets, fired, telling, effort, chance.word())
