"""From the command to the first page, in a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from pathlib import Path

SECONDS = 1.0
"""Of the processor's time: what a person waits for on a machine that does nothing else."""

BARE = """
from textual.app import App
from textual.widgets import Label

class Bare(App[None]):
    def compose(self):
        yield Label("Strength")

Bare().run()
"""
"""The least that a program with pages does: on a busy machine, the program is compared with it."""

TIMES_BARE = 3.5
"""Measured: 2.0 to 3.1."""

MEGABYTES = 150

PATIENCE = 120.0


def _opened(folder: Path, **settings: str) -> tuple[int, int]:
    return _run(folder, ["-m", "seabattle"], settings)


def _run(folder: Path, arguments: list[str], settings: dict[str, str]) -> tuple[int, int]:
    child, terminal = pty.fork()
    if not child:
        environment = dict(os.environ, TERM="xterm-256color", XDG_DATA_HOME=str(folder))
        command = [sys.executable, *arguments]
        os.execve(sys.executable, command, environment | {"SEABATTLE_LANG": "en"} | settings)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    return child, terminal


def _read_until(terminal: int, wanted: bytes) -> bytes:
    """All that is sent until something wanted is among it."""
    end, heard = time.monotonic() + PATIENCE, b""
    while wanted not in heard:
        assert time.monotonic() < end, heard[-500:]
        ready, _, _ = select.select([terminal], [], [], 0.2)
        if ready:
            heard += os.read(terminal, 65536)
    return heard


def _used(child: int) -> tuple[float, float]:
    """Seconds of the processor, and megabytes at the most."""
    fields = Path(f"/proc/{child}/stat").read_text("ascii").rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    status = Path(f"/proc/{child}/status").read_text("ascii").splitlines()
    peak = next(line for line in status if line.startswith("VmHWM"))
    return seconds, int(peak.split()[1]) / 1024


def _ended(child: int, terminal: int) -> int:
    """Read until the program is gone; its exit code."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        ready, _, _ = select.select([terminal], [], [], 0.1)
        if ready:
            try:
                os.read(terminal, 65536)
            except OSError:
                continue
    raise AssertionError("the program does not end")


def _bare_seconds(folder: Path) -> float:
    """What the emptiest of such programs uses here and now."""
    child, terminal = _run(folder, ["-c", BARE], {})
    _read_until(terminal, b"Strength")
    seconds, _ = _used(child)
    os.write(terminal, b"\x11")
    assert _ended(child, terminal) == 0
    return seconds


def test_the_first_page_comes_at_once_and_is_small(tmp_path: Path) -> None:
    """A player who types seabattle wants to play, over ssh and on small machines, too."""
    child, terminal = _opened(tmp_path)
    _read_until(terminal, b"Strength")
    seconds, _ = _used(child)
    os.write(terminal, b"\x1bOQ")
    _read_until(terminal, b"To be placed")
    _, megabytes = _used(child)
    os.write(terminal, b"\x11")

    assert _ended(child, terminal) == 0
    assert seconds <= SECONDS or seconds <= TIMES_BARE * _bare_seconds(tmp_path)
    assert megabytes <= MEGABYTES


def test_control_c_ends_the_program_as_a_shell_expects(tmp_path: Path) -> None:
    """With 130, and with the terminal as it was before."""
    child, terminal = _opened(tmp_path)
    _read_until(terminal, b"Strength")
    os.write(terminal, b"\x03")

    assert _ended(child, terminal) == 130


def _colours(sent: bytes) -> list[bytes]:
    """Every colour that is asked for, as numbers: 30 to 49, and the bright ones."""
    asked = re.findall(rb"\x1b\[([0-9;]*)m", sent)
    return [each for each in asked if re.search(rb"(^|;)(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;|$)", each)]


def test_without_colours_none_is_sent(tmp_path: Path) -> None:
    """NO_COLOR means none, not grey ones; what is chosen is still seen, reversed."""
    child, terminal = _opened(tmp_path, NO_COLOR="1")
    sent = _read_until(terminal, b"Strength")
    os.write(terminal, b"\x11")

    assert _ended(child, terminal) == 0
    assert not _colours(sent)
    assert re.search(rb"\x1b\[(?:[0-9]+;)*7(?:;[0-9]+)*m", sent)


def test_with_colours_some_are_sent(tmp_path: Path) -> None:
    """The look for colours would find one."""
    child, terminal = _opened(tmp_path, NO_COLOR="")
    sent = _read_until(terminal, b"Strength")
    os.write(terminal, b"\x11")
    _ended(child, terminal)

    assert _colours(sent)
