"""Descriptions of seas in words, for players who listen to a game instead of seeing it.

Made from a view alone, with the same facts as a drawing.
"""

from collections.abc import Iterable, Iterator

from seabattle.game import Seat
from seabattle.grid import Cell, Mask
from seabattle.rules import Ship
from seabattle.speech.voice import Voice
from seabattle.views import Chart, View, Viewer

Lines = tuple[str, ...]


def fleet_lines(voice: Voice, view: View) -> Lines:
    """The viewer's ships with their cells and damage, then the enemy's misses."""
    own, grid = view.own, view.ruleset.grid
    ships = [
        _own_ship(voice, ship, grid.cells(mask & own.hits))
        for ship, mask in zip(own.ships, own.masks, strict=True)
    ]
    vain = (
        () if view.ruleset.sea.shared else _list_cells(voice, view, "misses-here", view.home.missed)
    )
    return (*ships, *vain) or (voice.say("line-no-ships"),)


def ship_line(voice: Voice, ship: Ship) -> str:
    """A ship and where it lies."""
    return voice.say(
        "line-ship", ship=voice.ship(ship.ship_class), cells=cell_run(voice, ship.cells)
    )


def _own_ship(voice: Voice, ship: Ship, hits: tuple[Cell, ...]) -> str:
    if not hits:
        return ship_line(voice, ship)
    facts = {"ship": voice.ship(ship.ship_class), "cells": cell_run(voice, ship.cells)}
    if len(hits) == len(ship.cells):
        return voice.say("line-ship-sunk", **facts)
    return voice.say("line-ship-hit", **facts, hits=voice.cells(hits))


def chart_lines(voice: Voice, view: View, owner: Seat | None = None) -> Lines:
    """The known cells of an enemy sea or the shared one: hit, sunk, missed, seen by radar.

    *owner* selects the sea for a spectator.
    """
    chart = view.foreign if owner is None else view.charts[owner]
    parts = [
        *_list_cells(voice, view, "sunk", chart.sunk),
        *_list_cells(voice, view, "hits", chart.hit & ~chart.sunk),
        *_list_cells(voice, view, "misses", chart.missed & ~chart.hit),
        *_list_cells(voice, view, "radar-ships", chart.radar_ship & ~_shot_cells(chart)),
        *_list_cells(voice, view, "radar-empty", chart.radar_empty & ~_shot_cells(chart)),
        *_list_cells(voice, view, "old", chart.old),
    ]
    return tuple(parts) or (voice.say("line-nothing-known"),)


def reveal_lines(voice: Voice, view: View, besides: Viewer = None) -> Lines:
    """All fleets but the viewer's, once the game is over and they are shown."""
    return tuple(
        voice.say(
            "line-fleet-of",
            name=voice.name(Seat(seat)),
            ships="; ".join(ship_line(voice, ship) for ship in ships),
        )
        for seat, ships in enumerate(view.fleets)
        if ships and seat != besides
    )


def _shot_cells(chart: Chart) -> Mask:
    return chart.hit | chart.missed


def _list_cells(voice: Voice, view: View, key: str, cells: Mask) -> Lines:
    if not cells:
        return ()
    found = view.ruleset.grid.cells(cells)
    return (voice.say(f"line-{key}", cells=", ".join(_runs(voice, found)), count=len(found)),)


def _runs(voice: Voice, cells: Iterable[Cell]) -> Iterator[str]:
    """Cells in grid order; three or more in a row are given by their ends."""
    waiting: list[Cell] = []
    for cell in cells:
        if waiting and (cell.row, cell.col) != (waiting[-1].row, waiting[-1].col + 1):
            yield from _ends(voice, waiting)
            waiting = []
        waiting.append(cell)
    yield from _ends(voice, waiting)


def _ends(voice: Voice, cells: list[Cell]) -> Iterator[str]:
    if len(cells) > 2:
        yield voice.say("line-run", first=voice.cell(cells[0]), last=voice.cell(cells[-1]))
    else:
        yield from (voice.cell(cell) for cell in cells)


def cell_run(voice: Voice, cells: tuple[Cell, ...]) -> str:
    """The cells of a ship: the two ends of a line, or every cell of another form."""
    straight = len({cell.row for cell in cells}) == 1 or len({cell.col for cell in cells}) == 1
    if len(cells) > 1 and straight:
        first, last = min(cells), max(cells)
        return voice.say("line-run", first=voice.cell(first), last=voice.cell(last))
    return voice.cells(cells)
