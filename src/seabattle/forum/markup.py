"""How a post is marked up: plain text, Markdown or BBCode.

Whatever a player or a rule file wrote is escaped by :meth:`Markup.plain` (no markup
injection), so that a name can be as odd as it likes and still is only a name.
"""

import re
from collections.abc import Callable, Iterable
from enum import StrEnum

from msgspec import Struct


class Format(StrEnum):
    """Where a post is going to stand."""

    TEXT = "text"
    MARKDOWN = "markdown"
    BBCODE = "bbcode"


class Markup(Struct, frozen=True):
    """One way to mark up a post."""

    plain: Callable[[str], str]
    """Somebody's words, so that nothing in them is markup."""
    heading: Callable[[str], str]
    strong: Callable[[str], str]
    block: Callable[[str], str]
    """A drawing, which must keep its columns."""
    points: Callable[[Iterable[str]], str]
    """A list."""


def _escape_markdown(words: str) -> str:
    """Every sign that Markdown could take for its own has a backslash before it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", words)


def _replace_brackets(words: str) -> str:
    """BBCode has no escape that every forum knows, so brackets are exchanged for wide ones."""
    return words.replace("[", "［").replace("]", "］")


def _underline(words: str) -> str:
    return f"{words}\n{'=' * len(words)}"


def _dash_list(words: Iterable[str]) -> str:
    return "\n".join(f"- {each}" for each in words)


def _bbcode_list(words: Iterable[str]) -> str:
    points = [f"[*]{each}" for each in words]
    return "\n".join(["[list]", *points, "[/list]"]) if points else ""


MARKUPS: dict[Format, Markup] = {
    Format.TEXT: Markup(str, _underline, str, str, _dash_list),
    Format.MARKDOWN: Markup(
        _escape_markdown,
        lambda words: f"## {words}",
        lambda words: f"**{words}**",
        lambda drawing: f"```text\n{drawing}\n```",
        _dash_list,
    ),
    Format.BBCODE: Markup(
        _replace_brackets,
        lambda words: f"[size=150][b]{words}[/b][/size]",
        lambda words: f"[b]{words}[/b]",
        lambda drawing: f"[code]\n{drawing}\n[/code]",
        _bbcode_list,
    ),
}
