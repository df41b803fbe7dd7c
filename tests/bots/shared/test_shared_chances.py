"""Odds on a shared sea by a chart, compared with all possible fleets."""

from functools import reduce
from itertools import combinations, product
from operator import or_

import pytest

from kit.games.small_game import forum_rules
from kit.seas.drawn_sea import too_close
from seabattle.beliefs import Impossible
from seabattle.bots.shared.shared_chances import estimate_shared_chances
from seabattle.bots.typed_chart import TypedChart, read_chart
from seabattle.grid import Mask
from seabattle.rules import Ruleset, ShipClass, berths

PAIR = (ShipClass("destroyer", 1, ("##",)), ShipClass("torpedo-boat", 1, ("#",)))
LONE = (ShipClass("cruiser", 1, ("###",)),)


def fleets_of(ruleset: Ruleset) -> list[tuple[Mask, ...]]:
    """Every fleet of one seat."""
    found = product(*[berths(ruleset.grid, entry) for entry in ruleset.fleet])
    touching = ruleset.sea.touching
    return [
        fleet
        for fleet in found
        if not any(
            one & other or too_close(ruleset.grid, one, other, touching)
            for one, other in combinations(fleet, 2)
        )
    ]


def chances_by_trying(ruleset: Ruleset, chart: TypedChart) -> list[float]:
    """The odds by enumerating all truths, with the fewest possible wrecks."""
    struck = chart.hit | chart.sunk
    counts, whole = [0] * ruleset.grid.size, 0
    for truth in product(fleets_of(ruleset), repeat=ruleset.seats - 1):
        ships = [ship for fleet in truth for ship in fleet]
        decks = reduce(or_, ships)
        down = [ship for ship in ships if not ship & ~struck]
        if reduce(or_, down, 0) != chart.sunk or len(down) > bool(chart.sunk):
            continue
        if struck & ~decks or decks & chart.empty:
            continue
        whole += 1
        for cell in range(ruleset.grid.size):
            counts[cell] += (decks & ~struck) >> cell & 1
    return [count / whole for count in counts]


@pytest.mark.parametrize(
    ("seats", "fleet", "drawing"),
    [
        (2, PAIR, "....\n.x..\n...o"),
        (3, PAIR, "....\n....\no..."),
        (3, PAIR, ".x..\n....\n...x"),
        (3, LONE, "###.\n...x\n...."),
        (4, LONE, "###.\n..x.\n...."),
    ],
)
def test_chances_are_those_of_all_truths(
    seats: int, fleet: tuple[ShipClass, ...], drawing: str
) -> None:
    """No chance is off by more than was said."""
    ruleset = forum_rules(3, 4, seats=seats, fleet=fleet)
    chart = read_chart(ruleset, drawing)
    found = estimate_shared_chances(ruleset, chart)

    assert 0 < found.error < 0.1
    assert found.cells == pytest.approx(chances_by_trying(ruleset, chart), abs=found.error)


@pytest.mark.parametrize("drawing", ["##..\n....\n....", "###.\n###.\n...."])
def test_what_cannot_have_sunk_is_a_contradiction(drawing: str) -> None:
    """No ship is so short, or too many went down."""
    ruleset = forum_rules(3, 4, seats=2, fleet=LONE)

    with pytest.raises(Impossible):
        estimate_shared_chances(ruleset, read_chart(ruleset, drawing))
