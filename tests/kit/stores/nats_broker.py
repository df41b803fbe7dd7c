"""A NATS broker on the loopback that can be killed and started again."""

import asyncio
import socket
import subprocess
import sysconfig
from pathlib import Path


class Broker:
    """One broker, always at the same address."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is to be found while it is up."""
        return f"nats://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run()
        for _ in range(500):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
        raise TimeoutError

    def _run(self) -> None:
        command = [str(_program()), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """Kill it without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _program() -> Path:
    """The program, which pip puts beside the interpreter."""
    return Path(sysconfig.get_path("scripts")) / "nats-server"
