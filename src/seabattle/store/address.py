"""Where a store is: a file, or a PostgreSQL server."""

import os
from pathlib import Path

from msgspec import Struct

from seabattle.trouble import Trouble

DATABASE_VARIABLE = "SEABATTLE_DATABASE"


class FileAddress(Struct, frozen=True):
    """An SQLite file."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


class ServerAddress(Struct, frozen=True):
    """A PostgreSQL server and a database on it."""

    url: str

    def __str__(self) -> str:
        """The address without user and password."""
        scheme, _, rest = self.url.partition("://")
        return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


Address = FileAddress | ServerAddress


def read_address(text: str) -> Address:
    """The address in ``sqlite:///path``, ``postgresql://…`` or a bare path.

    As SQLAlchemy counts slashes: three and a path that starts here, four for one from the root.
    """
    scheme, separator, rest = text.partition("://")
    if not separator:
        return FileAddress(_file(text, text))
    if scheme == "sqlite" and rest.startswith("/"):
        return FileAddress(_file(rest[1:], text))
    if scheme in {"postgresql", "postgres"}:
        return ServerAddress(f"postgresql://{rest}")
    raise Trouble("store/bad-address", address=text)


def default_database() -> str:
    """The address in the environment, or else a file where the system keeps such files."""
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        return named
    return str(data_folder() / "seabattle.db")


def data_folder() -> Path:
    """Where the system keeps such files for whoever is logged in; it may not be there yet."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "seabattle"


def _file(path: str, text: str) -> Path:
    # ":memory:" and the like would be a logbook that forgets.
    if not path or path.startswith((":", "file:")) or "\0" in path:
        raise Trouble("store/bad-address", address=text)
    return Path(path).expanduser()
