"""The seats of a visitor: their own, and those that they see or give orders for as host."""

from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import is_host
from seabattle.matches.refusal import NotAtTable, NotByHost, NotTheHost
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.operation import Call, viewer_of


def player_seat(call: Call, live: LiveMatch) -> Seat:
    """The seat of the visitor. Raises :class:`Denied` for a visitor without one."""
    seat = live.state.seat_of(call.known_visitor.player)
    if seat is None:
        raise Denied(NotAtTable())
    return seat


def chart_seat(call: Call, live: LiveMatch, seat: Seat) -> Seat:
    """A seat whose chart the visitor may see: their own, or one whose orders they give as host."""
    return seat if viewer_of(call, live) == seat else written_seat(call, live, seat)


def written_seat(call: Call, live: LiveMatch, seat: Seat) -> Seat:
    """A seat whose orders the visitor gives as host. Raises :class:`Denied` for any other."""
    if not is_host(live.state, call.visitor.player if call.visitor else None):
        raise Denied(NotTheHost())
    if not live.state.by_host >> seat & 1:
        raise Denied(NotByHost(seat))
    return seat
