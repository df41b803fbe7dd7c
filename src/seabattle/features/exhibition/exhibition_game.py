"""A game of two computer players that is played while somebody looks, in a worker process.

A game is a number and the commands so far. Whatever a player does is a function of what it was
told and of that number, so any node can go on with a game that another has begun, and nothing
of it is on disk. The number begins with the second in which the game began: all viewers share a
game, so no viewer may ask for a move before its time.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from seabattle.bots.hint import HINT_SKILL, OddsMap, hint_odds
from seabattle.features.exhibition.wire import ExhibitedPlayer, ExhibitedPosition
from seabattle.game import Phase, Refusal, Seat, SeatCommand, seats_in
from seabattle.matches import Match
from seabattle.rules import load_variant, settle
from seabattle.server.work.thinker import choose_move
from seabattle.views import Mark, View

VARIANT = "classic"
PLAYERS = ("hunter", "admiral:6")

PLACED = 2
"""Commands before the first shot: both fleets."""

PAUSE_SECONDS = 1.5
"""Between two shots, so that they can be followed."""

REST_SECONDS = 8.0
"""After the last move that was shown, until whoever comes is shown another game."""

MOST_GAMES = 4
"""Games that a node remembers; others are played again from their number."""

SIGNS = {Mark.MISS: "o", Mark.HIT: "x", Mark.SUNK: "#"}

ODDS_SKILL = replace(HINT_SKILL, fleets=2_000)

Commands = tuple[tuple[Seat, SeatCommand], ...]


class Exhibition(Struct, frozen=True):
    """A game as far as it was played."""

    commands: Commands
    position: ExhibitedPosition
    at: float = 0.0
    """When that was, by the node's own clock."""


def play_exhibition(game: str, commands: Commands, moves: int) -> Exhibition:
    """The game with as many moves, or to its end; the *commands* that are known need no thought."""
    seed = int(game, 16)
    match = Match(settle(load_variant(VARIANT)), chance=Random(seed), spectators=False)
    played = list(commands)
    for seat, command in commands:
        match.send(seat, command)
    while not match.over and len(played) < moves + PLACED:
        seat = next(seats_in(match.table.to_act))
        command = choose_move(PLAYERS[seat], seed + seat, match.view(seat))
        outcome = match.send(seat, command)
        assert not isinstance(outcome, Refusal), outcome
        played.append((seat, command))
    views = [match.view(Seat(seat)) for seat in range(len(PLAYERS))]
    return Exhibition(tuple(played), _position(game, len(played) - PLACED, views))


def _position(game: str, move: int, views: list[View]) -> ExhibitedPosition:
    table = views[0].table
    turn = table.turn if table.phase is Phase.PLAYING else None
    winner = table.winner if table.phase is Phase.OVER else None
    players = tuple(map(_player, PLAYERS, views))
    return ExhibitedPosition(game, VARIANT, move, turn, winner, players)


def _player(name: str, view: View) -> ExhibitedPlayer:
    grid, chart = view.ruleset.grid, view.foreign
    signs = [SIGNS.get(chart.mark(grid, cell), ".") for cell in grid.cells()]
    wide = grid.columns
    rows = tuple("".join(signs[at : at + wide]) for at in range(0, len(signs), wide))
    return ExhibitedPlayer(name, rows, _round_odds(hint_odds(view, ODDS_SKILL)))


def _round_odds(odds: OddsMap | None) -> OddsMap | None:
    return odds and tuple(tuple(round(each, 3) for each in row) for row in odds)


Play = Callable[[str, Commands, int], Awaitable[Exhibition]]
"""Plays on, at the lowest priority."""


class Exhibitions:
    """The games that are looked at here; without anybody who asks, none goes on."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._clock = clock
        self._wall = wall
        self._games: OrderedDict[str, Exhibition] = OrderedDict()
        self._busy: set[str] = set()
        self._current = ""

    async def look(self, game: str | None, move: int, play: Play) -> ExhibitedPosition:
        """The game as it is now, perhaps with one move more than before."""
        game = game or self._current_game()
        known = self._games.get(game)
        wanted = self._wanted_moves(game, known, move)
        if known is None or (wanted > known.position.move and game not in self._busy):
            known = await self._play(game, known, wanted, play)
        return known.position

    def last(self, game: str | None) -> ExhibitedPosition | None:
        """The game as it was last seen here."""
        known = self._games.get(game or self._current)
        return None if known is None else known.position

    def _current_game(self) -> str:
        """The game that goes on here, or the number of a new one."""
        known = self._games.get(self._current)
        rested = known is not None and self._clock() - known.at > REST_SECONDS
        if not self._current or rested:
            self._current = f"{int(self._wall()):08x}{Random().getrandbits(32):08x}"
        return self._current

    def _wanted_moves(self, game: str, known: Exhibition | None, move: int) -> int:
        """How many moves are to be shown: never more than could have been followed by now."""
        if known is None:
            return min(move, _pauses(self._wall() - int(game[:8], 16)))
        if known.position.winner is not None:
            return known.position.move
        shown, due = known.position.move, _pauses(self._clock() - known.at)
        return min(max(move, shown + 1), shown + due)

    async def _play(
        self, game: str, known: Exhibition | None, moves: int, play: Play
    ) -> Exhibition:
        self._busy.add(game)
        try:
            found = await play(game, known.commands if known else (), moves)
        finally:
            self._busy.discard(game)
        found = replace(found, at=self._clock())
        self._games[game] = found
        self._games.move_to_end(game)
        if len(self._games) > MOST_GAMES:
            # Games of one viewer alone make room, never the one that all are shown.
            del self._games[next(each for each in self._games if each != self._current)]
        return found


def _pauses(seconds: float) -> int:
    return max(0, int(seconds / PAUSE_SECONDS))
