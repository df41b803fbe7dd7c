"""Requests to a live match: by whom, carried out once (idempotent by id), and counted."""

from functools import partial

from seabattle.bots.roster import is_known_bot
from seabattle.fairness.sealed.noted_proofs import check_proof
from seabattle.game import Phase, Refusal
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookFailed
from seabattle.matches.refusal import MatchDamaged, MatchDeleted, NoFreeSeat, TryAgain
from seabattle.matches.request import NewSitter, PlayerRequest, SeatComputer, SitDown
from seabattle.matches.service import SubmittedRequest, request_name
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.server.http.api_refusal import Denied, NoSession, NoSuchBot, TooOften
from seabattle.server.http.context import ServerContext
from seabattle.server.http.costly_work import Payer, charge_thinking, work_for
from seabattle.server.http.visitor import Visitor
from seabattle.server.work.cost import FIELD
from seabattle.wire import Done, Order, ViewMessage, view_message


async def carry_out(
    context: ServerContext, live: LiveMatch, visitor: Visitor, order: Order, address: str
) -> Done | Refusal:
    """Carry out the request of a visitor at an address to a match."""
    started = context.clock()
    placing = live.state.game.table.phase is Phase.PLACING
    outcome: Done | Refusal | None = _pace_refusal(context, address)
    if outcome is None:
        outcome = _bot_refusal(context, live, order.request, address)
    if await _is_blocked(context, live, visitor, order.request):
        outcome = NoFreeSeat()
    if outcome is None:
        outcome = await _check_field(context, live, visitor, order.request, address)
    if outcome is None:
        outcome = await _submit_order(context, live, visitor, order)
    if isinstance(outcome, Refusal):
        context.metrics.count_refusal(outcome.code)
    else:
        secret = live.was_secret(request_name(visitor.player, order.id))
        context.metrics.count_done(context.clock() - started, secret=secret)
        if placing:
            await context.note_order_while_placing(live, visitor.player)
    return outcome


def _pace_refusal(context: ServerContext, address: str) -> Refusal | None:
    """Return the refusal at the rate limit: a command may be a page, an address many sockets."""
    wait = context.commands.take(address)
    return TooOften(int(wait) + 1) if wait else None


def _bot_refusal(
    context: ServerContext, live: LiveMatch, request: PlayerRequest, address: str
) -> Refusal | None:
    """Return why a computer player is not let in; the visitor who asks pays for its thinking."""
    if not isinstance(request, SeatComputer):
        return None
    if not is_known_bot(request.bot):
        return NoSuchBot(request.bot)
    count = 1 if request.seat is not None else live.state.free.bit_count()
    try:
        charge_thinking(context, address, [request.bot] * count)
    except Denied as denied:
        return denied.refusal
    return None


async def _check_field(
    context: ServerContext,
    live: LiveMatch,
    visitor: Visitor,
    request: PlayerRequest,
    address: str,
) -> Refusal | None:
    """Check a sealed field that a request shows or names, at the expense of who asks.

    What was found out before costs nothing. Why it is not checked, where it is not.
    """
    seat = live.state.seat_of(visitor.player)
    if seat is None or not live.state.game.takes_seconds(seat, request, live.state.shown):
        return None
    check = await context.service.proofs.check_of(live, request, seat)
    if isinstance(check, Refusal):
        return check
    payer = Payer(address, live.match)
    try:
        findings = await work_for(context, payer, FIELD, None, partial(check_proof, check))
    except Denied as denied:
        return denied.refusal
    live.state.game.note_findings(findings)
    return None


async def _is_blocked(
    context: ServerContext, live: LiveMatch, visitor: Visitor, request: PlayerRequest
) -> bool:
    """Whether the visitor would meet a player whom they have blocked, or who has blocked them.

    They find no free seat, as if another visitor had been quicker. A visitor with a link was
    invited, so no block applies.
    """
    if not isinstance(request, SitDown) or request.key is not None:
        return False
    avoided = await context.players_to_avoid(visitor.player)
    return any(each is not None and each.player in avoided for each in live.state.sitters)


async def _submit_order(
    context: ServerContext, live: LiveMatch, visitor: Visitor, order: Order
) -> Done | Refusal:
    sits_down = isinstance(order.request, SitDown)
    sitter = None
    if sits_down:
        sitter = NewSitter(await _name(context, visitor), visitor.kind, distinct=True)
    ask = SubmittedRequest(order.id, order.request, visitor.player, order.made_on, sitter)
    try:
        answer = await context.service.submit(live.match, ask)
    except LogbookFailed:
        return TryAgain()
    # A page that is missing may have been deleted a moment ago, with all others.
    if isinstance(answer, MatchDamaged) and await context.was_deleted(live.match):
        return MatchDeleted()
    return answer if isinstance(answer, Refusal) else Done(order.id, answer.number)


async def _name(context: ServerContext, visitor: Visitor) -> str:
    player = await context.people.player(visitor.player)
    if player is None:
        raise Denied(NoSession())
    return player.name


def view_for(
    context: ServerContext, live: LiveMatch, visitor: Visitor | None, lang: str | None = None
) -> ViewMessage:
    """Return all that a visitor may know of a match, in words where a language is given."""
    viewer = live.state.seat_of(visitor.player if visitor else None)
    speaker = match_speaker(live, lang) if lang else None
    return view_message(
        live.view(viewer), live.message_count(viewer), context.match_info(live), speaker
    )
