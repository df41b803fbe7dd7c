"""Replies of the host to messages of players: a confirmation, or what is wrong."""

from collections.abc import Iterable

from seabattle.features.hosting.messages.message_reader import MessageReading
from seabattle.game import Fire, Phase, PlaceFleet, SeatCommand
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ruleset, Ship, labels_of
from seabattle.speech import Speaker
from seabattle.speech.reading.order_reader import say_order
from seabattle.views import View


def say_command(view: View, speaker: Speaker, command: SeatCommand) -> str:
    """An order as text that the message reader reads as the same order."""
    if isinstance(command, PlaceFleet):
        return fleet_text(speaker, command.ships)
    return say_order(speaker, view, command)


def fleet_text(speaker: Speaker, ships: Iterable[Ship]) -> str:
    """A fleet in one line: "Carrier A1-A5; battleship C3-F3"."""
    text = "; ".join(f"{speaker.ship(ship.ship_class)} {_berth(speaker, ship)}" for ship in ships)
    return text[:1].upper() + text[1:]


def _berth(speaker: Speaker, ship: Ship) -> str:
    labels = labels_of(speaker.ruleset)
    names = [labels.name(cell) for cell in sorted(ship.cells)]
    first, last = min(ship.cells), max(ship.cells)
    lined = first.row == last.row or first.col == last.col
    if lined and len(names) == _reach(first, last) > 1 and not labels.between:
        return f"{names[0]}-{names[-1]}"
    return " ".join(names)


def _reach(first: Cell, last: Cell) -> int:
    return (last.row - first.row + 1) * (last.col - first.col + 1)


def reply_to(view: View, speaker: Speaker, reading: MessageReading) -> str:
    """The whole answer, ready to be sent."""
    if reading.sure:
        order = reading.orders[0]
        key = {PlaceFleet: "fleet", Fire: "shot"}.get(type(order), "order")
        return speaker.say(f"message-reply-{key}", order=say_command(view, speaker, order))
    parts = [speaker.say("message-reply-unclear"), *reading.faults]
    parts += [speaker.say("message-reply-doubt", text=doubt) for doubt in reading.doubts[:3]]
    if reading.orders:
        said = " / ".join(say_command(view, speaker, each) for each in reading.orders)
        parts.append(speaker.say("message-reply-perhaps", orders=said))
    example = example_order(view.ruleset, speaker, view.table.phase)
    parts.append(speaker.say("message-reply-example", example=example))
    return "\n".join(parts)


def example_order(ruleset: Ruleset, speaker: Speaker, phase: Phase) -> str:
    """An example message that can be read at this table, with its labels."""
    if phase is Phase.PLACING:
        return fleet_text(speaker, _example_fleet(ruleset))
    at = Cell(Row(min(6, ruleset.grid.rows - 1)), Col(min(1, ruleset.grid.columns - 1)))
    return speaker.say("reading-fire", cells=speaker.cells((at,)))


def _example_fleet(ruleset: Ruleset) -> list[Ship]:
    """The first two ships of the list, one below the other; an example of the form only."""
    return [
        Ship(entry.name, tuple(Cell(Row(2 * at), Col(col)) for col in range(entry.size)))
        for at, entry in enumerate(ruleset.fleet[:2])
    ]
