"""Matches as those who play them see them: on this machine, or on a server far away."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seabattle.client.seat_player import SeatResult, play_seat
    from seabattle.client.server_client import Rejected, ServerClient, Unreachable

__all__ = ["Rejected", "SeatResult", "ServerClient", "Unreachable", "play_seat"]


def __getattr__(name: str) -> Any:
    """Import the parts that speak to a server on first use (lazily): the import takes its time."""
    if name not in __all__:
        raise AttributeError(name)
    from seabattle.client import seat_player, server_client

    return getattr(seat_player if hasattr(seat_player, name) else server_client, name)
