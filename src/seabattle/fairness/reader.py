"""Reading a typed paper game.

A head of ``key: value`` lines, drawings under their own keys, and a line per shot or
chain of shots. What is not understood is refused with its line and never guessed,
because somebody will lose by what stands here.
"""

import re

from msgspec import Struct
from msgspec.structs import replace

from seabattle.fairness.bad_paper import BadPaper, from_drawing
from seabattle.fairness.paper import Claim, Drawing, Paper, Sheets, Shot
from seabattle.fairness.statement import Statement, lines_of, statements
from seabattle.fairness.word import ANSWERS, DEEDS, KEYS, WEAPONS, Deed, Key, Said, plain
from seabattle.game import Seat
from seabattle.game.notation import read_cell
from seabattle.game.refusal import CellOffGrid, OtherAlphabet
from seabattle.grid import Cell, Labels
from seabattle.grid.labels import series
from seabattle.records.sketch import BadSketch, read_sketch
from seabattle.rules import LabelSchemes, Ruleset, labels_of, load_variant, settle, variant_names

LONGEST_NAME = 40
_NUMBERED = re.compile(r"\d+[.)]\s+")
_BEHIND_CELL = " \t-–—:=→"
_SHEET = {
    Key.FIELD: "field",
    Key.FIELD_AT_START: "field",
    Key.FIELD_AT_END: "field_at_end",
    Key.CHART: "chart",
}


class _Table(Struct, frozen=True):
    """Who plays what, known once the head has been read."""

    ruleset: Ruleset
    names: tuple[str, str]

    @property
    def labels(self) -> Labels:
        return labels_of(self.ruleset)


def read_paper(text: str | bytes, ruleset: Ruleset | None = None) -> Paper:
    """The paper game that *text* tells.

    A table with rules of its own hands them in as *ruleset*; then no variant is named.
    Raises :class:`~seabattle.fairness.bad_paper.BadPaper`.
    """
    lines = lines_of(text)
    stated = list(statements(lines))
    head = _head(stated)
    table = _Table(_ruleset(head, ruleset), _names(head))
    told = [statement for statement in stated if statement.key is None]
    deeds = [deed for statement in told if (deed := _deed(table, statement)) is not None]
    return Paper(
        ruleset=table.ruleset,
        names=table.names,
        shots=tuple(shot for statement in told for shot in _shots(table, statement)),
        claims=tuple(Claim(line, seat) for line, seat, deed in deeds if deed is Deed.CLAIMS),
        first=_named(table, head.get(Key.FIRST)),
        winner=_winner(table, head, deeds),
        sheets=_sheets(table, stated, deeds, len(lines)),
    )


def _head(stated: list[Statement]) -> dict[Key, Statement]:
    found: dict[Key, Statement] = {}
    for statement in stated:
        key = statement.key
        if key is None or statement.drawn:
            continue
        if key in found:
            raise BadPaper("paper/twice", statement.line, key=_quoted(statement.head))
        found[key] = statement
    return found


def _names(head: dict[Key, Statement]) -> tuple[str, str]:
    stated = head.get(Key.PLAYERS)
    if stated is None:
        raise BadPaper("paper/no-players", 1)
    names = [" ".join(name.split()) for name in stated.value.split(",")]
    fit = all(0 < len(name) <= LONGEST_NAME for name in names)
    if len(names) != 2 or not fit or plain(names[0]) == plain(names[1]):
        raise BadPaper("paper/players", stated.line)
    for name in names:
        if plain(name) in KEYS:
            raise BadPaper("paper/name-taken", stated.line, name=_quoted(name))
    return names[0], names[1]


def _ruleset(head: dict[Key, Statement], given: Ruleset | None) -> Ruleset:
    ruleset = given or _named_ruleset(head.get(Key.VARIANT))
    line = head[Key.VARIANT].line if Key.VARIANT in head else 1
    if ruleset.seats != 2 or ruleset.sea.shared or ruleset.turn.in_rounds:
        raise BadPaper("paper/not-for-two", line, name=ruleset.name)
    stated = head.get(Key.LABELS)
    if stated is None:
        return ruleset
    try:
        series(stated.value, ruleset.grid.cols)
    except ValueError:
        text = _quoted(stated.value)
        raise BadPaper("paper/labels", stated.line, text=text, example="РЕСПУБЛИКА") from None
    labels = ruleset.labels
    schemes = LabelSchemes(stated.value, labels.rows, labels.between)
    return replace(ruleset, labels=schemes)


def _named_ruleset(stated: Statement | None) -> Ruleset:
    if stated is None:
        raise BadPaper("paper/no-variant", 1)
    if stated.value not in variant_names():
        choices = ", ".join(variant_names())
        name = _quoted(stated.value)
        raise BadPaper("paper/unknown-variant", stated.line, name=name, choices=choices)
    return settle(load_variant(stated.value), 2)


def _sheets(
    table: _Table, stated: list[Statement], deeds: list[tuple[int, Seat, Deed]], last: int
) -> tuple[Sheets, Sheets]:
    drawn: tuple[dict[str, Drawing], dict[str, Drawing]] = ({}, {})
    for statement in stated:
        if statement.key is not None and statement.drawn:
            seat = _seat(table, statement.value, statement.line)
            sheet = _SHEET[statement.key]
            if sheet in drawn[seat]:
                raise BadPaper("paper/twice", statement.line, key=_quoted(statement.head))
            drawn[seat][sheet] = _drawing(table, statement)
    refused = {int(seat): line for line, seat, deed in deeds if deed is Deed.REFUSES}
    for place, name in enumerate(table.names):
        if "field" not in drawn[place] and place not in refused:
            code = "paper/no-start" if "field_at_end" in drawn[place] else "paper/no-field"
            raise BadPaper(code, last, name=name)
    first, second = (
        Sheets(
            field=sheets.get("field"),
            field_at_end=sheets.get("field_at_end"),
            chart=sheets.get("chart"),
            refused=refused.get(seat),
        )
        for seat, sheets in enumerate(drawn)
    )
    return first, second


def _drawing(table: _Table, statement: Statement) -> Drawing:
    cols = table.ruleset.grid.cols
    # A row may begin with a deck, so in a drawing only what cannot be a row is a comment.
    rows = ["" if _remark(row, cols) else row for row in statement.rows]
    kept = [(number, row) for number, row in enumerate(rows, statement.line + 1) if row.strip()]
    try:
        sketch = read_sketch(table.ruleset, [row for _, row in kept])
    except BadSketch as bad:
        numbers = [statement.line, *(number for number, _ in kept)]
        bad.line = numbers[min(bad.line, len(kept))]
        raise from_drawing(bad) from None
    return Drawing(sketch, statement.line)


def _remark(row: str, cols: int) -> bool:
    bare = "".join(row.split()).replace("|", "")
    return bare.startswith("#") and len(bare) != cols


def _deed(table: _Table, statement: Statement) -> tuple[int, Seat, Deed] | None:
    """What a player does beside shooting: claims, refuses, resigns."""
    seat, rest = _speaker(table, statement)
    words = plain(rest)
    for word, deed in DEEDS.items():
        if words == word or words.startswith(f"{word} "):
            return statement.line, seat, deed
    return None


def _shots(table: _Table, statement: Statement) -> list[Shot]:
    if _deed(table, statement) is not None:
        return []
    by, rest = _speaker(table, statement)
    weapon = _weapon(table, rest, statement.line) if rest else None
    items = [item for item in re.split(r"[,;]", statement.value) if item.strip()]
    if not items:
        raise _unclear(table, statement)
    return [_shot(table, statement.line, by, item, weapon) for item in items]


def _shot(table: _Table, line: int, by: Seat, item: str, weapon: str | None) -> Shot:
    text, said = _answered(item, line)
    shot = Shot(line, by, None, text, said, item.rstrip().endswith("?"), weapon)
    return replace(shot, at=_cell(table, text, line))


def _answered(item: str, line: int) -> tuple[str, Said]:
    """A cell and its answer, taken apart."""
    words = item.replace("?", " ").split()
    for cut in range(1, len(words)):
        said = ANSWERS.get(plain(" ".join(words[cut:])))
        if said is not None:
            return " ".join(words[:cut]).strip(_BEHIND_CELL), said
    raise BadPaper("paper/no-answer", line, text=_quoted(item))


def _cell(table: _Table, text: str, line: int) -> Cell | None:
    labels = table.labels
    cell = read_cell(labels, text)
    if isinstance(cell, Cell):
        return cell
    if isinstance(cell, CellOffGrid):
        return None
    if isinstance(cell, OtherAlphabet):
        columns = " ".join(labels.columns)
        raise BadPaper(
            "paper/alphabet", line, text=_quoted(text), letter=cell.letter, columns=columns
        )
    example = labels.name(table.ruleset.grid.cells()[-1])
    raise BadPaper("paper/cell", line, text=_quoted(text), example=example)


def _weapon(table: _Table, words: str, line: int) -> str:
    name = WEAPONS.get(plain(words), plain(words))
    if table.ruleset.weapon(name) is None:
        variant = table.ruleset.name
        raise BadPaper("paper/weapon", line, name=variant, text=_quoted(words))
    return name


def _speaker(table: _Table, statement: Statement) -> tuple[Seat, str]:
    """Whose line it is, and what follows the name before the colon."""
    head = (
        _NUMBERED.sub("", statement.head, count=1)
        if _NUMBERED.match(statement.head)
        else (statement.head)
    )
    for seat, name in enumerate(table.names):
        length = len(name)
        if plain(head[:length]) == plain(name) and not head[length : length + 1].isalnum():
            return Seat(seat), head[length:].strip(" \t,")
    if statement.value:
        raise _unknown(table, head, statement.line)
    raise _unclear(table, statement)


def _winner(
    table: _Table, head: dict[Key, Statement], deeds: list[tuple[int, Seat, Deed]]
) -> Seat | None:
    resigned = next((seat for _, seat, deed in deeds if deed is Deed.RESIGNS), None)
    if resigned is not None:
        return Seat(1 - resigned)
    return _named(table, head.get(Key.WINNER))


def _named(table: _Table, statement: Statement | None) -> Seat | None:
    return None if statement is None else _seat(table, statement.value, statement.line)


def _seat(table: _Table, text: str, line: int) -> Seat:
    for seat, name in enumerate(table.names):
        if plain(text) == plain(name):
            return Seat(seat)
    raise _unknown(table, text, line)


def _unknown(table: _Table, name: str, line: int) -> BadPaper:
    names = ", ".join(table.names)
    return BadPaper("paper/unknown-player", line, name=_quoted(name), names=names)


def _unclear(table: _Table, statement: Statement) -> BadPaper:
    name = table.names[0]
    return BadPaper("paper/unclear", statement.line, text=_quoted(statement.head), name=name)


def _quoted(text: str) -> str:
    text = text.strip()
    return f"«{text}»" if len(text) <= 40 else f"«{text[:39]}…»"
