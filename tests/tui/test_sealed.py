"""Sealed tables in the program: laid by a form, played with the fleet at home, shown at the end."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import OptionList

from kit.games.puddle import PUDDLE
from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.bots import find_bot
from seabattle.client import ServerClient, play_seat
from seabattle.tui.pages.playing_page import PlayingPage
from seabattle.tui.pages.server_page import ServerPage
from seabattle.tui.pages.text_page import TextPage
from seabattle.tui.widgets.dialog import Picker
from seabattle.wire.match import Description, Link


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server that all tests of this file share."""
    with share_loopback_server(tmp_path_factory.mktemp("tui")) as found:
        yield found


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


async def _visit(sitter: TerminalPlayer) -> None:
    await sitter.press("f6")
    await sitter.until_on(ServerPage)
    page = sitter.program.screen
    assert isinstance(page, ServerPage)
    await sitter.until(lambda: page._lobby is not None)


async def _choose(sitter: TerminalPlayer, item: str) -> None:
    """Choose a line of the menu."""
    await sitter.press("f2")
    await sitter.until_on(Picker)
    picker = sitter.program.screen.query_one(OptionList)
    picker.highlighted = picker.get_option_index(item)
    await sitter.press("enter")


def test_a_sealed_table_is_laid_by_the_form(port: LoopbackServer, tmp_path: Path) -> None:
    """The choice is kept; and nothing is said without a key, not even that one resigns."""

    async def story() -> None:
        url = f"http://127.0.0.1:{port.number}"
        async with at_terminal(tmp_path, variant="sea-battle", server=url) as sitter:
            await _visit(sitter)
            await sitter.press("f2", "enter")
            await sitter.until(lambda: "Everybody the own one, sealed" in sitter.text())
            await sitter.press("down", "enter")
            await sitter.until_on(PlayingPage)
            await sitter.until(lambda: "/join/" in sitter.text())
            assert sitter.page.table.match_info.sealed is not None
            assert "(sealed)" in sitter.text()
            assert "checked on this machine" in sitter.text()
            assert sitter.program.settings.sealed
            await _choose(sitter, "resign")
            await sitter.until(lambda: " yes " in sitter.text())
            await sitter.press("down", "enter")
            await sitter.until_on(PlayingPage)
            await _choose(sitter, "proofs")
            await sitter.until_on(TextPage)
            assert "- to come: Your field is sealed" in sitter.text()

    asyncio.run(story())


def test_a_game_that_cannot_be_sealed_says_why(port: LoopbackServer, tmp_path: Path) -> None:
    """Ships that move would have to be proved again."""

    async def story() -> None:
        url = f"http://127.0.0.1:{port.number}"
        async with at_terminal(tmp_path, variant="classic-bonus", server=url) as sitter:
            await _visit(sitter)
            await sitter.press("f2", "enter")
            await sitter.until(lambda: "its ships move" in sitter.text())
            await sitter.press("enter")
            await sitter.until_on(PlayingPage)
            assert sitter.page.table.match_info.sealed is None

    asyncio.run(story())


def test_a_whole_sealed_game_is_played_with_the_keys(port: LoopbackServer, tmp_path: Path) -> None:
    """Against a bot from afar; what is proved stands in the menu, and the field can be shown."""

    async def story() -> None:
        url = f"http://127.0.0.1:{port.number}"
        async with ServerClient(url) as remote:
            wanted = {"id": "p", "toml": PUDDLE, "seats": ["host", "link"], "sealed": True}
            match = (await remote.post("/matches", wanted, Description)).company.match
            (link,) = await remote.get(f"/matches/{match}/links", list[Link])
            friend = asyncio.create_task(play_seat(remote, match, find_bot("hunter")(1)))
            async with at_terminal(tmp_path, server=url) as sitter:
                await _visit(sitter)
                await sitter.press("f6")
                await sitter.enter(f"{url}{link.path}")
                await sitter.place_by_chance()
                await _fire_at_everything(sitter)
                await friend
                await _see_proofs_and_show(sitter)

    asyncio.run(asyncio.wait_for(story(), 300))


async def _fire_at_everything(sitter: TerminalPlayer) -> None:
    for cell in ("A1", "B1", "C1", "A2", "B2", "C2"):
        await sitter.until(lambda: sitter.over or sitter.page.asked)
        if sitter.over:
            break
        heard = len(sitter.page.table.view(sitter.page.seat).log)
        await sitter.enter(cell)
        await sitter.until_told(heard)
    await sitter.until(lambda: sitter.over)


async def _see_proofs_and_show(sitter: TerminalPlayer) -> None:
    page = sitter.page
    await sitter.until(lambda: "this is a sealed game" in " ".join(page._inspection))
    await _choose(sitter, "show-field")
    await sitter.until(lambda: " yes " in sitter.text())
    await sitter.press("down", "enter")
    await sitter.until_on(PlayingPage)
    info = page.table.match_info
    await sitter.until(lambda: page.table.match_info.sealed.shown == page.table.seats)  # type: ignore[union-attr]
    assert info.sealed is not None
    await _choose(sitter, "proofs")
    await sitter.until_on(TextPage)
    text = sitter.program.screen._text  # type: ignore[attr-defined]
    assert "- done: The field of" in text
    assert "What is not proved:" in text
    assert "it is the one that was sealed" in text
