"""Fleets drawn from class regions."""

from kit.games.small_game import preset
from seabattle.bots.dice import BotDice
from seabattle.bots.placement.place_fleet import weighted_regions
from seabattle.bots.placement.region_sampler import draw_from_regions

MOST = 150_000
"""Throws of the dice; a hundred thousand take about a tenth of a second."""


class _CountedDice(BotDice):
    """Dice that count how often they are thrown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.throws = 0

    def word(self) -> int:
        """One more throw."""
        self.throws += 1
        return super().word()


def test_fifteen_ships_are_placed_without_much_ado() -> None:
    """On the Italian sheet players waited half a second for a packed fleet."""
    ruleset = preset("battaglia-navale")
    for class_regions, _ in weighted_regions(ruleset)[::4]:
        dice = _CountedDice(3)
        draw_from_regions(ruleset, class_regions, dice)

        assert dice.throws < MOST
