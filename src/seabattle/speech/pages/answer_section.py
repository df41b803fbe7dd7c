"""Section of a rule page about answers: the words, the details of a ship, who hears them."""

from seabattle.game import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Naming
from seabattle.speech.pages.edition import Edition, Section, markdown_table
from seabattle.views import Answer, Hit, Miss, Sunk

_CORNER = Cell(Row(0), Col(0))


def answer_section(edition: Edition) -> Section:
    """The answers."""
    told, sea = edition.ruleset.disclosure, edition.ruleset.sea
    points = []
    if sea.shared:
        points.append(edition.say("fire-spares-own" if sea.spares_own else "fire-strikes-all"))
    if sea.shared and edition.ruleset.turn.in_rounds:
        points.append(edition.say("hits-public"))
    if told.sinking_told and Naming.CELLS in told.sunk_names:
        points.append(edition.say("sunk-marked"))
    if not told.sinking_told:
        points.append(edition.say("sinking-silent"))
    return Section(edition.say("heading-answers"), tuple(points), _table(edition))


def _table(edition: Edition) -> str:
    heads = ("answer-word", "answer-when", "answer-says", "answer-heard")
    rows = [[edition.say(head) for head in heads], ["---"] * 4]
    return markdown_table([*rows, *answer_rows(edition)])


def answer_rows(edition: Edition) -> list[list[str]]:
    """Each answer: the word, when it is given, what else is said, and who hears it."""
    told = edition.ruleset.disclosure
    hit = "hit" if told.sinking_told else "hit-or-sunk"
    rows = [
        _row(edition, Miss(_CORNER), "miss", None, told.miss_told_to),
        _row(edition, Hit(_CORNER), hit, told.hit_names, "everyone"),
    ]
    if told.sinking_told:
        rows.append(_row(edition, Sunk(_CORNER), "sunk", told.sunk_names, "everyone"))
    return rows


def _row(
    edition: Edition, answer: Answer, when: str, names: tuple[Naming, ...] | None, ears: str
) -> list[str]:
    word = edition.voice.answer(answer, Seat(0))
    says = ", ".join(edition.say(f"says-{name}") for name in names or ())
    return [
        edition.say("answer-quoted", word=word),
        edition.say(f"when-{when}"),
        says or edition.say("says-nothing"),
        edition.say(f"heard-{ears}"),
    ]
