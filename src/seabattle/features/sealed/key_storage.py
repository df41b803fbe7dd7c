"""Key storage on this machine: the secrets of every sealed seat that is played here.

Each is a file of its owner's alone. It is on disk before anything is said with it, so that a
program which is killed at any moment never says two things under one number.
"""

import os
from enum import StrEnum
from pathlib import Path

from seabattle.client.match_lock import MatchLock
from seabattle.fairness.sealed.key_backup import encode_seat_secrets, read_seat_secrets
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.game import Seat
from seabattle.matches.port import MatchId
from seabattle.store.address import data_folder
from seabattle.trouble import Trouble, system_trouble

TRIED = 4096
"""As many bytes as the secrets of a seat never have."""


class RestoreFlaw(StrEnum):
    """Why the secrets of a seat are not taken from elsewhere."""

    OLDER = "older"
    """More was said from here since: an old one would answer twice under one number."""
    ANOTHER = "another"
    """There is another key for the same seat."""


class KeyStorage:
    """All seat secrets, by match and seat."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "keepsakes"

    def keep(self, secrets: SeatSecrets) -> None:
        """Write the secrets of a seat, and return when they are on disk. Raises ``OSError``."""
        place = self._place(secrets.match, secrets.seat)
        fresh = place.with_suffix(f".{os.getpid()}")
        self._write(fresh, encode_seat_secrets(secrets))
        fresh.replace(place)
        _sync_folder(self.path)

    def try_out(self) -> None:
        """See that secrets can be kept here, before any are drawn. Raises :class:`Trouble`."""
        tried = self.path / f"tried.{os.getpid()}"
        try:
            self._write(tried, bytes(TRIED))
            tried.unlink()
        except OSError as error:
            reason = system_trouble(error)
            raise Trouble("sealed/no-room", place=str(self.path), reason=reason) from None

    def restore(self, secrets: SeatSecrets) -> RestoreFlaw | None:
        """Take secrets that come from another device, unless there are later ones."""
        kept = self.find(secrets.match, secrets.seat)
        if kept is not None and kept.secret != secrets.secret:
            return RestoreFlaw.ANOTHER
        if kept is not None and _last_number(kept) > _last_number(secrets):
            return RestoreFlaw.OLDER
        self.keep(secrets)
        return None

    def lock(self, match: str, seat: Seat) -> MatchLock:
        """Hold a seat, so that one program at a time answers for it. Raises :class:`Trouble`."""
        self.try_out()
        try:
            return MatchLock(self.path, MatchId(self._place(match, seat).stem))
        except Trouble as trouble:
            if trouble.code != "game/open-elsewhere":
                raise
            raise Trouble("game/open-elsewhere", match=match) from None

    def seats_of(self, match: str) -> tuple[Seat, ...]:
        """The seats of a match whose secrets are here."""
        return tuple(seat for seat in (Seat(0), Seat(1)) if self._place(match, seat).exists())

    def list_all(self) -> tuple[SeatSecrets, ...]:
        """All that is kept here, that which was used last first."""
        try:
            places = sorted(self.path.glob("*.key"), key=_change_time, reverse=True)
        except OSError:
            return ()
        found = (read_seat_secrets(place.read_bytes()) for place in places)
        return tuple(each for each in found if each is not None)

    def _write(self, place: Path, data: bytes) -> None:
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(place, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as writing:
            writing.write(data)
            writing.flush()
            os.fsync(writing.fileno())

    def find(self, match: str, seat: Seat) -> SeatSecrets | None:
        """What is kept of a seat, or nothing."""
        try:
            return read_seat_secrets(self._place(match, seat).read_bytes())
        except OSError:
            return None

    def _place(self, match: str, seat: Seat) -> Path:
        # The name comes from a server: nothing of it may lead elsewhere.
        return self.path / f"{match.encode().hex()}-{seat}.key"


def _last_number(secrets: SeatSecrets) -> int:
    return -1 if secrets.last is None else secrets.last.number


def _change_time(place: Path) -> int:
    return place.stat().st_mtime_ns


def _sync_folder(path: Path) -> None:
    """Have the new name on disk, too, where the system can be asked for that."""
    if os.name != "posix":
        return
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
