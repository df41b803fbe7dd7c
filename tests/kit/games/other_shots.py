"""A finished game whose shots were replaced by others that the rules allow."""

from random import Random

from msgspec.structs import replace

from seabattle.game import Fire, Game, Refusal, Seat
from seabattle.grid import Cell
from seabattle.records import Record, RecordEntry


def with_other_shots(record: Record, winner: int, most: int = 200) -> Record:
    """The same fields, lots and players, and other shots, by which *winner* wins.

    Everything that was committed to stays as it was, so no commitment tells it apart.
    """
    for seed in range(most):
        forged = _played_anew(record, Random(seed))
        if forged.events[-1].winner == winner:  # type: ignore[union-attr] # Its last event.
            return forged
    raise AssertionError("no other shots let this seat win")


def _played_anew(record: Record, dice: Random) -> Record:
    game, entries = Game(record.ruleset), list[RecordEntry]()
    for entry in record.entries:
        if isinstance(entry.command, Fire):
            break
        entries.append(entry)
        game = game.after(entry.events)
    cells = list(record.ruleset.grid.cells())
    while game.table.turn is not None:
        entry = _any_shot(game, game.table.turn, dice.sample(cells, len(cells)))
        entries.append(entry)
        game = game.after(entry.events)
    return replace(record, entries=tuple(entries))


def _any_shot(game: Game, seat: Seat, cells: list[Cell]) -> RecordEntry:
    for cell in cells:
        command = Fire((cell,))
        events = game.decide(seat, command)
        if not isinstance(events, Refusal):
            return RecordEntry(seat, command, tuple(events))
    raise AssertionError("there is always a shot")
