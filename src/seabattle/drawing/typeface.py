"""The typeface of printed sheets, and how wide its words are.

The widths are read from the font file, so that the layout of a sheet does not depend on the
libraries that turn it into a picture.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path
from struct import unpack_from

from msgspec import Struct

FACES = Path(str(resources.files("seabattle"))) / "drawing" / "faces"
FAMILY = "DejaVu Sans Condensed"
ASCENT, DESCENT = 0.78, 0.24
"""How far letters reach above and below their line, in parts of their size."""


class Typeface(Struct, frozen=True):
    """One cut of the typeface."""

    path: Path
    advances: dict[str, float]
    """How far each sign moves the pen, in parts of the size."""
    stranger: float
    """The same for a character that the font lacks."""

    def width(self, text: str, size: float) -> float:
        """How wide *text* is in this size."""
        return size * sum(self.advances.get(sign, self.stranger) for sign in text)


def load_typeface(*, bold: bool = False) -> Typeface:
    """The upright cut, or the bold one."""
    return _read(bold)


@lru_cache(maxsize=2)
def _read(bold: bool) -> Typeface:  # noqa: FBT001 -- By name and by place it would be kept twice.
    path = FACES / f"DejaVuSansCondensed{'-Bold' if bold else ''}.ttf"
    data = path.read_bytes()
    tables = _tables(data)
    em = _word(data, tables["head"] + 18)
    counted = _word(data, tables["hhea"] + 34)
    widths = [_word(data, tables["hmtx"] + 4 * glyph) / em for glyph in range(counted)]
    glyphs = dict(_glyphs(data, tables["cmap"]))
    # Glyphs beyond the width table are all as wide as its last entry.
    advances = {sign: widths[min(glyph, counted - 1)] for sign, glyph in glyphs.items()}
    return Typeface(path, advances, widths[0])


def _word(data: bytes, at: int) -> int:
    return int(unpack_from(">H", data, at)[0])


def _tables(data: bytes) -> dict[str, int]:
    """Where each table of the file begins."""
    entries = (unpack_from(">4sIII", data, 12 + 16 * entry) for entry in range(_word(data, 4)))
    return {str(name, "ascii"): int(start) for name, _, start, _ in entries}


def _glyphs(data: bytes, cmap: int) -> Iterator[tuple[str, int]]:
    """The signs of the file with their glyphs, from its first table, which has format 4."""
    start = cmap + int(unpack_from(">I", data, cmap + 8)[0])
    double = _word(data, start + 6)
    for at in range(start + 14, start + 14 + double, 2):
        last, first = _word(data, at), _word(data, at + double + 2)
        shift, offset = _word(data, at + 2 * double + 2), _word(data, at + 3 * double + 2)
        for code in range(first, last + 1):
            glyph = code
            if offset:
                glyph = _word(data, at + 3 * double + 2 + offset + 2 * (code - first))
            yield chr(code), (glyph + shift) % 65536
