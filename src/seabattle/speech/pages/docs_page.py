"""The rule pages of all ready-made variants, as the files of ``docs/rules``."""

import re
from itertools import count

from seabattle.rules import ENGLISH, LANGUAGES, Variant, language_of, load_variant, variant_names
from seabattle.speech.catalog import say
from seabattle.speech.pages.example_sea import Rows
from seabattle.speech.pages.full_page import rule_page

NOTICE = "<!-- Written by scripts/docs from the rule files. Change those, or the catalogs. -->"


_DRAWING = re.compile(r"```sea (.*)\n((?:[^`].*\n)+)```")


def rule_book() -> dict[str, str]:
    """Every page by its path under ``docs/rules``, with an index for each language."""
    games = [load_variant(name) for name in variant_names()]
    pages = {_path(lang, game.name): _page(game, lang) for lang in LANGUAGES for game in games}
    return {**pages, **{_path(lang, "README"): _index(games, lang) for lang in LANGUAGES}}


def _path(lang: str, name: str) -> str:
    """The path of a page: English at the top, other languages in their folders."""
    return f"{name}.md" if lang == ENGLISH else f"{lang}/{name}.md"


def rule_pictures() -> dict[str, Rows]:
    """The drawings of all pages by the path of their picture, for all languages."""
    return {
        _picture(name, number): rows
        for name in variant_names()
        for number, (_, rows) in enumerate(_drawings(rule_page(load_variant(name), ENGLISH)))
    }


def _picture(name: str, number: int) -> str:
    return f"pictures/{name}-{number + 1}.svg"


def _drawings(page: str) -> list[tuple[str, Rows]]:
    return [(found[1], tuple(found[2].splitlines())) for found in _DRAWING.finditer(page)]


def _show_pictures(page: str, game: Variant, lang: str) -> str:
    """The page with a picture in the place of each drawing."""
    up = "" if lang == ENGLISH else "../"
    numbers = count()
    return _DRAWING.sub(
        lambda found: f"![{found[1]}]({up}{_picture(game.name, next(numbers))})", page
    )


def _page(game: Variant, lang: str) -> str:
    page = _show_pictures(rule_page(game, lang), game, lang)
    title, rest = page.split("\n", maxsplit=1)
    return f"{NOTICE}\n\n{title}\n\n{_links(lang, game.name)}\n{rest}"


def _index(games: list[Variant], lang: str) -> str:
    lines = [
        f"- [{game.title.in_language(lang)}]({game.name}.md)"
        + (f": {game.about.in_language(lang)}" if game.about else "")
        for game in games
    ]
    heading = f"# {say(lang, 'rules-book')}"
    return "\n\n".join((NOTICE, heading, _links(lang, "README"), "\n".join(lines))) + "\n"


def _links(lang: str, name: str) -> str:
    """The same page in the other languages."""
    up = "" if lang == ENGLISH else "../"
    return " · ".join(
        language_of(other).name
        if other == lang
        else f"[{language_of(other).name}]({up}{_path(other, name)})"
        for other in LANGUAGES
    )
