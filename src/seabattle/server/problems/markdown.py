"""The pages as Markdown files, which ``scripts/docs`` writes into ``build/problems``."""

from collections.abc import Iterable

from seabattle.rules import ENGLISH, language_of
from seabattle.server.problems.examples import ProblemIndex
from seabattle.server.problems.problem_page import (
    ProblemPage,
    problem_page,
    problem_title,
)
from seabattle.speech import LANGUAGES, say

NOTICE = "<!-- Written by scripts/docs. Change the catalogs (problems, titles, refusals). -->"

INDEX = "README"


def problem_docs(index: ProblemIndex) -> dict[str, str]:
    """Every page by its path under ``build/problems``, with an index for each language."""
    files: dict[str, str] = {}
    for lang in LANGUAGES:
        files[_path(lang, INDEX)] = _index(index, lang)
        for code in index.codes:
            files[_path(lang, code)] = _page(problem_page(index, code, lang))
    return files


def _path(lang: str, name: str) -> str:
    """English stands at the top, the other languages in folders of their own."""
    return f"{name}.md" if lang == ENGLISH else f"{lang}/{name}.md"


def _index(index: ProblemIndex, lang: str) -> str:
    parts = [
        NOTICE,
        f"# {say(lang, 'problems-title')}",
        _language_links(lang, INDEX),
        say(lang, "problems-about"),
    ]
    for area, codes in index.codes_by_area():
        parts.append(f"## {say(lang, f'problems-area-{area}')}")
        links = (f"- [{code}]({code}.md): {problem_title(code, lang)}." for code in codes)
        parts.append("\n".join(links))
    return _join_lines(parts)


def _page(page: ProblemPage) -> str:
    lang = page.lang
    index = f"[{say(lang, 'problems-all')}](../{INDEX}.md)"
    return _join_lines(
        [
            NOTICE,
            f"# {page.title} (`{page.code}`)",
            f"{_language_links(lang, page.code)} · {index}",
            f"> {page.sentence}",
            f"## {say(lang, 'problems-why')}",
            page.why,
            f"## {say(lang, 'problems-example')}",
            page.example,
            f"## {say(lang, 'problems-remedy')}",
            page.remedy,
            f"## {say(lang, 'problems-for-programs')}",
            f"{say(lang, 'problems-status')}: {page.status or say(lang, 'problems-status-none')}.",
            _fact_table(page) if page.facts else say(lang, "problems-facts-none"),
        ]
    )


def _fact_table(page: ProblemPage) -> str:
    heads = [say(page.lang, f"problems-{head}") for head in ("fact", "value", "meaning")]
    rows = [heads, ["---"] * 3]
    rows += [[f"`{fact.name}`", _code(fact.value), fact.meaning] for fact in page.facts]
    lines = (" | ".join(cell.replace("|", "\\|") for cell in row) for row in rows)
    return f"{say(page.lang, 'problems-facts')}:\n\n" + "\n".join(f"| {line} |" for line in lines)


def _code(text: str) -> str:
    """A code span; one with backticks in it is fenced by two."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _language_links(lang: str, name: str) -> str:
    """The same page in the other languages."""
    up = "../" * (name.count("/") + (lang != ENGLISH))
    return " · ".join(
        language_of(other).name
        if other == lang
        else f"[{language_of(other).name}]({up}{_path(other, name)})"
        for other in LANGUAGES
    )


def _join_lines(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"
