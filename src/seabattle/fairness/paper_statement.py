"""The lines of a typed paper game, sorted into statements and drawings."""

import re
from collections.abc import Iterator
from unicodedata import category

from msgspec import Struct

from seabattle.fairness.paper_word import KEYS, PaperKey, normalize_words
from seabattle.trouble import Trouble

LONGEST = 200_000
_COMMENT = re.compile(r"(^|\s)#.*")
_ENDS_DRAWING = re.compile(r"\s*[^\W\d].*:")
_DRAWN = (PaperKey.FIELD, PaperKey.FIELD_AT_START, PaperKey.FIELD_AT_END, PaperKey.CHART)


class PaperStatement(Struct, frozen=True):
    """One line, or one line with the drawing under it."""

    line: int
    key: PaperKey | None
    """``None`` for a line about a player."""
    head: str
    """What stands before the colon, or the whole line when there is none."""
    value: str
    rows: tuple[str, ...] = ()
    """The lines of the drawing, the first of them right below *line*."""

    @property
    def drawn(self) -> bool:
        """Whether a drawing belongs to it."""
        return self.key in _DRAWN


def lines_of(text: str | bytes) -> list[str]:
    """The lines of *text*; raises :class:`Trouble` if it is not readable text."""
    if isinstance(text, bytes):
        text = _decode_text(text)
    if len(text) > LONGEST:
        raise Trouble("paper/too-long", line=1, most=LONGEST)
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    for number, line in enumerate(lines, 1):
        if any(not (sign.isprintable() or _is_blank(sign)) for sign in line):
            raise Trouble("paper/not-text", line=number)
    if not any(line.strip() for line in lines):
        raise Trouble("paper/empty", line=1)
    return lines


def statements(lines: list[str]) -> Iterator[PaperStatement]:
    """What the lines say, one after the other."""
    index = 0
    while index < len(lines):
        line = index + 1
        text = _COMMENT.sub("", lines[index]).strip()
        index += 1
        if not text:
            continue
        head, _, value = text.partition(":")
        statement = PaperStatement(
            line, KEYS.get(normalize_words(head)), head.strip(), value.strip()
        )
        if statement.drawn:
            end = _end_of_drawing(lines, index)
            rows = tuple(lines[index:end])
            statement = PaperStatement(line, statement.key, statement.head, statement.value, rows)
            index = end
        yield statement


def _is_blank(sign: str) -> bool:
    """Whether a character is a space of any width, and not a control character."""
    return sign == "\t" or category(sign) == "Zs"


def _end_of_drawing(lines: list[str], start: int) -> int:
    """Where the drawing ends: at an empty line, or at the next statement."""
    end, begun = start, False
    while end < len(lines):
        empty = not lines[end].strip()
        if (empty and begun) or _ENDS_DRAWING.match(lines[end]):
            break
        begun = begun or not empty
        end += 1
    return end


def _decode_text(text: bytes) -> str:
    if len(text) > LONGEST * 4:
        raise Trouble("paper/too-long", line=1, most=LONGEST)
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("paper/not-text", line=text.count(b"\n", 0, error.start) + 1) from None
