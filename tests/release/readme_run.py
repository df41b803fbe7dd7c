"""Every command line of the README, and how it is carried out by a program that is installed.

What a line names must be there: files are taken from the examples and the archive, a server
is started for lines that play on one, and a terminal for lines that draw on it.
"""

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from typing import Any
from urllib.request import Request, urlopen

import pexpect
from msgspec import Struct

from docs.test_readme import readme_blocks, readme_commands
from kit.proofs.backup_vectors import PHRASE

ROOT = Path(__file__).parents[2]
ARCHIVE = ROOT / "tests" / "archive" / "0.1.0"

BACKUPS = ROOT / "tests" / "fairness" / "proofs" / "vectors" / "backups.json"

FILES = {
    "my-game.toml": ARCHIVE / "own-rules.toml",
    "game.jsonl": ARCHIVE / "records" / "forum.jsonl",
    "sheets.txt": ROOT / "docs" / "examples" / "paper-game.txt",
}

CHART = "\n".join([". . . . . . . . . .", ". o . x . . . . . .", *[". . . . . . . . . ."] * 8])

FEWER = {"solo": ["--games", "2"], "arena": ["--games", "2"], "serve": ["--port", "0"]}
"""What a person would wait for longer, or what might be taken on this machine."""

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")

Environment = Mapping[str, str]


class ReadmeRun(Struct, frozen=True):
    """One line of the README."""

    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The line as it stands there."""
        return " ".join(["seabattle", *self.words])

    def run(self, program: Path, folder: Path, env: Environment) -> None:
        """Carry it out in a folder where everything that it names lies ready."""
        lay_out(folder)
        way = _WAYS.get(self.words[0] if self.words else "", _run)
        way(program, [*self.words, *self._fewer()], folder, env)

    def _fewer(self) -> list[str]:
        more = FEWER.get(" ".join(self.words[:1]), [])
        return [] if set(more) & set(self.words) else more


def readme_runs() -> list[ReadmeRun]:
    """All lines, each once."""
    return [ReadmeRun(words) for words in dict.fromkeys(map(tuple, readme_commands()))]


def lay_out(folder: Path) -> None:
    """Put the files that the README speaks of into a folder."""
    for name, source in FILES.items():
        copyfile(source, folder / name)
    (folder / "chart.txt").write_text(CHART, "utf-8")
    (block,) = readme_blocks("python")
    (folder / "chequers.py").write_text(block, "utf-8")


def _run(
    program: Path, words: list[str], folder: Path, env: Environment
) -> "subprocess.CompletedProcess[str]":
    """A command that needs no player at the keyboard; one that asks gets the end of its input."""
    found = subprocess.run(
        [program, *words],
        cwd=folder,
        env=dict(env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr
    assert "Traceback" not in found.stderr
    assert found.stdout.strip()
    return found


def _draw(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """The program on the terminal: it opens, and closes when it is told to."""
    screen = pexpect.spawn(
        str(program), words, cwd=str(folder), env=dict(env), dimensions=(24, 80), timeout=60
    )
    screen.expect("sea-battle|Sea Battle|Morskoy")
    screen.sendcontrol("q")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def _resume(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """A game that was left is gone on with."""
    _run(program, ["play", "--plain"], folder, env)
    _run(program, words, folder, env)


def _restore(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """What was put away is brought back."""
    for before in (["migrate"], ["backup", words[1]]):
        _run(program, before, folder, env)
    _run(program, words, folder, env)


def _with_database(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """What needs a database that is there."""
    _run(program, ["migrate"], folder, env)
    _run(program, words, folder, env)


def _analyse(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """A game of two; shots that are fired in rounds cannot be measured."""
    copyfile(ARCHIVE / "records" / "classic.jsonl", folder / "game.jsonl")
    _run(program, words, folder, env)


def _key(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """A key that came from elsewhere is saved again."""
    saved, phrase = folder / "saved.txt", folder / "phrase.txt"
    saved.write_text(json.loads(BACKUPS.read_text("utf-8"))["backup"], "utf-8")
    phrase.write_text(PHRASE, "utf-8")
    for said in (["key", "restore", str(saved)], words):
        _run(program, [*said, "--phrase-file", str(phrase)], folder, env)


@contextmanager
def _server(program: Path, words: list[str], folder: Path, env: Environment) -> Iterator[str]:
    process = subprocess.Popen(
        [program, *words, "--metrics", "127.0.0.1:0"],
        cwd=folder,
        env=dict(env),
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    try:
        assert process.stdout is not None
        found = next(filter(None, map(ADDRESS.search, process.stdout)), None)
        assert found is not None
        yield found[0]
        process.send_signal(signal.SIGINT)
        assert process.wait(30) in {0, 130}
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _serve(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """The page and the API answer, and Ctrl+C ends it."""
    with _server(program, words, folder, env) as url:
        assert b"<script" in _ask(f"{url}/")
        assert b"sea-battle" in _ask(f"{url}/api/variants")


def _at_server(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """What is asked of a server, asked of one's own."""
    with _server(program, ["serve", "--port", "0"], folder, env) as url:
        _run(program, [*words, "--server", url], folder, env)


def _client(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """A bot plays a whole game on a server, against the computer."""
    with _server(program, ["serve", "--port", "0"], folder, env) as url:
        body = {"id": "a", "variant": "classic", "seats": ["open", "hunter"], "listed": True}
        match = json.loads(_ask(f"{url}/api/matches", body))["company"]["match"]
        given = [match if word == "ID" else word for word in words]
        _run(program, [*given, "--server", url], folder, env)


def _admin(program: Path, words: list[str], folder: Path, env: Environment) -> None:
    """An operator looks beside a running server, at which there is a match."""
    with _server(program, ["serve", "--port", "0"], folder, env) as url:
        _ask(f"{url}/api/matches", {"id": "a", "variant": "classic", "seats": ["open", "hunter"]})
        _run(program, words, folder, env)


def _ask(url: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"Content-Type": "application/json"}), timeout=30) as answer:
        found: bytes = answer.read()
    return found


_WAYS: dict[str, Callable[[Path, list[str], Path, Environment], Any]] = {
    "": _draw,
    "admin": _admin,
    "analyse": _analyse,
    "backup": _with_database,
    "client": _client,
    "daily": _at_server,
    "device": _at_server,
    "host": _at_server,
    "key": _key,
    "restore": _restore,
    "resume": _resume,
    "serve": _serve,
    "statistics": _at_server,
}
