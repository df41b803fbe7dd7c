"""A visitor who could have seen a fleet never fires at it: every way back to the table."""

from collections.abc import Awaitable, Callable

import pytest

from kit.games.live_table import ANNA, BRUNO, CARLA, HOSTESS, run
from kit.stores.memory_logbook import MemoryLogbook, service
from matches.test_host_request import ask, fleet
from matches.test_host_request import lay as lay_forum
from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch, fold_pages
from seabattle.matches.match_plan import LINK, MatchPlan, link_keys
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import AlreadySeated, FleetSeen, HostPlays, NobodyToReplace
from seabattle.matches.request import Act, ActFor, ReplacePlayer, SeatComputer, SitDown, StandUp
from seabattle.matches.service import Answered, Service

DARIO, ELENA = PlayerId("dario"), PlayerId("elena")
S0, S1, S2 = Seat(0), Seat(1), Seat(2)

Way = Callable[[Service, LiveMatch], Awaitable[object]]


async def sit(table: Service, live: LiveMatch, seat: Seat, by: PlayerId) -> object:
    """Sit down by the present link of a seat."""
    key = link_keys(live.state, live.match, table.key_deriver)[seat]
    return await ask(table, live, SitDown(key=key), by)


async def at_links(table: Service) -> LiveMatch:
    """Three links, two strangers with their fleets; Anna hosts, and does not sit yet."""
    live = await lay_forum(table, LINK, LINK, LINK)
    for seat, player in ((S1, BRUNO), (S2, CARLA)):
        await sit(table, live, seat, player)
        assert isinstance(await ask(table, live, Act(fleet(seat)), player), Answered)
    return live


async def by_hand_over(table: Service, live: LiveMatch) -> object:
    """Give a stranger's orders for a while, and hand the seat back by a link."""
    await ask(table, live, ReplacePlayer(S1, "Dora"))
    await ask(table, live, ReplacePlayer(S1))
    return await sit(table, live, S0, ANNA)


async def by_stranger_link(table: Service, live: LiveMatch) -> object:
    """Take a stranger's seat by its new link, leave it again, and sit elsewhere."""
    await ask(table, live, ReplacePlayer(S1))
    assert isinstance(await sit(table, live, S1, ANNA), Answered)
    await ask(table, live, ReplacePlayer(S1))
    return await sit(table, live, S0, ANNA)


async def by_computer(table: Service, live: LiveMatch) -> object:
    """Leave a seat that was looked at to a computer player, which cannot be replaced."""
    await ask(table, live, ReplacePlayer(S1, "Dora"))
    await ask(table, live, ReplacePlayer(S1))
    await ask(table, live, SeatComputer("scatter", S1))
    assert await ask(table, live, ReplacePlayer(S1)) == NobodyToReplace(S1)
    return await sit(table, live, S0, ANNA)


async def by_pasted_fleet(table: Service, live: LiveMatch) -> object:
    """Place the fleet of a player who only writes, and hand it to a player."""
    await ask(table, live, ReplacePlayer(S0, "Dora"))
    await ask(table, live, ActFor(S0, fleet(0)))
    await ask(table, live, ReplacePlayer(S0))
    await ask(table, live, ReplacePlayer(S1))
    return await sit(table, live, S1, ANNA)


async def by_standing_up(table: Service, live: LiveMatch) -> object:
    """Sit down first, stand up to look, and sit down again."""
    await sit(table, live, S0, ANNA)
    await ask(table, live, StandUp(), ANNA)
    return await by_hand_over(table, live)


@pytest.mark.parametrize(
    "way", [by_hand_over, by_stranger_link, by_computer, by_pasted_fleet, by_standing_up]
)
def test_a_host_who_could_have_seen_a_fleet_never_sits_at_another_seat(way: Way) -> None:
    """Decision 66 was broken by replacing a stranger, or by handing a seat over and back."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await at_links(table)
        seen = S0 if way is by_pasted_fleet else S1
        assert await way(table, live) == FleetSeen(seen)
        assert live.state.seat_of(ANNA) is None
        read_again = fold_pages(live.match, await logbook.pages(live.match))
        assert read_again.state.seen_by == live.state.seen_by

    run(story())


def test_a_player_who_was_replaced_sits_at_no_other_seat() -> None:
    """The fleet that Bruno knows is Dario's now, and Bruno must not fire at it."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await at_links(table)
        await ask(table, live, ReplacePlayer(S1))
        assert await sit(table, live, S0, BRUNO) == FleetSeen(S1)
        # To the fleet that he knows he may come back.
        assert isinstance(await sit(table, live, S1, BRUNO), Answered)
        assert await sit(table, live, S0, BRUNO) == AlreadySeated(S1)

    run(story())


def test_a_host_who_has_seen_no_fleet_sits_down_where_there_is_room() -> None:
    """Handing over an empty seat shows nothing, and a new player knows nothing."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay_forum(table, LINK, LINK, LINK)
        await ask(table, live, ReplacePlayer(S1, "Dora"))
        await ask(table, live, ReplacePlayer(S1))
        assert isinstance(await sit(table, live, S0, ANNA), Answered)
        assert isinstance(await sit(table, live, S1, DARIO), Answered)

    run(story())


@pytest.mark.parametrize("listed", [False, True])
def test_a_host_who_plays_replaces_only_players_who_came_by_a_link(*, listed: bool) -> None:
    """The new link is the host's, and with it a stranger's fleet."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await at_links(table)
        seats = ("host", LINK, LINK) if listed else ("host", "open", LINK)
        plan = MatchPlan(live.state.opened.ruleset, "forum", seats, listed=listed)
        public = await table.open_match(plan, HOSTESS, "public")
        await ask(table, public, SitDown() if not listed else _by_key(table, public), ELENA)
        assert public.state.seat_of(ELENA) == 1
        assert await ask(table, public, ReplacePlayer(S1)) == HostPlays()
        # Giving up the own seat is allowed, and so is replacing at a table of links.
        assert isinstance(await ask(table, public, ReplacePlayer(S0)), Answered)
        assert isinstance(await ask(table, live, ReplacePlayer(S1)), Answered)

    run(story())


def _by_key(table: Service, live: LiveMatch) -> SitDown:
    return SitDown(key=link_keys(live.state, live.match, table.key_deriver)[S1])
