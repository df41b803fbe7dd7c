"""A request that was refused under a number takes effect no more, however late its copies come."""

from typing import Any

import pytest

from kit.games.live_table import (
    ANNA,
    BRUNO,
    CARLA,
    HOSTESS,
    ask,
    begin_round,
    place_fleets,
    placing,
    plan,
    run,
    seat_three,
    seat_two,
)
from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.bots import find_bot
from seabattle.game import Fire, Refusal, Resign, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import NoFreeSeat, NotAtTable, NotOverYet, OutOfDate
from seabattle.matches.request import (
    Act,
    AskRematch,
    EndRound,
    OfferStop,
    RefuseStop,
    SendAway,
    SitDown,
    StandUp,
)
from seabattle.matches.service import Answered, Service

SHOT = Act(Fire((Cell(Row(0), Col(0)),)))


def number_of(live: LiveMatch, by: PlayerId) -> int:
    """The number of messages that a viewer has been sent."""
    return live.message_count(live.state.seat_of(by))


class LateCopy:
    """A request that is refused, and sent once more when it would be allowed."""

    def __init__(self, table: Service, live: LiveMatch, by: PlayerId, request: Any) -> None:
        self._table, self._live, self._by, self._request = table, live, by, request
        self._made_on = number_of(live, by)

    async def send(self, table: Service | None = None) -> Any:
        """Send it, to the first process or to another."""
        return await ask(
            table or self._table, self._live, self._by, self._request,
            id="late", made_on=self._made_on,
        )  # fmt: skip


async def shot_out_of_turn(table: Service) -> LateCopy:
    """Bruno fires on Anna's turn, and then it is his."""
    live = await seat_two(table)
    await place_fleets(table, live)
    turn = live.state.game.table.turn
    assert turn is not None
    mover, waiting = ((ANNA, BRUNO), (BRUNO, ANNA))[turn]
    late = LateCopy(table, live, waiting, SHOT)
    assert isinstance(await late.send(), Refusal)
    while live.state.game.table.turn == turn:
        cell = Cell(Row(live.seq // 10), Col(live.seq % 10))
        assert isinstance(await ask(table, live, mover, Act(Fire((cell,)))), Answered)
    return late


async def shot_before_the_game(table: Service) -> LateCopy:
    """Anna fires while Bruno is still placing."""
    live = await seat_two(table)
    await ask(table, live, ANNA, placing(0))
    late = LateCopy(table, live, ANNA, SHOT)
    assert isinstance(await late.send(), Refusal)
    await ask(table, live, BRUNO, placing(1))
    return late


async def seat_at_a_full_table(table: Service) -> LateCopy:
    """Carla finds no seat, and then Bruno stands up."""
    live = await seat_two(table)
    late = LateCopy(table, live, CARLA, SitDown())
    assert await late.send() == NoFreeSeat()
    await ask(table, live, BRUNO, StandUp())
    return late


async def fleet_without_a_seat(table: Service) -> LateCopy:
    """Bruno was sent away, places all the same, and sits down again."""
    live = await seat_two(table)
    made = LateCopy(table, live, BRUNO, placing(1))
    await ask(table, live, ANNA, SendAway(Seat(1)))
    assert await made.send() == NotAtTable()
    await ask(table, live, BRUNO, SitDown(), id="again")
    return made


async def fleet_of_a_guest(table: Service) -> LateCopy:
    """The same, but Bruno has heard that he was sent away."""
    live = await seat_two(table)
    await ask(table, live, ANNA, SendAway(Seat(1)))
    late = LateCopy(table, live, BRUNO, placing(1))
    assert await late.send() == NotAtTable()
    await ask(table, live, BRUNO, SitDown(), id="again")
    return late


async def rematch_before_the_end(table: Service) -> LateCopy:
    """Bruno asks for another game in the middle of this one."""
    live = await seat_two(table)
    await place_fleets(table, live)
    late = LateCopy(table, live, BRUNO, AskRematch())
    assert await late.send() == NotOverYet()
    await ask(table, live, ANNA, Act(Resign()))
    return late


async def offer_that_nobody_made(table: Service) -> LateCopy:
    """Bruno refuses an offer before Anna makes one."""
    live = await seat_two(table)
    late = LateCopy(table, live, BRUNO, RefuseStop())
    assert isinstance(await late.send(), Refusal)
    await ask(table, live, ANNA, OfferStop())
    return late


async def game_with_too_few(table: Service) -> LateCopy:
    """Anna would begin a round game with her fleet alone, and then there are two."""
    live = await seat_three(table)
    await ask(table, live, ANNA, placing(0, live.state.opened.ruleset))
    late = LateCopy(table, live, ANNA, EndRound())
    assert isinstance(await late.send(), Refusal)
    await ask(table, live, BRUNO, placing(1, live.state.opened.ruleset))
    return late


STORIES = [
    shot_out_of_turn, shot_before_the_game, seat_at_a_full_table, fleet_without_a_seat,
    fleet_of_a_guest, rematch_before_the_end, offer_that_nobody_made, game_with_too_few,
]  # fmt: skip


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
@pytest.mark.parametrize("elsewhere", [False, True])
def test_what_was_refused_under_a_number_stays_refused(story: Any, *, elsewhere: bool) -> None:
    """A refusal is not kept, so neither a crash nor another process may forget it."""

    async def tell() -> None:
        logbook = MemoryLogbook()
        late = await story(service(logbook))
        refused = await late.send(service(logbook) if elsewhere else None)
        assert isinstance(refused, OutOfDate), refused

    run(tell())


def test_simultaneous_requests_of_players_are_not_out_of_date() -> None:
    """Two may sit down, place, offer to stop or ask for another game at the same moment."""

    async def story() -> None:
        table = service()
        live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")
        before = number_of(live, ANNA)
        assert isinstance(await ask(table, live, BRUNO, SitDown(), made_on=before), Answered)
        for seat, player in enumerate((ANNA, BRUNO)):
            placed = await ask(table, live, player, placing(seat), made_on=before + seat)
            assert isinstance(placed, Answered)
        before = number_of(live, BRUNO)
        await ask(table, live, ANNA, OfferStop(), made_on=before)
        assert isinstance(await ask(table, live, BRUNO, OfferStop(), made_on=before), Answered)
        assert live.state.over
        before = number_of(live, BRUNO)
        for player in (ANNA, BRUNO):
            asked = await ask(table, live, player, AskRematch(), made_on=before)
            assert isinstance(asked, Answered)

    run(story())


def test_giving_up_is_never_out_of_date() -> None:
    """And an order that is changed at once is not out of date for the first one."""

    async def story() -> None:
        table = service()
        live = await begin_round(table)
        before = number_of(live, BRUNO)
        for number in range(2):
            order = Act(find_bot("scatter")(number).act(live.view(Seat(1))))
            given = await ask(table, live, BRUNO, order, made_on=before)
            assert isinstance(given, Answered), given
        assert isinstance(await ask(table, live, BRUNO, Act(Resign()), made_on=before), Answered)

    run(story())
