"""The rule pages of all ready-made variants, as the files of ``docs/rules``."""

from seabattle.rules import ENGLISH, LANGUAGES, Variant, language_of, load_variant, variant_names
from seabattle.speech.catalog import say
from seabattle.speech.pages.full_page import rule_page

NOTICE = "<!-- Written by scripts/docs from the rule files. Change those, or the catalogs. -->"


def rule_book() -> dict[str, str]:
    """Every page by its path under ``docs/rules``, with an index for each language."""
    games = [load_variant(name) for name in variant_names()]
    pages = {_path(lang, game.name): _page(game, lang) for lang in LANGUAGES for game in games}
    return {**pages, **{_path(lang, "README"): _index(games, lang) for lang in LANGUAGES}}


def _path(lang: str, name: str) -> str:
    """English stands at the top, the other languages in folders of their own."""
    return f"{name}.md" if lang == ENGLISH else f"{lang}/{name}.md"


def _page(game: Variant, lang: str) -> str:
    title, rest = rule_page(game, lang).split("\n", maxsplit=1)
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
