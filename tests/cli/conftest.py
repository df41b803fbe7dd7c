"""Running commands in a system that speaks English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.screens.cli_run import Outcome, Run
from kit.stores.real_database import postgres_server
from seabattle.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own: no test plays on in somebody's real games."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "seabattle"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server, started when a test first asks for it."""
    with postgres_server() as found:
        yield found


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person will type, line by line; then the line goes dead."""
    lines: list[str] = []

    def answer() -> bytes:
        return f"{lines.pop(0)}\n".encode() if lines else b""

    monkeypatch.setattr("seabattle.cli.terminal.keyboard.read_typed", answer)
    return lines


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command and keep what it says."""
    for variable in ("SEABATTLE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def command(*arguments: object) -> Outcome:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return command
