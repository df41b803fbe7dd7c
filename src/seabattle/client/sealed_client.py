"""The port to sealed tables: a client plays there only with what a feature registers.

At a sealed table the fleet stays with its owner, so playing needs keys and proofs. Without
them a client can watch such a table, and read it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.bots import Bot
    from seabattle.client.match_table import MatchTable
    from seabattle.client.online_table import OnlineTable
    from seabattle.client.saved_fleets import SavedFleets
    from seabattle.client.seat_player import SeatResult
    from seabattle.client.server_client import ServerClient
    from seabattle.wire.match import Description


class SealedClient(Protocol):
    """The client's part at sealed tables."""

    def open_table(
        self, remote: "ServerClient", found: "Description", saved_fleets: "SavedFleets", lang: str
    ) -> "OnlineTable":
        """A sealed match with the seat that is played here."""

    async def play_seat(
        self, remote: "ServerClient", found: "Description", bot: "Bot"
    ) -> "SeatResult":
        """Let a bot play a sealed seat to the end."""

    def proof_badge(self, table: "MatchTable") -> str:
        """Return a line that says what is proved, and which program checks it."""


_loaders: list[Callable[[], SealedClient]] = []


def register_sealed_client(load: Callable[[], SealedClient] | None) -> None:
    """Use this implementation from now on, loaded when it is needed; or none."""
    _loaders[:] = [] if load is None else [load]


def sealed_client() -> SealedClient:
    """The implementation. Raises :class:`Trouble` where none is registered."""
    if not _loaders:
        raise Trouble("feature/off", feature="sealed")
    return _loaders[0]()
