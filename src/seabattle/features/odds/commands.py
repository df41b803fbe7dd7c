"""``advise``: where to fire, for people who play elsewhere."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

from seabattle.beliefs import ProblemTooLarge
from seabattle.bots.advice import Advice, OddsMethod, advise_shot
from seabattle.bots.typed_chart import TypedChart, read_chart
from seabattle.drawing import BoardSign, Pen, pen_for
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ruleset, labels_of
from seabattle.speech import say
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import (
    Ascii,
    AsJson,
    Budget,
    Lang,
    language,
    print_json,
    read_text,
    reading,
)
from seabattle.terminal.table_options import NO_AGREEMENT, Agreement, VariantOption, ruleset_for
from seabattle.trouble import Trouble


def advise(
    chart: Annotated[
        Path,
        Parameter(
            help="Text file with your chart (. unknown, o miss, x hit, # sunk), "
            "or - for standard input.",
            allow_leading_hyphen=True,
        ),
    ],
    *,
    variant: VariantOption,
    agreed: Agreement = NO_AGREEMENT,
    budget: Budget = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    json: AsJson = False,
) -> None:
    """Say how likely a ship is on every cell of your chart, and where to fire."""
    spoken = language(lang)
    ruleset = ruleset_for(variant, agreed, spoken)
    noted = _read_noted(ruleset, chart)
    started = perf_counter()
    try:
        advice = advise_shot(ruleset, noted, budget)
    except ProblemTooLarge:
        raise Trouble("advise/too-large", variant=ruleset.name) from None
    milliseconds = 1000 * (perf_counter() - started)
    if json:
        print_json(_advice_facts(ruleset, advice, milliseconds))
    else:
        print(_advice_text(ruleset, noted, advice, spoken, pen_for(ascii=ascii)))


def _read_noted(ruleset: Ruleset, chart: Path) -> TypedChart:
    text = read_text(chart)
    with reading(chart):
        return read_chart(ruleset, text)


def _advice_facts(ruleset: Ruleset, advice: Advice, milliseconds: float) -> dict[str, object]:
    best = None if advice.best is None else labels_of(ruleset).name(advice.best)
    return {
        "fleets": advice.fleets,
        "odds": advice.odds,
        "best": best,
        "method": advice.method,
        "error": advice.error,
        "milliseconds": round(milliseconds, 3),
    }


def _advice_text(ruleset: Ruleset, noted: TypedChart, advice: Advice, lang: str, pen: Pen) -> str:
    lines = [_odds_map(ruleset, noted, advice, pen), "", _method_text(advice, lang)]
    if ruleset.manoeuvre is not None:
        lines.append(say(lang, "advise-moving"))
    if advice.best is None:
        lines.append(say(lang, "advise-nothing"))
    else:
        chance = advice.odds[advice.best.row][advice.best.col]
        cell = labels_of(ruleset).name(advice.best)
        lines.append(say(lang, "advise-best", cell=cell, chance=f"{100 * chance:.1f}"))
    return "\n".join(lines)


def _method_text(advice: Advice, lang: str) -> str:
    error = f"{100 * advice.error:.1f}"
    match advice.method:
        case OddsMethod.EXACT:
            return say(lang, "advise-exact", fleets=str(advice.fleets))
        case OddsMethod.SAMPLED:
            return say(lang, "advise-sampled", fleets=f"{advice.fleets:.3g}", error=error)
        case OddsMethod.SHARED:
            return say(lang, "advise-together", error=error)


def _odds_map(ruleset: Ruleset, noted: TypedChart, advice: Advice, pen: Pen) -> str:
    """The chances in per cent, with the table's labels; what is known keeps its sign."""
    labels = labels_of(ruleset)
    side = max(len(name) for name in labels.rows)
    wide = max(3, *(len(name) for name in labels.columns))
    lines = [" " * side + "".join(f" {name:>{wide}}" for name in labels.columns)]
    for row, name in enumerate(labels.rows):
        cells = (
            _cell_text(ruleset, noted, advice, pen, Cell(Row(row), Col(col)))
            for col in range(ruleset.grid.columns)
        )
        lines.append(f"{name:>{side}}" + "".join(f" {cell:>{wide}}" for cell in cells))
    return "\n".join(lines)


def _cell_text(ruleset: Ruleset, noted: TypedChart, advice: Advice, pen: Pen, cell: Cell) -> str:
    bit = ruleset.grid.bit(cell)
    signs = (
        (noted.empty, BoardSign.MISS),
        (noted.hit, BoardSign.HIT),
        (noted.sunk, BoardSign.SUNK),
    )
    for mask, sign in signs:
        if mask & bit:
            return pen.sign(sign)
    return f"{100 * advice.odds[cell.row][cell.col]:.0f}"


COMMANDS: Final = (
    Command(
        run=advise,
        place=18,
        examples=(
            "seabattle advise my-chart.txt --variant sea-battle",
            "seabattle advise - --variant classic --json",
        ),
    ),
)
"""The commands of the feature."""
