"""Hints of the computer, in words or as a map of chances."""

from collections.abc import Iterator

from seabattle.bots.hint import OddsMap
from seabattle.game import DeclareVictory, EndTurn, Fire, MoveShip, SeatCommand, UseWeapon
from seabattle.grid import Cell, Col, Row, bits
from seabattle.rules import labels_of
from seabattle.speech import Speaker
from seabattle.speech.log_lines import aim_words
from seabattle.views import View, open_cells

NAMED_CELLS = 5
"""So many cells are named when the chances are told in words."""


def hint_line(speaker: Speaker, view: View, command: SeatCommand) -> str:
    """Return the computer's advice for this moment."""
    match command:
        case Fire():
            cells = speaker.cells(command.at)
            return speaker.say("line-hint-fire", cells=cells, count=len(command.at))
        case UseWeapon():
            weapon = speaker.weapon(command.weapon)
            target = aim_words(speaker, command.target)
            return speaker.say("line-hint-weapon", weapon=weapon, target=target)
        case MoveShip():
            ship = speaker.ship(view.own.ships[command.ship].ship_class)
            return speaker.say("line-hint-move", ship=ship, cells=speaker.cells(command.to))
        case DeclareVictory():
            return speaker.say("line-hint-declare")
        case EndTurn():
            return speaker.say("line-hint-pass")
        case _:
            return speaker.say("line-hint-other")


def odds_lines(speaker: Speaker, view: View, odds: OddsMap | None, *, drawn: bool) -> Iterator[str]:
    """The best chances in words, and before them the whole map where drawings are wanted."""
    if odds is None:
        yield speaker.say("line-no-odds")
        return
    if drawn:
        yield "\n" + odds_map(view, odds) + "\n"
    cells = view.ruleset.grid.cells()
    unknown = [cells[index] for index in bits(open_cells(view))]
    best = sorted(unknown, key=lambda cell: (-_chance(odds, cell), cell))[:NAMED_CELLS]
    named = (
        speaker.say(
            "line-odds-cell", cell=speaker.cell(cell), chance=f"{100 * _chance(odds, cell):.0f}"
        )
        for cell in best
    )
    yield speaker.say("line-odds", cells=", ".join(named))


def odds_map(view: View, odds: OddsMap) -> str:
    """The chances in per cent on the sea of the enemy; where nothing is to be found, a dot."""
    labels, grid, wanted = labels_of(view.ruleset), view.ruleset.grid, open_cells(view)
    side = max(len(name) for name in labels.rows)
    wide = max(3, *(len(name) for name in labels.columns))
    lines = [" " * side + "".join(f" {name:>{wide}}" for name in labels.columns)]
    for row, name in enumerate(labels.rows):
        line = f"{name:>{side}}"
        for col in range(grid.columns):
            cell = Cell(Row(row), Col(col))
            shown = f"{100 * _chance(odds, cell):.0f}" if wanted & grid.bit(cell) else "."
            line += f" {shown:>{wide}}"
        lines.append(line)
    return "\n".join(lines)


def _chance(odds: OddsMap, cell: Cell) -> float:
    return odds[cell.row][cell.col]
