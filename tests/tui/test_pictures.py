"""Pictures for the documents: made from the program, so that they cannot drift from it.

``SEABATTLE_NEW_SCREENS=1`` writes them anew.
"""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kit.screens.still_table import still_table
from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.game import Seat
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"

LARGEST = 150_000


async def _start(sitter: TerminalPlayer) -> None:
    await sitter.pilot.pause()


async def _placing(sitter: TerminalPlayer) -> None:
    table = still_table("sea-battle-bent")
    await sitter.program.push_screen(PlacingPage(table, Seat(0)))
    await sitter.press("enter", "down", "down", "down", "v", "enter", "right", "right", "right")


async def _playing(sitter: TerminalPlayer) -> None:
    table = still_table("sea-battle")
    table.play_on(40)
    table.play_until_asked()
    await sitter.program.push_screen(PlayingPage(table))
    await sitter.press("right", "right")


async def _hint(sitter: TerminalPlayer) -> None:
    table = still_table("classic")
    table.play_on(30)
    table.play_until_asked()
    await sitter.program.push_screen(PlayingPage(table))
    await sitter.press("f5")


PAGES: dict[str, Callable[[TerminalPlayer], Awaitable[None]]] = {
    "start": _start,
    "placing": _placing,
    "playing": _playing,
    "hint": _hint,
}


async def _drawn(folder: Path, show: Callable[[TerminalPlayer], Awaitable[None]]) -> str:
    async with at_terminal(folder, size=(100, 30)) as sitter:
        await show(sitter)
        await sitter.pilot.pause()
        return _own(sitter.program.export_screenshot(title="seabattle"))


def _own(svg: str) -> str:
    """The picture without fonts from elsewhere, and with names that do not change every time."""
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+-", "terminal-", svg)
    svg = svg.replace("Fira Code", "monospace")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


@pytest.mark.parametrize("name", PAGES)
def test_the_pictures_of_the_documents_show_the_program_as_it_is(tmp_path: Path, name: str) -> None:
    """A picture that shows an older program is a broken promise."""
    drawn = asyncio.run(_drawn(tmp_path, PAGES[name]))
    file = PICTURES / f"terminal-{name}.svg"
    if os.environ.get("SEABATTLE_NEW_SCREENS"):
        file.write_text(drawn, "utf-8")

    assert len(drawn.encode()) <= LARGEST
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    assert file.read_text("utf-8") == drawn
