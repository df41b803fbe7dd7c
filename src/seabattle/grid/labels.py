"""Labels of rows and columns, as players write them.

A *scheme* is the name of a known series (``latin``, ``numbers``, …) or a word of
different letters such as РЕСПУБЛИКА. Labels are kept in upper case, where a script has one
that people write; :mod:`seabattle.game.notation` reads them in either case.
"""

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from seabattle.grid.cell import Cell
from seabattle.grid.grid import Grid

CYRILLIC = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
CYRILLIC_YO = "АБВГДЕЁЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Labels(Struct, frozen=True):
    """The names of all columns and rows of one grid."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    between: str
    """What stands between column and row when a cell is named: nothing, or a hyphen."""

    def name(self, cell: Cell) -> str:
        """The name of *cell*, such as ``B7``."""
        return f"{self.columns[cell.col]}{self.between}{self.rows[cell.row]}"


def label_letters(text: str) -> str:
    """The letters of *text* as labels are drawn and compared.

    Capitals, with two exceptions: Georgian letters, whose capitals (Mtavruli) few fonts have,
    and letters whose capital is two letters, such as ß.
    """
    return "".join(map(_label_letter, text))


def _label_letter(letter: str) -> str:
    capital = letter.upper()
    if "\u1c90" <= capital <= "\u1cbf":
        return capital.lower()
    return capital if len(capital) == 1 else letter


def number_labels(length: int) -> tuple[str, ...]:
    """The numbers from 1 on."""
    return tuple(str(number) for number in range(1, length + 1))


def letter_labels(alphabet: str, length: int) -> tuple[str, ...]:
    """A, B, …, Z, AA, AB, …: letters, then pairs of letters, and so on."""
    return tuple(_numeral(alphabet, number) for number in range(1, length + 1))


def _numeral(alphabet: str, number: int) -> str:
    label = ""
    while number:
        number, digit = divmod(number - 1, len(alphabet))
        label = alphabet[digit] + label
    return label


SERIES: dict[str, Callable[[int], tuple[str, ...]]] = {
    "numbers": number_labels,
    "latin": lambda length: letter_labels(LATIN, length),
    "cyrillic": lambda length: letter_labels(CYRILLIC, length),
    "cyrillic-yo": lambda length: letter_labels(CYRILLIC_YO, length),
}
"""The known series. The two Cyrillic ones leave out Й, Ъ, Ы and Ь, which players never call."""


def series(scheme: str, length: int) -> tuple[str, ...]:
    """The first *length* labels of a scheme.

    Raises :class:`ValueError` when a word repeats a letter or is too short.
    """
    if scheme in SERIES:
        return SERIES[scheme](length)
    word = label_letters(scheme)
    if not word.isalpha():
        raise ValueError(f"{scheme!r} is neither a known series nor a word of letters")
    if len(set(word)) != len(word):
        twice = next(letter for letter in word if word.count(letter) > 1)
        raise ValueError(f"the letter {twice} occurs twice in {scheme!r}")
    if len(word) < length:
        raise ValueError(f"{scheme!r} has {len(word)} letters, but {length} are needed")
    return tuple(word[:length])


@lru_cache(maxsize=256)
def labels_for(grid: Grid, columns: str, rows: str, between: str) -> Labels:
    """The labels of *grid* by the schemes for columns and rows."""
    return Labels(series(columns, grid.columns), series(rows, grid.rows), between)
