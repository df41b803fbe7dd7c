"""Matches on a real server, as a person at a terminal sees them."""

import asyncio
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

import pytest

from kit.servers.loopback_server import LoopbackServer, open_loopback_server
from seabattle.bots import find_bot
from seabattle.client import Rejected, ServerClient, Unreachable
from seabattle.client.link import MatchLink, read_link
from seabattle.client.lobby import Lobby
from seabattle.client.local_matches import open_local_matches
from seabattle.client.match_table import (
    MatchTable,
    SeatHint,
    TableLost,
    TableRefusal,
    is_over,
    say_messages,
    seats_to_act,
)
from seabattle.client.online_table import OnlineTable
from seabattle.client.sessions import SessionFile
from seabattle.game import EndTurn, Seat
from seabattle.matches.event import SitterKind
from seabattle.matches.request import Act, ClaimAbsence, OfferStop, StandUp
from seabattle.records import read_record
from seabattle.rules import variant_names
from seabattle.trouble import Trouble

ANNA, BRUNO = Seat(0), Seat(1)

QUICK = ("sea-battle", "classic-bonus", "salvo")
"""Variants between them with everything that is told differently."""


class Visitors:
    """People at terminals of their own, who all go to one server."""

    def __init__(self, url: str, folder: Path, lang: str = "en") -> None:
        self._url = url
        self._folder = folder
        self._lang = lang
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        place = self._folder / "home" / "games.db"
        self._home = await self._open.enter_async_context(open_local_matches(place=place))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def visit_as(self, name: str) -> Lobby:
        """A visitor at a terminal; the same one when called again."""
        sessions = SessionFile(self._folder / f"{name}.json")
        lobby = Lobby(self._url, self._home.saved_fleets, self._lang, sessions)
        await self._open.enter_async_context(lobby)
        await lobby.rename(name)
        return lobby


def at_a_server(
    port: LoopbackServer, folder: Path, work: Callable[[Visitors], Awaitable[None]]
) -> None:
    """Do something at a server, for two minutes at most."""

    async def visit() -> None:
        url = f"http://127.0.0.1:{port.number}"
        async with asyncio.timeout(120), Visitors(url, folder) as visitors:
            await work(visitors)

    asyncio.run(visit())


async def play_on(table: MatchTable, moves: int = 100_000) -> None:
    """Let a bot move for the person here, so many times or to the end."""
    while moves and not is_over(table):
        if not seats_to_act(table):
            await table.news()
            continue
        (seat,) = table.seats
        refused = await table.ask(seat, Act(find_bot("hunter")(seat).act(table.view(seat))))
        assert refused is None, refused
        moves -= 1


@asynccontextmanager
async def pair(
    visitors: Visitors, variant: str = "sea-battle", **more: object
) -> AsyncIterator[tuple[OnlineTable, OnlineTable]]:
    """Anna lays a table, and Bruno follows her link."""
    anna, bruno = await visitors.visit_as("Anna"), await visitors.visit_as("Bruno")
    wanted = {"id": token_hex(8), "variant": variant, "seats": ["host", "link"], **more}
    match = await anna.open_match(wanted)
    (address,) = await anna.links(match)
    link = read_link(address)
    assert link is not None
    tables = await anna.join(match), await bruno.join(link.match, link.key)
    try:
        yield tables
    finally:
        for table in tables:
            await table.close()


async def beginning(tables: tuple[OnlineTable, OnlineTable]) -> OnlineTable:
    """The player who has the first turn, once both fleets are in."""
    while True:
        for table in tables:
            if seats_to_act(table):
                return table
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(name, marks=[] if name in QUICK else pytest.mark.slow)
        for name in variant_names()
        if name != "forum"
    ],
)
def test_two_terminals_play_every_variant_of_two_on_a_server(
    port: LoopbackServer, tmp_path: Path, variant: str
) -> None:
    """A table far away is played like one at home, and both hear the same end."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors, variant) as (anna, bruno):
            await asyncio.gather(play_on(anna), play_on(bruno))
            assert anna.view(ANNA).table == bruno.view(BRUNO).table
            assert anna.names == bruno.names == ("Anna", "Bruno")
            written = await anna.record()
            assert isinstance(written, bytes)
            assert read_record(written).names == ("Anna", "Bruno")

    at_a_server(port, tmp_path, work)


def test_a_terminal_counts_as_a_person(port: LoopbackServer, tmp_path: Path) -> None:
    """The opponent should not read that a bot has sat down."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, bruno):
            while not all(anna.match_info.sitters):
                await anna.news()
            assert [each.kind for each in bruno.match_info.sitters if each] == [
                SitterKind.PERSON
            ] * 2
            assert "Bruno sits down." in say_messages(anna, ANNA)

    at_a_server(port, tmp_path, work)


def test_a_player_who_comes_back_to_a_server_has_the_same_seat(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """The session is kept, so a closed terminal does not cost the seat."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, bruno):
            await asyncio.gather(play_on(anna, 1), play_on(bruno, 1))
            again = await visitors.visit_as("Anna")
            assert again.name == "Anna"
            table = await again.join(anna.match)
            while len(table.messages_for(ANNA)) < len(anna.messages_for(ANNA)):
                await table.news()
            assert table.seats == (ANNA,)
            assert table.view(ANNA) == anna.view(ANNA)
            assert [each.match for each in await again.list_own_matches()] == [anna.match]
            await table.close()

    at_a_server(port, tmp_path, work)
    mode = stat.S_IMODE((tmp_path / "Anna.json").stat().st_mode)
    assert mode == 0o600, "a session is as good as a password"


def test_the_server_says_in_words_what_it_refuses(port: LoopbackServer, tmp_path: Path) -> None:
    """The sentence is in the language of the table, even after it was changed."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, _bruno):
            refused = await anna.ask(ANNA, Act(EndTurn()))
            anna.lang = "ru"
            russian = await anna.ask(ANNA, ClaimAbsence())
            assert isinstance(refused, TableRefusal)
            assert refused.code == "phase/not-playing"
            assert russian is not None
            assert any("а" <= letter <= "я" for letter in russian.sentence.lower())
            early = await anna.record()
            assert isinstance(early, TableRefusal)
            assert early.code == "match/not-over"

    at_a_server(port, tmp_path, work)


@pytest.mark.parametrize("problem", ["match/try-again", "request/too-often", None])
def test_what_may_have_been_kept_is_asked_again_under_the_same_id(
    port: LoopbackServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: str | None
) -> None:
    """A shot that was kept although its answer was lost must not be held against the player."""
    names: list[str] = []
    honest = ServerClient.ask

    async def ask(self: ServerClient, match: str, name: str, *more: Any) -> Any:
        names.append(name)
        if len(names) != 1:
            return await honest(self, match, name, *more)
        if problem is None:
            raise Unreachable("server/unreachable", url="", reason=Trouble("system/not-found"))
        raise Rejected("server/refused", problem=problem, title="", detail="Not now.")

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, _):
            monkeypatch.setattr(ServerClient, "ask", ask)
            with suppress(TableLost):
                refused = await anna.ask(ANNA, OfferStop())
                assert refused is not None
            assert await anna.ask(ANNA, OfferStop()) is None
            await anna.ask(ANNA, OfferStop())
            await anna.ask(ANNA, StandUp())
            assert names[0] == names[1]
            assert len(set(names)) == len(names) - 1

    at_a_server(port, tmp_path, work)


def test_hints_come_from_the_server_where_the_table_allows_them(
    port: LoopbackServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the map of odds; only an older server leaves that to the terminal."""
    worked_out: list[object] = []
    monkeypatch.setattr("seabattle.client.online_table.hint_odds", worked_out.append)

    async def work(visitors: Visitors) -> None:
        async with pair(visitors, hints=True) as tables:
            for table in tables:
                await play_on(table, 1)
            first = await beginning(tables)
            (seat,) = first.seats
            hint = await first.hint(seat)
            assert isinstance(hint, SeatHint)
            assert hint.odds is not None
            decks = sum(each.count * each.size for each in first.ruleset.fleet)
            assert sum(map(sum, hint.odds)) == pytest.approx(decks, abs=0.1)
            assert not worked_out
            assert await first.ask(seat, Act(hint.command)) is None
        async with pair(visitors) as (anna, _bruno):
            refused = await anna.hint(ANNA)
            assert isinstance(refused, TableRefusal)

    at_a_server(port, tmp_path, work)


def test_a_spectator_sees_what_all_know_and_may_not_act(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """Watching needs no seat, and gives none."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, bruno):
            watcher = await (await visitors.visit_as("Vera")).watch(anna.match)
            await asyncio.gather(play_on(anna), play_on(bruno))
            while not is_over(watcher):
                await watcher.news()
            assert watcher.seats == ()
            assert not watcher.host
            assert anna.host
            assert "wins" in say_messages(watcher, None)[-1]
            await watcher.close()

    at_a_server(port, tmp_path, work)


def test_a_player_who_stands_up_becomes_a_spectator(port: LoopbackServer, tmp_path: Path) -> None:
    """The numbers of a spectator are others, so everything is told anew."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, bruno):
            assert await bruno.ask(BRUNO, StandUp()) is None
            while bruno.seats:
                await bruno.news()
            while not any("free again" in line for line in say_messages(bruno, None)):
                await bruno.news()
            assert bruno.view(None).seat is None
            while "The seat of Bruno is free again." not in say_messages(anna, ANNA):
                await anna.news()

    at_a_server(port, tmp_path, work)


def test_two_who_agree_stop_without_a_winner(port: LoopbackServer, tmp_path: Path) -> None:
    """An offer is heard at the other end, and can be taken there."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors) as (anna, bruno):
            assert await anna.ask(ANNA, OfferStop()) is None
            while not bruno.match_info.offers:
                await bruno.news()
            assert await bruno.ask(BRUNO, OfferStop()) is None
            assert is_over(bruno)
            assert bruno.view(BRUNO).table.winner is None

    at_a_server(port, tmp_path, work)


def test_a_hurry_is_heard_in_words(port: LoopbackServer, tmp_path: Path) -> None:
    """A player who has little time left should know without looking at a clock."""

    async def work(visitors: Visitors) -> None:
        async with pair(visitors, clock={"move": 2000}) as tables:
            for table in tables:
                await play_on(table, 1)
            slow = await beginning(tables)
            warned: tuple[str, ...] = ()
            while not warned:
                await slow.news()
                warned = slow.time_warnings()
            assert warned == ("Hurry: you have 1 second left.",)
            assert slow.time_warnings() == ()

    at_a_server(port, tmp_path, work)


def test_a_terminal_plays_on_when_the_server_comes_back(tmp_path: Path) -> None:
    """A new version of the server must not cost a game, and the player is told meanwhile."""
    gaps: list[bool] = []

    async def watch(table: OnlineTable) -> None:
        while not is_over(table):
            gaps.append(table.connected)
            await asyncio.sleep(0.02)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            first = AsyncExitStack()
            found = await first.enter_async_context(open_loopback_server(tmp_path))
            url = f"http://127.0.0.1:{found.number}"
            visitors = await stack.enter_async_context(Visitors(url, tmp_path))
            async with pair(visitors, "classic") as (anna, bruno):
                watching = asyncio.create_task(watch(anna))
                await asyncio.gather(play_on(anna, 3), play_on(bruno, 3))
                await first.aclose()
                while anna.connected:  # noqa: ASYNC110 -- As a screen would.
                    await asyncio.sleep(0.02)
                gaps.append(anna.connected)
                await stack.enter_async_context(open_loopback_server(tmp_path, port=found.number))
                await asyncio.gather(play_on(anna), play_on(bruno))
                await watching
                assert anna.view(ANNA).table == bruno.view(BRUNO).table

    asyncio.run(asyncio.wait_for(work(), 120))
    assert gaps[-1]
    assert not all(gaps)


async def wait_for_ever(table: OnlineTable) -> None:
    """Hear one thing after the other."""
    while True:
        await table.news()


def test_a_server_that_stays_away_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players should not wait for ever at a screen that will not change."""
    monkeypatch.setattr("seabattle.client.server_client.TRIES", 3)
    monkeypatch.setattr("seabattle.client.server_client.PAUSE", 0.05)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            found = await stack.enter_async_context(open_loopback_server(tmp_path))
            url = f"http://127.0.0.1:{found.number}"
            visitors = await stack.enter_async_context(Visitors(url, tmp_path))
            async with pair(visitors) as (anna, _bruno):
                found.host.leave()
                with pytest.raises(TableLost):
                    await wait_for_ever(anna)
                with pytest.raises(TableLost):
                    await anna.ask(ANNA, OfferStop())
                assert not anna.connected

    asyncio.run(asyncio.wait_for(work(), 60))


def test_no_server_and_no_such_match_are_told_apart(port: LoopbackServer, tmp_path: Path) -> None:
    """One is mended by another address, the other by another link."""

    async def work(visitors: Visitors) -> None:
        anna = await visitors.visit_as("Anna")
        with pytest.raises(Rejected):
            await anna.join("0" * 16)
        with pytest.raises(Unreachable):
            await Lobby("http://127.0.0.1:1", anna._saved_fleets).__aenter__()
        with pytest.raises(Unreachable):
            await Lobby("nonsense", anna._saved_fleets).__aenter__()

    at_a_server(port, tmp_path, work)


def test_a_forgotten_visitor_is_welcomed_anew(port: LoopbackServer, tmp_path: Path) -> None:
    """A server that was set up anew knows no session of before."""

    async def work(visitors: Visitors) -> None:
        sessions = SessionFile(tmp_path / "old.json")
        url = f"http://127.0.0.1:{port.number}"
        sessions.keep(url, "abcdefgh." + "A" * 43)
        saved_fleets = visitors._home.saved_fleets
        async with Lobby(url, saved_fleets, sessions=sessions) as lobby:
            assert lobby.name
        assert sessions.session_for(url) != "abcdefgh." + "A" * 43

    at_a_server(port, tmp_path, work)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("77a57997ff5fc964", MatchLink("77a57997ff5fc964")),
        (" /join/77a5/KEY \n", MatchLink("77a5", None, "KEY")),
        ("http://127.0.0.1:8000/join/77a5/KEY", MatchLink("77a5", "http://127.0.0.1:8000", "KEY")),
        ("https://play.example/match/77a5", MatchLink("77a5", "https://play.example")),
        ("https://play.example/", None),
        ("77a5/KEY/more", None),
        ("ftp://play.example/match/77a5", None),
        ("http:/join/77a5/KEY", None),
        ("что-то", None),
        ("", None),
    ],
    ids=["name", "path", "link", "page", "server", "long", "ftp", "crooked", "words", "nothing"],
)
def test_links_are_read_as_people_paste_them(text: str, link: MatchLink | None) -> None:
    """All that the host sent should work as it is."""
    assert read_link(text) == link
