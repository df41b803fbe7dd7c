"""The whole rule page, as Markdown."""

from collections.abc import Callable, Iterable

from seabattle.rules import Ruleset, Variant
from seabattle.speech.pages.answer_section import answer_section
from seabattle.speech.pages.arsenal_section import arsenal_section
from seabattle.speech.pages.edition import Edition, Example, Section, make_edition
from seabattle.speech.pages.fleet_section import fleet_section
from seabattle.speech.pages.placing_section import beginning_section, placing_section
from seabattle.speech.pages.sea_section import sea_section
from seabattle.speech.pages.secrecy_section import secrecy_section
from seabattle.speech.pages.turn_section import manoeuvre_section, rounds_section, turn_section
from seabattle.speech.pages.victory_section import conduct_section, leaving_section, victory_section

SECTIONS: tuple[Callable[[Edition], Section | None], ...] = (
    sea_section,
    fleet_section,
    placing_section,
    beginning_section,
    turn_section,
    rounds_section,
    answer_section,
    arsenal_section,
    manoeuvre_section,
    victory_section,
    leaving_section,
    secrecy_section,
    conduct_section,
)
"""The sections of a page in order; a section that does not apply returns ``None``."""


def rule_page(game: Ruleset | Variant, lang: str) -> str:
    """The rules of *game* in words."""
    edition = make_edition(game, lang)
    parts = [f"# {' '.join(game.title.in_language(lang).split())}"]
    if game.about is not None:
        parts.append(game.about.in_language(lang))
    found = (make(edition) for make in SECTIONS)
    parts += [_write_section(section) for section in found if section is not None]
    return "\n\n".join(parts) + "\n"


def _write_section(section: Section) -> str:
    blocks: Iterable[str] = (
        f"## {section.heading}",
        "\n".join(f"- {point}" for point in section.points),
        *map(_write_example, section.examples),
        section.figure,
    )
    return "\n\n".join(block for block in blocks if block)


def _write_example(example: Example) -> str:
    """A drawing as a code block, which a page may show as a picture and a terminal as text."""
    return "\n".join((f"```sea {example.caption}", *example.rows, "```"))
