"""Parser for a typed paper game.

A head of ``key: value`` lines, drawings under their own keys, and a line per shot or
chain of shots. Text that it cannot read is refused with its line and never guessed,
because a player may lose the game by it.
"""

import re

from msgspec import Struct
from msgspec.structs import replace

from seabattle.fairness.paper import Drawing, Paper, PaperClaim, PaperShot, PlayerDrawings
from seabattle.fairness.paper_statement import PaperStatement, lines_of, statements
from seabattle.fairness.paper_word import (
    ANSWERS,
    KEYS,
    PLAYER_ACTS,
    WEAPONS,
    PaperKey,
    PlayerAct,
    Said,
    normalize_words,
)
from seabattle.game import Seat
from seabattle.game.notation import read_cell
from seabattle.game.refusal import CellOffGrid, OtherAlphabet
from seabattle.grid import Cell, Labels
from seabattle.grid.labels import series
from seabattle.records.sketch import read_sketch
from seabattle.rules import LabelSchemes, Ruleset, labels_of, load_variant, settle, variant_names
from seabattle.trouble import Trouble

LONGEST_NAME = 40
_NUMBERED = re.compile(r"\d+[.)]\s+")
_BEHIND_CELL = " \t-–—:=→"
_DRAWING_OF_KEY = {
    PaperKey.FIELD: "field",
    PaperKey.FIELD_AT_START: "field",
    PaperKey.FIELD_AT_END: "field_at_end",
    PaperKey.CHART: "chart",
}


class _Table(Struct, frozen=True):
    """The rules and the players, known once the head has been read."""

    ruleset: Ruleset
    names: tuple[str, str]

    @property
    def labels(self) -> Labels:
        return labels_of(self.ruleset)


def read_paper(text: str | bytes, ruleset: Ruleset | None = None) -> Paper:
    """The paper game in *text*.

    A caller with custom rules passes them as *ruleset*; then the text names no variant.
    Raises :class:`~seabattle.trouble.Trouble`.
    """
    lines = lines_of(text)
    stated = list(statements(lines))
    head = _head(stated)
    table = _Table(_ruleset(head, ruleset), _names(head))
    told = [statement for statement in stated if statement.key is None]
    acts = [act for statement in told if (act := _read_act(table, statement)) is not None]
    return Paper(
        ruleset=table.ruleset,
        names=table.names,
        shots=tuple(shot for statement in told for shot in _shots(table, statement)),
        claims=tuple(PaperClaim(line, seat) for line, seat, act in acts if act is PlayerAct.CLAIMS),
        first=_find_player(table, head.get(PaperKey.FIRST)),
        winner=_winner(table, head, acts),
        drawings=_read_drawings(table, stated, acts, len(lines)),
    )


def _head(stated: list[PaperStatement]) -> dict[PaperKey, PaperStatement]:
    found: dict[PaperKey, PaperStatement] = {}
    for statement in stated:
        key = statement.key
        if key is None or statement.drawn:
            continue
        if key in found:
            raise Trouble("paper/twice", line=statement.line, key=_quote(statement.head))
        found[key] = statement
    return found


def _names(head: dict[PaperKey, PaperStatement]) -> tuple[str, str]:
    stated = head.get(PaperKey.PLAYERS)
    if stated is None:
        raise Trouble("paper/no-players", line=1)
    names = [" ".join(name.split()) for name in stated.value.split(",")]
    fit = all(0 < len(name) <= LONGEST_NAME for name in names)
    if len(names) != 2 or not fit or normalize_words(names[0]) == normalize_words(names[1]):
        raise Trouble("paper/players", line=stated.line)
    for name in names:
        if normalize_words(name) in KEYS:
            raise Trouble("paper/name-taken", line=stated.line, name=_quote(name))
    return names[0], names[1]


def _ruleset(head: dict[PaperKey, PaperStatement], given: Ruleset | None) -> Ruleset:
    ruleset = given or _load_named_ruleset(head.get(PaperKey.VARIANT))
    line = head[PaperKey.VARIANT].line if PaperKey.VARIANT in head else 1
    if ruleset.seats != 2 or ruleset.sea.shared or ruleset.turn.in_rounds:
        raise Trouble("paper/not-for-two", line=line, name=ruleset.name)
    stated = head.get(PaperKey.LABELS)
    if stated is None:
        return ruleset
    try:
        return with_columns(ruleset, stated.value)
    except ValueError:
        text = _quote(stated.value)
        raise Trouble("paper/labels", line=stated.line, text=text, example="РЕСПУБЛИКА") from None


def with_columns(ruleset: Ruleset, names: str | None) -> Ruleset:
    """The same rules with other column labels; raises :class:`ValueError` if impossible."""
    if names is None:
        return ruleset
    series(names, ruleset.grid.columns)
    labels = ruleset.labels
    return replace(ruleset, labels=LabelSchemes(names, labels.rows, labels.between))


def _load_named_ruleset(stated: PaperStatement | None) -> Ruleset:
    if stated is None:
        raise Trouble("paper/no-variant", line=1)
    if stated.value not in variant_names():
        choices = ", ".join(variant_names())
        name = _quote(stated.value)
        raise Trouble("paper/unknown-variant", line=stated.line, name=name, choices=choices)
    return settle(load_variant(stated.value), 2)


def _read_drawings(
    table: _Table, stated: list[PaperStatement], acts: list[tuple[int, Seat, PlayerAct]], last: int
) -> tuple[PlayerDrawings, PlayerDrawings]:
    drawn: tuple[dict[str, Drawing], dict[str, Drawing]] = ({}, {})
    for statement in stated:
        if statement.key is not None and statement.drawn:
            seat = _seat(table, statement.value, statement.line)
            sheet = _DRAWING_OF_KEY[statement.key]
            if sheet in drawn[seat]:
                raise Trouble("paper/twice", line=statement.line, key=_quote(statement.head))
            drawn[seat][sheet] = _drawing(table, statement)
    refused = {int(seat): line for line, seat, act in acts if act is PlayerAct.REFUSES}
    for place, name in enumerate(table.names):
        if "field" not in drawn[place] and place not in refused:
            code = "paper/no-start" if "field_at_end" in drawn[place] else "paper/no-field"
            raise Trouble(code, line=last, name=name)
    first, second = (
        PlayerDrawings(
            field=sheets.get("field"),
            field_at_end=sheets.get("field_at_end"),
            chart=sheets.get("chart"),
            refused=refused.get(seat),
        )
        for seat, sheets in enumerate(drawn)
    )
    return first, second


def _drawing(table: _Table, statement: PaperStatement) -> Drawing:
    columns = table.ruleset.grid.columns
    # A row may begin with a deck, so only a line that cannot be a row is a comment.
    rows = ["" if _is_remark(row, columns) else row for row in statement.rows]
    kept = [(number, row) for number, row in enumerate(rows, statement.line + 1) if row.strip()]
    try:
        sketch = read_sketch(table.ruleset, [row for _, row in kept])
    except Trouble as bad:
        numbers = [statement.line, *(number for number, _ in kept)]
        raise bad.at(numbers[min(bad.line or 0, len(kept))]) from None
    return Drawing(sketch, statement.line)


def _is_remark(row: str, columns: int) -> bool:
    bare = "".join(row.split()).replace("|", "")
    return bare.startswith("#") and len(bare) != columns


def _read_act(table: _Table, statement: PaperStatement) -> tuple[int, Seat, PlayerAct] | None:
    """What a player does beside shooting: claims, refuses, resigns."""
    seat, rest = _speaker(table, statement)
    words = normalize_words(rest)
    for word, act in PLAYER_ACTS.items():
        if words == word or words.startswith(f"{word} "):
            return statement.line, seat, act
    return None


def _shots(table: _Table, statement: PaperStatement) -> list[PaperShot]:
    if _read_act(table, statement) is not None:
        return []
    by, rest = _speaker(table, statement)
    weapon = _weapon(table, rest, statement.line) if rest else None
    items = [item for item in re.split(r"[,;]", statement.value) if item.strip()]
    if not items:
        raise _unclear(table, statement)
    return [_shot(table, statement.line, by, item, weapon) for item in items]


def _shot(table: _Table, line: int, by: Seat, item: str, weapon: str | None) -> PaperShot:
    text, said = _split_answer(item, line)
    shot = PaperShot(line, by, None, text, said, item.rstrip().endswith("?"), weapon)
    return replace(shot, at=_cell(table, text, line))


def _split_answer(item: str, line: int) -> tuple[str, Said]:
    """A cell and its answer, taken apart."""
    words = item.replace("?", " ").split()
    for cut in range(1, len(words)):
        said = ANSWERS.get(normalize_words(" ".join(words[cut:])))
        if said is not None:
            return " ".join(words[:cut]).strip(_BEHIND_CELL), said
    raise Trouble("paper/no-answer", line=line, text=_quote(item))


def _cell(table: _Table, text: str, line: int) -> Cell | None:
    labels = table.labels
    cell = read_cell(labels, text)
    if isinstance(cell, Cell):
        return cell
    if isinstance(cell, CellOffGrid):
        return None
    if isinstance(cell, OtherAlphabet):
        columns = " ".join(labels.columns)
        raise Trouble(
            "paper/alphabet", line=line, text=_quote(text), letter=cell.letter, columns=columns
        )
    example = labels.name(table.ruleset.grid.cells()[-1])
    raise Trouble("paper/cell", line=line, text=_quote(text), example=example)


def _weapon(table: _Table, words: str, line: int) -> str:
    name = WEAPONS.get(normalize_words(words), normalize_words(words))
    if table.ruleset.weapon(name) is None:
        variant = table.ruleset.name
        raise Trouble("paper/weapon", line=line, name=variant, text=_quote(words))
    return name


def _speaker(table: _Table, statement: PaperStatement) -> tuple[Seat, str]:
    """Whose line it is, and what follows the name before the colon."""
    head = (
        _NUMBERED.sub("", statement.head, count=1)
        if _NUMBERED.match(statement.head)
        else (statement.head)
    )
    for seat, name in enumerate(table.names):
        length = len(name)
        if (
            normalize_words(head[:length]) == normalize_words(name)
            and not head[length : length + 1].isalnum()
        ):
            return Seat(seat), head[length:].strip(" \t,")
    if statement.value:
        raise _unknown_player(table, head, statement.line)
    raise _unclear(table, statement)


def _winner(
    table: _Table, head: dict[PaperKey, PaperStatement], acts: list[tuple[int, Seat, PlayerAct]]
) -> Seat | None:
    resigned = next((seat for _, seat, act in acts if act is PlayerAct.RESIGNS), None)
    if resigned is not None:
        return Seat(1 - resigned)
    return _find_player(table, head.get(PaperKey.WINNER))


def _find_player(table: _Table, statement: PaperStatement | None) -> Seat | None:
    return None if statement is None else _seat(table, statement.value, statement.line)


def _seat(table: _Table, text: str, line: int) -> Seat:
    for seat, name in enumerate(table.names):
        if normalize_words(text) == normalize_words(name):
            return Seat(seat)
    raise _unknown_player(table, text, line)


def _unknown_player(table: _Table, name: str, line: int) -> Trouble:
    names = ", ".join(table.names)
    return Trouble("paper/unknown-player", line=line, name=_quote(name), names=names)


def _unclear(table: _Table, statement: PaperStatement) -> Trouble:
    name = table.names[0]
    return Trouble("paper/unclear", line=statement.line, text=_quote(statement.head), name=name)


def _quote(text: str) -> str:
    text = text.strip()
    return f"«{text}»" if len(text) <= 40 else f"«{text[:39]}…»"
