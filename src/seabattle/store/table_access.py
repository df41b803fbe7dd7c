"""The ordinary tables, asked in SQLAlchemy's words on either database.

A question is a plain function of a connection. On SQLite it runs in a thread, on PostgreSQL
within the loop; whoever asks cannot tell.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
Query = Callable[["Connection"], T]


class TableAccess(Protocol):
    """What can be asked of the ordinary tables."""

    async def read(self, question: Query[T]) -> T:
        """Ask something that changes nothing."""

    async def write(self, question: Query[T]) -> T:
        """Change something, in one transaction; it is on disk when this returns."""

    async def close(self) -> None:
        """Let go of the database."""
