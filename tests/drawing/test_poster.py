"""Pictures to show others."""

from xml.etree import ElementTree as ET

import pytest

from kit.games.bot_game import bout, names_for, table
from kit.games.law_strategy import presets
from seabattle.drawing.poster import WIDTH, Poster, poster_png, poster_svg
from seabattle.drawing.poster_sea import HIT, HULL, MISS, SUNK, PosterSea
from seabattle.drawing.typeface import load_typeface
from seabattle.grid import Grid
from seabattle.rules import Ruleset, load_variant, settle
from seabattle.views import Chart

SVG = "{http://www.w3.org/2000/svg}"
LONG = "Whoever calls himself by such a long name that no picture has room for all of it"


def poster(ruleset: Ruleset, said: tuple[str, ...] = ("Anna wins.",)) -> Poster:
    """A picture of an empty sea."""
    seas = 1 if ruleset.sea.shared else 2
    plates = tuple(PosterSea(LONG, Chart()) for _ in range(seas))
    owners = names_for(ruleset) if ruleset.sea.shared else ()
    return Poster("en", ruleset, ruleset.title.en, said, "7 of 12", plates, owners)


def tree(shown: Poster) -> ET.Element:
    """The picture as a reader of SVG takes it."""
    return ET.fromstring(poster_svg(shown))


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_everything_stays_on_the_picture(ruleset: Ruleset) -> None:
    """A picture with parts cut off is useless."""
    found = tree(poster(ruleset, (LONG, LONG, LONG, LONG)))
    high = float(found.attrib["height"])
    for line in found.iter(f"{SVG}text"):
        size, text = float(line.attrib["font-size"]), line.text or ""
        wide = load_typeface(bold="font-weight" in line.attrib).width(text, size)
        x = float(line.attrib["x"])
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[line.attrib["text-anchor"]]
        assert left > 0
        assert left + wide < WIDTH
        assert 0 < float(line.attrib["y"]) < high


@pytest.mark.parametrize("side", [1, 2, 30, 64])
def test_seas_of_every_size_fit(side: int) -> None:
    """Cells of a huge sea are small, but they are all there."""
    ruleset = settle(load_variant("forum"), 64, grid=Grid(side, side))
    found = tree(poster(ruleset))

    assert float(found.attrib["height"]) < 2.2 * WIDTH


def test_a_picture_names_no_style_and_asks_for_no_file() -> None:
    """It is shown under a policy that allows neither, and in programs that know neither."""
    text = poster_svg(poster(table("sea-battle")))

    assert "style" not in text
    assert "href" not in text
    assert "url(" not in text


def test_signs_in_names_are_no_markup() -> None:
    """A player may give a custom game any title."""
    bad = '<script>alert("x")</script>&\x00\u202e'
    shown = Poster("en", table("classic"), bad, (bad,), bad, (PosterSea(bad, Chart()),) * 2)

    assert "<script" not in poster_svg(shown)
    assert tree(shown).attrib["aria-label"].startswith("<script>")


def test_a_sunk_ship_looks_sunk() -> None:
    """A viewer sees the losses at a glance."""
    ruleset = table("classic")
    ships = bout(ruleset, 1).entries[0].events[0].ships  # type: ignore[union-attr]
    hit = ruleset.grid.mask(ships[0].cells)
    sea = PosterSea("", Chart(hit=hit), (ships,))
    shown = Poster("en", ruleset, "", (), "", (sea, PosterSea("", Chart())))

    hulls = [each.attrib.get("fill") for each in tree(shown).iter(f"{SVG}path")]
    assert hulls.count(SUNK) == 1
    assert hulls.count(HULL) == len(ships) - 1


def test_a_hit_is_a_cross_and_a_miss_a_dot() -> None:
    """The picture that is shared has the marks of the game."""
    ruleset = table("classic")
    chart = Chart(hit=0b111, missed=0b11000)
    shown = Poster("en", ruleset, "", (), "", (PosterSea("", chart), PosterSea("", Chart())))

    paths = list(tree(shown).iter(f"{SVG}path"))
    strokes = [each.attrib["d"].count("M") for each in paths if each.attrib.get("stroke") == HIT]
    dots = [each.attrib.get("fill") for each in tree(shown).iter(f"{SVG}circle")]
    assert (strokes, dots.count(MISS)) == ([2, 2, 2], 2)


def test_the_png_is_a_picture_with_letters_of_all_our_languages() -> None:
    """The typeface is drawn for this program, so that no letter is missing anywhere."""
    picture = poster_png(poster(table("sea-battle"), ("Победа! Vittoria!",)))

    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 1800
