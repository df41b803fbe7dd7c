"""Random whole games through the public engine, beside OpenSpiel's.

Ours: every command goes through ``decide``, every event through ``evolve``, and both
seats' views are kept, as in a live match. Theirs: random playouts of ``battleship``
with the same grid and fleet. Both choose among the legal actions at random. The two
take turns in short slices of one run, so that a busy machine slows both alike.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter
from zlib import crc32

from msgspec import Struct

from seabattle.bots import Scatter
from seabattle.game import Fire, GivenCommand, Phase, Seat, seats_in
from seabattle.game.codec import encode_json
from seabattle.grid import Cell
from seabattle.matches import Match
from seabattle.records import Record, RecordEntry, write_record
from seabattle.rules import Ruleset, load_variant, settle, variant_names
from seabattle.views import View, open_cells, shots_now

SLICE = 0.5


class Pace(Struct):
    """How many games were played in how many seconds."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        """Games a second."""
        return self.games / self.seconds if self.seconds else 0.0


def play(ruleset: Ruleset, seed: int) -> Match:
    """One random game to its end."""
    random = Random(seed)
    match = Match(ruleset, chance=random, spectators=False)
    scatter = Scatter(seed)
    plain = not (ruleset.arsenal or ruleset.manoeuvre or ruleset.victory.declared)
    while not match.over:
        seat = to_act(match)
        view = match.view(seat)
        if plain and view.table.phase is Phase.PLAYING:
            match.send(seat, any_shot(view, random))
        else:
            match.send(seat, scatter.act(view))
    return match


def any_shot(view: View, random: Random) -> Fire:
    """As many of the open cells as the turn has shots, drawn with the quickest dice there are."""
    cells, free = view.ruleset.grid.cells(), open_cells(view)
    named: dict[Cell, None] = {}
    while len(named) < shots_now(view):
        index = int(random.random() * len(cells))
        if free >> index & 1:
            named[cells[index]] = None
    return Fire(tuple(named))


def to_act(match: Match) -> Seat:
    """A seat that has something to do."""
    table = match.view(Seat(0)).table
    if table.phase is Phase.PLACING or table.turn is None:
        return next(seats_in(table.awaited))
    return table.turn


def our_games(ruleset: Ruleset) -> Callable[[int], int]:
    """A player of the games to measure: a seed in, the number of actions out."""
    return lambda seed: len(play(ruleset, seed).journal)


def their_games() -> Callable[[int], int] | None:
    """A player of OpenSpiel's games with the grid and fleet of ``milton-bradley``."""
    try:
        import pyspiel  # An optional dependency, brought by scripts/bench.
    except ImportError:
        return None
    game = pyspiel.load_game(
        "battleship(board_width=10,board_height=10,ship_sizes=[2;3;3;4;5],"
        "ship_values=[1;1;1;1;1],num_shots=100,allow_repeated_shots=False)"
    )

    def one(seed: int) -> int:
        random = Random(seed)
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
        return actions

    return one


def side_by_side(players: dict[str, Callable[[int], int]], seconds: float) -> dict[str, Pace]:
    """Let the players take turns until each has had its seconds."""
    paces = {name: Pace() for name in players}
    while any(pace.seconds < seconds for pace in paces.values()):
        for name, one in players.items():
            _slice(paces[name], one)
    return paces


def _slice(pace: Pace, one: Callable[[int], int]) -> None:
    start = perf_counter()
    while (spent := perf_counter() - start) < SLICE:
        pace.actions += one(pace.games)
        pace.games += 1
    pace.seconds += spent


def signature() -> int:
    """One number from fixed seeds of every variant: a refactoring that changes it was not one."""
    total = 0
    for name in variant_names():
        for seed in range(3):
            match = play(settle(load_variant(name)), seed)
            total = crc32(encode_json([_said(entry) for entry in match.journal]), total)
    return total


def _said(entry: RecordEntry) -> dict[str, object]:
    """An entry in the form in which it has always been signed."""
    return {"command": GivenCommand(entry.seat, entry.command), "events": entry.events}


def record_bytes(ruleset: Ruleset, seed: int) -> int:
    """The size of a finished game's record."""
    match = play(ruleset, seed)
    names = tuple(f"Player {seat + 1}" for seat in range(ruleset.seats))
    return len(write_record(Record(ruleset, names, tuple(match.journal))))
