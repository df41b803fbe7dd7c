import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.games.ruleset_strategy import rulesets
from seabattle.drawing.example_picture import example_svg
from seabattle.grid import Grid
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    ShipClass,
    Weapon,
    WeaponKind,
    load_variant,
    settle,
    variant_names,
)
from seabattle.rules.sea import clear_water
from seabattle.speech import LANGUAGES, rule_page, say
from seabattle.speech.pages import rule_book, rule_pictures
from seabattle.speech.pages.example_sea import touching_sea, weapon_sea
from speech.choice import CHOICES, rulesets_for
from speech.specimen import table

PAPER_ALONE = ("rules-marks-own", "rules-conduct-violations", "rules-conduct-inspect")

RULES = Path(__file__).parents[2] / "docs" / "rules"

SAME_WORD = {("it", "hit word"), ("it", "sunk word")}
"""The Italian sheet has one word each: «colpito» and «colpito e affondato»."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_is_told_apart_in_words(choice: str, lang: str) -> None:
    """Rules in force must be readable; a choice the page is silent about is a trap."""
    pages = [rule_page(ruleset, lang) for ruleset in rulesets_for(choice)]

    wanted = 1 if (lang, choice) in SAME_WORD else len(pages)
    assert len(set(pages)) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", variant_names())
def test_the_page_of_a_ready_made_game_is_whole(name: str, lang: str) -> None:
    """A page explains the game to a player who has never played it."""
    variant = load_variant(name)
    page = rule_page(variant, lang)

    assert page.startswith(f"# {variant.title.in_language(lang)}\n")
    assert variant.about is not None
    assert variant.about.in_language(lang) in page
    assert page.count("\n## ") >= 9
    assert "none" not in page
    assert not any("  " in line for line in page.splitlines() if line.startswith("- "))


@settings(max_examples=40, deadline=None)
@given(ruleset=rulesets(), lang=st.sampled_from(LANGUAGES))
def test_any_ruleset_can_be_put_into_words(ruleset: Ruleset, lang: str) -> None:
    """A user's own game is as good as a ready-made one, and has a page like it."""
    page = rule_page(ruleset, lang)

    assert page.startswith("# ")
    assert page.endswith("\n")
    assert "\n\n\n" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", variant_names())
def test_what_holds_on_paper_alone_stands_apart(name: str, lang: str) -> None:
    """Players on a screen were told to mark crosses and to inspect the winner's field."""
    played, on_paper, after = rule_page(load_variant(name), lang).partition(
        f"\n## {say(lang, 'rules-heading-conduct')}\n"
    )

    assert "\n## " not in after, "nothing comes behind it"
    for key in PAPER_ALONE:
        assert say(lang, key) not in played
        # A forum game has a host, who sees all fields.
        assert (say(lang, key) in after) is (name != "forum")
    assert bool(on_paper) is (name != "forum")


def test_the_pages_in_the_docs_are_up_to_date() -> None:
    """Run scripts/docs after changing a rule file or a catalog."""
    for path, text in rule_book().items():
        assert (RULES / path).read_text("utf-8") == text, f"run scripts/docs ({path})"


def test_the_pictures_in_the_docs_are_up_to_date_and_shown() -> None:
    """An example that has drifted from its rule teaches the wrong game."""
    pictures = rule_pictures()
    for path, rows in pictures.items():
        assert (RULES / path).read_text("utf-8") == example_svg(rows), f"run scripts/docs ({path})"
    assert {each.name for each in (RULES / "pictures").iterdir()} == {
        Path(path).name for path in pictures
    }
    for path, text in rule_book().items():
        shown = re.findall(r"!\[([^\]]+)\]\((?:\.\./)?(pictures/[\w-]+\.svg)\)", text)
        assert all(name in pictures for _, name in shown), path
        assert shown or path.endswith("README.md"), path


@pytest.mark.parametrize(
    ("variant", "refused"), [("sea-battle", 2), ("classic", 1), ("milton-bradley", 0)]
)
def test_the_example_of_touching_is_what_the_placement_check_says(
    variant: str, refused: int
) -> None:
    """Apart, by a corner, by a side: a ship is barred exactly where the rules refuse it."""
    ruleset = settle(load_variant(variant))
    seas = list(zip(*(row.split(" ") for row in touching_sea(ruleset)), strict=True))
    assert [any("Z" in row for row in rows) for rows in seas].count(True) == refused
    for rows in seas:
        grid = Grid(len(rows), len(rows[0]))
        ships = [
            grid.mask(cell for cell in grid.cells() if rows[cell.row][cell.col] in letters)
            for letters in ("A", "BZ")
        ]
        forbidden = clear_water(grid, ships[0], ruleset.sea.touching) & ships[1]
        assert bool(forbidden) == any("Z" in row for row in rows)


def test_the_examples_of_special_actions_count_what_they_show() -> None:
    """The radar looks and harms nothing; a torpedo ends at the first deck."""
    page = rule_page(load_variant("battaglia-navale"), "en")
    assert "```sea Wide shot: hits: 3, misses: 6.\n" in page
    assert "```sea Air raid: hits: 5, misses: 2.\n" in page
    assert "```sea Radar: cells with a ship: 3, empty cells: 6.\n" in page
    torpedo = Weapon("torpedo", WeaponKind.TORPEDO, 1)
    rows = weapon_sea(settle(load_variant("classic")), torpedo)
    assert sum(sign.islower() for row in rows for sign in row) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_caption_begins_as_a_sentence_does(lang: str) -> None:
    """“radar: cells with a ship: 3” stood under a picture; it begins with the weapon's name."""
    pages = [rule_page(load_variant(name), lang) for name in variant_names()]
    captions = [each for page in pages for each in re.findall(r"(?m)^```sea (.+)$", page)]
    assert len(captions) > len(pages)
    assert [each for each in captions if not each[0].isupper()] == []


def test_a_page_for_a_table_names_what_the_table_agreed() -> None:
    """The host of a forum game sets the size, and a table its letters (SB2, FO1)."""
    agreed = settle(load_variant("sea-battle"), labels=LabelSchemes("СНЕГУРОЧКА"))
    page = rule_page(agreed, "ru")

    assert "С, Н, Е, Г, У, Р, О, Ч, К, А" in page
    assert "слово РЕСПУБЛИКА" in page
    assert "слово СНЕГУРОЧКА" not in page


def test_the_forum_page_says_how_the_grid_grows() -> None:
    """Two players have 10×10, as on paper; the rest follows (FO1)."""
    page = rule_page(load_variant("forum"), "en")

    assert "10×10 for 2 players" in page
    assert "20×20 for 8 players" in page


def test_a_title_cannot_break_a_table() -> None:
    """A user may call a ship anything, even something with a bar in it."""
    odd = ShipClass("raft", 1, ("#",), title=load_variant("classic").title)
    odd = replace(odd, title=replace(load_variant("classic").title, en="a|b\nc"))
    page = rule_page(replace(table("classic"), fleet=(odd,)), "en")

    assert "| 1 | a\\|b c |" in page
