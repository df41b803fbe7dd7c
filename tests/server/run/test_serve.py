import asyncio
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kit.servers.loopback_server import (
    Port,
    next_message,
    open_loopback_server,
    play_on,
    seat_pair,
)
from kit.servers.server_program import launch_for_test
from kit.stores.nats_broker import Broker
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.speech import LANGUAGES
from seabattle.speech.catalog import catalog_of


def run_refused_serve(*words: str) -> tuple[int, str]:
    """The exit code of a server that does not start, and what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "seabattle", "serve", "--lang", "en", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_a_server_starts_bare_and_leaves_when_it_is_told(tmp_path: Path) -> None:
    """An acknowledged command is still there after the server was replaced by another."""
    database = str(tmp_path / "x.db")

    async def lay(url: str) -> tuple[str, str]:
        async with Port(int(url.rpartition(":")[2])) as quay:
            guest = await quay.visitor()
            return await guest.lay(), guest.http.headers["Authorization"]

    with launch_for_test(database, "--log-level", "info") as ship:
        assert httpx.get(f"{ship.url}/readyz").text == "ready\n"
        match, token = asyncio.run(lay(ship.url))
        assert ship.signal_and_wait() == 0
        assert ship.process.stderr is not None
        lines = [json.loads(line) for line in ship.process.stderr]
        ours = [line["event"] for line in lines if line["logger"] == "seabattle.server"]
        assert ours == ["server started", "server stopped"]
    with launch_for_test(database) as ship:
        view = httpx.get(
            f"{ship.url}/api/matches/{match}/view", headers={"Authorization": token}
        ).json()
        assert view["seat"] == 0
        assert ship.signal_and_wait(signal.SIGINT) == 130


INTERRUPTED_WHILE_IMPORTING = """
import sys, seabattle.cli, seabattle.cli.command_line as command_line
def run_command_line(given):
    exec("import signal, time; signal.raise_signal(signal.SIGINT); time.sleep(60)")
command_line.run_command_line = run_command_line
sys.exit(seabattle.cli.main(["serve"]))
"""


INTERRUPTED_WHILE_FORGETTING = """
import signal, sys, time, weakref, seabattle.cli, seabattle.cli.command_line as command_line
def run_command_line(given):
    thing = weakref.WeakSet()
    kept = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))
    del thing
    time.sleep(5)
command_line.run_command_line = run_command_line
sys.exit(seabattle.cli.main(["serve"]))
"""


INTERRUPTED_WHILE_OPENING = """
import asyncio, contextlib, signal, sys, seabattle.cli
from seabattle.server.run import server_process
open_context = server_process.open_context
@contextlib.asynccontextmanager
async def forgetful(*words, **parts):
    signal.raise_signal(signal.SIGINT)
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.sleep(1)
    async with open_context(*words, **parts) as context:
        yield context
server_process.open_context = forgetful
words = ["serve", "--port", "0", "--metrics", "off", "--database", "x.db"]
sys.exit(seabattle.cli.main(words))
"""


@pytest.mark.parametrize(
    "program",
    [INTERRUPTED_WHILE_IMPORTING, INTERRUPTED_WHILE_FORGETTING, INTERRUPTED_WHILE_OPENING],
)
def test_a_server_interrupted_while_it_starts_exits_as_always(tmp_path: Path, program: str) -> None:
    """One start in twenty ended by the signal itself, when it came while a dataclass was made.

    And one in forty did not end at all, because the cancellation was lost on its way; or
    because it came while Python threw a weak reference away, where no exception can go.

    Of 65 interrupts within 6 s of a start, 60 came after ``python -X importtime`` had named
    ``seabattle``: 59 of them ended with 130, and one was of that last kind.

    A signal in the first hundredths of a second, before Python handles signals and before any line
    of the program has run, ends it by the signal, too; no program can prevent that.
    """
    (tmp_path / "interrupted.py").write_text(program)
    done = subprocess.run(
        [sys.executable, "-m", "interrupted"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (130, "")


def test_what_stands_in_the_way_of_a_start_is_said_in_a_sentence(tmp_path: Path) -> None:
    """A host who reads a traceback does not know what to do."""
    database = str(tmp_path / "x.db")
    code, text = run_refused_serve("--database", database, "--workers", "2")
    assert code == 2
    assert "one process" in text
    with launch_for_test(database) as ship:
        code, text = run_refused_serve(
            "--database", str(tmp_path / "y.db"), "--port", str(ship.number)
        )
    assert code == 2
    assert str(ship.number) in text
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 1000, "utf-8")
    code, text = run_refused_serve("--database", str(letter), "--port", "0")
    assert code == 2
    assert "letter.txt" in text


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL database with the program's tables."""
    with postgres_server() as server:
        yield run(new_migrated_database(server)).url


@pytest.mark.parametrize("bus", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_two_workers_serve_one_match(database: str, bus: bool) -> None:
    """Any process can serve any seat; a client of another process is told of each move at once."""

    async def play(number: int) -> None:
        async with Port(number) as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            # Several sockets, so that both workers have some.
            sockets = [await guests[0].socket(match, "?after=0") for _ in range(6)]
            await play_on(guests, match, turns=6)
            view = await guests[0].view(match)
            for socket in sockets:
                told = [await next_message(socket, "told") for _ in range(view["number"])]
                assert [each["number"] for each in told] == list(range(1, view["number"] + 1))
                await socket.close()

    broker = Broker()
    asyncio.run(broker.start())
    try:
        options = ("--bus", broker.url) if bus else ()
        with launch_for_test(database, "--workers", "2", *options) as ship:
            asyncio.run(play(ship.number))
            assert ship.signal_and_wait() == 0
    finally:
        broker.kill()


def test_the_workers_count_together(database: str) -> None:
    """A graph fed by two workers in turns would zigzag."""
    line = re.compile(r'seabattle_http_requests_total\{.*route="/healthz".*\} (\d+)')

    def get(url: str) -> str:
        return httpx.get(url, timeout=60).text

    with launch_for_test(database, "--workers", "2") as ship:
        for asked in range(1, 13):
            assert get(f"{ship.url}/healthz") == "alive\n"
            metrics = get(ship.metrics)
            assert line.findall(metrics) == [str(asked)]
        assert "seabattle_open_connections 0.0" in metrics


def test_workers_whose_supervisor_is_killed_leave(database: str) -> None:
    """Otherwise they would keep the address, and the next start would find it taken."""
    with launch_for_test(database, "--workers", "2") as ship:
        assert httpx.get(f"{ship.url}/healthz", timeout=60).text == "alive\n"
        ship.process.kill()
        ship.process.wait()
        until = time.monotonic() + 60
        while _answers(ship.url):
            assert time.monotonic() < until
            time.sleep(0.1)


def _answers(url: str) -> bool:
    try:
        httpx.get(f"{url}/healthz", timeout=60)
    except httpx.TransportError:
        return False
    return True


def test_games_go_on_while_the_bus_is_down(tmp_path: Path) -> None:
    """The bus only wakes; a server that needs it would fall with it."""
    with launch_for_test(str(tmp_path / "x.db"), "--bus", "nats://127.0.0.1:1") as ship:
        assert httpx.get(f"{ship.url}/readyz").text == "ready\n"
        assert ship.signal_and_wait() == 0


def test_a_server_that_is_up_has_loaded_the_messages_of_all_languages(tmp_path: Path) -> None:
    """The first visitor who met a file of messages kept all others waiting for 30 ms."""
    catalog_of.cache_clear()

    async def story() -> None:
        async with open_loopback_server(tmp_path):
            for catalog in map(catalog_of, LANGUAGES):
                assert catalog.read == set(catalog.files)

    run(story())
