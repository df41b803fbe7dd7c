"""A server started as an operator would start it, with the memory of its processes."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")

WORKER_MB = 90.0
"""What a worker process weighs with its libraries and one ruleset. A lane starts its workers, and
loads what they need, with the first work, and that is no growth."""


class BesiegedServer:
    """A running server: its port, its memory and the room that its database takes."""

    def __init__(self, number: int, pid: int, folder: Path) -> None:
        self.number = number
        self._pid = pid
        self._folder = folder
        self._bases: dict[int, float] = {}

    def weigh_anew(self) -> None:
        """Take the memory of this moment as the one to compare with."""
        self._bases = {pid: max(_resident_mb(pid), WORKER_MB) for pid in _family(self._pid)}

    def growth(self) -> float:
        """How much more memory its processes have than at the last :meth:`weigh_anew`, in MB."""
        grown = 0.0
        for pid in _family(self._pid):
            grown += max(0.0, _resident_mb(pid) - self._bases.get(pid, WORKER_MB))
        return grown

    def disk(self) -> float:
        """The size of the database and its log, in MB."""
        return sum(each.stat().st_size for each in self._folder.iterdir()) / 1e6


def _resident_mb(pid: int) -> float:
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("utf-8"))
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


def _family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            tasks = Path(f"/proc/{each}/task").iterdir()
            for task in tasks:
                found += map(int, (task / "children").read_text("utf-8").split())
    return found


@contextmanager
def serving(folder: Path, source: str | None, *options: str) -> Iterator[BesiegedServer]:
    """Run a server on the database in a folder until the block ends."""
    env = {**os.environ, "PYTHONPATH": source} if source else {**os.environ}
    words = ["-m", "seabattle", "serve", "--port", "0", "--lang", "en", *options]
    process = subprocess.Popen(  # noqa: S603 -- Ours.
        [sys.executable, *words, "--database", str(folder / "siege.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=env,
    )
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None
        yield BesiegedServer(int(found[1]), process.pid, folder)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
