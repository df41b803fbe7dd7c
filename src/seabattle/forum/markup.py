"""How a post is marked up: plain text, Markdown, BBCode or HTML.

Whatever a player or a rule file wrote is escaped by :meth:`Markup.plain` (no markup
injection), so that a name can be as odd as it likes and still is only a name: it calls
nobody (``@everyone``), and nothing in it becomes a link.
"""

import html
import re
from collections.abc import Callable, Iterable
from enum import StrEnum

from msgspec import Struct


class Format(StrEnum):
    """Where a post is going to stand."""

    TEXT = "text"
    MARKDOWN = "markdown"
    BBCODE = "bbcode"
    HTML = "html"


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
    paragraph: Callable[[str], str]
    link: Callable[[str], str]
    """An address of ours, which is never somebody's words."""
    picture: Callable[[str], str]
    """The picture at such an address."""


def hush(words: str) -> str:
    """Words that call nobody and lead nowhere: a sign without width stands in between."""
    apart = words.replace("@", "@\u200b").replace("://", ":\u200b//")
    # Some forums make a link of everything with a dot inside: "sea.example".
    return re.sub(r"(?<=\w)\.(?=\w)", "\u200b.", apart)


def _escape_markdown(words: str) -> str:
    """Every sign that Markdown could take for its own has a backslash before it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", hush(words))


def _replace_brackets(words: str) -> str:
    """BBCode has no escape that every forum knows, so brackets are exchanged for wide ones."""
    return hush(words).replace("[", "［").replace("]", "］")


def _escape_html(words: str) -> str:
    return html.escape(hush(words))


def _html_list(words: Iterable[str]) -> str:
    points = [f"<li>{each}</li>" for each in words]
    return "\n".join(["<ul>", *points, "</ul>"]) if points else ""


def _html_link(address: str) -> str:
    safe = html.escape(address)
    return f'<a href="{safe}">{safe}</a>'


def _underline(words: str) -> str:
    return f"{words}\n{'=' * len(words)}"


def _dash_list(words: Iterable[str]) -> str:
    return "\n".join(f"- {each}" for each in words)


def _bbcode_list(words: Iterable[str]) -> str:
    points = [f"[*]{each}" for each in words]
    return "\n".join(["[list]", *points, "[/list]"]) if points else ""


MARKUPS: dict[Format, Markup] = {
    Format.TEXT: Markup(hush, _underline, str, str, _dash_list, str, str, str),
    Format.MARKDOWN: Markup(
        _escape_markdown,
        lambda words: f"## {words}",
        lambda words: f"**{words}**",
        lambda drawing: f"```text\n{drawing}\n```",
        _dash_list,
        str,
        lambda address: f"<{address}>",
        lambda address: f"![]({address})",
    ),
    Format.BBCODE: Markup(
        _replace_brackets,
        lambda words: f"[size=150][b]{words}[/b][/size]",
        lambda words: f"[b]{words}[/b]",
        lambda drawing: f"[code]\n{drawing}\n[/code]",
        _bbcode_list,
        str,
        lambda address: f"[url]{address}[/url]",
        lambda address: f"[img]{address}[/img]",
    ),
    Format.HTML: Markup(
        _escape_html,
        lambda words: f"<h2>{words}</h2>",
        lambda words: f"<strong>{words}</strong>",
        lambda drawing: f"<pre>{html.escape(drawing)}</pre>",
        _html_list,
        lambda words: f"<p>{words}</p>",
        _html_link,
        lambda address: f'<p><img src="{html.escape(address)}" alt=""></p>',
    ),
}
