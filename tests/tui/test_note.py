"""The line beneath the seas: what Enter would do, and what came of it."""

import asyncio
from pathlib import Path

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.speech import say
from seabattle.tui.pages.start_page import StartPage


async def _fired(sitter: TerminalPlayer) -> str:
    """Fire at a sound deck; returns what the cell is called."""
    await sitter.play()
    await sitter.place_by_chance()
    await sitter.until_asked()
    name = sitter.name(sitter.targets()[0])
    heard = len(sitter.page.table.view(sitter.page.seat).log)
    await sitter.enter(name)
    await sitter.until_told(heard)
    return name


async def _answered(folder: Path) -> None:
    async with at_terminal(folder, variant="sea-battle") as sitter:
        name = await _fired(sitter)
        note = sitter.page.query_one("#note")
        await sitter.until(lambda: f"You fire at {name}: " in str(note.render()))
        assert not note.has_class("refused")
        await sitter.press("right" if sitter.page.aim.at.col == 0 else "left")
        await sitter.until(lambda: "You fire at" not in str(note.render()))


def test_the_answer_to_ones_own_shot_stands_beneath_the_seas(tmp_path: Path) -> None:
    """After every shot it said in red that the answer of this cell is known: of course it is."""
    asyncio.run(_answered(tmp_path))


async def _cut(folder: Path) -> None:
    long = "sea-battle-bent"
    async with at_terminal(folder, lang="it", variant=long) as sitter:
        await sitter.until_on(StartPage)
        (line,) = [line for line in sitter.text().splitlines() if line.startswith(" Gioco")]
        assert "… ▸" in line


def test_the_arrow_behind_a_long_title_is_never_cut_off(tmp_path: Path) -> None:
    """Without it players do not see that there are other games."""
    asyncio.run(_cut(tmp_path))


async def _italian_keys(folder: Path) -> None:
    async with at_terminal(folder, lang="it") as sitter:
        await sitter.until_on(StartPage)
        assert sitter.text().splitlines()[-1].startswith(f" {say('it', 'tui-label-enter')} ")
        sitter.program.change_language("ru")
        await sitter.until(lambda: sitter.text().splitlines()[-1].startswith(" Enter "))


def test_keys_are_called_as_the_sentences_call_them(tmp_path: Path) -> None:
    """An Italian keyboard has «Invio», and the sentences say so, too."""
    asyncio.run(_italian_keys(tmp_path))
