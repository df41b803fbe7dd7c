"""A real server on loopback, reached with the keys."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.widgets import OptionList

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from kit.servers.loopback_server import Guest, LoopbackServer, share_loopback_server
from seabattle.bots import Bot, find_bot
from seabattle.client import ServerClient, play_seat
from seabattle.client.link import read_link
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage
from seabattle.tui.pages.server_page import ServerPage
from seabattle.tui.widgets.dialog import Picker
from seabattle.views import open_cells


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server that all tests of this file share."""
    with share_loopback_server(tmp_path_factory.mktemp("tui")) as found:
        yield found


def _url(port: LoopbackServer) -> str:
    return f"http://127.0.0.1:{port.number}"


Story = Callable[[TerminalPlayer], Awaitable[None]]


def _at_server(port: LoopbackServer, folder: Path, story: Story, variant: str) -> None:
    async def whole() -> None:
        async with at_terminal(folder, variant=variant, server=_url(port)) as sitter:
            await sitter.press("f6")
            await sitter.until_on(ServerPage)
            page = sitter.program.screen
            assert isinstance(page, ServerPage)
            await sitter.until(lambda: page._lobby is not None)
            await story(sitter)

    asyncio.run(whole())


async def _friend(url: str, match: str, key: str | None = None) -> None:
    async with ServerClient(url) as remote:
        await play_seat(remote, match, find_bot("hunter")(1), key)


async def _play_on(sitter: TerminalPlayer, shots: int) -> None:
    """Fire where the computer would."""
    bot = find_bot("hunter")(7)
    for _ in range(shots):
        await sitter.until_asked()
        if sitter.over:
            return
        view = sitter.page.table.view(sitter.page.seat)
        command = bot.act(view)
        cells = " ".join(sitter.name(cell) for cell in command.at)  # type: ignore[union-attr]
        await sitter.enter(cells)
        await sitter.until_told(len(view.log))


def test_a_friend_comes_by_link_and_a_whole_game_is_played(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """The reason why people want a server at all."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f2", "enter", "enter")
        await sitter.until_on(PlayingPage)
        await sitter.until(lambda: "/join/" in sitter.text())
        assert "Only this machine can open the link." in sitter.text()
        link = read_link(sitter.page._links[0])
        assert link is not None
        friend = asyncio.create_task(_friend(_url(port), link.match, link.key))
        await sitter.place_by_chance()
        await _play_on(sitter, 60)
        await sitter.until(lambda: sitter.over)
        await friend

    _at_server(port, tmp_path, story, "salvo")


def test_an_open_table_is_found_in_the_list_and_watched(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """Two bots play, and a spectator at a terminal looks on; ships stay hidden."""

    async def story(sitter: TerminalPlayer) -> None:
        async with ServerClient(_url(port)) as remote:
            wanted = {"id": "w", "variant": "classic", "seats": ["open", "open"], "listed": True}
            laid = await remote.post("/matches", wanted, dict)
            match = laid["company"]["match"]
            await remote.ask(match, "sit", {"type": "sit-down"})
            friend = asyncio.create_task(_friend(_url(port), match))
            await asyncio.sleep(0)
            player = asyncio.create_task(play_seat(remote, match, find_bot("scatter")(2)))
            await sitter.until(lambda: friend.done() or player.done() or True)
            await _watch(sitter, match)
            for task in (friend, player):
                task.cancel()
            await asyncio.gather(friend, player, return_exceptions=True)

    _at_server(port, tmp_path, story, "classic")


async def _watch(sitter: TerminalPlayer, match: str) -> None:
    page = sitter.program.screen
    assert isinstance(page, ServerPage)
    for _ in range(100):
        await sitter.press("f5")
        await sitter.pilot.pause(0.1)
        if page._lines.get(match, ("",))[0] == "watch":
            break
    tables = page.query_one(OptionList)
    tables.focus()
    tables.highlighted = list(page._lines).index(match)
    await sitter.press("enter")
    await sitter.until_on(PlayingPage)
    await sitter.until(lambda: "You are watching" in sitter.text() or "over" in sitter.text())
    assert "■" not in sitter.text() or "over" in sitter.text()


def test_a_server_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    """An address is easily mistyped; a traceback does not help the player."""

    async def whole() -> None:
        async with at_terminal(tmp_path, server="http://127.0.0.1:9") as sitter:
            await sitter.press("f6")
            await sitter.until(lambda: "There is no server at" in sitter.text())
            await sitter.press("escape")
            await sitter.until(lambda: not isinstance(sitter.program.screen, ServerPage))

    asyncio.run(whole())


@pytest.mark.parametrize("there", [True, False], ids=["elsewhere", "nowhere"])
def test_a_link_to_another_server_is_given_once(
    port: LoopbackServer, tmp_path: Path, *, there: bool
) -> None:
    """A player who is sent a link pastes it and plays, on a new or a known server."""

    async def whole(before: str) -> None:
        async with at_terminal(tmp_path, server=before) as sitter, port.port() as ashore:
            anna = await ashore.visitor()
            match = await anna.lay("classic", seats=["host", "link"])
            (link,) = await anna.get(f"/matches/{match}/links")
            await sitter.press("f6")
            await sitter.until_on(ServerPage)
            page = sitter.program.screen
            assert isinstance(page, ServerPage)
            await sitter.until(lambda: page._lobby is not None or "no server" in sitter.text())
            await sitter.press("f6")
            await sitter.enter(_url(port) + link["path"])
            await sitter.until_on(PlacingPage)
            assert sitter.page.table.match == match
            assert sitter.program.settings.server == _url(port)

    if not there:
        asyncio.run(whole("http://127.0.0.1:9"))
        return
    with share_loopback_server(tmp_path) as other:
        asyncio.run(whole(_url(other)))


def test_an_open_table_is_laid_and_kept_as_ones_own(port: LoopbackServer, tmp_path: Path) -> None:
    """A player who leaves a table finds it again in the list, with the seat."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f4", "enter", "enter")
        await sitter.until_on(PlayingPage)
        match = sitter.page.table.match
        await sitter.press("escape")
        await sitter.press("down", "enter")
        await sitter.until_on(ServerPage)
        page = sitter.program.screen
        assert isinstance(page, ServerPage)
        await sitter.until(lambda: page._lines.get(match, ("",))[0] == "ours")
        assert not any(isinstance(each, PlacingPage) for each in sitter.program.screen_stack)

    _at_server(port, tmp_path, story, "classic")


def test_what_a_stranger_says_is_shown_to_players_who_want_it(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """Off at a public table; a line of the menu turns it on, and off again."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f4", "enter", "enter")
        await sitter.until_on(PlayingPage)
        async with port.port() as ashore:
            stranger = await ashore.visitor()
            match = sitter.page.table.match
            await stranger.ask(match, {"type": "sit-down"})
            await sitter.place_by_chance()
            await stranger.place(match)
            await stranger.ask(match, {"type": "say-phrase", "phrase": "good-luck"})
            # What is told next is told after it.
            await stranger.ask(match, {"type": "offer-stop"})
            await sitter.until(lambda: "offers to stop" in sitter.text())
            said = "“Good luck!”"
            assert said not in sitter.text()
            await _turn_phrases(sitter)
            await sitter.until(lambda: said in sitter.text())
            await _turn_phrases(sitter)
            await sitter.until(lambda: said not in sitter.text())

    _at_server(port, tmp_path, story, "classic-bonus")


async def _turn_phrases(sitter: TerminalPlayer) -> None:
    """Choose the line of the menu."""
    await sitter.press("f2")
    await sitter.until_on(Picker)
    choices = sitter.program.screen.query_one(OptionList)
    choices.highlighted = choices.get_option_index("phrases")
    await sitter.press("enter")
    await sitter.until_on(PlayingPage)


SMALL_FORUM = """
name = "small-forum"
[title]
en = "Small forum"
it = "Piccolo forum"
ru = "Малый форум"
[grid]
rows = 6
columns = 6
[seats]
least = 2
most = 8
[sea]
whose = "shared"
touching = "freely"
friendly_fire = true
[[fleet]]
name = "destroyer"
count = 2
shapes = ["##"]
[turn]
order = "together"
[rounds]
missed = "not-fired"
[disclosure]
miss_told_to = "shooter"
sunk_names = ["class", "owner"]
[victory]
tie = "lot"
"""

RULES_OF_OUR_OWN = {
    "id": "small",
    "toml": SMALL_FORUM,
    "seats": ["host", "open", "link"],
    "clock": {"move": 3 * 24 * 3600 * 1000},
}
"""A round lasts three days."""


async def _bot(url: str, guest: Guest, match: str, seed: int) -> None:
    token = guest.http.headers["Authorization"].removeprefix("Bearer ")
    async with ServerClient(url, token) as remote:
        await play_seat(remote, match, find_bot("hunter")(seed))


async def _one_round(sitter: TerminalPlayer, bot: Bot) -> None:
    """Give an order, and wait for the round to be told."""
    view = sitter.page.table.view(sitter.page.seat)
    command = bot.act(view)
    await sitter.enter(sitter.name(command.at[0]))  # type: ignore[union-attr]
    page, number = sitter.page, view.table.round
    await sitter.until(lambda: sitter.over or page.table.view(page.seat).table.round > number)


def test_a_round_game_is_played_on_a_server_to_its_end(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """Three players, a secret order that is changed in time, and a deadline on the screen."""

    async def whole() -> None:
        async with port.port() as ashore:
            bruno, carla = await ashore.visitor(), await ashore.visitor()
            # Before the terminal is opened: a server cannot start others from within it.
            match = (await bruno.post("/matches", RULES_OF_OUR_OWN))["company"]["match"]
            await carla.ask(match, {"type": "sit-down"})
            (link,) = await bruno.get(f"/matches/{match}/links")
            async with at_terminal(tmp_path, server=_url(port)) as sitter:
                await sitter.press("f6")
                await sitter.until_on(ServerPage)
                await sitter.press("f6")
                await sitter.enter(_url(port) + link["path"])
                await sitter.place_by_chance()
                await bruno.place(match)
                await carla.place(match)
                await _changed_order(sitter)
                players = [
                    asyncio.create_task(_bot(_url(port), guest, match, seed))
                    for seed, guest in enumerate((bruno, carla))
                ]
                await _fired_as_changed(sitter)
                await _rounds_to_the_end(sitter)
                await asyncio.gather(*players)

    asyncio.run(whole())


async def _changed_order(sitter: TerminalPlayer) -> None:
    await sitter.until_asked()
    assert "Round 1  closes in 2 d 23 h" in sitter.text()
    await sitter.enter("A1")
    await sitter.until(lambda: "Your order: fire at A1." in sitter.text())
    await sitter.press("right")
    await sitter.until(lambda: "at A1. Enter changes it to B1." in sitter.text())
    await sitter.enter("F6")
    await sitter.until(lambda: "Your order: fire at F6." in sitter.text())


async def _fired_as_changed(sitter: TerminalPlayer) -> None:
    """Wait for the first round, and see that the order that was given up is forgotten."""
    page = sitter.page
    await sitter.until(lambda: page.table.view(page.seat).table.round == 2)
    view = page.table.view(page.seat)
    first, *_, last = view.ruleset.grid.cells(view.ruleset.grid.everywhere)
    settled = view.ruleset.grid.everywhere & ~open_cells(view)
    assert settled & view.ruleset.grid.bit(last)
    assert not (settled & ~view.table.hits) & view.ruleset.grid.bit(first)


async def _rounds_to_the_end(sitter: TerminalPlayer) -> None:
    page, bot = sitter.page, find_bot("hunter")(7)
    while not sitter.over:
        await sitter.until(lambda: sitter.over or page.asked or _out(page))
        if page.asked and not sitter.over:
            await _one_round(sitter, bot)
        elif _out(page):
            await sitter.until(lambda: sitter.over)
    await sitter.until(lambda: "The game is over." in sitter.text())


def _out(page: PlayingPage) -> bool:
    return bool(page.table.view(page.seat).table.out >> page.table.seats[0] & 1)


def test_a_host_at_the_terminal_closes_a_round(port: LoopbackServer, tmp_path: Path) -> None:
    """One who stays away must not keep all others waiting."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f4", "enter", "down", "enter")
        await sitter.until_on(PlayingPage)
        page = sitter.page
        assert page.table.ruleset.seats == 3
        async with port.port() as ashore:
            for _ in range(2):
                guest = await ashore.visitor()
                await guest.ask(page.table.match, {"type": "sit-down"})
                await guest.place(page.table.match)
        await sitter.place_by_chance()
        await sitter.until_asked()
        await sitter.enter("C3")
        await sitter.until(lambda: "Your order: fire at C3." in sitter.text())
        await sitter.press("f2")
        await sitter.until(lambda: "Close the round" in sitter.text())
        picker = sitter.program.screen.query_one(OptionList)
        picker.highlighted = picker.get_option_index("end-round")
        await sitter.press("enter")
        await sitter.until(lambda: " no " in sitter.text() and " yes " in sitter.text())
        await sitter.press("down", "enter")
        await sitter.until_on(PlayingPage)
        await sitter.until(lambda: page.table.view(page.seat).table.round == 2)
        await sitter.until(lambda: "No order came from: " in sitter.text())

    _at_server(port, tmp_path, story, "forum")


def test_a_fleet_begun_in_a_browser_goes_on_at_the_terminal(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """And the other way round; a missed change is shown, and can be taken back."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f2", "enter", "enter")
        await sitter.until_on(PlayingPage)
        await sitter.until(lambda: "/join/" in sitter.text())
        link = read_link(sitter.page._links[0])
        assert link is not None
        table = sitter.page.table
        async with _browser_of(port, table) as browser:
            path = f"/api/matches/{link.match}/fleet-draft"
            fleet = (await browser.get(f"/api/matches/{link.match}/random-fleet")).json()["ships"]
            await browser.put(path, json={"ships": fleet[:2], "version": 0})
            friend = asyncio.create_task(_friend(_url(port), link.match, link.key))
            await sitter.until_on(PlacingPage)
            page = sitter.program.screen
            assert isinstance(page, PlacingPage)
            await sitter.until(lambda: len(page._draft.ships) == 2)
            await sitter.press("c")
            await sitter.until(lambda: not page._saving)
            kept = (await browser.get(path)).json()
            assert kept["ships"] == []

            await browser.put(path, json={"ships": fleet[:3], "version": kept["version"]})
            await sitter.press("x")
            drawn = page._draft.ships
            await sitter.until(lambda: len(page._draft.ships) == 3)
            assert "changed on another screen" in sitter.text()
            await sitter.press("u")
            assert page._draft.ships == drawn
            await sitter.press("g")
            await sitter.until(lambda: sitter.program.screen is not page)
            await sitter.until(lambda: table.view(table.seats[0]).own.ships)
            assert (await browser.get(path)).status_code == 409
            friend.cancel()
            await asyncio.gather(friend, return_exceptions=True)

    _at_server(port, tmp_path, story, "salvo")


def _browser_of(port: LoopbackServer, table: Any) -> httpx.AsyncClient:
    """A browser that has the session of the player at the terminal."""
    headers = {"Cookie": f"seabattle={table._remote.session}", "Origin": _url(port)}
    return httpx.AsyncClient(base_url=_url(port), headers=headers, timeout=30)
