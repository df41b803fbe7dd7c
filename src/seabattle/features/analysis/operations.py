"""Endpoints of the analysis: ten moves of a record at a time, and playing on from one of them.

The record of a game is sent with each request, so nothing of a running game is ever analysed:
it has no record.
"""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from seabattle.beliefs import Impossible
from seabattle.features.analysis.game_analysis import AnalysisPart, analyse_part, find_turn
from seabattle.features.analysis.play_on import play_on
from seabattle.features.analysis.state import ANALYSES
from seabattle.features.analysis.text_cache import text_key
from seabattle.game.codec import encode_json
from seabattle.server.api.records import Packed, RecordMistake, record_mistake, unpack_record
from seabattle.server.api.variants import LanguageQuery
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.work.cost import CostClass, WorkLane
from seabattle.trouble import Trouble
from seabattle.wire.screen.chart import DrawnChart, draw_chart

ANALYSIS = CostClass("analysis", WorkLane.PICTURES, 0.3)

CONTRADICTION = Trouble("record/does-not-follow", line=1)
"""Answers of a sealed game that no fleet could give: its proofs were not sent along."""

Number = Annotated[int, Meta(ge=0, le=100_000)]


class WantedPart(Struct, frozen=True, forbid_unknown_fields=True):
    """Ten moves of a record."""

    record: Packed
    part: Annotated[Number, Meta(description="Which ten moves, counted from 0.")]


class PlayedOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a record, and where was fired since."""

    record: Packed
    move: Annotated[Number, Meta(description="The move to play on from, counted from 0.")]
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1, description="Draws the fleet.")]
    shots: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=511)], ...],
        Meta(max_length=512, description="Cells fired at since, by their numbers row after row."),
    ]


class RecordAnalysis(Struct, frozen=True):
    """Some moves of a game, looked at."""

    found: AnalysisPart | None = None
    mistake: RecordMistake | None = None


class PlayOnSea(Struct, frozen=True):
    """How it stands after playing on."""

    chart: DrawnChart | None = None
    said: Annotated[str | None, Meta(description="miss, hit or sunk: the last answer.")] = None
    expected: float | None = None
    over: bool = False
    mistake: RecordMistake | None = None


async def analyse_record(call: Call) -> Response[bytes]:
    """Ten moves of a record; what was found before is not looked for again."""
    wanted: WantedPart = call.body
    key = text_key("analysis", call.lang, wanted.record, str(wanted.part))
    cache = ANALYSES.of(call.context)
    data = cache.find(key)
    if data is None:
        data = await call.work(encode_analysis, wanted.record, wanted.part, call.lang)
        cache.keep(key, data)
    return Response(data, media_type=JSON)


async def play_record_on(call: Call) -> Response[bytes]:
    """Fire on from a move of a record, at a fleet drawn from what was known then."""
    wanted: PlayedOn = call.body
    return Response(await call.work(encode_play_on, wanted, call.lang), media_type=JSON)


def encode_analysis(packed: str, part: int, lang: str) -> bytes:
    """Ten moves, analysed in a worker process."""
    try:
        return encode_json(RecordAnalysis(analyse_part(unpack_record(packed), part)))
    except Trouble as bad:
        return encode_json(RecordAnalysis(mistake=record_mistake(lang, bad)))
    except Impossible:
        return encode_json(RecordAnalysis(mistake=record_mistake(lang, CONTRADICTION)))


def encode_play_on(wanted: PlayedOn, lang: str) -> bytes:
    """A sea that is played on, computed in a worker process."""
    try:
        record = unpack_record(wanted.record)
        found = play_on(find_turn(record, wanted.move), wanted.shots, wanted.seed)
    except Trouble as bad:
        return encode_json(PlayOnSea(mistake=record_mistake(lang, bad)))
    except Impossible:
        return encode_json(PlayOnSea(mistake=record_mistake(lang, CONTRADICTION)))
    chart = draw_chart(record.ruleset.grid, found.chart)
    return encode_json(PlayOnSea(chart, found.said, found.expected, found.over))


OPERATIONS = (
    Operation(
        "POST",
        "/records/analysis",
        "Analyse ten moves of a record",
        analyse_record,
        body=WantedPart,
        query=LanguageQuery,
        answer=RecordAnalysis,
        open=True,
        cost=ANALYSIS,
    ),
    Operation(
        "POST",
        "/records/play-on",
        "Play on from a move of a record",
        play_record_on,
        body=PlayedOn,
        query=LanguageQuery,
        answer=PlayOnSea,
        open=True,
        cost=ANALYSIS,
    ),
)
