"""The server as a program of its own, started as an operator would start it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

ADDRESS = re.compile(r"http://127\.0\.0\.\d:\d+")


class ServerProgram:
    """A server that runs in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, metrics: str) -> None:
        self.process = process
        self.metrics = metrics
        self.number = int(url.rpartition(":")[2])
        self.url = url

    def signal_and_wait(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(number)
        return self.process.wait(30)

    def kill(self) -> None:
        """Kill it and all its workers, without a word."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


def launch(
    database: str, *options: str, port: int = 0, journal: Any = subprocess.PIPE
) -> ServerProgram:
    """A server, up and listening; *journal* is where it writes what is worth a line."""
    words = [sys.executable, "-m", "seabattle", "serve", "--port", str(port), "--no-limits"]
    words += ["--metrics", "127.0.0.1:0"]
    process = subprocess.Popen(
        [*words, "--lang", "en", "--database", database, *options],
        stdout=subprocess.PIPE,
        stderr=journal,
        text=True,
        process_group=0,
    )
    assert process.stdout is not None
    return ServerProgram(process, _url(process.stdout), _metrics(process.stdout))


@contextmanager
def launch_for_test(
    database: str, *options: str, port: int = 0, journal: Any = subprocess.PIPE
) -> Iterator[ServerProgram]:
    """A server, as long as it is wanted."""
    ship = launch(database, *options, port=port, journal=journal)
    try:
        yield ship
    finally:
        ship.kill()


def _url(said: IO[str]) -> str:
    """The address, which is printed when the server is up."""
    found = ADDRESS.search(said.readline())
    assert found is not None
    return found[0]


def _metrics(said: IO[str]) -> str:
    """Where the metrics are, which is printed two lines further down."""
    said.readline()
    return said.readline().split()[-1]
