"""Placing a fleet at the prompt: drawn by chance, or ship by ship by hand."""

from seabattle.cli.prompt import Prompt
from seabattle.game import Refusal
from seabattle.game.notation import read_cell
from seabattle.game.placement import clash_between, ship_fault
from seabattle.grid import Cell, Col, Row
from seabattle.matches import SYSTEM
from seabattle.records.sketch import draw_sketch
from seabattle.rules import Ruleset, Ship, ShipClass, labels_of, random_fleet


def place_fleet(ruleset: Ruleset, prompt: Prompt) -> tuple[Ship, ...]:
    """A fleet the person is content with."""
    fleet = random_fleet(ruleset, SYSTEM)
    while True:
        prompt.tell("\n" + draw_sketch(ruleset, fleet))
        answer = prompt.ask(prompt.speaker.say("ask-place") + " ").strip().casefold()
        if not answer:
            return fleet
        if answer in ("h", prompt.speaker.say("order-hand").casefold()):
            fleet = _by_hand(ruleset, prompt)
        else:
            fleet = random_fleet(ruleset, SYSTEM)


def _by_hand(ruleset: Ruleset, prompt: Prompt) -> tuple[Ship, ...]:
    placed: list[Ship] = []
    for entry in ruleset.fleet:
        for number in range(1, entry.count + 1):
            question = prompt.speaker.say(
                "ask-ship",
                ship=prompt.speaker.ship(entry.name),
                decks=entry.size,
                number=number,
                count=entry.count,
            )
            placed.append(_one_ship(ruleset, prompt, question, entry, placed))
    return tuple(placed)


def _one_ship(
    ruleset: Ruleset, prompt: Prompt, question: str, entry: ShipClass, placed: list[Ship]
) -> Ship:
    while True:
        ship = _ship(ruleset, entry, prompt.ask(question + " "))
        obstacle = ship if isinstance(ship, Refusal) else _in_the_way(ruleset, ship, placed)
        if obstacle is not None:
            prompt.refuse(obstacle)
        elif isinstance(ship, Ship):
            return ship


def _ship(ruleset: Ruleset, entry: ShipClass, text: str) -> Ship | Refusal:
    cells: list[Cell] = []
    for part in text.replace(",", " ").split() or [""]:
        cell = read_cell(labels_of(ruleset), part)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
    if len(cells) == 2 and entry.size > 2:
        cells = _between(cells[0], cells[1])
    return Ship(entry.name, tuple(sorted(cells)))


def _between(one: Cell, other: Cell) -> list[Cell]:
    """All cells of the line from one end to the other; of a box, if they are not in line."""
    rows = range(min(one.row, other.row), max(one.row, other.row) + 1)
    cols = range(min(one.col, other.col), max(one.col, other.col) + 1)
    return [Cell(Row(row), Col(col)) for row in rows for col in cols]


def _in_the_way(ruleset: Ruleset, ship: Ship, placed: list[Ship]) -> Refusal | None:
    fault = ship_fault(ruleset, ship)
    if fault is not None:
        return fault
    clashes = (clash_between(ruleset, ship, other) for other in placed)
    return next((clash for clash in clashes if clash is not None), None)
