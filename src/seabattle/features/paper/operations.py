"""Games that were played on paper: empty sheets to draw on, and what a judge says of them."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.fairness.judge import judge_paper
from seabattle.fairness.paper import Drawing, Paper, PaperShot
from seabattle.fairness.paper_reader import read_paper, with_columns
from seabattle.fairness.paper_word import Said
from seabattle.fairness.verdict_table import Ending
from seabattle.game import Seat
from seabattle.grid import Grid
from seabattle.rules import Lang, Ruleset, load_variant
from seabattle.server.api.variants import LanguageQuery, find_variant, preset_ruleset
from seabattle.server.http.api_refusal import Denied, NoSuchVariant
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import READING
from seabattle.speech import trouble_sentence
from seabattle.speech.judgement import verdict_text
from seabattle.speech.voice import Voice
from seabattle.trouble import Trouble
from seabattle.wire.bound import MOST_BYTES
from seabattle.wire.table_words import CellNames, cell_names

Rows = tuple[str, ...]
"""A drawing, row by row, with one sign for each cell."""


class PaperQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """With which letters, and in which language."""

    labels: Annotated[
        Annotated[str, Meta(max_length=128)] | None,
        Meta(description="How columns are called: latin, cyrillic, or a word."),
    ] = None
    lang: Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")] = (
        None
    )


class PaperTable(Struct, frozen=True):
    """An empty sheet: what is played, and what cells and special actions are called."""

    variant: str
    names: CellNames
    weapons: Annotated[dict[str, str], Meta(description="Special actions by their short name.")]


class PaperFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A paper game as text, as ``docs/judging.md`` describes it."""

    text: Annotated[str, Meta(max_length=MOST_BYTES // 2)]


class PaperSide(Struct, frozen=True):
    """What one player handed in, and did beside shooting."""

    field: Rows | None
    field_at_end: Rows | None
    chart: Rows | None
    refuses: bool
    claims: bool


class PaperShotLine(Struct, frozen=True):
    """A shot with its answer, as it is listed."""

    by: Seat
    cell: str
    said: Said
    disputed: bool
    weapon: str | None
    line: int


class PaperSheet(Struct, frozen=True):
    """A paper game as it was read, to go on with."""

    table: PaperTable
    labels: str | None
    """How columns are called, where that is not as the variant has it."""
    players: tuple[str, str]
    first: Seat | None
    winner: Seat | None
    sides: tuple[PaperSide, PaperSide]
    shots: tuple[PaperShotLine, ...]


class PaperVerdict(Struct, frozen=True):
    """What becomes of the game."""

    ending: Ending
    reason: Annotated[str, Meta(description="The line of the table of verdicts that decided.")]
    winner: Seat | None
    text: Annotated[str, Meta(description="The verdict with its reasons, as the command says it.")]


class PaperMistake(Struct, frozen=True):
    """Why the text cannot be judged."""

    code: str
    detail: str
    line: int | None


class PaperJudgement(Struct, frozen=True):
    """What was read and the verdict on it, or why it cannot be read."""

    sheet: PaperSheet | None = None
    verdict: PaperVerdict | None = None
    mistake: PaperMistake | None = None


async def blank_paper(call: Call) -> PaperTable:
    """An empty sheet for a game on paper."""
    name = find_variant(call.path["name"]).name
    ruleset = preset_ruleset(name, 2) if 2 in _seats(name) else None
    if ruleset is None or ruleset.sea.shared:
        raise Denied(NoSuchVariant(name))
    try:
        return _table(with_columns(ruleset, call.query.labels), call.lang)
    except ValueError:
        return _table(ruleset, call.lang)


def _seats(name: str) -> range:
    seats = load_variant(name).seats
    return range(seats.least, seats.most + 1)


async def judge_text(call: Call) -> PaperJudgement:
    """Judge a game that was played on paper."""
    file: PaperFile = call.body
    return await call.work(judge_file, file.text, call.lang)


def judge_file(text: str, lang: str) -> PaperJudgement:
    """What was read, with the verdict; made where it keeps nobody waiting."""
    sheet = None
    try:
        paper = read_paper(text)
        sheet = _sheet(paper, lang)
        found = judge_paper(paper)
    except Trouble as bad:
        mistake = PaperMistake(bad.code, trouble_sentence(lang, bad), bad.line)
        return PaperJudgement(sheet=sheet, mistake=mistake)
    verdict = found.verdict
    words = verdict_text(found, lang)
    return PaperJudgement(
        sheet, PaperVerdict(verdict.ending, verdict.reason, verdict.winner, words), None
    )


def _table(ruleset: Ruleset, lang: str) -> PaperTable:
    voice = Voice(lang, ruleset, ())
    weapons = {each.name: voice.weapon(each.name) for each in ruleset.arsenal}
    return PaperTable(ruleset.name, cell_names(ruleset), weapons)


def _sheet(paper: Paper, lang: str) -> PaperSheet:
    columns = paper.ruleset.labels.columns
    usual = preset_ruleset(paper.ruleset.name, 2).labels.columns
    return PaperSheet(
        table=_table(paper.ruleset, lang),
        labels=None if columns == usual else columns,
        players=paper.names,
        first=paper.first,
        winner=paper.winner,
        sides=(_side(paper, Seat(0)), _side(paper, Seat(1))),
        shots=tuple(_list_shot(shot) for shot in paper.shots),
    )


def _side(paper: Paper, seat: Seat) -> PaperSide:
    drawings, grid = paper.drawings[seat], paper.ruleset.grid
    return PaperSide(
        field=_rows(grid, drawings.field),
        field_at_end=_rows(grid, drawings.field_at_end),
        chart=_rows(grid, drawings.chart),
        refuses=drawings.refused is not None,
        claims=any(claim.by == seat for claim in paper.claims),
    )


def _rows(grid: Grid, drawing: Drawing | None) -> Rows | None:
    """A drawing with the signs it was read from."""
    if drawing is None:
        return None
    sketch = drawing.sketch
    signs = {cell: group.sign for group in sketch.groups for cell in group.cells}
    for cell in grid.cells():
        if sketch.struck & grid.bit(cell):
            signs[cell] = "x"
        elif sketch.missed & grid.bit(cell):
            signs[cell] = "o"
    cells = [signs.get(cell, ".") for cell in grid.cells()]
    wide = grid.columns
    return tuple("".join(cells[at : at + wide]) for at in range(0, len(cells), wide))


def _list_shot(shot: PaperShot) -> PaperShotLine:
    return PaperShotLine(shot.by, shot.text, shot.said, shot.disputed, shot.weapon, shot.line)


OPERATIONS = (
    Operation(
        "GET",
        "/variants/{name}/paper",
        "Get an empty sheet for a game on paper",
        blank_paper,
        query=PaperQuery,
        answer=PaperTable,
        open=True,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/papers/judge",
        "Judge a game played on paper",
        judge_text,
        body=PaperFile,
        query=LanguageQuery,
        answer=PaperJudgement,
        open=True,
        cost=READING,
    ),
)
