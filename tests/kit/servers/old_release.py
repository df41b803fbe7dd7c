"""An earlier release as it was, taken out of the history of this repository."""

import io
import os
import re
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.screens.typist import Typist
from seabattle.rules import load_variant, settle

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")

ROOT = Path(__file__).parents[3]

COMMITS = {"0.1.0": "e03d0eda275f7bb4702af03fa6bf1a41c74c7dc9"}
"""Where each release was cut; a clone need not have its tags."""


def unpack_release(number: str, folder: Path) -> Path:
    """The sources of a release, for the front of the path; not every clone has them."""
    found = subprocess.run(
        ["git", "archive", COMMITS[number], "src"], cwd=ROOT, capture_output=True, check=False
    )
    if found.returncode:
        pytest.skip(f"This clone does not reach back to {number}.")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def run_from(source: Path | None) -> dict[str, str]:
    """Environment that makes ``python -m seabattle`` that release; None means the current one."""
    return {} if source is None else {"PYTHONPATH": str(source), "SEABATTLE_NATIVE": "off"}


@contextmanager
def serve_release(source: Path | None, folder: Path) -> Iterator[str]:
    """The address of a server of that release, in a process of its own."""
    words = ["-m", "seabattle", "serve", "--port", "0", "--no-limits", "--lang", "en"]
    # The metrics of today have an address of their own, which 0.1.0 does not know.
    words += ["--metrics", "off"] if source is None else []
    process = subprocess.Popen(
        [sys.executable, *words, "--database", str(folder / "server.db")],
        env={**os.environ, **run_from(source)},
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    try:
        assert process.stdout is not None
        found = next(filter(None, map(ADDRESS.search, process.stdout)), None)
        assert found is not None, "the server did not come up"
        yield found[0]
    finally:
        # With its worker processes, which would hold on to what it writes to.
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def play_terminals(
    folder: Path, rules: Path, anna: tuple[str, Path | None], bruno: tuple[str, Path | None]
) -> tuple[Typist, Typist]:
    """Two terminals play a game by a link: each has an address of the server, and a release."""
    (url, source), (other, other_source) = anna, bruno
    ruleset = settle(load_variant(rules))
    game = str(folder / "game.jsonl")
    first = Typist(
        folder / "anna",
        ruleset,
        *("play", str(rules), "--server", url, "--plain", "--name", "Anna", "--save", game),
        more=run_from(source),
    )
    link = first.wait_for_words("/join/").replace(url, other)
    second = Typist(
        folder / "bruno",
        ruleset,
        *("play", "--plain", "--match", link, "--name", "Bruno"),
        more=run_from(other_source),
    )
    with ThreadPoolExecutor(2) as hands:
        list(hands.map(Typist.play, (first, second)))
    return first, second
