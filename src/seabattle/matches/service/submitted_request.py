"""A request on its way: who asks, under which id, and on what it was made."""

from msgspec import Struct

from seabattle.game import Refusal, Seat
from seabattle.matches.event import Reminded
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import OutOfDate
from seabattle.matches.request import NewSitter, Request
from seabattle.views import Viewer
from seabattle.views.report import FleetReady, OrderReady


class SubmittedRequest(Struct, frozen=True, gc=False):
    """A request, and where it comes from."""

    id: str
    """Chosen by whoever asks; sent twice, a request takes effect once (idempotency key)."""
    request: Request
    by: PlayerId | None = None
    made_on: int | None = None
    """How many things the asker had been told when this was made."""
    sitter: NewSitter | None = None
    """What whoever sits down is called."""
    seat: Seat | None = None
    """Of one of our own bots, which is no player."""
    stand_in: str | None = None
    """Who has thought of it in that bot's place."""


class Answered(Struct, frozen=True):
    """The request was carried out, now or before, and is on disk."""

    number: int
    """How many things the asker has been told, this among them."""


def request_name(by: PlayerId | None, id: str) -> str:  # noqa: A002 -- As in SubmittedRequest.
    """The name of a request in its match: what one chooses as an id nobody else can take."""
    return f"{by or ''}/{id}"


def stale_refusal(live: LiveMatch, ask: SubmittedRequest) -> Refusal | None:
    """Whether a request is stale: the asker has missed something that may change their mind."""
    if ask.made_on is None:
        return None
    viewer: Viewer = live.state.seat_of(ask.by)
    missed = live.messages_for(viewer, ask.made_on)
    if all(isinstance(each.what, FleetReady | OrderReady | Reminded) for each in missed):
        return None
    return OutOfDate(ask.made_on, live.message_count(viewer))
