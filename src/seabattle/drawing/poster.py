"""Poster: a position of a game as a picture to share, as SVG or PNG."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import quoteattr

from msgspec import Struct

from seabattle.drawing.poster_sea import (
    INK,
    SIGNAL,
    SOFT,
    PosterSea,
    Spot,
    draw_poster_sea,
    svg_number,
    svg_text,
    tint,
)
from seabattle.drawing.typeface import FAMILY, load_typeface
from seabattle.rules import Ruleset

WIDTH = 1200.0
MARGIN = 56.0
GAP = 72.0
TITLE, TEXT, SMALL = 40.0, 22.0, 18.0
ROSE = 34.0
"""Half the width of the compass rose."""
MOST_LINES = 3
"""The most lines of text; the reports of a large round would fill the picture."""

PAPER, GRATICULE = "#f5efdf", "#d9cfb4"


class Poster(Struct, frozen=True):
    """Everything a picture shows, in words and seas."""

    lang: str
    ruleset: Ruleset
    title: str
    said: tuple[str, ...]
    foot: str
    seas: tuple[PosterSea, ...]
    owners: tuple[str, ...] = ()
    """The names of the owners on a shared sea, in the order of their colours."""


def poster_svg(poster: Poster) -> str:
    """The picture as SVG, without style sheets or external files, so that it shows anywhere."""
    said = tuple(_fit_lines(poster.said))
    top = MARGIN + TITLE + 14 + len(said) * TEXT * 1.35 + 18
    spots = tuple(_spots(poster, top + 2.4 * TEXT))
    bottom = max(spot.y + poster.ruleset.grid.rows * spot.cell for spot in spots)
    legend = tuple(_legend(poster, bottom + SMALL * 1.9))
    height = bottom + SMALL * (1.6 * len({y for *_, y in legend}) + 2.4) + MARGIN * 0.6
    body = _body(poster, said, spots, top)
    colours = (line for entry in legend for line in _owner_name(*entry))
    foot = svg_text(
        poster.foot, WIDTH - MARGIN, height - MARGIN * 0.72, SMALL, fill=SOFT, anchor="end"
    )
    family = f"<g font-family=\"'{FAMILY}', 'DejaVu Sans', Arial, sans-serif\">"
    parts = [*_frame(poster, height), family, *body, *colours, foot, "</g>", "</svg>\n"]
    return "\n".join(parts)


def poster_png(poster: Poster) -> bytes:
    """The same as PNG, twice as large."""
    from resvg_py import svg_to_bytes

    faces = [str(load_typeface(bold=bold).path) for bold in (False, True)]
    picture = svg_to_bytes(
        svg_string=poster_svg(poster),
        width=round(WIDTH * 1.5),
        skip_system_fonts=True,
        font_files=faces,
    )
    return bytes(picture)


def _spots(poster: Poster, top: float) -> Iterator[Spot]:
    """Seas side by side, as large as they fit."""
    count, grid = len(poster.seas), poster.ruleset.grid
    room = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count - 30
    cell = min(room / grid.columns, 900 / grid.rows)
    used = count * (grid.columns * cell + 30) + GAP * (count - 1)
    left = (WIDTH - used) / 2
    for place in range(count):
        yield Spot(left + 30 + place * (grid.columns * cell + 30 + GAP), top + 24, cell)


def _frame(poster: Poster, height: float) -> Iterator[str]:
    wide, high = svg_number(WIDTH), svg_number(height)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{poster.lang}" role="img" '
        f"aria-label={quoteattr(_replace_unprintable(poster.title))} "
        f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
    )
    yield f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>'
    net = [f"M{x} 0v{high}" for x in range(60, int(WIDTH), 60)]
    net += [f"M0 {y}h{wide}" for y in range(60, int(height), 60)]
    yield f'<path d="{"".join(net)}" stroke="{GRATICULE}" stroke-width="1" fill="none"/>'
    yield (
        f'<rect x="14" y="14" width="{svg_number(WIDTH - 28)}" height="{svg_number(height - 28)}" '
        f'fill="none" stroke="{INK}" stroke-width="2"/>'
    )
    yield (
        f'<rect x="20" y="20" width="{svg_number(WIDTH - 40)}" height="{svg_number(height - 40)}" '
        f'fill="none" stroke="{INK}" stroke-width="1"/>'
    )


def _body(poster: Poster, said: Sequence[str], spots: Sequence[Spot], top: float) -> Iterator[str]:
    yield svg_text(poster.title, MARGIN, MARGIN + TITLE * 0.8, TITLE, fill=INK, bold=True)
    for place, line in enumerate(said):
        y = MARGIN + TITLE + 14 + (place + 0.8) * TEXT * 1.35
        # The last line matters most: the winner, or the latest report.
        last = place == len(said) - 1
        yield svg_text(line, MARGIN, y, TEXT, fill=INK if last else SOFT, bold=last)
    yield from _compass(WIDTH - MARGIN - ROSE, MARGIN + ROSE - 8)
    for sea, spot in zip(poster.seas, spots, strict=True):
        yield from _caption(sea, spot, top + TEXT)
        yield from draw_poster_sea(poster.ruleset, sea, spot)


def _compass(x: float, y: float) -> Iterator[str]:
    """The rose of the game, beside the title."""
    yield (
        f'<g transform="translate({svg_number(x)} {svg_number(y)}) scale({svg_number(ROSE / 46)})">'
        f'<circle r="45" fill="none" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M40 0 6 6 0 0zM0 40-6 6 0 0zM-40 0-6-6 0 0zM0-46-6-6 0 0z" fill="{INK}"/>'
        f'<path d="M40 0 6-6 0 0zM0 40 6 6 0 0zM-40 0-6 6 0 0z" fill="{PAPER}" stroke="{INK}"/>'
        f'<path d="M0-46 6-6 0 0z" fill="{SIGNAL}" stroke="{SIGNAL}"/></g>'
    )


def _legend(poster: Poster, top: float) -> Iterator[tuple[int, str, float, float]]:
    """Each owner with a place for the name, in as many lines as they need."""
    x, y = MARGIN, top
    for owner, name in enumerate(poster.owners):
        shown = _cut_text(name, 240)
        wide = load_typeface().width(shown, SMALL) + 52
        if x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + SMALL * 1.6
        yield owner, shown, x, y
        x += wide


def _owner_name(owner: int, name: str, x: float, y: float) -> Iterator[str]:
    yield (
        f'<circle cx="{svg_number(x + 9)}" cy="{svg_number(y - SMALL * 0.34)}" r="8" '
        f'fill="{tint(owner)}" stroke="{INK}" stroke-width="1.5"/>'
    )
    yield svg_text(name, x + 25, y, SMALL, fill=INK)


def _caption(sea: PosterSea, spot: Spot, y: float) -> Iterator[str]:
    """The owner of a sea, with a pennant for the winner."""
    x = spot.x
    if sea.won:
        yield f'<path d="M{svg_number(x)} {svg_number(y + 4)}v-26l26 9l-26 9z" fill="{SIGNAL}"/>'
        x += 34
    yield svg_text(_cut_text(sea.caption, 480), x, y, TEXT, fill=INK, bold=True)


def _fit_lines(said: Sequence[str]) -> Iterator[str]:
    """The text in lines that fit, at most :data:`MOST_LINES` of them."""
    lines = [line for sentence in said for line in _wrap_text(sentence)]
    # The last lines matter most: the winner, or whose turn it is.
    last = lines[-MOST_LINES:]
    yield from [f"… {last[0]}", *last[1:]] if len(lines) > MOST_LINES else last


def _wrap_text(text: str) -> Iterator[str]:
    line = ""
    for word in _replace_unprintable(text).split():
        longer = f"{line} {word}".strip()
        if line and load_typeface(bold=True).width(longer, TEXT) > WIDTH - 2 * MARGIN - 3 * ROSE:
            yield line
            longer = word
        line = longer
    if line:
        yield _cut_text(line, WIDTH - 2 * MARGIN)


def _cut_text(text: str, width: float) -> str:
    """As much of a text as there is room for."""
    if load_typeface(bold=True).width(text, TEXT) <= width:
        return text
    while text and load_typeface(bold=True).width(text + "…", TEXT) > width:
        text = text[:-1]
    return text + "…"


def _replace_unprintable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)
