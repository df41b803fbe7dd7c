"""How a post is marked up: plain text, Markdown, BBCode or HTML.

:meth:`Markup.plain` escapes all text from players and rule files (no markup injection), so
that any name stays only a name: it mentions no user (``@everyone``), and nothing in it
becomes a link.
"""

import html
import re
from collections.abc import Callable, Iterable
from enum import StrEnum

from msgspec import Struct


class Format(StrEnum):
    """The markup language of the place where a post is published."""

    TEXT = "text"
    MARKDOWN = "markdown"
    BBCODE = "bbcode"
    HTML = "html"


class Markup(Struct, frozen=True):
    """One way to mark up a post."""

    plain: Callable[[str], str]
    """Escape untrusted text, so that nothing in it is markup."""
    heading: Callable[[str], str]
    strong: Callable[[str], str]
    block: Callable[[str], str]
    """A drawing, which must keep its columns."""
    points: Callable[[Iterable[str]], str]
    """A list."""
    paragraph: Callable[[str], str]
    link: Callable[[str], str]
    """A link to an address of this server, which never contains untrusted text."""
    picture: Callable[[str], str]
    """The picture at such an address."""


def hush(words: str) -> str:
    """Disable mentions and links in a text with zero-width spaces."""
    apart = words.replace("@", "@\u200b").replace("://", ":\u200b//")
    # Some forums turn any word with a dot inside into a link: "sea.example".
    return re.sub(r"(?<=\w)\.(?=\w)", "\u200b.", apart)


def _escape_markdown(words: str) -> str:
    """Put a backslash before every character that could be Markdown."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", hush(words))


def _replace_brackets(words: str) -> str:
    """Replace brackets by full-width ones: BBCode has no escape that every forum supports."""
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
