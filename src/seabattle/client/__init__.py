"""A seat played over the network, for bots that live elsewhere."""

from seabattle.client.remote import Rejected, Remote, Unreachable
from seabattle.client.seat import Played, play_seat

__all__ = ["Played", "Rejected", "Remote", "Unreachable", "play_seat"]
