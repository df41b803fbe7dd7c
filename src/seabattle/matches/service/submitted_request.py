"""A request on its way: who asks, under which id, and on what it was made."""

from msgspec import Struct

from seabattle.game import PlaceFleet, Refusal, Resign, Seat
from seabattle.matches.event import (
    MatchPaused,
    PauseOffered,
    PauseRefused,
    RematchAsked,
    Reminded,
)
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import OutOfDate
from seabattle.matches.request import (
    Act,
    AskRematch,
    EndRound,
    NewSitter,
    OfferPause,
    OfferStop,
    RefusePause,
    Request,
    Say,
    SayPhrase,
    ShowField,
    SitDown,
    StandUp,
)
from seabattle.matches.telling.notice import Notice, SatDown, SeatFreed
from seabattle.views import Report, Viewer
from seabattle.views.report import FleetReady, OrderNoted, OrderReady


class SubmittedRequest(Struct, frozen=True, gc=False):
    """A request, and where it comes from."""

    id: str
    """Chosen by the client; sent twice, a request takes effect once (idempotency key)."""
    request: Request
    by: PlayerId | None = None
    made_on: int | None = None
    """How many things the asker had been told when this was made (optimistic lock).

    What is refused under a number is refused for good: a late copy finds that the asker has
    missed what would allow it now.
    """
    sitter: NewSitter | None = None
    """The name of the player who sits down."""
    seat: Seat | None = None
    """The seat of one of the server's own bots, which is no player."""
    stand_in: str | None = None
    """The player that has thought of it in that bot's place."""
    heard: int | None = None
    """How much that bot had heard when it thought."""
    secrets: str = ""
    """The secrets of a sealed game that the bot must not lose, beside its first message."""


class Answered(Struct, frozen=True):
    """The request was carried out, now or before, and is on disk."""

    number: int
    """How many things the asker has been told, this among them."""


def request_name(by: PlayerId | None, id: str) -> str:  # noqa: A002 -- As in SubmittedRequest.
    """Return the name of a request in its match, unique per player: no other can take the id."""
    return f"{by or ''}/{id}"


def stale_refusal(live: LiveMatch, ask: SubmittedRequest) -> Refusal | None:
    """Whether a request is stale: the asker has missed something that matters to it."""
    if ask.made_on is None:
        return None
    viewer: Viewer = live.state.seat_of(ask.by)
    missed = live.messages_for(viewer, ask.made_on)
    if not any(_matters(ask.request, each.what, viewer) for each in missed):
        return None
    return OutOfDate(ask.made_on, live.message_count(viewer))


QUIET = FleetReady | OrderReady | OrderNoted | Reminded
"""Notices that come at any moment while all act at once, and change no player's plans."""


def _matters(request: Request, what: Report | Notice, seat: Viewer) -> bool:
    """Whether having missed something may change the asker's mind, or a no into a yes.

    What can do the latter must matter, or a refused request would take effect later.
    """
    match request:
        case SitDown():
            return isinstance(what, SeatFreed)
        case StandUp() | OfferStop() | Say() | ShowField() | Act(command=PlaceFleet() | Resign()):
            # Possible at once or never, unless one has lost the seat and taken it again; a
            # message of a sealed game names the one before it, which is a lock of its own.
            return isinstance(what, SatDown | SeatFreed) and what.seat == seat
        case OfferPause() | RefusePause():
            return isinstance(what, PauseOffered | PauseRefused | MatchPaused)
        case SayPhrase():
            return False
        case AskRematch():
            return not isinstance(what, RematchAsked)
        case EndRound():
            # Each fleet counts for whether a game can begin without those who are missing.
            return True
        case _:
            return not isinstance(what, QUIET)
