"""From the text of a rule file to plain data, and to the lines its entries stand on."""

import re
import tomllib
from typing import Any

from msgspec import Struct

from seabattle.rules.checking.mistake import BadVariant, Mistake
from seabattle.rules.checking.source import decode_text
from seabattle.rules.checking.toml_line import DEEPEST, TooDeep, lines_of

_WHERE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


class ParsedToml(Struct, frozen=True):
    """A text that is TOML."""

    data: dict[str, Any]
    lines: dict[str, int]


def parse_toml(text: str) -> ParsedToml:
    """Read TOML. Raises :class:`BadVariant` with the one mistake that stops the reading."""
    text = decode_text(text.encode("utf-8", "surrogateescape")).replace("\r\n", "\n")
    try:
        lines = lines_of(text)
        return ParsedToml(_clip_numbers(tomllib.loads(text)), lines)
    except TooDeep as error:
        raise BadVariant((Mistake("", "file/too-deep", {"most": str(DEEPEST)}),)) from error
    except tomllib.TOMLDecodeError as error:
        raise BadVariant((_syntax(str(error)),)) from error
    except ValueError as error:
        # Python refuses to read a number of thousands of digits.
        raise BadVariant((_syntax("a number is too long"),)) from error


def _syntax(message: str) -> Mistake:
    where = _WHERE.search(message)
    line = where[1] if where else None
    facts = {"reason": _WHERE.sub("", message), "column": (where[2] if where else None) or ""}
    return Mistake("", "file/syntax", facts, int(line) if line else None)


def _clip_numbers(value: Any) -> Any:
    """Numbers as TOML knows them, of 64 bits; Python reads longer ones and cannot print them."""
    if isinstance(value, dict):
        return {key: _clip_numbers(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_clip_numbers(inner) for inner in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return max(-(2**63), min(value, 2**63 - 1))
    return value
