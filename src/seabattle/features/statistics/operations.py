"""My statistics: what the finished games of the current user come to.

A request measures one game, in a worker process and within the budget of the address, and
keeps what it found; whoever wants all asks on until none is left. So a server that was killed,
or a page that was closed, goes on where it stopped.
"""

from typing import Annotated

from msgspec import Meta, Struct, json, msgpack

from seabattle.features.analysis import GameFigures, measure_player
from seabattle.features.statistics.player_statistics import PlayerStatistics, sum_up
from seabattle.features.statistics.state import FIGURES
from seabattle.features.statistics.store import MatchFigures
from seabattle.game.codec import encode_json
from seabattle.matches.port import LogbookDamaged, MatchId, PageTooNew, PlayerId
from seabattle.matches.refusal import TryAgain
from seabattle.server.api.kept_match import KeptMatch
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import TEXT, CostClass, WorkLane

STATISTICS = CostClass("statistics", WorkLane.PICTURES, 0.5)

NOTHING = b""
"""What is kept of a game that cannot be read: that it was looked at."""

_figures = json.Decoder(GameFigures).decode


class StatisticsProgress(Struct, frozen=True):
    """How far it has come."""

    left: Annotated[int, Meta(description="Finished games that were not looked at yet.")]


class OwnStatistics(Struct, frozen=True):
    """All that is known of the current user's games."""

    left: Annotated[int, Meta(description="Finished games that were not looked at yet.")]
    since: Annotated[
        int | None,
        Meta(description="Only games opened later count: earlier figures were deleted then."),
    ]
    statistics: PlayerStatistics


async def read_statistics(call: Call) -> bytes:
    """Add up what is kept of the current user's games."""
    call.check_room()
    player, kept = call.known_visitor.player, _figures_of(call)
    left = (await kept.find_uncounted(player)).left
    bodies = tuple(await kept.figures_of(player))
    return await call.work(encode_statistics, left, await kept.since(player), bodies)


async def count_game(call: Call) -> StatisticsProgress:
    """Look at the oldest finished game that was not looked at yet."""
    call.check_room()
    player, kept = call.known_visitor.player, _figures_of(call)
    found = await kept.find_uncounted(player)
    if found.next is None:
        return StatisticsProgress(0)
    await kept.keep(player, found.next, await _measure(call, found.next))
    return StatisticsProgress((await kept.find_uncounted(player)).left)


async def _measure(call: Call, match: MatchId) -> bytes:
    service = call.context.service
    try:
        pages = msgpack.encode(await service.logbook.pages(match))
        return await call.work(measure_match, KeptMatch(match, pages), call.known_visitor.player)
    except PageTooNew:
        raise Denied(TryAgain()) from None
    except LogbookDamaged:
        return NOTHING


async def delete_statistics(call: Call) -> None:
    """Delete the figures of the current user; games opened so far count no more."""
    await _figures_of(call).delete(call.known_visitor.player)


def encode_statistics(left: int, since: int | None, bodies: tuple[bytes, ...]) -> bytes:
    """The sums, made where it keeps nobody waiting."""
    games = [_figures(body) for body in bodies if body]
    return encode_json(OwnStatistics(left, since, sum_up(games)))


def measure_match(kept: KeptMatch, player: PlayerId) -> bytes:
    """What a game that is over says of one of its players, in a worker process."""
    try:
        live = kept.fold()
    except PageTooNew:
        raise
    except LogbookDamaged:
        return NOTHING
    seat = live.state.seat_of(player)
    if seat is None or not live.state.over:
        return NOTHING
    return encode_json(measure_player(live, seat))


def _figures_of(call: Call) -> MatchFigures:
    return FIGURES.of(call.context)


OPERATIONS = (
    Operation(
        "GET",
        "/statistics",
        "Get the statistics of the current user",
        read_statistics,
        answer=OwnStatistics,
        cost=TEXT,
    ),
    Operation(
        "POST",
        "/statistics",
        "Count one more finished game of the current user",
        count_game,
        answer=StatisticsProgress,
        scope=None,
        cost=STATISTICS,
        problems=(503,),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/statistics",
        "Delete the statistics of the current user",
        delete_statistics,
        status=204,
        scope=None,
    ),
)
