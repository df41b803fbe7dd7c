"""How play begins."""

from seabattle.game.ending import Events
from seabattle.game.event import PlayBegan
from seabattle.game.seat import Seat
from seabattle.game.table import Table, next_seat
from seabattle.rules import Begins, Ruleset


def open_play(ruleset: Ruleset, table: Table) -> Events:
    """How play begins once all fleets are in; by nothing yet where lots decide (SB9)."""
    if ruleset.turn.in_rounds:
        return (PlayBegan(None),)
    if ruleset.turn.begins is Begins.LOT:
        return ()
    agreed = Seat(0 if ruleset.turn.begins is Begins.FIRST else 1)
    return (PlayBegan(agreed if table.present >> agreed & 1 else next_seat(table, agreed)),)
