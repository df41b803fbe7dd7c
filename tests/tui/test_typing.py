"""Keys that come faster than the screen follows, as over a slow connection."""

import asyncio
from pathlib import Path
from typing import Any

from kit.screens.random_typist import send_key
from kit.screens.terminal_pilot import at_terminal
from seabattle.tui.widgets.choice_list import ChoiceList

LAGS = (0, 1, 2, 3, 5, 8)
"""How often the program gets to work between two keys; with none they come all at once."""


async def _typed(folder: Path) -> None:
    async with at_terminal(folder, variant="classic", level=1, labels="latin") as sitter:
        await sitter.play()
        await sitter.place_by_chance()
        await sitter.until_asked()
        shots: list[Any] = []
        sitter.page._send_command = shots.append  # type: ignore[assignment, method-assign]
        for lag in LAGS:
            for text in ("C10", "B7"):
                for key in (*text, "enter"):
                    send_key(sitter, key)
                    for _ in range(lag):
                        await asyncio.sleep(0)
                await sitter.until(lambda: shots)
                assert sitter.name(shots.pop().at[0]) == text, lag
                assert not shots


def test_enter_fires_at_what_was_typed_however_fast(tmp_path: Path) -> None:
    """It fired where the cursor had been, because it was ahead of the line to type on."""
    asyncio.run(_typed(tmp_path))


def test_page_keys_wait_for_a_list_to_have_its_place() -> None:
    """Page Up within a moment after a list was opened ended the program."""
    shown = ChoiceList("one", "two")
    shown.set_reactive(ChoiceList.highlighted, 1)
    shown.action_page_up()
    shown.action_page_down()
    assert shown.highlighted == 1
