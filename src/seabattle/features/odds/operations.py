"""The odds board: where to fire in a game that is played elsewhere, by the chart alone."""

from msgspec.structs import replace

from seabattle.beliefs import ProblemTooLarge
from seabattle.bots.advice import advise_shot
from seabattle.bots.typed_chart import TypedChart, read_chart
from seabattle.features.odds.wire import ChartOdds, ChartQuestion
from seabattle.rules import (
    Ruleset,
    Variant,
    check_table,
    load_variant,
    read_variant,
    settle,
    with_local_letters,
)
from seabattle.server.api.variants import LanguageQuery, find_variant
from seabattle.server.http.api_refusal import Denied, NoRules
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import CostClass, WorkLane
from seabattle.speech import trouble_sentence
from seabattle.trouble import Trouble, join_troubles
from seabattle.wire.table_words import cell_names

ODDS = CostClass("odds", WorkLane.REQUESTS, 0.2)

MOST_CELLS, MOST_SHIPS = 400, 30
"""Larger seas would keep a worker busy for minutes."""

STATES = 2_000_000
"""What an exact count may cost here; from draws it takes a fraction of a second."""

MOST_MISTAKES = 10


async def find_odds(call: Call) -> ChartOdds:
    """Reckon the odds of every cell of a chart, and the best shot."""
    wanted: ChartQuestion = call.body
    if (wanted.variant is None) == (wanted.toml is None):
        raise Denied(NoRules())
    if wanted.variant is not None:
        find_variant(wanted.variant)
    return await call.work(reckon_odds, wanted, call.lang)


def reckon_odds(wanted: ChartQuestion, lang: str) -> ChartOdds:
    """The odds, or what is wrong with the rules or the chart, where it keeps nobody waiting."""
    try:
        variant = _variant(wanted)
        ruleset = with_local_letters(_settle(variant, wanted.seats), lang)
    except Trouble as bad:
        return ChartOdds(mistakes=_sentences(lang, bad))
    known = ChartOdds(
        cell_names(ruleset),
        seats=(variant.seats.least, variant.seats.most),
        radar=any(not weapon.harms for weapon in ruleset.arsenal),
        moving=ruleset.manoeuvre is not None,
    )
    try:
        chart = read_chart(ruleset, "\n".join(wanted.rows)) if wanted.rows else TypedChart()
        found = advise_shot(ruleset, chart, STATES)
    except ProblemTooLarge:
        too_large = Trouble("advise/too-large", variant=ruleset.name)
        return replace(known, mistakes=_sentences(lang, too_large))
    except Trouble as bad:
        return replace(known, mistakes=_sentences(lang, bad))
    return replace(
        known,
        fleets=float(found.fleets),
        odds=found.odds,
        best=found.best,
        method=found.method,
        error=found.error,
    )


def _settle(variant: Variant, seats: int | None) -> Ruleset:
    """The rules of a table with so many seats, if it is not too large."""
    mistakes = check_table(variant, seats)
    if mistakes:
        raise join_troubles(mistakes)
    ruleset = settle(variant, seats)
    if ruleset.grid.size > MOST_CELLS or ruleset.ships > MOST_SHIPS:
        raise Trouble("advise/too-large", variant=ruleset.name)
    return ruleset


def _variant(wanted: ChartQuestion) -> Variant:
    if wanted.variant is not None:
        return load_variant(wanted.variant)
    return read_variant(wanted.toml or "")


def _sentences(lang: str, trouble: Trouble) -> tuple[str, ...]:
    return tuple(trouble_sentence(lang, each) for each in trouble.each[:MOST_MISTAKES])


OPERATIONS = (
    Operation(
        "POST",
        "/odds",
        "Get the odds of a chart drawn elsewhere",
        find_odds,
        body=ChartQuestion,
        query=LanguageQuery,
        answer=ChartOdds,
        open=True,
        cost=ODDS,
        problems=(404, 409),
    ),
)
