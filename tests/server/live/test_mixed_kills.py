"""A server that is killed while games are hosted, sealed, told by hooks and played alone.

Every errand of the load goes on until the last kill, and ends what it has begun. Afterwards
everything that the server has acknowledged is looked for, in the log and over the API.
"""

import asyncio
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from features.hosting.test_post_hook import order, set_hook
from features.hosting.test_sign_up import announce, ask, lists
from features.notifications.test_outbox import add_hook, fire_once
from features.notifications.test_outbox_killed import fail_twice_now_and_then, wait_for_letters
from kit.receivers.hook_receiver import HookReceiver, open_hook_receiver
from kit.servers.loopback_server import Port, seat_pair
from kit.servers.persistent_guest import PersistentGuest, miscounted_commands, persistent_person
from kit.servers.reconnecting_games import Calm, findings, open_reconnecting_games
from kit.servers.server_program import ServerProgram, launch
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.client import ServerClient
from seabattle.features.daily.daily_sea import DAILY_VARIANTS
from seabattle.store.address import read_address
from seabattle.wire.match import Description
from seabattle_verifier import verify
from server.live.test_sealed_killed import LAKE, play_stubbornly

# What is lost once in a while is lost: no second hearing.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=0)]

KILLS = int(os.environ.get("SEABATTLE_KILLS", "30"))
PAIRS = 5
MOST_UNPOSTED = 3
"""Hosted games whose posts may be under way; a new game begins when there are fewer."""
MOST_AWAITED = 40
"""Letters that may wait; the server drops old turns when a hundred wait for one channel."""
ROUNDS = 3
STUBBORN = 100_000
"""How often the programs of the sealed games ask a server that is down."""
NAMES = ("Clara", "Dora", "Boris")


class MixedLoad:
    """The errands at one server, and what they found missing."""

    def __init__(self, port: Port, letters: HookReceiver, posts: HookReceiver) -> None:
        self.port = port
        self.letters = letters
        self.posts = posts
        self.over = asyncio.Event()
        """Set after the last kill: each errand ends what it has begun."""
        self.guests: list[PersistentGuest] = []
        self.missing: list[str] = []
        self.hosted: list[str] = []
        """The matches that were signed up for and played."""
        self.days = 0
        """Daily seas that were cleared."""
        self.sealed: list[bytes] = []
        """The records of sealed games."""
        self.turns = 0
        """Turns of which a hook has to be told."""
        self._open = AsyncExitStack()

    async def person(self) -> PersistentGuest:
        """A new person whose acknowledged commands are looked for in the end."""
        guest = await persistent_person(self.port)
        self._open.push_async_callback(guest.http.aclose)
        self.guests.append(guest)
        return guest

    @property
    def letters_awaited(self) -> int:
        """Turns of which the hook has not been told yet."""
        return self.turns - len({each.id for each in self.letters.accepted})

    async def close(self) -> None:
        """Hang up."""
        await self._open.aclose()

    async def host_games(self) -> None:
        """Announce a game, sign up, play some rounds of it and end it, again and again."""
        host, clara, dora = [await self.person() for _ in range(3)]
        await set_hook(host, self.posts)
        while not self.over.is_set():
            while len(_missing_posts(self)) > MOST_UNPOSTED:  # noqa: ASYNC110 -- Another thread's.
                await asyncio.sleep(0.1)
            link = await announce(host, id=f"game{len(self.hosted)}")
            for guest, name in ((clara, "Clara"), (dora, "Dora")):
                await ask(guest, link, "answer", answer="in", name=name)
            await ask(host, link, "enter", name="Boris")
            match: str = (await ask(host, link, "start"))["match"]
            self.hosted.append(match)
            await _play_hosted(host, (clara, dora), match, link)
            found = await host.get(link)
            if lists(found) != {"in": [*NAMES]} or found["match"] != match:
                self.missing.append(f"{link}: {found}")

    async def draw_seas(self) -> None:
        """Have the seas of the day drawn, which takes longer than a server of this test lives."""
        guest = await self.person()
        for variant in DAILY_VARIANTS:
            await guest.get(f"/daily/{variant}")

    async def clear_seas(self) -> None:
        """Clear the daily seas, each as several visitors one after another."""
        while not self.over.is_set():
            guest = await self.person()
            for variant in DAILY_VARIANTS:
                begun = await guest.post(f"/daily/{variant}", None)
                shots = await _clear_sea(guest, begun["match"])
                mine = (await guest.get(f"/daily/{variant}"))["mine"]
                if (mine["match"], mine["shots"]) != (begun["match"], shots):
                    self.missing.append(f"{begun['match']}: {shots} shots became {mine}")
                self.days += 1
                if self.over.is_set():
                    break

    async def take_turns(self) -> None:
        """Two players of whom one is told by a hook whenever it is their turn."""
        guests = [await self.person(), await self.person()]
        await add_hook(guests[0], self.letters)
        match = None
        while not self.over.is_set():
            if match is None or (await guests[0].view(match))["table"]["phase"] == "over":
                match = await seat_pair(guests, clock={"move": 86_400_000})
            seat = await fire_once([*guests], match)
            while self.letters_awaited > MOST_AWAITED:  # noqa: ASYNC110 -- Another thread's.
                await asyncio.sleep(0.1)
            # A game that has just ended tells no player that it is their turn.
            on = (await guests[0].view(match))["table"]["phase"] == "playing"
            self.turns += int(on and seat == 1)

    async def seal_games(self) -> None:
        """Two programs that play sealed games and send the proofs of their fields."""
        url = self.port.url
        async with ServerClient(url) as anna, ServerClient(url) as bruno:
            anna.tries = bruno.tries = STUBBORN
            while not self.over.is_set():
                number = len(self.sealed)
                wanted = {"id": f"lake{number}", "toml": LAKE, "seats": ["host", "open"]}
                found = await anna.post("/matches", {**wanted, "sealed": True}, Description)
                match = found.company.match
                await asyncio.gather(
                    *(play_stubbornly(each, match, seed) for seed, each in enumerate((anna, bruno)))
                )
                self.sealed.append(await anna.fetch(f"/matches/{match}/record"))

    async def find_missing(self, database: str) -> list[str]:
        """Everything acknowledged that is not there exactly once."""
        found = [*self.missing]
        async with read_address(database).open_logbook() as logbook:
            found += await miscounted_commands(self.guests, logbook)
        for number, record in enumerate(self.sealed):
            verdict = verify(record)
            if not (verdict.sound and verdict.finished):
                found.append(f"sealed game {number}: {verdict}")
        return found


async def _play_hosted(
    host: PersistentGuest, players: Sequence[PersistentGuest], match: str, link: str
) -> None:
    """Sit down, place all fleets, play some rounds; the host acts for the third player."""
    for guest in players:
        key = (await guest.get(link))["link"].split("/")[-1]
        await guest.ask(match, {"type": "sit-down", "key": key})
        await guest.place(match)
    fleet = await host.get(f"/matches/{match}/random-fleet")
    await order(host, match, 2, {"type": "place-fleet", "ships": fleet["ships"]})
    for number in range(1, ROUNDS + 1):
        for seat, guest in enumerate(players):
            await guest.act(match, {"type": "fire", "at": [[number, seat]]})
        await order(host, match, 2, {"type": "fire", "at": [[number, 2]]})
    await host.ask(match, {"type": "end-match"})


async def _clear_sea(guest: PersistentGuest, match: str) -> int:
    """Fire at cell after cell until every ship is sunk; how many shots that took."""
    view, shots = await guest.view(match), 0
    while view["table"]["phase"] != "over":
        await guest.act(match, {"type": "fire", "at": view["open"][:1]})
        shots += 1
        view = await guest.view(match)
    return shots


def _missing_posts(load: MixedLoad) -> list[str]:
    """The posts of hosted games that did not come, or came in another order."""
    first = dict.fromkeys(each.id for each in load.posts.accepted)
    found = []
    for match in load.hosted:
        numbers = [name for each in first if match in each and (name := each[-1]).isdigit()]
        if numbers != [*map(str, range(ROUNDS + 1))]:
            found.append(f"{match}: the posts {numbers}")
    return found


class KilledServer:
    """A server program that is killed and started again on the same port and database."""

    def __init__(self, database: str, settings: Path, journal: Any) -> None:
        self._start = {"database": database, "journal": journal}
        self._options = ("--settings", str(settings))
        self.program: ServerProgram = self._launch(0)

    def _launch(self, port: int) -> ServerProgram:
        start = self._start
        return launch(start["database"], *self._options, port=port, journal=start["journal"])

    async def kill_and_restart(self) -> None:
        """Send SIGKILL to the server and its workers, and wait until the next one listens."""
        self.program.kill()
        self.program = await asyncio.to_thread(self._launch, self.program.number)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Both databases, one after the other."""
    if request.param == "sqlite":
        yield str(tmp_path / "sea.db")
        return
    with postgres_server() as server:
        yield run(new_migrated_database(server)).url


async def _kill_during(load: MixedLoad, server: KilledServer, database: str) -> list[str]:
    """Carry out all errands while the server is killed; what was found missing, and the figures."""
    dice = Random(KILLS)
    async with open_reconnecting_games(load.port.number, KILLS, Calm) as games:
        await load.draw_seas()
        await games.begin(PAIRS)
        errands = [
            asyncio.ensure_future(each)
            for each in (
                load.host_games(),
                load.clear_seas(),
                load.take_turns(),
                load.seal_games(),
            )
        ]
        for _ in range(KILLS):
            done, _ = await asyncio.wait(errands, timeout=dice.uniform(0.5, 6.0))
            for each in done:
                each.result()
            await server.kill_and_restart()
            if games.running < PAIRS:
                await games.begin(PAIRS - games.running)
        load.over.set()
        await asyncio.gather(*errands)
        await games.wait_until_over()
        await wait_for_letters(load.letters, load.turns)
        await _wait_for_posts(load)
        async with read_address(database).open_logbook() as logbook:
            found = await findings(games, logbook)
    done_there = sum(len(guest.done) for guest in load.guests)
    print(  # noqa: T201 -- The figures of the campaign.
        f"\n{KILLS} kills: {len(games.pairs)} games of pairs with {games.acknowledged} moves, "
        f"{len(load.hosted)} hosted games, {load.days} daily seas, {done_there} commands in them, "
        f"{len(load.sealed)} sealed games, {load.turns} turns told by a hook; "
        f"{sum(guest.retries for guest in load.guests)} requests sent again"
    )
    return found


async def _wait_for_posts(load: MixedLoad) -> None:
    """Wait until the last post of the last hosted game has come."""
    until = time.monotonic() + 120
    while _missing_posts(load) and time.monotonic() < until:  # noqa: ASYNC110 -- Another thread's.
        await asyncio.sleep(0.2)


def test_no_errand_loses_anything_through_kills(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every acknowledged command is there once; posts, letters and sealed records are complete."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    settings = tmp_path / "settings.toml"
    settings.write_text("private_hooks = true\n")
    journal = tmp_path / "journal"

    async def story() -> list[str]:
        server = KilledServer(database, settings, lines)
        try:
            async with Port(server.program.number) as port:
                load = MixedLoad(port, letters, posts)
                try:
                    found = await _kill_during(load, server, database)
                    return found + await load.find_missing(database) + _missing_posts(load)
                finally:
                    await load.close()
        finally:
            server.program.kill()

    receivers = (open_hook_receiver(fail_twice_now_and_then), open_hook_receiver())
    with receivers[0] as letters, receivers[1] as posts, journal.open("w") as lines:
        assert asyncio.run(asyncio.wait_for(story(), 3000)) == []
    assert (letters.forged, posts.forged) == (0, 0)
    assert '"level": "error"' not in journal.read_text("utf-8")
