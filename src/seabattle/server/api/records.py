"""Games that were written down: leafed through, analysed, and played on from a moment.

A record comes from the page, whether it was fetched from a finished match or dropped there,
so one way serves both, and nothing of a running game is ever analysed: it has no record. It
is sent compressed, because a long game is larger than the body of a request may be; that of a
sealed game without its proofs, which nobody needs who only looks back at it.
"""

import binascii
import zlib
from base64 import b64decode
from collections.abc import Iterator
from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from seabattle.beliefs import Impossible
from seabattle.fairness.sealed.sealed_record import is_sealed_record
from seabattle.fairness.sealed.told_game import ToldGame, read_told_game
from seabattle.features.analysis import (
    AnalysisPart,
    analyse_part,
    can_analyse,
    find_turn,
    play_on,
    require_over,
)
from seabattle.game.codec import encode_json
from seabattle.matches.telling.replay import ReplayFrame, replay_for_viewer, replay_truth
from seabattle.records import Record, read_record
from seabattle.server.api.variants import LanguageQuery
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.work.cost import ANALYSIS, REPLAY
from seabattle.server.work.text_cache import text_key
from seabattle.speech import Speaker, speaker_for, trouble_sentence
from seabattle.trouble import Trouble
from seabattle.wire.replay_message import Replay, replay_of
from seabattle.wire.screen.chart import DrawnChart, draw_chart

LARGEST = 4 * 1024 * 1024
"""Bytes of a record, when it is no longer compressed."""

CONTRADICTION = Trouble("record/does-not-follow", line=1)
"""Answers of a sealed game that no fleet could give: its proofs were not sent along."""

Packed = Annotated[
    str,
    Meta(
        max_length=60_000,
        description=(
            "The record of a finished game: gzip, then base64."
            " Of a sealed game the header and the events of each line are enough."
        ),
    ),
]
Number = Annotated[int, Meta(ge=0, le=100_000)]


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record."""

    record: Packed


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


class RecordMistake(Struct, frozen=True):
    """Why nothing can be done with a record."""

    code: str
    detail: str


class RecordReplay(Struct, frozen=True):
    """A game to leaf through."""

    replay: Replay | None = None
    mistake: RecordMistake | None = None


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


async def replay_record(call: Call) -> Response[bytes]:
    """Every moment of a record."""
    file: RecordFile = call.body
    return Response(await call.work(encode_replay, file.record, call.lang), media_type=JSON)


async def analyse_record(call: Call) -> Response[bytes]:
    """Ten moves of a record; what was found before is not looked for again."""
    wanted: WantedPart = call.body
    key = text_key("analysis", call.lang, wanted.record, str(wanted.part))
    cache = call.context.analyses
    data = cache.find(key)
    if data is None:
        data = await call.work(encode_analysis, wanted.record, wanted.part, call.lang)
        cache.keep(key, data)
    return Response(data, media_type=JSON)


async def play_record_on(call: Call) -> Response[bytes]:
    """Fire on from a move of a record, at a fleet drawn from what was known then."""
    wanted: PlayedOn = call.body
    return Response(await call.work(encode_play_on, wanted, call.lang), media_type=JSON)


def encode_replay(packed: str, lang: str) -> bytes:
    """All moments of a record, made where it keeps nobody waiting."""
    try:
        record = unpack_record(packed)
        require_over(record)
    except Trouble as bad:
        return encode_json(RecordReplay(mistake=_mistake(lang, bad)))
    speaker = speaker_for(lang, record.ruleset, record.names)
    frames, measured = _frames_of(record, speaker), can_analyse(record.ruleset)
    return encode_json(RecordReplay(replay_of(frames, speaker, over=True, measured=measured)))


def _frames_of(record: Record | ToldGame, speaker: Speaker) -> Iterator[ReplayFrame]:
    """All moments: the truth, or of a sealed game what everybody was told."""
    if isinstance(record, Record):
        return replay_truth(record, speaker)
    return replay_for_viewer(record, speaker, None)


def encode_analysis(packed: str, part: int, lang: str) -> bytes:
    """The same for ten moves, looked at."""
    try:
        return encode_json(RecordAnalysis(analyse_part(unpack_record(packed), part)))
    except Trouble as bad:
        return encode_json(RecordAnalysis(mistake=_mistake(lang, bad)))
    except Impossible:
        return encode_json(RecordAnalysis(mistake=_mistake(lang, CONTRADICTION)))


def encode_play_on(wanted: PlayedOn, lang: str) -> bytes:
    """The same for a sea that is played on."""
    try:
        record = unpack_record(wanted.record)
        found = play_on(find_turn(record, wanted.move), wanted.shots, wanted.seed)
    except Trouble as bad:
        return encode_json(PlayOnSea(mistake=_mistake(lang, bad)))
    except Impossible:
        return encode_json(PlayOnSea(mistake=_mistake(lang, CONTRADICTION)))
    chart = draw_chart(record.ruleset.grid, found.chart)
    return encode_json(PlayOnSea(chart, found.said, found.expected, found.over))


def unpack_record(packed: str) -> Record | ToldGame:
    """The record that was sent. Raises :class:`Trouble`."""
    try:
        unzip = zlib.decompressobj(wbits=31)
        data = unzip.decompress(b64decode(packed, validate=True), LARGEST)
    except (binascii.Error, ValueError, zlib.error):
        raise Trouble("record/not-packed") from None
    if not unzip.eof:
        raise Trouble("record/not-packed")
    return read_told_game(data) if is_sealed_record(data) else read_record(data)


def _mistake(lang: str, trouble: Trouble) -> RecordMistake:
    return RecordMistake(trouble.code, trouble_sentence(lang, trouble))


OPERATIONS = (
    Operation(
        "POST",
        "/records/replay",
        "Get the replay of a record",
        replay_record,
        body=RecordFile,
        query=LanguageQuery,
        answer=RecordReplay,
        open=True,
        cost=REPLAY,
    ),
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
