"""A real server on loopback, reached with the keys."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.widgets import OptionList

from kit.harbour import Harbour, moored
from kit.terminal import Sitter, at_terminal
from seabattle.bots import bot_called
from seabattle.client import Remote, play_seat
from seabattle.client.link import read_link
from seabattle.tui.placing import PlacingPage
from seabattle.tui.playing import PlayingPage
from seabattle.tui.server import ServerPage


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """A server that all tests of this file share."""
    with moored(tmp_path_factory.mktemp("tui")) as found:
        yield found


def _url(port: Harbour) -> str:
    return f"http://127.0.0.1:{port.number}"


Errand = Callable[[Sitter], Awaitable[None]]


def _at_server(port: Harbour, folder: Path, errand: Errand, variant: str) -> None:
    async def whole() -> None:
        async with at_terminal(folder, variant=variant, server=_url(port)) as sitter:
            await sitter.press("f6")
            await sitter.until_on(ServerPage)
            page = sitter.program.screen
            assert isinstance(page, ServerPage)
            await sitter.until(lambda: page._lobby is not None)
            await errand(sitter)

    asyncio.run(whole())


async def _friend(url: str, match: str, key: str | None = None) -> None:
    async with Remote(url) as remote:
        await play_seat(remote, match, bot_called("hunter")(1), key)


async def _play_on(sitter: Sitter, shots: int) -> None:
    """Fire where the computer would."""
    bot = bot_called("hunter")(7)
    for _ in range(shots):
        await sitter.until_asked()
        if sitter.over:
            return
        view = sitter.page.table.view(sitter.page.seat)
        command = bot.act(view)
        cells = " ".join(sitter.name(cell) for cell in command.at)  # type: ignore[union-attr]
        await sitter.enter(cells)
        await sitter.until_told(len(view.log))


def test_a_friend_comes_by_link_and_a_whole_game_is_played(port: Harbour, tmp_path: Path) -> None:
    """The reason why people want a server at all."""

    async def errand(sitter: Sitter) -> None:
        await sitter.press("f2", "enter")
        await sitter.until_on(PlayingPage)
        await sitter.until(lambda: "/join/" in sitter.text())
        link = read_link(sitter.page._links[0])
        assert link is not None
        friend = asyncio.create_task(_friend(_url(port), link.match, link.key))
        await sitter.place_by_chance()
        await _play_on(sitter, 60)
        await sitter.until(lambda: sitter.over)
        await friend

    _at_server(port, tmp_path, errand, "salvo")


def test_an_open_table_is_found_in_the_list_and_watched(port: Harbour, tmp_path: Path) -> None:
    """Two bots play, and somebody at a terminal looks on; ships stay hidden."""

    async def errand(sitter: Sitter) -> None:
        async with Remote(_url(port)) as remote:
            wanted = {"id": "w", "variant": "classic", "seats": ["open", "open"], "listed": True}
            laid = await remote.post("/matches", wanted, dict)
            match = laid["company"]["match"]
            await remote.ask(match, "sit", {"type": "sit-down"})
            friend = asyncio.create_task(_friend(_url(port), match))
            await asyncio.sleep(0)
            player = asyncio.create_task(play_seat(remote, match, bot_called("scatter")(2)))
            await sitter.until(lambda: friend.done() or player.done() or True)
            await _watch(sitter, match)
            for task in (friend, player):
                task.cancel()
            await asyncio.gather(friend, player, return_exceptions=True)

    _at_server(port, tmp_path, errand, "classic")


async def _watch(sitter: Sitter, match: str) -> None:
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
    """An address is easily mistyped; nobody needs a traceback for it."""

    async def whole() -> None:
        async with at_terminal(tmp_path, server="http://127.0.0.1:9") as sitter:
            await sitter.press("f6")
            await sitter.until(lambda: "does not answer" in sitter.text())
            await sitter.press("escape")
            await sitter.until(lambda: not isinstance(sitter.program.screen, ServerPage))

    asyncio.run(whole())


@pytest.mark.parametrize("there", [True, False], ids=["elsewhere", "nowhere"])
def test_a_link_to_another_server_is_given_once(
    port: Harbour, tmp_path: Path, *, there: bool
) -> None:
    """Whoever is sent a link pastes it and plays, wherever they have been before."""

    async def whole(before: str) -> None:
        async with at_terminal(tmp_path, server=before) as sitter, port.port() as ashore:
            anna = await ashore.visitor()
            match = await anna.lay("classic", seats=["host", "link"])
            (link,) = await anna.get(f"/matches/{match}/links")
            await sitter.press("f6")
            await sitter.until_on(ServerPage)
            page = sitter.program.screen
            assert isinstance(page, ServerPage)
            await sitter.until(lambda: page._lobby is not None or "not answer" in sitter.text())
            await sitter.press("f6")
            await sitter.enter(_url(port) + link["path"])
            await sitter.until_on(PlacingPage)
            assert sitter.page.table.match == match
            assert sitter.program.settings.server == _url(port)

    if not there:
        asyncio.run(whole("http://127.0.0.1:9"))
        return
    with moored(tmp_path) as other:
        asyncio.run(whole(_url(other)))


def test_an_open_table_is_laid_and_kept_as_ones_own(port: Harbour, tmp_path: Path) -> None:
    """Whoever leaves a table finds it again in the list, with the seat."""

    async def errand(sitter: Sitter) -> None:
        await sitter.press("f4", "enter")
        await sitter.until_on(PlayingPage)
        match = sitter.page.table.match
        await sitter.press("escape")
        await sitter.press("down", "enter")
        await sitter.until_on(ServerPage)
        page = sitter.program.screen
        assert isinstance(page, ServerPage)
        await sitter.until(lambda: page._lines.get(match, ("",))[0] == "ours")
        assert not any(isinstance(each, PlacingPage) for each in sitter.program.screen_stack)

    _at_server(port, tmp_path, errand, "classic")
