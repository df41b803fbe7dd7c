"""A real server in a process of its own, on the loopback, which can be killed and started again.

Run as a program it serves: computer players do not pause and no visitor is slowed down, so that
whole games are quick. Every worker process of that program imports this file once
more, so what the server alone needs is imported where it serves.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

VARIABLE = "SEABATTLE_WITHOUT"

PATIENCE = 60.0
"""Seconds for a server to be up on a busy machine."""


class KillableServer:
    """Where browsers come ashore: a server, its address and its file."""

    def __init__(
        self,
        folder: Path,
        package: str | Path = "",
        lan_host: str = "",
        *,
        exhibition: bool = False,
        without: Iterable[str] = (),
    ) -> None:
        """*package* is where to import the program from, when not from where tests do.

        *lan_host* is what friends on the same network call the machine, if they are to come;
        *exhibition* whether computer players can be watched, which takes its time; *without* are
        the features that are switched off.
        """
        self._without = ",".join(without)
        self._exhibition = exhibition
        self.database = folder / "page_server.db"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.lan_url = f"http://{lan_host}:{self.port}" if lan_host else None
        self._package = package or os.environ.get("PYTHONPATH", "")
        self._log = folder / "page_server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and come back when the address answers; nothing if it does already."""
        if self._process is not None:
            return
        command = [sys.executable, __file__, str(self.port), str(self.database), self.lan_url or ""]
        command += ["exhibition"] if self._exhibition else []
        paths = filter(None, (str(Path(__file__).parents[2]), str(self._package)))
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        environment |= {VARIABLE: self._without}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=environment, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text("utf-8")
            assert time.monotonic() < until, self._log.read_text("utf-8")
            time.sleep(0.05)

    def _answers(self) -> bool:
        import httpx

        try:
            return httpx.get(f"{self.url}/readyz", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        """Let it finish, as a host does who renews the server."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        self._process = None
        os.killpg(process.pid, how)
        process.wait(30)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
        return number


def _serve_pages(port: int, database: str, lan_url: str, *, exhibition: bool) -> None:
    """Serve until the process is ended."""
    from seabattle.cli.feature_switch import read_without
    from seabattle.features.exhibition.exhibition_settings import SHOWN
    from seabattle.features.notifications.notification_settings import PUSH, PushSettings
    from seabattle.server.http.connection_limit import UNCOUNTED
    from seabattle.server.http.rate_limit import UNLIMITED
    from seabattle.server.run.serve_options import ServeOptions
    from seabattle.server.run.server_process import open_socket, serve
    from seabattle.server.run.settings_file import SettingsChoice

    push = PushSettings("mailto:sea@host.example")
    chosen = SettingsChoice(
        "warning", UNLIMITED, UNCOUNTED, sections={PUSH.name: push, SHOWN.name: exhibition}
    )
    options = ServeOptions(
        database,
        limited=False,
        pause=0.0,
        # What a browser of the tests calls this machine where it needs another name for it.
        sites=("friends-view.example",),
        lan_url=lan_url or None,
        last_read=chosen,
        without=read_without(os.environ[VARIABLE]),
    )
    with open_socket("127.0.0.1", port) as listening:
        serve(options, listening, lambda: None)


if __name__ == "__main__":
    number, found, lan, *shown = sys.argv[1:]
    _serve_pages(int(number), found, lan, exhibition=bool(shown))
