"""The pages as small HTML documents: no script, and one style sheet of our own."""

import html
import re
from functools import cache

from seabattle.rules import language_of
from seabattle.server.problems.examples import ProblemIndex
from seabattle.server.problems.problem_page import (
    FactRow,
    ProblemPage,
    problem_page,
    problem_title,
)
from seabattle.speech import LANGUAGES, say

ROOT = "/problems"

STYLE = f"{ROOT}/style.css"

_FRAME = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="stylesheet" href="{style}">
{alternates}
</head>
<body>
<header>
{header}
<nav aria-label="{languages}"><ul>
{links}
</ul></nav>
</header>
<main>
{body}
</main>
</body>
</html>
"""

_BODY = """<h1>{title} <code>{code}</code></h1>
<blockquote><p>{sentence}</p></blockquote>
<section><h2>{why_head}</h2>
<p>{why}</p></section>
<section><h2>{example_head}</h2>
<p>{example}</p></section>
<section><h2>{remedy_head}</h2>
<p>{remedy}</p></section>
<section><h2>{programs_head}</h2>
<dl><dt>{code_head}</dt><dd><code>{code}</code></dd>
<dt>{status_head}</dt><dd>{status}</dd></dl>
{facts}</section>"""

_TABLE = """<table><caption>{caption}</caption>
<thead><tr><th scope="col">{fact}</th><th scope="col">{value}</th>
<th scope="col">{meaning}</th></tr></thead>
<tbody>
{rows}
</tbody></table>"""

_CODE_SPAN = re.compile(r"`([^`]+)`")


@cache
def problem_html(index: ProblemIndex, code: str, lang: str) -> str:
    """The page of a code. Each is kept, so unknown codes must not be asked for."""
    return render_problem(problem_page(index, code, lang))


def render_problem(page: ProblemPage) -> str:
    """A page as a whole document."""
    index = f'<a href="{_address("", page.lang)}">{_text(page.lang, "all")}</a>'
    return _document(f"{page.title} ({page.code})", page.lang, page.code, index, _body(page))


@cache
def index_html(index: ProblemIndex, lang: str) -> str:
    """The list of all codes."""
    title = say(lang, "problems-title")
    parts = [f"<h1>{html.escape(title)}</h1>", f"<p>{_text(lang, 'about')}</p>"]
    for area, codes in index.codes_by_area():
        items = "\n".join(_item(code, lang) for code in codes)
        parts.append(
            f"<section><h2>{_text(lang, f'area-{area}')}</h2>\n<ul>\n{items}\n</ul></section>"
        )
    home = f'<a href="/">{html.escape(say(lang, "tui-title"))}</a>'
    return _document(title, lang, "", home, "\n".join(parts))


def _body(page: ProblemPage) -> str:
    lang = page.lang
    return _BODY.format(
        title=html.escape(page.title),
        code=html.escape(page.code),
        sentence=html.escape(page.sentence),
        why_head=_text(lang, "why"),
        why=_mark_up(page.why),
        example_head=_text(lang, "example"),
        example=_mark_up(page.example),
        remedy_head=_text(lang, "remedy"),
        remedy=_mark_up(page.remedy),
        programs_head=_text(lang, "for-programs"),
        code_head=_text(lang, "code"),
        status_head=_text(lang, "status"),
        status=page.status or _text(lang, "status-none"),
        facts=_fact_table(page) if page.facts else f"<p>{_text(lang, 'facts-none')}</p>",
    )


def _fact_table(page: ProblemPage) -> str:
    return _TABLE.format(
        caption=_text(page.lang, "facts"),
        fact=_text(page.lang, "fact"),
        value=_text(page.lang, "value"),
        meaning=_text(page.lang, "meaning"),
        rows="\n".join(map(_fact_row, page.facts)),
    )


def _fact_row(fact: FactRow) -> str:
    # On a small screen a name breaks after an underscore.
    name = html.escape(fact.name).replace("_", "_<wbr>")
    return (
        f'<tr><th scope="row"><code>{name}</code></th>'
        f"<td><code>{html.escape(fact.value)}</code></td><td>{_mark_up(fact.meaning)}</td></tr>"
    )


def _item(code: str, lang: str) -> str:
    title = html.escape(problem_title(code, lang))
    return f'<li><a href="{_address(code, lang)}">{title}</a> <code>{html.escape(code)}</code></li>'


def _document(title: str, lang: str, code: str, header: str, body: str) -> str:
    """The frame around a page; *code* is empty for the index."""
    return _FRAME.format(
        lang=lang,
        title=html.escape(title),
        style=STYLE,
        alternates="\n".join(
            f'<link rel="alternate" hreflang="{other}" href="{_address(code, other)}">'
            for other in LANGUAGES
        ),
        header=header,
        languages=_text(lang, "languages"),
        links="\n".join(_language_link(code, other, here=other == lang) for other in LANGUAGES),
        body=body,
    )


def _language_link(code: str, lang: str, *, here: bool) -> str:
    name = html.escape(language_of(lang).name)
    current = ' aria-current="page"' if here else ""
    return (
        f'<li><a href="{_address(code, lang)}" lang="{lang}" hreflang="{lang}"{current}>'
        f"{name}</a></li>"
    )


def _address(code: str, lang: str) -> str:
    """Where a page is; it names its language, so that a reader stays in it."""
    path = f"{ROOT}/{code}" if code else ROOT
    return html.escape(f"{path}?lang={lang}")


def _text(lang: str, key: str) -> str:
    """A message of the pages, escaped."""
    return html.escape(say(lang, f"problems-{key}"))


def _mark_up(text: str) -> str:
    """A text of the catalogs, escaped, with what stands between backticks as code."""
    return _CODE_SPAN.sub(r"<code>\1</code>", html.escape(text))
