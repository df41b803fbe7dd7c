"""Shot advice by typed charts, compared with lists of all fleets."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from kit.games.small_game import preset, rules
from kit.seas.drawn_sea import cell, cells, too_close
from seabattle.bots.advice import OddsMethod, advise_shot, chart_problem
from seabattle.bots.typed_chart import TypedChart, read_chart
from seabattle.grid import Grid
from seabattle.rules import Disclosure, Ruleset, Sea, ShipClass, Touching, berths
from seabattle.trouble import Trouble

TWO = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 2, ("##",)))


def _table(touching: Touching, *, told: bool = True) -> Ruleset:
    return rules(4, 5, fleet=TWO, sea=Sea(touching), disclosure=Disclosure(sinking_told=told))


def _list_fleets(ruleset: Ruleset, noted: TypedChart) -> list[tuple[int, ...]]:
    """All fleets that agree with a chart, found by trying every one."""
    grid, (cruiser, destroyer) = ruleset.grid, ruleset.fleet
    pairs = combinations(berths(grid, destroyer), 2)
    fleets = [(one, *two) for two in pairs for one in berths(grid, cruiser)]
    return [fleet for fleet in fleets if _legal(ruleset, fleet) and _agrees(ruleset, noted, fleet)]


def _legal(ruleset: Ruleset, fleet: tuple[int, ...]) -> bool:
    return all(
        not one & other and not too_close(ruleset.grid, one, other, ruleset.sea.touching)
        for one, other in combinations(fleet, 2)
    )


def _agrees(ruleset: Ruleset, noted: TypedChart, fleet: tuple[int, ...]) -> bool:
    decks, struck = sum(fleet), noted.hit | noted.sunk
    sunk = sum(ship for ship in fleet if not ship & ~struck)
    wounded = struck & ~sunk
    if decks & noted.empty or struck & ~decks or noted.seen & ~decks:
        return False
    if not ruleset.disclosure.sinking_told:
        return not noted.sunk & ~sunk and all(
            not ship & noted.sunk or not ship & ~noted.sunk for ship in fleet
        )
    return sunk == noted.sunk and wounded == noted.hit


CHARTS = [
    ". . . . .\n. . . . .\n. . . . .\n. . . . .",
    ". o . . .\n. . x . .\n. . . . .\n. . . . o",
    "# # . . .\n. . . x .\n. . . . .\no . . . .",
    "# # # . .\n. . . . .\n. . # # .\n. . . . .",
    "# # . . .\n# # . . .\n. . . . .\n. . . . .",
    ". . + . .\n. - - . .\n. . . . .\n. x . . .",
    ". x x . .\n. . . . .\n. . . . .\n. . . . .",
    "# # # # #\n. . . . .\n. . x . .\n. . . . .",
]


@pytest.mark.parametrize("touching", Touching)
@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("drawing", CHARTS)
def test_the_odds_are_those_of_all_fleets_that_agree(
    touching: Touching, told: bool, drawing: str
) -> None:
    """Sunk cells fall into ships in every legal way, and a mere hit is never a whole ship."""
    ruleset = _table(touching, told=told)
    noted = read_chart(ruleset, drawing)
    fleets = _list_fleets(ruleset, noted)
    if not fleets:
        with pytest.raises(Trouble):
            advise_shot(ruleset, noted)
        return

    advice = advise_shot(ruleset, noted)

    assert advice.fleets == len(fleets)
    assert advice.method is OddsMethod.EXACT
    flat = [chance for row in advice.odds for chance in row]
    for index, chance in enumerate(flat):
        share = sum(sum(fleet) >> index & 1 for fleet in fleets) / len(fleets)
        assert chance == pytest.approx(share)


def test_the_best_cell_is_the_likeliest_unknown_one() -> None:
    """A known hit has the best odds of all, and is no advice."""
    ruleset = _table(Touching.FREELY)
    advice = advise_shot(ruleset, read_chart(ruleset, CHARTS[1]))

    assert advice.best in cells("B2 D2 C1 C3")


def test_nothing_is_advised_when_everything_is_sunk() -> None:
    """The game is over, and the advice says so."""
    ruleset = _table(Touching.FREELY)
    advice = advise_shot(ruleset, read_chart(ruleset, "# # # . .\n# # . . .\n# # . . .\n. . . . ."))

    assert advice.best is None


def test_what_is_too_large_is_sampled_with_an_honest_error() -> None:
    """The same chart both ways: no chance is wrong by more than was stated."""
    ruleset = preset("classic", grid=Grid(7, 8))
    noted = TypedChart(empty=ruleset.grid.mask(cells("A1 D4")), hit=ruleset.grid.bit(cell("F5")))
    exact = advise_shot(ruleset, noted)

    sampled = advise_shot(ruleset, noted, states=0)

    assert sampled.method is OddsMethod.SAMPLED
    assert 0 < sampled.error < 0.1
    assert sampled.fleets == pytest.approx(exact.fleets, rel=0.1)
    for mine, theirs in zip(sampled.odds, exact.odds, strict=True):
        assert mine == pytest.approx(theirs, abs=sampled.error)


def test_a_wrong_cell_is_blamed() -> None:
    """Two sunk ships side by side cannot be, and one mark is the only way out."""
    ruleset = _table(Touching.NEVER)
    noted = read_chart(ruleset, "# # . . .\n. . . . .\n. o o o o\n. o # # #")

    assert advise_shot(ruleset, noted).fleets
    with pytest.raises(Trouble) as found:
        advise_shot(ruleset, replace(noted, hit=ruleset.grid.bit(cell("A2"))))
    assert found.value.facts == {"cells": "A2", "count": 1}


def test_several_wrong_cells_are_not_blamed_on_one() -> None:
    """Taking away any one of them would not help."""
    ruleset = _table(Touching.NEVER)
    noted = read_chart(ruleset, "# # # # #\n. . . . .\n. . . . .\n# # # # #")

    with pytest.raises(Trouble) as found:
        advise_shot(ruleset, noted)
    assert found.value.facts == {"cells": "none", "count": 0}


@pytest.mark.parametrize(
    "drawing",
    [
        ".o.x.\n.....\n..##.\n.....",
        "  A B C D E\n1 . o . x .\n2 . . . . .\n3 . . # # .\n4 . . . . .",
        "1.o.x.1\n2.....2\n3..##.3\n4.....4\n ABCDE",
        "\n  · ○ · × ·\n\n  · · · · ·\n  · · ▣ ▣ ·\n  · · · · ·\n",
        ". О . Х .\r\n.....\r\n..##.\r\n.....\r\n",
    ],
)
def test_a_chart_is_read_however_it_is_drawn(drawing: str) -> None:
    """With labels or without, spaced or not, copied from a drawn board, Cyrillic letters."""
    ruleset = _table(Touching.NEVER)
    noted = read_chart(ruleset, drawing)

    assert ruleset.grid.cells(noted.empty) == cells("B1")
    assert ruleset.grid.cells(noted.hit) == cells("D1")
    assert ruleset.grid.cells(noted.sunk) == cells("C3 D3")


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ("", "chart/rows"),
        (".....\n" * 5, "chart/rows"),
        (".....\n....\n.....\n.....", "chart/columns"),
        (".....\n...?.\n.....\n.....", "chart/sign"),
        (".....\n...\0.\n.....\n.....", "chart/sign"),
        ("x" * 10_000, "chart/rows"),
    ],
)
def test_a_chart_that_cannot_be_read_says_why(drawing: str, code: str) -> None:
    """Rows, columns or a sign: each is mended in its own way."""
    with pytest.raises(Trouble) as bad:
        read_chart(_table(Touching.NEVER), drawing)

    assert bad.value.code == code


def test_ships_that_look_alike_are_not_told_apart() -> None:
    """The number of fleets is the one that "count" gives."""
    ruleset = preset("classic", grid=Grid(6, 6))

    assert advise_shot(ruleset, TypedChart()).fleets == 1656
    assert len(chart_problem(ruleset, TypedChart()).classes) == 4
