"""The whole rule page, as Markdown."""

from collections.abc import Callable, Iterable

from seabattle.rules import Ruleset, Variant
from seabattle.speech.pages.answering import answering
from seabattle.speech.pages.arsenal import arsenal
from seabattle.speech.pages.conduct import conduct
from seabattle.speech.pages.edition import Edition, Section, edition
from seabattle.speech.pages.fleet import fleet
from seabattle.speech.pages.manoeuvre import manoeuvre
from seabattle.speech.pages.placing import beginning, placing
from seabattle.speech.pages.sea import sea
from seabattle.speech.pages.secrecy import secrecy
from seabattle.speech.pages.turn import rounds, turn
from seabattle.speech.pages.victory import leaving, victory

SECTIONS: tuple[Callable[[Edition], Section | None], ...] = (
    sea,
    fleet,
    placing,
    beginning,
    turn,
    rounds,
    answering,
    arsenal,
    manoeuvre,
    victory,
    leaving,
    secrecy,
    conduct,
)
"""The parts of a page in the order in which one explains a game; a part may not apply."""


def rule_page(game: Ruleset | Variant, lang: str) -> str:
    """The rules of *game* in words."""
    print_run = edition(game, lang)
    parts = [f"# {' '.join(game.title.spoken(lang).split())}"]
    if game.about is not None:
        parts.append(game.about.spoken(lang))
    found = (make(print_run) for make in SECTIONS)
    parts += [_written(section) for section in found if section is not None]
    return "\n\n".join(parts) + "\n"


def _written(section: Section) -> str:
    blocks: Iterable[str] = (
        f"## {section.heading}",
        "\n".join(f"- {point}" for point in section.points),
        section.plate,
    )
    return "\n\n".join(block for block in blocks if block)
