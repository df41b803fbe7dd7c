import pytest
from msgspec import to_builtins

from seabattle.grid import Cell, Col, Grid, Row
from seabattle.rules import (
    LANGUAGES,
    Naming,
    Ruleset,
    Touching,
    WeaponKind,
    check_variant,
    labels_of,
    load_variant,
    settle,
    shapes_of,
    variant_names,
)


def rules_of(name: str) -> Ruleset:
    """A ready-made variant for as few as can play it."""
    return settle(load_variant(name))


def fleet_of(ruleset: Ruleset) -> list[tuple[int, int]]:
    """How many ships of how many decks."""
    return [(entry.count, entry.size) for entry in ruleset.fleet]


def test_the_ready_made_variants() -> None:
    """The ready-made variants: those of the five rule sheets, and five more."""
    assert variant_names() == (
        "battaglia-navale",
        "classic",
        "classic-bonus",
        "forum",
        "milton-bradley",
        "salvo",
        "sea-battle",
        "sea-battle-15",
        "sea-battle-bent",
        "sea-battle-corners",
    )


@pytest.mark.parametrize("name", variant_names())
def test_a_ready_made_variant_has_no_mistakes(name: str) -> None:
    """Ready-made variants have no mistakes; loading does not check them again."""
    assert check_variant(name) == ()
    assert load_variant(name).name == name


@pytest.mark.parametrize("name", variant_names())
def test_a_ready_made_variant_speaks_every_language(name: str) -> None:
    """A title left out would fall back to English without a word."""
    variant = load_variant(name)

    for text in (variant.title, variant.about):
        assert text is not None
        assert set(to_builtins(text)) == set(LANGUAGES)
        assert all(to_builtins(text).values())


def test_sea_battle_is_the_russian_sheet() -> None:
    """SB1, SB3, SB4, SB8."""
    ruleset = rules_of("sea-battle")

    assert ruleset.grid == Grid(10, 10)
    assert fleet_of(ruleset) == [(1, 4), (2, 3), (3, 2), (4, 1)]
    assert ruleset.sea.touching is Touching.NEVER
    assert ruleset.turn.again_after == "hit"
    assert labels_of(ruleset).name(Cell(Row(0), Col(1))) == "B1"


def test_bent_ships_are_those_of_the_sheet() -> None:
    """SB5: Г for three and four decks, square and zigzag for four, every turn and mirror image."""
    ways = [len(shapes_of(entry)) for entry in rules_of("sea-battle-bent").fleet]

    assert ways == [2 + 8 + 1 + 4, 2 + 4, 2, 1]


@pytest.mark.parametrize(
    ("name", "touching"),
    [
        ("sea-battle-corners", Touching.CORNERS),
        ("classic", Touching.CORNERS),
        ("forum", Touching.FREELY),
        ("milton-bradley", Touching.FREELY),
    ],
)
def test_how_close_ships_may_lie(name: str, touching: Touching) -> None:
    """SB4, CL3, FO2."""
    assert rules_of(name).sea.touching is touching


def test_battaglia_navale_has_its_special_shots() -> None:
    """BN1, BN2, BN6, BN7, BN8."""
    ruleset = rules_of("battaglia-navale")
    wide, raid, radar = ruleset.arsenal

    assert ruleset.grid == Grid(16, 16)
    assert fleet_of(ruleset) == [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)]
    assert labels_of(ruleset).name(Cell(Row(5), Col(1))) == "B-6"
    assert (wide.kind, wide.radius, wide.count, wide.unlock_turn) == (WeaponKind.AREA, 1, 3, 1)
    assert (raid.kind, raid.radius, raid.count, raid.unlock_turn) == (WeaponKind.LINE, None, 1, 11)
    assert (radar.kind, radar.radius, radar.count, radar.unlock_turn) == (WeaponKind.RADAR, 1, 3, 1)
    assert ruleset.turn.again_after == "never"


def test_the_bonus_rules_are_all_switched_on() -> None:
    """BO1 to BO4, on the same grid with the same fleet as the classic game."""
    plain, bonus = rules_of("classic"), rules_of("classic-bonus")

    assert fleet_of(plain) == [(1, 5), (1, 4), (1, 3), (1, 3), (1, 2)]
    assert (plain.grid, plain.fleet, plain.sea) == (bonus.grid, bonus.fleet, bonus.sea)
    assert bonus.manoeuvre is not None
    assert not bonus.disclosure.sinking_told
    assert bonus.turn.second_shot is not None
    assert bonus.turn.second_shot.undamaged_above == 1
    assert bonus.victory.declared


def test_the_forum_game_is_for_many_on_one_sea() -> None:
    """FO1 to FO6."""
    ruleset = settle(load_variant("forum"), 8)

    assert ruleset.grid == Grid(20, 20)
    assert ruleset.sea.shared
    assert not ruleset.sea.spares_own
    assert ruleset.turn.in_rounds
    assert ruleset.disclosure.miss_told_to == "shooter"
    assert ruleset.disclosure.sunk_names == (Naming.CLASS, Naming.OWNER)


def test_a_salvo_has_a_shot_for_every_ship_afloat() -> None:
    """A salvo has a shot for every ship afloat, and is answered as a whole."""
    ruleset = rules_of("salvo")

    assert ruleset.turn.shots == "ships-afloat"
    assert ruleset.turn.in_salvos
