"""Players who could have seen the fleet of a seat; they never sit down at another seat.

A player who was replaced still knows the fleet, and so does a host who gave its orders.
"""

from seabattle.game import Seat
from seabattle.matches.port import PlayerId

FleetSight = tuple[tuple[PlayerId, ...], ...]
"""For each seat the players who could have seen its fleet."""


def add_sight(seen_by: FleetSight, seat: Seat, player: PlayerId) -> FleetSight:
    """The same, when a player sees the fleet of a seat."""
    players = seen_by[seat]
    if player in players:
        return seen_by
    return (*seen_by[:seat], (*players, player), *seen_by[seat + 1 :])


def find_foreign_fleet(seen_by: FleetSight, player: PlayerId, own: Seat) -> Seat | None:
    """A seat other than *own* whose fleet a player could have seen."""
    for seat, players in enumerate(seen_by):
        if seat != own and player in players:
            return Seat(seat)
    return None
