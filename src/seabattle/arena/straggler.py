"""Bots that hang again and again: after a few times they are not asked any more."""

from collections import Counter

from seabattle.arena.fault import Failing, Forfeit
from seabattle.game import Seat

MOST_HANGS = 3
"""How often a bot may cost a run its time limit."""


class Stragglers:
    """How often each bot of a run has hung."""

    def __init__(self) -> None:
        self._hangs: Counter[str] = Counter()

    def note_hang(self, bot: str) -> None:
        """It has hung once more."""
        self._hangs[bot] += 1

    def leave_out(
        self, players: tuple[str, ...], forfeits: tuple[Forfeit, ...]
    ) -> tuple[Forfeit, ...]:
        """Whoever is gone already, and the seats of bots that have hung too often."""
        missing = {each.seat for each in forfeits}
        seats = [
            Seat(seat)
            for seat, bot in enumerate(players)
            if self._hangs[bot] >= MOST_HANGS and seat not in missing
        ]
        return (*forfeits, *(Forfeit(seat, Failing.OUT, str(MOST_HANGS)) for seat in seats))
