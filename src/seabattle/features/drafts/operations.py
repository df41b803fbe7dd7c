"""The fleet laid so far: kept for whoever sits there until it is in, and shown to nobody else."""

from contextlib import suppress

from msgspec import json

from seabattle.features.drafts.kept_draft import KeptDraft
from seabattle.features.drafts.refusals import DraftChanged, StaysHome
from seabattle.features.drafts.state import FLEET_DRAFTS
from seabattle.game import Phase, PlaceFleet, Refusal, Seat
from seabattle.game.permission.placement import draft_fault
from seabattle.game.refusal import WrongCount
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookFailed, PlayerId
from seabattle.rules import Ship
from seabattle.server.api.seat_access import player_seat
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.context import ServerContext
from seabattle.server.http.costly_work import STORES_IF_NEW
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.views import why_not_in_view
from seabattle.wire.draft_message import DraftMessage, DraftWanted

PATH = "/matches/{match}/fleet-draft"

_ships = json.Decoder(tuple[Ship, ...]).decode


async def draft(call: Call) -> DraftMessage:
    """The ships that the current user has laid so far, on whichever device."""
    live = await _placing_match(call)
    return _message(
        await FLEET_DRAFTS.of(call.context).draft_of(live.match, call.known_visitor.player)
    )


async def keep_draft(call: Call) -> DraftMessage:
    """Save the ships laid so far, in place of the version that they were made on."""
    live = await _placing_match(call)
    wanted: DraftWanted = call.body
    fault = draft_fault(live.state.opened.ruleset, wanted.ships)
    if fault is not None:
        raise Denied(fault)
    drafts, player = FLEET_DRAFTS.of(call.context), call.known_visitor.player
    ships = json.encode(wanted.ships)
    before = await drafts.draft_of(live.match, player)
    call.charge_storage(max(0, len(ships) - (0 if before is None else len(before.ships))))
    kept = await drafts.save_draft(live.match, player, ships, wanted.version)
    late = _obstacle(live, player_seat(call, live))
    if late is not None:
        # The fleet went in meanwhile, and nobody would look for this any more.
        await drafts.drop_drafts(live.match, player)
        raise Denied(late)
    if kept is None:
        raise Denied(DraftChanged())
    return _message(kept)


async def drop_draft(call: Call) -> None:
    """Delete the ships laid so far."""
    live = await _placing_match(call)
    await FLEET_DRAFTS.of(call.context).drop_drafts(live.match, call.known_visitor.player)


async def drop_placed(context: ServerContext, live: LiveMatch, player: PlayerId) -> None:
    """Delete what was laid so far once it is of no use: the fleet is in, or all fleets are."""
    table, seat = live.state.game.table, live.state.seat_of(player)
    with suppress(LogbookFailed):
        if table.phase is not Phase.PLACING:
            await FLEET_DRAFTS.of(context).drop_drafts(live.match)
        elif seat is not None and not table.awaited >> seat & 1:
            await FLEET_DRAFTS.of(context).drop_drafts(live.match, player)


async def _placing_match(call: Call) -> LiveMatch:
    """The match, if whoever asks has a fleet to place there."""
    live = await call.load_match()
    if live.state.opened.sealed:
        raise Denied(StaysHome())
    refusal = _obstacle(live, player_seat(call, live))
    if refusal is not None:
        raise Denied(refusal)
    return live


def _obstacle(live: LiveMatch, seat: Seat) -> Refusal | None:
    """Why a seat has nothing to place; that a draft is not a whole fleet is no reason."""
    refusal = why_not_in_view(live.view(seat), PlaceFleet(()))
    return None if isinstance(refusal, WrongCount) else refusal


def _message(kept: KeptDraft | None) -> DraftMessage:
    return DraftMessage((), 0) if kept is None else DraftMessage(_ships(kept.ships), kept.version)


OPERATIONS = (
    Operation(
        "GET",
        PATH,
        "Get the fleet laid so far",
        draft,
        answer=DraftMessage,
        scope=Scope.PLAY,
        problems=(404, 409),
    ),
    Operation(
        "PUT",
        PATH,
        "Save the fleet laid so far",
        keep_draft,
        body=DraftWanted,
        answer=DraftMessage,
        scope=Scope.PLAY,
        problems=(404, 409, 503),
        storage=STORES_IF_NEW,
    ),
    Operation(
        "DELETE",
        PATH,
        "Delete the fleet laid so far",
        drop_draft,
        status=204,
        scope=Scope.PLAY,
        problems=(404, 409, 503),
    ),
)
