"""The TOML parser of rule files: plain data, and the line number of every entry."""

import tomllib
from typing import Any

from msgspec import Struct

from seabattle.rules.checking.source import decode_text
from seabattle.rules.checking.syntax_trouble import syntax_trouble
from seabattle.rules.checking.toml_line import DEEPEST, TooDeep, lines_of
from seabattle.trouble import Trouble


class ParsedToml(Struct, frozen=True):
    """A text that is TOML."""

    data: dict[str, Any]
    lines: dict[str, int]


def parse_toml(text: str) -> ParsedToml:
    """Read TOML. Raises :class:`Trouble` for the one mistake that stops the reading."""
    text = decode_text(text.encode("utf-8", "surrogateescape")).replace("\r\n", "\n")
    try:
        lines = lines_of(text)
        return ParsedToml(_clip_numbers(tomllib.loads(text)), lines)
    except TooDeep as error:
        raise Trouble("file/too-deep", most=str(DEEPEST)) from error
    except tomllib.TOMLDecodeError as error:
        raise syntax_trouble(str(error)) from error
    except ValueError as error:
        # Python refuses to read a number of thousands of digits.
        raise Trouble("file/syntax", reason=Trouble("toml/long-number"), column="") from error


def _clip_numbers(value: Any) -> Any:
    """Clip numbers to the 64 bits of TOML; Python reads longer ones but cannot print them."""
    if isinstance(value, dict):
        return {key: _clip_numbers(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_clip_numbers(inner) for inner in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return max(-(2**63), min(value, 2**63 - 1))
    return value
