"""SIGHUP: log level, limits and bans are read again, and no client is disconnected."""

import asyncio
import json
import re
import signal
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import Guest, Port, next_message, seat_pair
from kit.servers.server_program import ServerProgram, launch_for_test
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.cli import main
from seabattle.matches.port import PlayerId
from seabattle.server.http.settings_section import declared_sections
from seabattle.server.run.serve_options import ServeOptions
from seabattle.server.run.settings_file import SettingsFile
from seabattle.speech import LANGUAGES
from seabattle.store.administration.ban import Ban, BanKind, put_ban
from seabattle.terminal.admin_session import AdminSession, with_admin_session
from seabattle.trouble import Trouble
from server.api.test_deletion import player_of

STRICT = """
log_level = "info"
[limits]
socket = {rate = 0.001, burst = 2}
address = {rate = 0.001, burst = 3}
"""


class RunningServer:
    """A server with a settings file and a log that can be read while it runs."""

    def __init__(self, ship: ServerProgram, journal: Path, settings: Path) -> None:
        self.ship = ship
        self.number = ship.number
        self._journal = journal
        self._settings = settings

    async def hang_up(self, event: str, text: str | None = None) -> Any:
        """Change the file, send SIGHUP, and wait for a line of the log, which is returned."""
        if text is not None:
            self._settings.write_text(text, "utf-8")
        before = len(self.lines())
        self.ship.process.send_signal(signal.SIGHUP)
        return await eventually(lambda: self._line(event, before))

    def lines(self) -> list[dict[str, Any]]:
        """The log lines so far."""
        whole = self._journal.read_text("utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def _line(self, event: str, after: int) -> dict[str, Any] | None:
        return next((line for line in self.lines()[after:] if line["event"] == event), None)


@contextmanager
def run_server(
    database: str, folder: Path, *options: str, text: str = ""
) -> Iterator[RunningServer]:
    """A server that can be told to read its settings again."""
    settings, journal = folder / "settings.toml", folder / "log.jsonl"
    settings.write_text(text, "utf-8")
    with (
        journal.open("w") as opened,
        launch_for_test(database, "--settings", str(settings), *options, journal=opened) as ship,
    ):
        yield RunningServer(ship, journal, settings)


async def eventually(look: Callable[[], Any]) -> Any:
    """The value that is found at last."""
    until = time.monotonic() + 60
    while not (found := look()):
        assert time.monotonic() < until
        await asyncio.sleep(0.05)
    return found


async def statuses(guest: Guest, count: int) -> list[int]:
    """The answers to several requests."""
    return [(await guest.http.get("/api/variants")).status_code for _ in range(count)]


def ban_quietly(database: str, subject: PlayerId) -> None:
    """Write a ban without a line in the audit log, so that the server does not look by itself."""

    async def work(admin: AdminSession) -> None:
        ban = Ban(BanKind.VISITOR, subject, admin.now(), None)
        await admin.administration._tables.write(lambda connection: put_ban(connection, ban))

    with_admin_session(database, work)


def test_a_server_reads_its_settings_again_and_keeps_its_sockets(tmp_path: Path) -> None:
    """An operator under attack must be able to tighten the limits without disconnecting players."""

    async def story(server: RunningServer) -> None:
        async with Port(server.number) as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            socket = await guests[0].socket(match)
            assert await statuses(guests[0], 8) == [200] * 8
            assert "code" not in await server.hang_up("settings read again", STRICT)
            assert await statuses(guests[0], 8) == [200] * 3 + [429] * 5
            for _ in range(3):
                await socket.send("{}")
            codes = [(await next_message(socket, "refused"))["problem"]["code"] for _ in range(3)]
            assert codes == ["request/malformed"] * 2 + ["request/too-often"]
            line = await server.hang_up("settings file not used", "[limits]\nsocket = 0\n")
            assert line["code"] == "settings/bad-value"
            assert "settings.toml:2:limits.socket" in line["said"]
            assert await statuses(guests[0], 2) == [429] * 2
            await server.hang_up("settings read again", 'log_level = "info"\n')
            assert await statuses(guests[0], 8) == [200] * 8
            await (await socket.ping())
            await socket.close()

    with run_server(str(tmp_path / "x.db"), tmp_path) as server:
        asyncio.run(story(server))
        assert server.ship.signal_and_wait() == 0
        assert "settings read again" in [line["event"] for line in server.lines()]


def test_a_hangup_reads_the_bans_and_does_not_end_the_server(tmp_path: Path) -> None:
    """Also where there is no settings file: closing a terminal must not end a game."""
    database = str(tmp_path / "x.db")

    async def story(ship: ServerProgram) -> None:
        async with Port(ship.number) as quay:
            guests = [await quay.person(), await quay.person()]
            match = await seat_pair(guests)
            sockets = [await guest.socket(match) for guest in guests]
            await asyncio.to_thread(ban_quietly, database, PlayerId(player_of(guests[1])))
            # Longer than a server takes to learn of what the audit log tells.
            await asyncio.sleep(1.5)
            assert (await guests[1].http.get("/api/me")).status_code == 200
            ship.process.send_signal(signal.SIGHUP)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(_drain(sockets[1]), 20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4003
            assert (await guests[1].http.get("/api/me")).status_code == 403
            await (await sockets[0].ping())
            await sockets[0].close()

    with launch_for_test(database) as ship:
        asyncio.run(story(ship))
        assert ship.signal_and_wait() == 0


async def _drain(socket: Any) -> None:
    while True:
        await socket.recv()


def test_every_worker_reads_its_settings_again(tmp_path: Path) -> None:
    """Only the supervisor is sent the signal, and it has no connection itself."""

    async def story(server: RunningServer) -> None:
        line = await server.hang_up("settings file not used", "limits = 3\n")
        assert line["code"] == "settings/bad-value"
        await server.hang_up("settings read again", STRICT)
        await eventually(lambda: answered(server).count(429) == 8)
        await eventually(lambda: told(server).count("settings read again") == 2)
        assert told(server).count("settings file not used") == 1

    def told(server: RunningServer) -> list[str]:
        return [each["event"] for each in server.lines()]

    def answered(server: RunningServer) -> list[int]:
        """The answers to requests on new connections, which both workers take."""
        url = f"{server.ship.url}/api/variants"
        return [httpx.get(url, timeout=60, verify=False).status_code for _ in range(8)]

    with postgres_server() as found:
        database = run(new_migrated_database(found)).url
        with run_server(database, tmp_path, "--workers", "2") as server:
            asyncio.run(story(server))
            assert server.ship.signal_and_wait() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[limits]\n\naddress = {rate = 0, burst = 5}", "s.toml:3:limits.address.rate: "),
        ("[limits.address]\nrate = nan\nburst = 5", "s.toml:2:limits.address.rate: "),
        ("log_level = 'loud'", "s.toml:1:log_level: "),
        ("[limits]\nnothing = {rate = 1, burst = 5}", "s.toml:2:limits.nothing: "),
        ("[connections]\nidle_seconds = 1.5", "s.toml:2:connections.idle_seconds: "),
        ("[mail]\nhost = 'h'\nsender = 's'\nurl = 'u'\nport = 0", "s.toml:5:mail.port: "),
        ("[push]\n\nname = 1", "s.toml:3:push.name: "),
        ("private_hooks = 3", "s.toml:1:private_hooks: "),
        ("[limits\n", "s.toml:"),
    ],
)
def test_a_server_does_not_start_on_a_bad_settings_file(
    lang: str, text: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The mistake and its place are said, and nothing is served meanwhile."""
    file = tmp_path / "s.toml"
    file.write_text(text, "utf-8")
    words = ["serve", "--port", "0", "--metrics", "off", "--database", str(tmp_path / "x.db")]
    assert main([*words, "--settings", str(file), "--lang", lang]) == 2
    assert place in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists()


def test_the_settings_are_those_in_the_docs() -> None:
    """With the values that hold when nothing is chosen."""
    page = (Path(__file__).parents[3] / "docs" / "operating.md").read_text("utf-8")
    whole, mail, push = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    shown = tomllib.loads(whole)
    known = to_builtins(SettingsFile()) | {"log_level": "warning"}
    sections = declared_sections()
    for text, name in ((mail, "mail"), (push, "push")):
        assert sections.pop(name).read(tomllib.loads(text)[name])
    switches = {name: section.read(shown.pop(name)) for name, section in sections.items()}
    assert switches == {"exhibition": True, "private_hooks": False}
    known["connections"].pop("total")
    known["storage"].pop("most_bytes")
    assert shown == known


def test_what_a_settings_file_does_not_name_stays(tmp_path: Path) -> None:
    """As the command line has it, limits or none."""
    file = tmp_path / "s.toml"
    file.write_text("[limits]\nsockets = 5\n[connections]\nconnections = 7\n", "utf-8")
    for limited in (True, False):
        plain = ServeOptions("x.db", limited=limited, log_level="error")
        options = ServeOptions(
            "x.db", limited=limited, log_level="error", settings_file=str(file)
        ).read_again()
        assert options.chosen.limits.sockets == 5
        assert options.chosen.connections.connections == 7
        assert options.chosen.limits.address == plain.chosen.limits.address
        assert options.chosen.log_level == "error"
    file.unlink()
    with pytest.raises(Trouble):
        options.read_again()
