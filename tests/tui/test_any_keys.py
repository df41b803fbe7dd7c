"""No key sequence ends the program: any keys, at any speed, on every page."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.screens.random_typist import RandomTypist, send_key
from kit.screens.terminal_pilot import TerminalPlayer, run_to_its_end
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.bots import find_bot
from seabattle.client.lobby import Lobby
from seabattle.game import Refusal, seats_in
from seabattle.matches import Match
from seabattle.records import Record, write_record
from seabattle.rules import load_variant, settle
from seabattle.tui.pages.hot_seat import HandoverPage
from seabattle.tui.pages.playing_page import PlayingPage
from seabattle.tui.pages.replay_page import ReplayPage
from seabattle.tui.pages.server_page import ServerPage
from seabattle.tui.widgets.dialog import LineDialog, Picker

KEYS = 42
"""Pressed on each page; all pages together have 500 of them."""

pytestmark = pytest.mark.flaky(reruns=0)
"""A crash that comes one time in two is a crash."""

Opening = Callable[[TerminalPlayer], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server with a table or two."""
    with share_loopback_server(tmp_path_factory.mktemp("any-keys")) as found:
        yield found


@pytest.fixture(autouse=True)
def nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, server: LoopbackServer) -> str:
    """Files are written here, and addresses typed by chance lead to a port without a server."""
    url = f"http://127.0.0.1:{server.number}"

    def find_lobby(asked: str, *more: Any) -> Lobby:
        return Lobby(asked if asked == url else "http://127.0.0.1:9", *more)

    monkeypatch.setattr("seabattle.tui.pages.server_page.Lobby", find_lobby)
    monkeypatch.chdir(tmp_path)
    return url


async def _start(sitter: TerminalPlayer) -> None:
    await sitter.pilot.pause()


async def _rules(sitter: TerminalPlayer) -> None:
    await sitter.press("f3")


async def _place(sitter: TerminalPlayer) -> None:
    await sitter.play()


async def _playing(sitter: TerminalPlayer) -> None:
    await sitter.play()
    await sitter.place_by_chance()
    await sitter.until_asked()


async def _hot_seat(sitter: TerminalPlayer) -> None:
    await sitter.press("f2")
    await sitter.until_on(HandoverPage)


async def _replay(sitter: TerminalPlayer) -> None:
    await asyncio.to_thread(Path("game.jsonl").write_bytes, _record())
    await sitter.press("f7")
    await sitter.until_on(LineDialog)
    await sitter.enter("game.jsonl")
    await sitter.until_on(ReplayPage)


async def _server(sitter: TerminalPlayer) -> None:
    await sitter.press("f6")
    await sitter.until_on(ServerPage)


async def _online(sitter: TerminalPlayer) -> None:
    await _server(sitter)
    page = sitter.program.screen
    assert isinstance(page, ServerPage)
    await sitter.until(lambda: page._lobby is not None)
    await sitter.press("f4")
    await sitter.until_on(Picker)
    await sitter.press("enter", "enter")
    await sitter.until_on(PlayingPage)


def _record() -> bytes:
    match = Match(settle(load_variant("salvo")), chance=Random(3))
    bots = [find_bot("hunter")(seed) for seed in (1, 2)]
    while not match.over:
        table = match.view(None).table
        seat = next(seats_in(table.awaited)) if table.turn is None else table.turn
        assert not isinstance(match.send(seat, bots[seat].act(match.view(seat))), Refusal)
    return write_record(Record(match.ruleset, ("Anna", "Bruno"), tuple(match.journal)))


PAGES: dict[str, tuple[Opening, dict[str, Any]]] = {
    "start": (_start, {}),
    "start of many": (_start, {"variant": "forum", "seats": 5}),
    "rules": (_rules, {}),
    "placing": (_place, {"variant": "sea-battle-bent"}),
    "playing": (_playing, {"level": 1}),
    "special": (_playing, {"variant": "battaglia-navale", "level": 1}),
    "moving": (_playing, {"variant": "classic-bonus", "level": 1}),
    "rounds": (_playing, {"variant": "forum", "seats": 3, "level": 1}),
    "hot seat": (_hot_seat, {"against": "people"}),
    "replay": (_replay, {}),
    # Letters of one's own are checked by a process that the server starts, and it cannot be
    # started while the program has taken the output of the one process that both share here.
    "server": (_server, {"labels": "latin"}),
    "online": (_online, {"variant": "classic", "labels": "latin"}),
}


async def _type(
    page: str, folder: Path, url: str, typist: RandomTypist, *, keys: int, lang: str = "en"
) -> None:
    """Open a page, and press keys there and wherever they lead; then leave at once."""
    opening, settings = PAGES[page]

    async def story(sitter: TerminalPlayer) -> None:
        await opening(sitter)
        await typist.type(sitter, keys)
        send_key(sitter, "ctrl+q")

    program = await run_to_its_end(folder, story, lang=lang, server=url, **settings)
    if program.crash is not None:
        # Raised, so that its traceback is seen beside the pages and the last keys.
        told = f"{program.crash.pages} after {typist.pressed}"
        raise AssertionError(told) from program.crash.__cause__
    assert program.return_value == 0, typist.pressed


@pytest.mark.parametrize("page", PAGES)
def test_no_key_ends_the_program(page: str, tmp_path: Path, nowhere_else: str) -> None:
    """Down, Right, F2 within a moment ended it: a worker filled a page that was remade."""
    typist = RandomTypist(page)
    asyncio.run(_type(page, tmp_path, nowhere_else, typist, keys=KEYS))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
def test_no_key_ends_the_program_in_a_long_campaign(
    seed: int, tmp_path: Path, nowhere_else: str
) -> None:
    """20,000 keys over 200 seeds, each page in turn; after Quit the typist sits down again."""
    typist = RandomTypist(seed)
    page = list(PAGES)[seed % len(PAGES)]
    lang = ("en", "it", "ru")[seed % 3]
    while len(typist.pressed) < 100:
        keys = 100 - len(typist.pressed)
        asyncio.run(_type(page, tmp_path, nowhere_else, typist, keys=keys, lang=lang))
