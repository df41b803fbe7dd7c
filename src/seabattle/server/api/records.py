"""Games that were written down, to leaf through.

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

from seabattle.fairness.sealed.sealed_record import is_sealed_record
from seabattle.fairness.sealed.told_game import ToldGame, read_told_game
from seabattle.game.codec import encode_json
from seabattle.matches.telling.replay import ReplayFrame, replay_for_viewer, replay_truth
from seabattle.records import Record, read_record
from seabattle.server.api.variants import LanguageQuery
from seabattle.server.http.context import MeasureCheck
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.work.cost import REPLAY
from seabattle.speech import Speaker, speaker_for, trouble_sentence
from seabattle.trouble import Trouble
from seabattle.wire.replay_message import Replay, replay_of

LARGEST = 4 * 1024 * 1024
"""Bytes of a record, when it is no longer compressed."""

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


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record."""

    record: Packed


class RecordMistake(Struct, frozen=True):
    """Why nothing can be done with a record."""

    code: str
    detail: str


class RecordReplay(Struct, frozen=True):
    """A game to leaf through."""

    replay: Replay | None = None
    mistake: RecordMistake | None = None


async def replay_record(call: Call) -> Response[bytes]:
    """Every moment of a record."""
    file: RecordFile = call.body
    data = await call.work(encode_replay, file.record, call.lang, call.context.can_measure)
    return Response(data, media_type=JSON)


def encode_replay(packed: str, lang: str, can_measure: MeasureCheck) -> bytes:
    """All moments of a record, made where it keeps nobody waiting."""
    try:
        record = unpack_record(packed)
        record.require_over()
    except Trouble as bad:
        return encode_json(RecordReplay(mistake=record_mistake(lang, bad)))
    speaker = speaker_for(lang, record.ruleset, record.names)
    frames, measured = _frames_of(record, speaker), can_measure(record.ruleset)
    return encode_json(RecordReplay(replay_of(frames, speaker, over=True, measured=measured)))


def _frames_of(record: Record | ToldGame, speaker: Speaker) -> Iterator[ReplayFrame]:
    """All moments: the truth, or of a sealed game what everybody was told."""
    if isinstance(record, Record):
        return replay_truth(record, speaker)
    return replay_for_viewer(record, speaker, None)


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


def record_mistake(lang: str, trouble: Trouble) -> RecordMistake:
    """What is answered where nothing can be done with a record."""
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
)
