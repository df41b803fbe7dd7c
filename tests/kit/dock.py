"""The server as a program of its own, started as anybody would start it."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Ship:
    """A server that runs in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", number: int) -> None:
        self.process = process
        self.number = number
        self.url = f"http://127.0.0.1:{number}"

    def signalled(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(number)
        return self.process.wait(30)


@contextmanager
def launched(database: str, *options: str) -> Iterator[Ship]:
    """A server, up and listening."""
    words = [sys.executable, "-m", "seabattle", "serve", "--port", "0", "--no-limits"]
    process = subprocess.Popen(
        [*words, "--lang", "en", "--database", database, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield Ship(process, _number(process.stdout))
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def _number(said: IO[str]) -> int:
    """The port, which is printed when the server is up."""
    found = ADDRESS.search(said.readline())
    assert found is not None
    return int(found[1])
