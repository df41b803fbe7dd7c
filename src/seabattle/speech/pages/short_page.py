"""Short rules for a printed sheet: what players must know at the table.

The sentences are those of the rule page, without rules that only the program applies, and
without facts that the printed fields and fleet list show.
"""

from collections.abc import Iterator

from seabattle.rules import Ruleset
from seabattle.speech.pages.answer_section import answer_rows, answer_section
from seabattle.speech.pages.arsenal_section import arsenal_section
from seabattle.speech.pages.edition import Edition, Section, make_edition
from seabattle.speech.pages.fleet_section import fleet_section
from seabattle.speech.pages.placing_section import beginning_section, placing_section
from seabattle.speech.pages.turn_section import manoeuvre_section, rounds_section, turn_section
from seabattle.speech.pages.victory_section import victory_section


def short_rules(ruleset: Ruleset, lang: str) -> tuple[Section, ...]:
    """The rules in short, section by section, as plain text."""
    found = _sections(make_edition(ruleset, lang))
    return tuple(Section(part.heading, tuple(map(_plain, part.points))) for part in found)


def _plain(point: str) -> str:
    """A sentence without the stars that make a word bold on a rule page."""
    return point.replace("**", "")


def _sections(game: Edition) -> Iterator[Section]:
    # A paper game has no refusals of fleets, repeated shots or absent players.
    # The drawn fleet list shows all but how ships may be turned.
    turned = fleet_section(game).points[2:]
    before = (*placing_section(game).points[:-1], *turned, *beginning_section(game).points[1:])
    yield Section(placing_section(game).heading, before)
    yield Section(turn_section(game).heading, turn_section(game).points[:-1])
    together = rounds_section(game)
    if together is not None:
        yield Section(together.heading, together.points[:-1])
    yield _answers(game)
    for part in (arsenal_section(game), manoeuvre_section(game)):
        if part is not None:
            yield part
    yield victory_section(game)


def _answers(game: Edition) -> Section:
    """The answers as sentences, and how they are marked."""
    marks = game.say("marks-shared" if game.ruleset.sea.shared else "marks-own")
    words = [_answer(game, *row) for row in answer_rows(game)]
    section = answer_section(game)
    return Section(section.heading, (*words, *section.points, marks))


def _answer(game: Edition, word: str, when: str, says: str, heard: str) -> str:
    """One answer, without the parts that are usual at a table."""
    parts = [game.voice.say("sheet-answer", word=word, when=when)]
    if says != game.say("says-nothing"):
        parts.append(game.voice.say("sheet-answer-says", says=says))
    if heard != game.say("heard-everyone"):
        parts.append(game.voice.say("sheet-answer-heard", heard=heard))
    return " ".join(parts)
