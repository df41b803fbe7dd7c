"""Parses and writes the actions of a transcript, by the rules of the table."""

import re
from collections.abc import Sequence

from seabattle.game import (
    Attack,
    CallOff,
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Fire,
    GivenCommand,
    MoveShip,
    Refusal,
    Resign,
    RunOutOfTime,
    Seat,
    SeatCommand,
    Target,
    UseWeapon,
)
from seabattle.game.notation import read_cell
from seabattle.game.target import AIMS, NAMED, name_target
from seabattle.grid import Cell, Col, Row
from seabattle.records.transcripts.transcript import HOST, LOTS, ActLine
from seabattle.records.transcripts.transcript_wording import TranscriptWording
from seabattle.rules import Ruleset, Ship
from seabattle.trouble import Trouble

BARE: dict[str, type[EndTurn | DeclareVictory | Resign]] = {
    "pass": EndTurn,
    "declare": DeclareVictory,
    "resign": Resign,
}
"""Actions of a single word."""

TIME_OUT = "time"
"""Written as an action of the player whose clock has run down."""

_MOVE = re.compile(r"move (?P<ship>\S+)(?: at (?P<at>\S+))? to(?P<cells>(?: \S+)*)")


def read_action(
    ruleset: Ruleset, wording: TranscriptWording, act: ActLine, ships: Sequence[Ship]
) -> GivenCommand[Command] | Refusal:
    """The command that *act* describes, and who gives it; *ships* are the actor's own.

    A cell that cannot be read comes back as the refusal a player would get.
    """
    if act.who == HOST:
        return _with_giver(None, _read_host(wording, act))
    if act.who == LOTS:
        return GivenCommand(None, DrawLots(_seat(wording, act, act.what)))
    seat = _seat(wording, act, act.who)
    if act.what == TIME_OUT:
        return GivenCommand(None, RunOutOfTime(seat))
    return _with_giver(seat, _read_seat_action(ruleset, wording, act, ships))


def _with_giver(seat: Seat | None, read: Command | Refusal) -> GivenCommand[Command] | Refusal:
    return read if isinstance(read, Refusal) else GivenCommand(seat, read)


def _read_seat_action(
    ruleset: Ruleset, wording: TranscriptWording, act: ActLine, ships: Sequence[Ship]
) -> SeatCommand | Refusal:
    if act.what in BARE:
        return BARE[act.what]()
    if act.what.startswith("move "):
        return _read_move(wording, act, ships)
    words = act.what.removeprefix("use ").split()
    if words != act.what.split() or (words and ruleset.weapon(words[0])):
        return _read_weapon(wording, act, words)
    return _read_shots(ruleset, wording, act)


def write_action(
    wording: TranscriptWording, seat: Seat | None, command: Command, ships: Sequence[Ship]
) -> str:
    """A command as a line of a transcript, without its answer."""
    names = wording.names
    match command:
        case DrawLots():
            return f"{LOTS}: {names[command.seat]}"
        case CloseRound():
            drawn = (
                f"{names[shot.seat or 0]} {wording.cells(shot.command.at)}"
                for shot in command.drawn
            )
            return f"{HOST}: close {', '.join(drawn)}".rstrip()
        case CallOff():
            return f"{HOST}: call off"
        case DropSeat():
            return f"{HOST}: drop {names[command.seat]}"
        case RunOutOfTime():
            return f"{names[command.seat]}: {TIME_OUT}"
        case _:
            return f"{names[seat or 0]}: {_write_seat_action(wording, command, ships)}"


def _write_seat_action(
    wording: TranscriptWording, command: SeatCommand, ships: Sequence[Ship]
) -> str:
    if isinstance(command, Fire):
        return wording.cells(command.at)
    if isinstance(command, UseWeapon):
        use = "use " if command.weapon in (*BARE, TIME_OUT, "move", "use") else ""
        return f"{use}{command.weapon} {_aim(wording, command.target)}"
    if isinstance(command, MoveShip):
        ship = ships[command.ship]
        alone = sum(other.ship_class == ship.ship_class for other in ships) == 1
        where = "" if alone else f" at {wording.labels.name(ship.cells[0])}"
        return f"move {ship.ship_class}{where} to {wording.cells(command.to)}"
    return next(word for word, kind in BARE.items() if isinstance(command, kind))


def _aim(wording: TranscriptWording, target: Target) -> str:
    sort, label = name_target(wording.labels, target)
    return label if sort == "cell" else f"{sort} {label}"


def _seat(wording: TranscriptWording, act: ActLine, name: str) -> Seat:
    if name not in wording.names:
        raise _unclear(act, wording.names)
    return Seat(wording.names.index(name))


def _unclear(act: ActLine, choices: Sequence[str]) -> Trouble:
    text = repr(act.what if len(act.what) <= 80 else f"{act.what[:80]}…")
    return Trouble("transcript/bad-action", line=act.line, text=text, choices=", ".join(choices))


def _read_host(wording: TranscriptWording, act: ActLine) -> Command | Refusal:
    verb, _, rest = act.what.partition(" ")
    if verb == "drop":
        return DropSeat(_seat(wording, act, rest))
    if act.what == "call off":
        return CallOff()
    if verb != "close":
        raise _unclear(act, ("close", "drop", "call off"))
    drawn = []
    for part in rest.split(", ") if rest else ():
        name = next((name for name in wording.names if part.startswith(f"{name} ")), "")
        cells = _cells(wording, part.removeprefix(name).split())
        if isinstance(cells, Refusal):
            return cells
        drawn.append(GivenCommand(_seat(wording, act, name), Fire(cells)))
    return CloseRound(tuple(drawn))


def _cells(wording: TranscriptWording, words: Sequence[str]) -> tuple[Cell, ...] | Refusal:
    cells = []
    for word in words:
        cell = read_cell(wording.labels, word)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
    return tuple(cells)


def _read_shots(ruleset: Ruleset, wording: TranscriptWording, act: ActLine) -> Attack | Refusal:
    cells = _cells(wording, act.what.split())
    if not isinstance(cells, Refusal):
        return Fire(cells)
    if act.answer.startswith("refused "):
        return cells
    weapons = (weapon.name for weapon in ruleset.arsenal)
    raise _unclear(act, (*BARE, TIME_OUT, "move", *weapons))


def _read_weapon(
    wording: TranscriptWording, act: ActLine, words: list[str]
) -> SeatCommand | Refusal:
    weapon, aim = words[0] if words else "", words[1:]
    named = ["cell", *aim] if len(aim) == 1 else aim
    if len(named) != 2 or named[0] not in NAMED:
        raise _unclear(act, [f"{weapon} {aim}" for aim in _example_aims(wording)])
    target = NAMED[named[0]](wording.labels, named[1])
    return target if isinstance(target, Refusal) else UseWeapon(weapon, target)


def _example_aims(wording: TranscriptWording) -> tuple[str, ...]:
    corner = Cell(Row(0), Col(0))
    targets = (target for sort in AIMS.values() for target in sort.through(corner))
    return tuple(_aim(wording, target) for target in targets)


def _read_move(
    wording: TranscriptWording, act: ActLine, ships: Sequence[Ship]
) -> SeatCommand | Refusal:
    found = _MOVE.fullmatch(act.what)
    if not found:
        raise _unclear(act, ("move carrier to B1 B2 B3 B4 B5", "move destroyer at A1 to A2 A3"))
    to = _cells(wording, found["cells"].split())
    at = _cells(wording, found["at"].split() if found["at"] else [])
    if isinstance(to, Refusal):
        return to
    if isinstance(at, Refusal):
        return at
    for index, ship in enumerate(ships):
        if ship.ship_class == found["ship"] and set(at) <= set(ship.cells):
            return MoveShip(index, to)
    raise Trouble("transcript/no-ship", line=act.line, text=repr(found["ship"]))
