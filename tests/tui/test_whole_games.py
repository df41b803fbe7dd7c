"""A whole game of every preset, played with keys alone."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import OptionList

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.game import Phase, Step
from seabattle.grid import Cell
from seabattle.rules import variant_names
from seabattle.tui.widgets.dialog import Picker
from seabattle.views import open_cells, shots_now

MOST_TURNS = 200


async def _fire(sitter: TerminalPlayer, turn: int) -> None:
    """Fire as many shots as are wanted: typed, or steered every fifth turn."""
    page = sitter.page
    wanted = shots_now(page.table.view(page.seat))
    cells = sitter.targets()[:wanted]
    if len(cells) < wanted:
        cells += _others(sitter, wanted - len(cells), cells)
    if turn % 5 == 0:
        for cell in cells:
            await _steer(sitter, cell)
            await sitter.press("enter")
    else:
        await sitter.enter(" ".join(sitter.name(cell) for cell in cells))


def _others(sitter: TerminalPlayer, count: int, named: list[Cell]) -> list[Cell]:
    page = sitter.page
    view = page.table.view(page.seat)
    free = [cell for cell in view.ruleset.grid.cells(open_cells(view)) if cell not in named]
    return free[:count]


async def _steer(sitter: TerminalPlayer, cell: Cell) -> None:
    at = sitter.page.aim.at
    down, right = cell.row - at.row, cell.col - at.col
    keys = ["down" if down > 0 else "up"] * abs(down) + ["right" if right > 0 else "left"] * abs(
        right
    )
    await sitter.press(*keys)
    assert sitter.page.aim.at == cell


async def _choose(sitter: TerminalPlayer, item: str) -> None:
    """Choose a line of the menu of actions."""
    await sitter.press("f2")
    await sitter.until(lambda: sitter.program.screen.query(OptionList))
    shown = sitter.program.screen.query_one(OptionList)
    ids = [option.id for option in shown.options]
    assert item in ids, ids
    while shown.highlighted is None or ids[shown.highlighted] != item:
        await sitter.press("down")
    await sitter.press("enter")


async def _confirm(sitter: TerminalPlayer) -> None:
    """Say yes to what is asked twice; no comes first."""
    await sitter.until(lambda: isinstance(sitter.program.screen, Picker))
    await sitter.press("down", "enter")


async def _played(folder: Path, variant: str) -> TerminalPlayer:
    async with at_terminal(folder, variant=variant, level=1, seats=3) as sitter:
        await sitter.play()
        await sitter.place_by_chance()
        for turn in range(MOST_TURNS):
            await sitter.until_asked()
            if sitter.over:
                break
            view = sitter.page.table.view(sitter.page.seat)
            heard = len(view.log)
            if not sitter.targets() and view.ruleset.victory.declared:
                item = "declare-victory" if view.table.step is Step.ATTACK else "end-turn"
                await _choose(sitter, item)
                if item == "declare-victory":
                    await _confirm(sitter)
            else:
                await _fire(sitter, turn)
            await sitter.until_told(heard)
        view = sitter.page.table.view(sitter.page.seat)
        assert view.table.phase is Phase.OVER
        assert view.table.winner == sitter.page.seat, sitter.text()
        await sitter.until(lambda: "F9: keep the record." in sitter.text())
        return sitter


SISTERS = {"milton-bradley", "sea-battle-15", "sea-battle-bent", "sea-battle-corners"}
"""They differ from another game in size, shapes or contact alone; the campaign plays them."""

LONG = {"battaglia-navale", "forum"}
"""They take longest. Aiming with weapons and rounds are played by tests of their own."""

GAMES = [
    pytest.param(name, marks=pytest.mark.slow if name in SISTERS | LONG else ())
    for name in variant_names()
]


@pytest.mark.parametrize("variant", GAMES)
def test_a_whole_game_is_won_with_the_keys_alone(tmp_path: Path, variant: str) -> None:
    """Every sheet is playable in the terminal, from the first ship to the last shot."""
    asyncio.run(_played(tmp_path, variant))
