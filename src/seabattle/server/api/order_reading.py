"""Reading an order that somebody types on the page, before it is given."""

from seabattle.game import Refusal, Seat, SeatCommand
from seabattle.matches.refusal import NotAtTable
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.speech import Speaker
from seabattle.speech.reading.order_reader import (
    OrderQuestion,
    ask_which,
    not_an_order,
    read_order,
    say_order,
)
from seabattle.speech.reading.order_word import MetaCommand
from seabattle.views import View, why_not_in_view
from seabattle.wire.match import OrderReading, ReadOrder
from seabattle.wire.request import OrderText


async def read_typed_order(call: Call) -> OrderReading:
    """Read an order as it was typed, without executing it; what is unclear is asked back."""
    live = await call.load_match()
    wanted: OrderText = call.body
    seat = live.state.seat_of(call.known_visitor.player)
    if seat is None:
        raise Denied(NotAtTable())
    view, speaker = live.view(Seat(seat)), match_speaker(live, call.lang)
    order = read_order(view, call.lang, wanted.text, wanted.weapon)
    if isinstance(order, MetaCommand):
        order = not_an_order(view, wanted.text)
    if isinstance(order, Refusal):
        return OrderReading((), speaker.refusal(order))
    if isinstance(order, OrderQuestion):
        choices = tuple(_read(speaker, view, each) for each in order.choices)
        return OrderReading(choices, ask_which(speaker, view, order))
    refusal = why_not_in_view(view, order)
    if refusal is not None and not _waits_for_more(refusal):
        return OrderReading((), speaker.refusal(refusal))
    return OrderReading((_read(speaker, view, order),), "")


def _waits_for_more(refusal: Refusal) -> bool:
    """Whether cells of a salvo may be named one after the other."""
    return refusal.code == "shot/wrong-number"


def _read(speaker: Speaker, view: View, command: SeatCommand) -> ReadOrder:
    return ReadOrder(command, say_order(speaker, view, command))


OPERATIONS = (
    Operation(
        "POST",
        "/matches/{match}/orders/read",
        "Read a typed order without executing it",
        read_typed_order,
        body=OrderText,
        answer=OrderReading,
        scope=Scope.PLAY,
        problems=(404, 409),
    ),
)
