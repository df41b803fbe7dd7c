"""What a feature adds to a server process; the kernel walks over these parts."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence

from msgspec import Struct

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import Card, MatchId, PlacingStore, PlayerId, Presence, Prover
from seabattle.server.http.api_refusal import RefusalGroup
from seabattle.server.http.context import MeasureCheck, ServerContext
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.store import Store

Task = Callable[[ServerContext], Coroutine[None, None, None]]
"""Background work, from the start of a server process until it is cancelled."""


class ServerPart(Struct, frozen=True, kw_only=True):
    """The endpoints and the background work of one feature, and where the kernel calls it."""

    name: str
    operations: tuple[Operation, ...] = ()
    tasks: tuple[Task, ...] = ()
    refusals: tuple[RefusalGroup, ...] = ()
    """An example of each of its refusals, which its endpoints answer with."""
    path_patterns: Mapping[str, str] = {}
    """What its parameters of a path look like, by their names."""
    visitors_seen: tuple[Callable[[ServerContext, Sequence[PlayerId]], None], ...] = ()
    """Called with visitors who have just asked for something, or who are connected."""
    match_planned: tuple[
        Callable[[ServerContext, MatchId, MatchPlan, PlayerId], Awaitable[None]], ...
    ] = ()
    """Called before a visitor opens a match; the request may be repeated, so the call may be."""
    match_opened: tuple[Callable[[Call, LiveMatch], Awaitable[None]], ...] = ()
    """Called with a request (an ``Invitation``) and the match that it has opened, perhaps again."""
    order_done_while_placing: tuple[
        Callable[[ServerContext, LiveMatch, PlayerId], Awaitable[None]], ...
    ] = ()
    """Called after an order of a player was carried out at a table where fleets were placed."""
    avoided_players: tuple[
        Callable[[ServerContext, PlayerId], Awaitable[frozenset[PlayerId]]], ...
    ] = ()
    """Asked for the players whom the server must not bring together with a visitor."""
    list_open_cards: (
        Callable[[ServerContext, frozenset[PlayerId], int], Awaitable[Sequence[Card]]] | None
    ) = None
    """Lists tables with a free seat, without those of players to avoid, at most so many."""
    nearest_presence: Callable[[ServerContext, Iterable[PlayerId]], Presence | None] | None = None
    """Tells how near the nearest of some players is."""
    open_prover: Callable[[WorkerPools], Prover] | None = None
    """Opens what checks and makes the proofs of sealed tables."""
    open_placings: Callable[[Store], PlacingStore] | None = None
    """Opens where the placings of sealed tables are kept."""
    can_measure: MeasureCheck | None = None
    """Tells whether luck and skill can be measured by some rules, in a worker process."""
