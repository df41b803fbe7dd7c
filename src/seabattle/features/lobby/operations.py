"""The lobby: two who want the same game are brought together, and may stop waiting."""

from msgspec.structs import replace

from seabattle.features.lobby.presence import HERE
from seabattle.features.lobby.refusals import NoOpenSeat
from seabattle.features.lobby.state import PRESENCE, WAITING_ROOM
from seabattle.features.lobby.waiting_room import CLAIM, WaitingRoom
from seabattle.game import Phase, Refusal, seats_in
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN
from seabattle.matches.port import LogbookDamaged, MatchId, PlayerId, Presence
from seabattle.matches.refusal import NameTaken
from seabattle.matches.request import SitDown, StandUp
from seabattle.matches.service import list_cards_of, request_name
from seabattle.server.api.match_setup import lay_table, plan_of, wish_of
from seabattle.server.api.matches import describe_match
from seabattle.server.http.api_refusal import Denied, ServerBusy
from seabattle.server.http.costly_work import STORES_IF_NEW, Payer, charge_budgets
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.server.live.match_requests import carry_out
from seabattle.server.work.cost import TABLE, CostClass, WorkLane
from seabattle.wire import Order
from seabattle.wire.match import Description, Invitation, SeatPresence

PAIRING = CostClass("pairing", WorkLane.REQUESTS, 0.02)
NEW_WISH = CostClass("new-wish", WorkLane.REQUESTS, 0.2)
"""A look for a table in the lobby, and the first of a visitor who does not wait yet.

No worker does it, but the budget of the address pays.
"""

ATTEMPTS = 10
"""Tables that are tried whose hosts turn out to be gone; then somebody else may look."""

TOO_LATE = CLAIM / 2000
"""Seconds after which nobody sets out for a table any more: the claim may be another's soon."""


async def join_lobby(call: Call) -> Description:
    """Sit down at a table of the same game and clock, or lay one and wait there.

    Asking again under the same id is safe (idempotent). Whoever waits asks again now and then:
    should two wait for the same, whoever came last is sent to the other.
    """
    wanted: Invitation = replace(call.body, listed=True)
    if HOST not in wanted.seats or OPEN not in wanted.seats:
        raise Denied(NoOpenSeat())
    found = await _seated_before(call, wanted.id)
    if found is not None:
        return describe_match(call, found)
    own = own_match(call, wanted.id)
    laid = await call.context.service.load_match(own)
    if laid is None:
        charge_budgets(call.context, Payer(call.source.address), NEW_WISH)
        await plan_of(call, wanted)
    elif not laid.state.free or laid.state.people.bit_count() > 1:
        # Whoever has company already is sent nowhere else, and leaves nobody behind.
        return describe_match(call, laid)
    avoid = await call.context.players_to_avoid(call.known_visitor.player)
    for _ in range(ATTEMPTS):
        match = await _find_table(call, own, wish_of(wanted), avoid)
        if match == own:
            return describe_match(call, laid or await lay_table(call, wanted))
        joined = await _sit_down(call, match, wanted.id)
        if isinstance(joined, LiveMatch):
            await _leave(call, own)
            return describe_match(call, joined)
        avoid |= joined
    raise Denied(ServerBusy(1))


async def list_table(call: Call, live: LiveMatch) -> None:
    """Let other visitors find a table that was opened for them and has a free seat."""
    wanted: Invitation = call.body
    if wanted.listed and OPEN in wanted.seats and live.state.free:
        await _room(call).add(call.known_visitor.player, live.match, wish_of(wanted))


def own_match(call: Call, id: str) -> MatchId:  # noqa: A002 -- As in Invitation.
    """The table that whoever asks would lay."""
    keys = call.context.service.key_deriver
    return keys.derive_match_id(call.known_visitor.player, id)


async def _find_table(call: Call, own: MatchId, wish: str, avoid: frozenset[PlayerId]) -> MatchId:
    charge_budgets(call.context, Payer(call.source.address), PAIRING)
    here = PRESENCE.of(call.context).seen_within(HERE)
    return await _room(call).pair(call.known_visitor.player, own, wish, here, avoid)


async def _seated_before(call: Call, id: str) -> LiveMatch | None:  # noqa: A002 -- As above.
    """The table to which whoever asks was sent before under the same id, its answer lost."""
    service, player = call.context.service, call.known_visitor.player
    cards = await list_cards_of(service, player)
    open_tables = [each.match for each in cards if each.phase in {"open", Phase.PLACING}]
    match = await _room(call).find_request(open_tables, request_name(player, id))
    return None if match is None else await service.load_match(match)


async def _sit_down(
    call: Call,
    match: MatchId,
    id: str,  # noqa: A002 -- As above.
) -> LiveMatch | frozenset[PlayerId]:
    """The table, once whoever asks sits there; or whom to avoid there because of their names."""
    context, room = call.context, _room(call)
    started = context.clock()
    try:
        live = await context.service.load_match(match)
    except LogbookDamaged:
        live = None
    if live is not None and context.clock() - started < TOO_LATE:
        order = Order(id, SitDown())
        address = call.source.address
        outcome = await carry_out(context, live, call.known_visitor, order, address)
        if isinstance(outcome, NameTaken):
            # Neither is to blame: both wait on, for somebody of another name.
            await room.turn_back(call.known_visitor.player, match)
            return frozenset(each.player for each in live.state.sitters if each and each.player)
        if not isinstance(outcome, Refusal):
            await room.release(match)
            return live
    await room.close(match)
    return frozenset()


async def _leave(call: Call, match: MatchId) -> None:
    """Get up from a table, if that is still possible."""
    context, player = call.context, call.known_visitor.player
    live = await context.service.load_match(match)
    if live is None or live.state.seat_of(player) is None:
        return
    order = Order(f"leave-{live.seq}", StandUp())
    await carry_out(context, live, call.known_visitor, order, call.source.address)


async def leave_lobby(call: Call) -> None:
    """Stop waiting and get up; a table is listed as long as somebody else waits there."""
    room, player = _room(call), call.known_visitor.player
    place = await room.place_of(player)
    if place is None:
        return
    live = await call.context.service.load_match(place.match)
    await room.withdraw(player, None if live is None else _heir(live, player))
    await _leave(call, place.match)


def _heir(live: LiveMatch, player: PlayerId) -> PlayerId | None:
    """Who waits on at a table when a player goes: the first of the others."""
    people = (each.player for each in live.state.sitters if each is not None)
    return next((each for each in people if each is not None and each != player), None)


def _room(call: Call) -> WaitingRoom:
    return WAITING_ROOM.of(call.context)


async def presences(call: Call) -> SeatPresence:
    """How near the people at a table are, as far as their last sign of life tells."""
    live = await call.load_match()
    people = live.state.people
    board = PRESENCE.of(call.context)
    near: list[Presence | None] = [None] * len(live.state.sitters)
    for seat in seats_in(people):
        sitter = live.state.sitters[seat]
        if sitter is not None and sitter.player is not None:
            near[seat] = board.presence_of(sitter.player)
    return SeatPresence(tuple(near))


OPERATIONS = (
    Operation(
        "POST",
        "/lobby",
        "Join somebody who wants the same game, or wait",
        join_lobby,
        body=Invitation,
        answer=Description,
        status=201,
        scope=Scope.PLAY,
        welcome=True,
        cost=TABLE,
        problems=(404, 409, 410, 503),
        storage=STORES_IF_NEW,
    ),
    Operation(
        "DELETE",
        "/lobby",
        "Stop waiting",
        leave_lobby,
        status=204,
        scope=Scope.PLAY,
        problems=(503,),
    ),
    Operation(
        "GET",
        "/matches/{match}/presence",
        "See who is at the table",
        presences,
        answer=SeatPresence,
        open=True,
        problems=(404,),
    ),
)
