"""Line numbers of the entries of a TOML text.

The parser of the standard library keeps no line numbers, so the text is read a second
time, statement by statement: a header, or a key and its value. What is inside a
value is found at the line of its key.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

DEEPEST = 8
"""How deep brackets may be nested."""

MOST_DOTS = 64
"""How many dots a statement may have; the parser's work grows with their square."""

# The closing quote is optional, so that no text is scanned twice; the parser reports its absence.
_QUOTED = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)


class TooDeep(ValueError):  # noqa: N818 -- A reason to stop, not a failure of the program.
    """Nesting deeper than any rule file needs: a limit against denial of service."""


class TomlStatement(Struct, frozen=True):
    """A header or a key with its value, and the line it begins on."""

    line: int
    text: str
    bare: str
    """The same text, of the same length, with strings and comments painted over."""


def lines_of(text: str) -> dict[str, int]:
    """The line of every entry that has one, by its path, like ``fleet[2].count``.

    Raises :class:`TooDeep` for texts that would cost the parser minutes or its stack.
    """
    lines: dict[str, int] = {}
    lists: dict[str, int] = {}
    inside = ""
    for statement in _statements(text):
        _refuse_depth(statement)
        header = statement.bare.lstrip().startswith("[")
        listed = statement.bare.lstrip().startswith("[[")
        path = "" if header else inside
        *outer, last = _keys(statement, header=header) or ("",)
        for key in outer:
            path = _join_path(path, key)
            path += f"[{lists[path]}]" if path in lists else ""
            lines.setdefault(path, statement.line)
        path = _join_path(path, last)
        if listed:
            lines.setdefault(path, statement.line)
            lists[path] = lists.get(path, -1) + 1
            path += f"[{lists[path]}]"
        inside = path if header else inside
        lines.setdefault(path, statement.line)
    return lines


def line_at(lines: dict[str, int], path: str) -> int | None:
    """The line of *path*, or else of the nearest entry around it."""
    while path:
        if path in lines:
            return lines[path]
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return None


def _join_path(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _statements(text: str) -> Iterator[TomlStatement]:
    bare = _QUOTED.sub(_paint_over, text)
    line, start, end, depth = 1, 0, 0, 0
    for row in bare.split("\n"):
        end += len(row) + 1
        depth += sum(map(row.count, "[{")) - sum(map(row.count, "]}"))
        if depth > 0:
            continue
        if bare[start:end].strip():
            yield TomlStatement(line, text[start:end], bare[start:end])
        line += text.count("\n", start, end)
        start, depth = end, 0
    if start < len(bare):
        yield TomlStatement(line, text[start:], bare[start:])


def _paint_over(quoted: re.Match[str]) -> str:
    return (" " if quoted[0][0] == "#" else "x") * len(quoted[0])


def _refuse_depth(statement: TomlStatement) -> None:
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", statement.bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise TooDeep
    if statement.bare.count(".") > MOST_DOTS:
        raise TooDeep


def _keys(statement: TomlStatement, *, header: bool) -> tuple[str, ...]:
    named = statement.text
    if not header:
        named = named[: statement.bare.find("=") + 1] + "0"
    try:
        entry: Any = tomllib.loads(named)
    except ValueError:
        # The parser reports what is wrong with it.
        return ()
    keys = []
    while entry and isinstance(entry, dict | list):
        if isinstance(entry, dict):
            keys.append(next(iter(entry)))
        entry = entry[keys[-1]] if isinstance(entry, dict) else entry[0]
    return tuple(keys)
