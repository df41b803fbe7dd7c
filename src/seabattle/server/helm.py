"""Requests to a live match: by whom, carried out once, and counted."""

from seabattle.game import Refusal, Seat
from seabattle.matches.live import Live
from seabattle.matches.port import LogbookFailed
from seabattle.matches.refusal import NotAtTable, TryAgain
from seabattle.matches.service import Ask
from seabattle.server.house import House
from seabattle.server.interpreter import speaker_at
from seabattle.server.refusal import Denied, NoSession
from seabattle.server.visitor import Visitor
from seabattle.wire import Done, Order, ViewMessage, request_of, view_message
from seabattle.wire.order import Act, SitDown


async def carried_out(house: House, live: Live, visitor: Visitor, order: Order) -> Done | Refusal:
    """Carry out what somebody asks of a match."""
    started = house.clock()
    outcome = await _carried_out(house, live, visitor, order)
    house.gauges.seconds.observe(house.clock() - started)
    if isinstance(outcome, Refusal):
        house.gauges.commands.labels(outcome.code).inc()
    else:
        house.gauges.done.inc()
    return outcome


async def _carried_out(house: House, live: Live, visitor: Visitor, order: Order) -> Done | Refusal:
    seat = live.sitting.seat_of(visitor.player)
    if seat is None and isinstance(order.request, Act):
        return NotAtTable()
    name = await _name(house, visitor) if isinstance(order.request, SitDown) else ""
    request = request_of(order.request, Seat(0) if seat is None else seat, name, visitor.kind)
    ask = Ask(order.id, request, visitor.player, order.made_on)
    try:
        answer = await house.service.submit(live.match, ask)
    except LogbookFailed:
        return TryAgain()
    return answer if isinstance(answer, Refusal) else Done(order.id, answer.number)


async def _name(house: House, visitor: Visitor) -> str:
    player = await house.people.player(visitor.player)
    if player is None:
        raise Denied(NoSession())
    return player.name


def seen(house: House, live: Live, visitor: Visitor | None, lang: str | None = None) -> ViewMessage:
    """All that somebody knows of a match, with its words in a language where one is asked for."""
    viewer = live.sitting.seat_of(visitor.player if visitor else None)
    speaker = speaker_at(live, lang) if lang else None
    return view_message(live.view(viewer), live.heard(viewer), house.company(live), speaker)
