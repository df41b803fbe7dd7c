"""Session cookies of servers, kept so that a player returns to the same seat.

A session is as good as a password, so the file is its owner's alone.
"""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, json

from seabattle.store.address import data_folder

_read = json.Decoder(dict[str, str]).decode


class SessionFile:
    """All sessions, by the address of their server."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or data_folder() / "servers.json"

    def session_for(self, url: str) -> str | None:
        """Return the session cookie of the server at an address."""
        return self._sessions().get(url)

    def keep(self, url: str, session: str) -> None:
        """Remember a session; where nothing can be written, it is good for today."""
        sessions = self._sessions()
        if sessions.get(url) == session:
            return
        sessions[url] = session
        with suppress(OSError):
            self._write(json.format(json.encode(sessions, order="sorted")))

    def _sessions(self) -> dict[str, str]:
        try:
            return _read(self._path.read_bytes())
        except (OSError, DecodeError):
            return {}

    def _write(self, data: bytes) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(f".{os.getpid()}")
        file = os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as writing:
            writing.write(data)
        fresh.replace(self._path)
