"""Parses the name of a cell, row or column as players type it.

The table's own labels decide. A letter of another alphabet is never guessed at:
«В» in Cyrillic is the third column and "B" in Latin the second, so the look-alike
is named in the refusal and the player types it again (SB2). A player whose keyboard lacks
the letters of the table counts the columns: 3-10 is the third column of row 10.
"""

import re
from collections.abc import Callable
from unicodedata import name as unicode_name
from unicodedata import normalize

from seabattle.game.command import WholeColumn, WholeRow
from seabattle.game.refusal import (
    CellAmbiguous,
    CellNotNamed,
    CellOffGrid,
    CellTooLong,
    CellUnreadable,
    OtherAlphabet,
    Refusal,
)
from seabattle.grid import Cell, Col, Labels, Row
from seabattle.grid.labels import label_letters

LONGEST = 32
_QUOTES = " \t\r\n\"'«»“”„()[]<>!?"
_BETWEEN = re.compile(r"[\s\-\u2010-\u2015\u2212.,:;/]+")
_LATIN = "ABCEHKMOPTXY"
_CYRILLIC = "АВСЕНКМОРТХУ"
_LOOK_ALIKES = str.maketrans(_LATIN + _CYRILLIC, _CYRILLIC + _LATIN)
_MANY = 16


def read_cell(labels: Labels, text: str) -> Cell | Refusal:
    """The cell that *text* names on a table with these labels, or why it names none."""
    if len(text) > LONGEST:
        return CellTooLong(len(text))
    typed = _tidy(text)
    if not typed:
        return CellNotNamed()
    found = _readings(labels, typed)
    if len(found) == 1:
        return found[0]
    if found:
        return CellAmbiguous(typed, tuple(_hyphenate(labels, cell) for cell in found))
    return _why_unreadable(labels, typed)


def read_line(labels: Labels, text: str) -> WholeRow | WholeColumn | Refusal:
    """The row or column that *text* names, for an air raid."""
    if len(text) > LONGEST:
        return CellTooLong(len(text))
    typed = _tidy(text)
    if not typed:
        return CellNotNamed()
    row, col = _place(labels.rows, typed), _place(labels.columns, typed)
    if row is not None and col is not None:
        return CellAmbiguous(typed, (labels.rows[row], labels.columns[col]))
    if row is not None:
        return WholeRow(Row(row))
    if col is not None:
        return WholeColumn(Col(col))
    return _foreign(labels, typed, lambda other: _place(labels.columns, other) is not None) or (
        CellUnreadable(typed, labels.columns[0])
    )


def _tidy(text: str) -> str:
    """The text in the letters of labels, without quotes and brackets around it.

    Characters whose upper case is another letter's, such as the dotless ı, and
    what cannot be printed, become a sign that no table uses.
    """
    composed = normalize("NFKC", text).strip(_QUOTES)
    return "".join(_upper(sign) for sign in composed)


def _upper(sign: str) -> str:
    upper = sign.upper()
    if not sign.isprintable() or sign not in (upper, upper.lower()):
        kept = label_letters(sign) == sign and len(upper) != 1
        return sign if kept else " " if sign.isspace() else "�"
    return label_letters(sign)


def _readings(labels: Labels, typed: str) -> list[Cell]:
    parts = [part for part in _BETWEEN.split(typed) if part]
    if len(parts) == 2:
        splits = [(_count_column(labels, parts[0]), parts[1])]
    elif len(parts) == 1:
        splits = [(typed[:cut], typed[cut:]) for cut in range(1, len(typed))]
    else:
        return []
    cells = (_cell(labels, column, row) for column, row in splits)
    return [cell for cell in cells if cell is not None]


def _count_column(labels: Labels, column: str) -> str:
    """The label of a column that is given by its number, where columns have letters."""
    told = column.isascii() and column.isdigit()
    if not told or any(label.isdigit() for label in labels.columns):
        return column
    place = int(column)
    return labels.columns[place - 1] if 1 <= place <= len(labels.columns) else column


def _cell(labels: Labels, column: str, row: str) -> Cell | None:
    col_place, row_place = _place(labels.columns, column), _place(labels.rows, row)
    if col_place is None or row_place is None:
        return None
    return Cell(Row(row_place), Col(col_place))


def _place(series: tuple[str, ...], label: str) -> int | None:
    plain = label.lstrip("0") if label.isascii() and label.isdigit() else label
    return series.index(plain) if plain in series else None


def _why_unreadable(labels: Labels, typed: str) -> Refusal:
    other = _foreign(labels, typed, lambda other: bool(_readings(labels, other)))
    if other is not None:
        return other
    if re.fullmatch(r"[^\W\d_]+[\W_]*[0-9]+|[0-9]+[\W_]+[0-9]+", typed):
        first, last = labels.name(Cell(Row(0), Col(0))), _last(labels)
        return CellOffGrid(typed, first, last, _columns(labels))
    return CellUnreadable(typed, labels.name(Cell(Row(1 % len(labels.rows)), Col(0))))


def _foreign(labels: Labels, typed: str, readable: Callable[[str], bool]) -> OtherAlphabet | None:
    """A letter of an alphabet that the table does not use, if there is one."""
    used = {_script(sign) for label in labels.columns + labels.rows for sign in label}
    stray = [sign for sign in typed if _script(sign) not in (None, *used)]
    if not stray:
        return None
    twin = "".join(sign.translate(_LOOK_ALIKES) if sign in stray else sign for sign in typed)
    meant = twin if readable(twin) else ""
    return OtherAlphabet(
        typed, stray[0], _script(stray[0]) or "", meant, *_example_of_counting(labels)
    )


def _example_of_counting(labels: Labels) -> tuple[str, str]:
    """A cell by the number of its column, and by its name; nothing where only a line is meant."""
    if not labels.columns or not labels.rows:
        return "", ""
    place = len(labels.columns)
    return f"{place}-{labels.rows[0]}", labels.name(Cell(Row(0), Col(place - 1)))


def _script(sign: str) -> str | None:
    """The alphabet of a letter, if tables use it: ``latin`` or ``cyrillic``."""
    if not sign.isalpha():
        return None
    script = unicode_name(sign, "").split(" ", 1)[0].lower()
    return script if script in ("latin", "cyrillic") else None


def _last(labels: Labels) -> str:
    return labels.name(Cell(Row(len(labels.rows) - 1), Col(len(labels.columns) - 1)))


def _columns(labels: Labels) -> str:
    if len(labels.columns) <= _MANY:
        return " ".join(labels.columns)
    return f"{labels.columns[0]} … {labels.columns[-1]}"


def _hyphenate(labels: Labels, cell: Cell) -> str:
    return f"{labels.columns[cell.col]}-{labels.rows[cell.row]}"
