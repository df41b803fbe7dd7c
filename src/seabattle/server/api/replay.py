"""Looking back at a match: its record, and every moment of it."""

from collections.abc import Iterator

from litestar import Response
from msgspec.structs import replace

from seabattle.fairness.record_signature import record_signer
from seabattle.fairness.sealed.sealed_record import SealedRecord, write_sealed_record
from seabattle.game import Phase
from seabattle.game.codec import encode_json
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.refusal import DayNotOver, NotOverYet
from seabattle.matches.telling import match_record
from seabattle.matches.telling.hidden_field import without_fleets
from seabattle.matches.telling.match_record import placings_of, sealed_record_of
from seabattle.matches.telling.replay import ReplayFrame, replay_for_viewer, replay_truth
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.records import Record, write_record
from seabattle.server.api.kept_match import KeptMatch, keep_match
from seabattle.server.api.variants import LanguageQuery
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.context import MeasureCheck
from seabattle.server.http.operation import JSON, Call, Operation, viewer_of
from seabattle.server.work.cost import REPLAY, TEXT
from seabattle.server.work.render_cache import heard_by
from seabattle.speech import Speaker
from seabattle.views import Viewer
from seabattle.wire.replay_message import Replay, replay_of

NDJSON = "application/x-ndjson"


async def record(call: Call) -> Response[bytes]:
    """The record of a finished game, as ``seabattle replay`` reads it."""
    live = await call.load_match()
    if not shows_truth(call, live):
        raise Denied(DayNotOver() if live.state.over else NotOverYet())

    async def make() -> bytes:
        blobs = await _find_placings(call, live)
        secret = (await call.context.people.record_keys()).secret
        return await call.work(encode_record, await keep_match(call, live), blobs, secret)

    key = ("record", *heard_by(live, None, truth=True))
    data = await call.context.renderings.find_or_make(live, key, make)
    attached = {"Content-Disposition": f'attachment; filename="{live.match}.jsonl"'}
    return Response(data, media_type=NDJSON, headers=attached)


def shows_truth(call: Call, live: LiveMatch) -> bool:
    """Whether all fields are shown to everybody."""
    today = call.context.service.watch.date()
    return live.view(None).table.phase is Phase.OVER and today >= live.hidden_until


def record_of(live: LiveMatch) -> Record | SealedRecord:
    """The game of a match so far, with everybody's names: the truth."""
    if live.state.opened.sealed:
        return sealed_record_of(live, _names(live), {})
    return match_record.record_of(live, _names(live))


def _names(live: LiveMatch) -> tuple[str, ...]:
    return tuple(each.name if each else "nobody" for each in live.state.sitters)


async def replay(call: Call) -> Response[bytes]:
    """Every moment of a match.

    While it runs, as the current user saw it; the full state once it is over.
    """
    live = await call.load_match()
    viewer, truth = viewer_of(call, live), shows_truth(call, live)

    async def make() -> bytes:
        kept = await keep_match(call, live)
        check = call.context.can_measure
        return await call.work(encode_replay, kept, viewer, call.lang, check, truth=truth)

    key = ("replay", call.lang, *heard_by(live, viewer, truth=truth))
    data = await call.context.renderings.find_or_make(live, key, make)
    return Response(data, media_type=JSON)


async def _find_placings(call: Call, live: LiveMatch) -> dict[bytes, bytes]:
    """The proofs of the fields of a sealed game, which belong to its record."""
    placings = call.context.service.proofs.placings
    found = {each: await placings.find_placing(live.match, each) for each in placings_of(live)}
    return {placing: blob for placing, blob in found.items() if blob is not None}


def encode_record(kept: KeptMatch, blobs: dict[bytes, bytes], secret: bytes) -> bytes:
    """The record of a match, signed with the *secret* key of the server in a worker process."""
    live = kept.fold()
    if live.state.opened.sealed:
        return write_sealed_record(sealed_record_of(live, _names(live), blobs))
    found = record_of(live)
    assert isinstance(found, Record)
    return write_record(found, sign=record_signer(secret))


def encode_replay(
    kept: KeptMatch, viewer: Viewer, lang: str, can_measure: MeasureCheck, *, truth: bool
) -> bytes:
    """All moments of a match, made where it keeps nobody waiting."""
    live = kept.fold()
    speaker = match_speaker(live, lang)
    frames = frames_of(record_of(live), speaker, viewer, truth=truth)
    measured = can_measure(speaker.ruleset)
    return encode_json(replay_of(frames, speaker, over=truth, measured=measured))


def frames_of(
    record: Record | SealedRecord, speaker: Speaker, viewer: Viewer, *, truth: bool
) -> Iterator[ReplayFrame]:
    """All moments: the truth once it may be shown, else what *viewer* has heard.

    Of a sealed game nobody here knows more than was said.
    """
    if isinstance(record, SealedRecord):
        return replay_for_viewer(record, speaker, viewer)
    if truth:
        return replay_truth(record, speaker)
    told = (replace(each, events=without_fleets(each.events)) for each in record.entries)
    return replay_for_viewer(replace(record, entries=tuple(told)), speaker, viewer)


OPERATIONS = (
    Operation(
        "GET",
        "/matches/{match}/record",
        "Download the record of a finished game",
        record,
        answer=str,
        media=NDJSON,
        open=True,
        cost=TEXT,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/matches/{match}/replay",
        "Get the replay of a match",
        replay,
        query=LanguageQuery,
        answer=Replay,
        open=True,
        cost=REPLAY,
        problems=(404,),
    ),
)
