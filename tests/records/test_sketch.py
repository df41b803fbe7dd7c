from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from seabattle.game import placement_faults
from seabattle.grid import Cell, Col, Grid, Row
from seabattle.records.sketch import (
    draw_signs,
    draw_sketch,
    name_ships,
    read_ships,
    read_sketch,
)
from seabattle.rules import LabelSchemes, Ruleset, Ship, berths, load_variant, settle, ship_at
from seabattle.trouble import Trouble


def rules(variant: str, rows: int, cols: int, columns: str = "latin") -> Ruleset:
    """The rules of a ready-made game on a grid of another size."""
    return settle(load_variant(variant), grid=Grid(rows, cols), labels=LabelSchemes(columns))


def lines(drawing: str) -> list[str]:
    """The lines of a drawing as it stands in a test."""
    return dedent(drawing).strip("\n").splitlines()


def at(*places: tuple[int, int]) -> tuple[Cell, ...]:
    """Cells by row and column."""
    return tuple(Cell(Row(row), Col(col)) for row, col in places)


PLAIN = """
    AAA..
    ....B
    #..xB
"""
WAYS = {
    "close": PLAIN,
    "spaced": """
        A A A . .
        . . . . B
        # . . x B
    """,
    "labelled": """
          A B C D E
        1 A A A . .
        2 . . . . B
        3 # . . x B
    """,
    "framed": """
        A|B|C|D|E
        1|A|A|A|.|.|1
        2|.|.|.|.|B|2
        3|#|.|.|x|B|3
    """,
    "numbered only": """
        1 AAA..
        2 ....B
        3 #..xB
    """,
    "other water": """
        AAA~~
        ····B
        #~~xB
    """,
    "headed in cyrillic": """
          а б в г д
        1 A A A . .
        2 . . . . B
        3 # . . x B
    """,
    "with cyrillic ships": """
        ААА..
        ....В
        ■..хВ
    """,
}


@pytest.mark.parametrize("way", WAYS)
def test_a_sea_may_be_drawn_in_many_ways(way: str) -> None:
    """A sea can be drawn in many ways, so that people need not learn a format."""
    ruleset = rules("classic", 3, 5)

    assert read_sketch(ruleset, lines(WAYS[way])) == read_sketch(ruleset, lines(PLAIN))


def test_letters_make_ships_and_bare_decks_join_by_their_sides() -> None:
    """Cells with one letter make a ship; decks without letters join by their sides."""
    ruleset = rules("sea-battle", 3, 5)

    sketch = read_sketch(ruleset, lines("A.##. / ....# / BB.#.".replace(" / ", "\n")))

    assert [(group.sign, group.cells) for group in sketch.groups] == [
        ("A", at((0, 0))),
        ("B", at((2, 0), (2, 1))),
        ("#", at((0, 2), (0, 3))),
        ("#", at((1, 4))),
        ("#", at((2, 3))),
    ]


def test_marks_of_shots_are_kept_apart_from_the_ships() -> None:
    """Crosses and dots of a finished field are read apart from the ships."""
    ruleset = rules("sea-battle", 2, 5)

    sketch = read_sketch(ruleset, ["Axo.x", "..*.x"])

    assert [group.cells for group in sketch.groups] == [at((0, 0), (0, 1)), at((0, 4), (1, 4))]
    assert ruleset.grid.cells(sketch.struck) == at((0, 1), (0, 4), (1, 4))
    assert ruleset.grid.cells(sketch.missed) == at((0, 2), (1, 2))


def test_classes_that_share_a_shape_are_taken_in_the_order_of_the_fleet() -> None:
    """Ships of one shape take their classes in the order of the fleet."""
    ruleset = rules("classic", 4, 5)

    ships = read_ships(ruleset, lines("BBB.. / ..... / AAA.. / ....#".replace(" / ", "\n")))

    assert [ship.ship_class for ship in ships] == ["cruiser", "submarine", ""]


def test_a_bent_ship_leaves_the_straight_place_to_a_straight_one() -> None:
    """A bent ship does not take the class that only a straight ship needs."""
    variant = load_variant("sea-battle")
    either = replace(variant.fleet[1], name="either", count=1, shapes=("###", ("##", "#.")))
    straight = replace(variant.fleet[1], name="straight", count=1)
    ruleset = replace(settle(variant), grid=Grid(4, 4), fleet=(either, straight))

    ships = read_ships(ruleset, ["AAA.", "....", "BB..", "B..."])

    assert [ship.ship_class for ship in ships] == ["straight", "either"]
    assert not list(placement_faults(ruleset, ships))


def test_a_strange_ship_is_read_and_then_refused() -> None:
    """A ship of unknown shape is read, so that the rules can refuse it."""
    ruleset = rules("sea-battle", 3, 3)

    ships = read_ships(ruleset, ["AA.", "A..", "..B"])

    assert ships[0] == Ship("", at((0, 0), (0, 1), (1, 0)))
    assert "placement/unknown-class" in [fault.code for fault in placement_faults(ruleset, ships)]


def test_a_ship_too_many_keeps_the_class_it_looks_like() -> None:
    """A surplus ship keeps the class it looks like, so the count is reported as wrong."""
    ruleset = settle(load_variant("sea-battle"), grid=Grid(1, 5))

    faults = list(placement_faults(ruleset, read_ships(ruleset, ["A.B.C"])))

    assert [ship.ship_class for ship in read_ships(ruleset, ["A.B.C"])] == ["torpedo-boat"] * 3
    assert all(fault.code == "placement/wrong-count" for fault in faults)


@pytest.mark.parametrize(
    ("drawing", "line", "code"),
    [
        ("AAA..\n.....", 8, "sketch/rows"),
        ("AAA..\n.....\n.....\n.....", 10, "sketch/rows"),
        ("", 7, "sketch/rows"),
        ("AAA..\n....\n.....", 8, "sketch/columns"),
        ("AAA...\n.....\n.....", 7, "sketch/columns"),
        ("AAA..\n..?..\n.....", 8, "sketch/sign"),
        ("A B C D E\n1 .....\n3 .....\n2 .....", 9, "sketch/row-number"),
        ("A.B..\nAxB..\n.....", 8, "sketch/cross-between"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_which_line_and_what_to_draw(
    drawing: str, line: int, code: str
) -> None:
    """An unreadable drawing is refused with the line and what to draw there."""
    with pytest.raises(Trouble) as caught:
        read_sketch(rules("sea-battle", 3, 5), drawing.splitlines(), first_line=7)

    assert (caught.value.line, caught.value.code) == (line, code)
    assert caught.value.line == line


def test_a_line_without_end_is_refused_in_a_short_message() -> None:
    """An endless line is refused in a short message: the file may be no drawing at all."""
    with pytest.raises(Trouble) as caught:
        read_sketch(rules("sea-battle", 1, 5), ["." * 1_000_000])

    assert len(str(caught.value)) < 200


@given(
    st.data(), st.sampled_from([(7, 9), (10, 10), (4, 30)]), st.sampled_from(["latin", "cyrillic"])
)
def test_what_is_drawn_is_read_back_the_same(
    data: st.DataObject, size: tuple[int, int], columns: str
) -> None:
    """A drawn fleet is read back as the same fleet."""
    ruleset = rules("classic", *size, columns)
    grid, taken, ships = ruleset.grid, 0, []
    for entry in ruleset.fleet:
        free = [berth for berth in berths(grid, entry) if not berth & taken]
        berth = data.draw(st.sampled_from(free))
        taken |= berth
        ships.append(ship_at(grid, entry, berth))

    assert read_ships(ruleset, draw_sketch(ruleset, ships).splitlines()) == tuple(ships)


def test_sixty_ships_can_be_drawn() -> None:
    """Sixty ships, the largest fleet of a rule file, can be drawn."""
    ruleset = replace(
        rules("sea-battle", 12, 20), fleet=(replace(load_variant("sea-battle").fleet[3], count=60),)
    )
    ships = tuple(
        Ship("torpedo-boat", at((row, col))) for row in range(0, 12, 2) for col in range(0, 20, 2)
    )

    assert read_ships(ruleset, draw_sketch(ruleset, ships).splitlines()) == ships


def test_columns_past_the_last_letter_stay_under_their_names() -> None:
    """Columns past Z stay aligned under their names."""
    ruleset = rules("sea-battle", 2, 28)

    drawing = draw_signs(ruleset, {at((0, 27))[0]: "x"}).splitlines()

    assert drawing[0].endswith("AA AB")
    assert drawing[1].endswith(".  x")
    assert name_ships(ruleset, read_sketch(ruleset, drawing))[0].cells == at((0, 27))
