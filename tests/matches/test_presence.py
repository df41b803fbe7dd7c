"""Which players count as present: those who listen, and those who asked within a minute."""

from random import Random
from typing import Any

from kit.games.live_table import ANNA, BRUNO, CLASSIC, HOSTESS, run, turns
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.game import PlaceFleet
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.poller import Poller
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import NobodyAbsent
from seabattle.matches.request import Act, ClaimAbsence, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.absence import ABSENT, ANSWER
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.rules import random_fleet


async def begin_play(table: Service) -> tuple[LiveMatch, PlayerId, PlayerId]:
    """A match in play, the player to move, and the player who waits."""
    plan = MatchPlan(CLASSIC, "classic", (HOST, OPEN))
    live = await table.open_match(plan, HOSTESS, "1")
    await table.submit(live.match, SubmittedRequest("sit", SitDown(), BRUNO))
    for seat, player in enumerate((ANNA, BRUNO)):
        fleet = Act(PlaceFleet(random_fleet(CLASSIC, Random(seat))))
        await table.submit(live.match, SubmittedRequest("place", fleet, player))
    turn = live.state.game.table.turn
    assert turn is not None
    return live, (ANNA, BRUNO)[turn], (ANNA, BRUNO)[1 - turn]


async def claim(table: Service, live: LiveMatch, by: PlayerId) -> Any:
    """Say that the side to move has gone."""
    name = f"claim {table.watch.now()}"
    return await table.submit(live.match, SubmittedRequest(name, ClaimAbsence(), by))


def test_a_player_who_polls_once_a_minute_cannot_be_claimed_away() -> None:
    """A player who asked for the view every half minute lost by absence in front of it."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        MatchScheduler(table, InlineThinker())
        live, thinking, waiting = await begin_play(table)
        for _ in range(20):
            watch.time += ABSENT // 2
            table.note_seen(live, thinking)
            assert await claim(table, live, waiting) == NobodyAbsent(ABSENT // 1000)

        watch.time += ABSENT
        assert isinstance(await claim(table, live, waiting), Answered)
        table.note_seen(live, thinking)
        await turns()
        assert live.state.claim is None
        watch.time += ABSENT
        await claim(table, live, waiting)
        watch.time += ANSWER
        await claim(table, live, waiting)
        assert live.state.over

    run(story())


def test_a_claim_is_denied_by_the_node_that_is_polled() -> None:
    """The node of the claim knows nothing of it, and every stroke of the bell is lost."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        here, there = (service(logbook, watch, BellHub(), seed) for seed in (1, 2))
        MatchScheduler(there, InlineThinker())
        live, thinking, waiting = await begin_play(here)
        polled = await there.load_match(live.match)
        assert polled is not None
        watch.time += ABSENT
        there.note_seen(polled, thinking)
        watch.time += ABSENT // 2
        assert isinstance(await claim(here, live, waiting), Answered)
        await Poller(there).poll_once()
        await turns()
        await here.catch_up(live)

        assert live.state.claim is None

    run(story())


def test_a_node_that_has_just_come_up_believes_no_player_gone() -> None:
    """The first player to return after a restart claimed the game of all who were slower."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        live, _, waiting = await begin_play(service(logbook, watch))
        watch.time += 10 * ABSENT
        table = service(logbook, watch)

        assert await claim(table, live, waiting) == NobodyAbsent(ABSENT // 1000)
        watch.time += ABSENT
        assert isinstance(await claim(table, live, waiting), Answered)

    run(story())


def test_a_match_whose_players_poll_is_not_evicted() -> None:
    """Who has been seen is known in memory alone."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch, most_held=1)
        live, thinking, _ = await begin_play(table)
        watch.time += 10 * ABSENT
        table.note_seen(live, thinking)
        plan = MatchPlan(CLASSIC, "classic", (HOST, OPEN))
        for number in range(3):
            await table.open_match(plan, HOSTESS, f"other {number}")

        assert live.held

    run(story())
