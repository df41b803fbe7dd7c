"""Matches of several games between the same two bots, in which learning bots keep a memory.

Sides are swapped from game to game, and two games in a row have the same seeds. A match
depends on its number alone, so that several processes can play several matches.
"""

from msgspec import Struct

from seabattle.arena.contest import Contest, Memories, Outcome, Seating, lineups
from seabattle.arena.fault import Forfeit
from seabattle.arena.think_timer import NO_TIMER, ThinkTimer
from seabattle.game import Seat
from seabattle.rules import Ruleset

SEATS = 2


class Series(Struct, frozen=True):
    """A contest in matches of *length* games each. Can be sent to another process."""

    contest: Contest
    length: int

    def matches(self, games: int) -> int:
        """How many matches it takes to play at least so many games."""
        return -(-games // self.length)

    def players(self, number: int, /) -> tuple[str, ...]:
        """For every seat the bot that sits there in the first game of that match."""
        return tuple(self.contest.bots[entrant] for entrant in self._seating(number, 0).lineup)

    def play(
        self, number: int, timer: ThinkTimer = NO_TIMER, forfeits: tuple[Forfeit, ...] = ()
    ) -> tuple[Outcome, ...]:
        """Play the match of that number; a bot with a forfeit loses all of its games."""
        memories: Memories = {}
        outcomes = []
        for game in range(self.length):
            seating = self._seating(number, game)
            swapped = bool(game % 2)
            table = _SwappedTimer(timer) if swapped else timer
            left = tuple(_swap_seat(each) for each in forfeits) if swapped else forfeits
            outcomes.append(self.contest.play_at(seating, table, left, memories))
        return tuple(outcomes)

    def _seating(self, number: int, game: int) -> Seating:
        cycle = lineups(len(self.contest.bots), SEATS)
        pairs = len(cycle) // 2
        lineup = cycle[2 * (number % pairs) + game % 2]
        dice = number // pairs * self.length + game // 2
        return Seating(number * self.length + game, dice, lineup)


def may_be_a_series(ruleset: Ruleset) -> bool:
    """Whether these rules allow matches of several games: two seats, so the same two bots."""
    return ruleset.seats == SEATS


class _SwappedTimer:
    """A timer that reports each player under the seat it had in the first game."""

    def __init__(self, timer: ThinkTimer) -> None:
        self._timer = timer

    def begin(self, seat: Seat) -> None:
        """Note that a seat begins to think."""
        self._timer.begin(Seat(1 - seat))

    def end(self) -> None:
        """Note that it has answered."""
        self._timer.end()


def _swap_seat(forfeits: Forfeit) -> Forfeit:
    return Forfeit(Seat(1 - forfeits.seat), forfeits.failing, forfeits.words)
