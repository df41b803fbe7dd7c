"""A window that is asked for and given up while another one closes."""

import asyncio
from pathlib import Path

from kit.screens.terminal_pilot import TerminalPlayer, run_to_its_end
from seabattle.tui.widgets.dialog import LineDialog

TURNS = 15
"""How many turns of the event loop a window takes to close, and some more."""


async def _give_up(sitter: TerminalPlayer, turns: int) -> None:
    """Close a window, ask for another at once, and give it up after so many turns."""
    page = sitter.program.screen
    first = LineDialog("first")
    await sitter.program.push_screen(first)

    async def ask() -> None:
        first.dismiss(None)
        await sitter.program.push_screen_wait(LineDialog("second"))

    asking = page.run_worker(ask())
    for _ in range(turns):
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.sleep(0.02)
    assert sitter.program.is_running, f"ended after {turns} turns"
    if sitter.program.screen is not page:
        await sitter.program.pop_screen()


def test_a_worker_given_up_while_a_window_closes_ends_nothing_else(tmp_path: Path) -> None:
    """Two keys at the right moment ended the program with 0 and without a word.

    The worker had begun to close the first window in the place of the program, and cancelling the
    worker cancelled the closing for both.
    """

    async def story(sitter: TerminalPlayer) -> None:
        for turns in range(1, TURNS):
            await _give_up(sitter, turns)
        sitter.program.action_leave()

    program = asyncio.run(run_to_its_end(tmp_path, story, lang="en"))

    assert program._exception is None
    assert program.return_value == 0
