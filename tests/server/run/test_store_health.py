"""Faults of the store are reported to the operator, and stop the server where they must."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.servers.loopback_server import Guest, Port, open_loopback_server, play_on, seat_pair
from kit.servers.server_program import launch_for_test
from kit.stores.real_database import run
from seabattle.server.http import tokens
from seabattle.server.http.tokens import TokenListeners
from seabattle.speech import LANGUAGES, say
from seabattle.store.sqlite import sqlite_file, sqlite_logbook
from server.run.test_serve import run_refused_serve


class FullDisk:
    """Connections to a disk that can be filled and freed while they are open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._open: list[sqlite3.Connection] = []
        honest = sqlite_file.open_to_write

        def connect(*words: Any) -> sqlite3.Connection:
            connection = honest(*words)
            self._open.append(connection)
            self._limit(connection)
            return connection

        monkeypatch.setattr(sqlite_file, "open_to_write", connect)
        monkeypatch.setattr(sqlite_logbook, "open_to_write", connect)

    def set_full(self, full: bool) -> None:
        """Fill the disk, or free it."""
        self.full = full
        for connection in self._open:
            self._limit(connection)

    def _limit(self, connection: sqlite3.Connection) -> None:
        try:
            pages = 1 if self.full else 1_000_000
            connection.execute(f"PRAGMA max_page_count={pages}")
        except sqlite3.ProgrammingError:
            """It was closed meanwhile."""


async def status_within(guest: Guest, wanted: int, seconds: float = 60) -> bool:
    """Whether ``/readyz`` has a status before long."""
    for _ in range(int(seconds * 20)):
        if (await guest.http.get("/readyz")).status_code == wanted:
            return True
        await asyncio.sleep(0.05)
    return False


async def fill_up(guest: Guest) -> None:
    """Lay tables until the file needs a new page and does not get it."""
    for number in range(60):
        wanted = {"id": f"fill{number}", "variant": "classic"}
        answer = await guest.http.post("/api/matches", json=wanted)
        if answer.status_code == 503:
            return
    raise AssertionError("the disk is not full")


def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The load balancer must send it no clients, and nothing has to be restarted later."""
    disk = FullDisk(monkeypatch)

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            assert await status_within(guest, 200)
            disk.set_full(True)
            await fill_up(guest)
            assert await status_within(guest, 503)
            await asyncio.sleep(2.5)
            assert (await guest.http.get("/readyz")).status_code == 503, "a heartbeat is no proof"
            assert (await guest.http.get("/healthz")).status_code == 200
            disk.set_full(False)
            assert await status_within(guest, 200)
            await guest.lay()

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/version"])
def test_a_health_address_answers_head(tmp_path: Path, path: str) -> None:
    """Many a balancer asks for the head alone."""

    async def ask() -> tuple[httpx.Response, httpx.Response]:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.nobody()
            return await guest.http.head(path), await guest.http.get(path)

    head, whole = asyncio.run(ask())
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_server_stops_aloud_when_its_file_is_deleted(tmp_path: Path) -> None:
    """It acknowledged moves that would never be found again, and seemed to be well."""
    database = tmp_path / "x.db"

    async def play(number: int) -> None:
        async with Port(number) as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await play_on(guests, match, turns=2)
            database.unlink()
            turn = (await guests[0].view(match))["table"]["turn"]
            command = {"type": "fire", "at": [[9, 9]]}
            order = {"id": "late", "request": {"type": "act", "command": command}}
            try:
                answer = await guests[turn].http.post(f"/api/matches/{match}/commands", json=order)
            except httpx.TransportError:
                return
            assert answer.status_code == 503

    with launch_for_test(str(database), "--log-level", "error") as ship:
        asyncio.run(play(ship.number))
        assert ship.process.wait(20) == 1
        assert ship.process.stderr is not None
        said = ship.process.stderr.read()
    assert say("en", "trouble-store-gone", place=str(database)) in said
    assert "Traceback" not in said
    logged = [json.loads(line)["event"] for line in said.splitlines() if line.startswith("{")]
    assert any("deleted or replaced" in event for event in logged)


def test_why_a_server_stops_is_said_in_every_language() -> None:
    """The host reads it in a journal, in the language of the machine."""
    said = {say(lang, "trouble-store-gone", place="x.db") for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("x.db" in each for each in said)


def test_a_second_server_on_a_file_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    """Two started silently, and neither told its players what the other's had done."""
    database = str(tmp_path / "x.db")
    with launch_for_test(database) as ship:
        code, text = run_refused_serve("--database", database, "--port", "0", "--metrics", "off")
        assert code == 2
        assert str(ship.process.pid) in text
        assert database in text
        ship.kill()
    with launch_for_test(database) as ship:
        assert httpx.get(f"{ship.url}/readyz").status_code == 200


class FailingPeople:
    """A store whose answers are never the expected ones."""

    def __init__(self, faults: int) -> None:
        self.faults = faults
        self.asked = 0

    async def find_revoked_tokens(self, _tokens: object) -> list[str]:
        """Raise an unexpected error some times; then the token is worthless."""
        self.asked += 1
        if self.asked <= self.faults:
            raise ValueError("nobody has thought of this")
        return ["token"]


def test_the_token_watcher_outlives_any_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It died of the first error that was not foreseen, and revoked tokens stayed good."""
    monkeypatch.setattr(tokens, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(tokens, "LONGEST_PAUSE", 0.05)
    people: Any = FailingPeople(4)
    dismissed = asyncio.Event()

    async def story() -> None:
        listeners = TokenListeners(people)
        with listeners.listen_with("token", dismissed.set):
            watching = asyncio.create_task(listeners.watch_revocations())
            await asyncio.wait_for(dismissed.wait(), 60)
            watching.cancel()

    with caplog.at_level(logging.WARNING, "seabattle.server"):
        run(story())
    assert people.asked >= 5
    assert sum("nobody has thought of this" in each.getMessage() for each in caplog.records) == 4
