"""Every main page as text, compared with pictures that people have looked at.

``SEABATTLE_NEW_SCREENS=1`` writes them anew; look at them before they are committed.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kit.screens.still_table import StillTable, still_table
from kit.screens.terminal_pilot import LARGE, SMALL, TerminalPlayer, at_terminal
from seabattle.client.match_table import MatchTable
from seabattle.game import Seat
from seabattle.rules import LANGUAGES
from seabattle.tui.pages.hot_seat import HandoverPage
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage

SCREENS = Path(__file__).parent / "screens"


async def _start(sitter: TerminalPlayer) -> None:
    await sitter.pilot.pause()


async def _rules(sitter: TerminalPlayer) -> None:
    await sitter.press("f3")


async def _help(sitter: TerminalPlayer) -> None:
    await sitter.press("f1")


async def _palette(sitter: TerminalPlayer) -> None:
    await sitter.press("ctrl+p")


async def _placing(sitter: TerminalPlayer) -> None:
    table = _table(sitter, "sea-battle")
    await sitter.program.push_screen(PlacingPage(table, Seat(0)))
    await sitter.press("enter", "down", "down", "down", "enter", "r", "up", "right")


async def _placing_bent(sitter: TerminalPlayer) -> None:
    table = _table(sitter, "sea-battle-bent")
    await sitter.program.push_screen(PlacingPage(table, Seat(0)))
    await sitter.press("right", "v", "r", "down", "down")


async def _playing(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "sea-battle", 60))
    await sitter.press("right", "right", "down")


async def _special(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "battaglia-navale", 4))
    await sitter.press("down", "right", "right", "f4", "f4", "f4")


async def _salvo(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "salvo", 12))
    await sitter.press("end", "enter", "down", "enter")


async def _moving(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "classic-bonus", 21))
    await sitter.press("f2", "enter")


async def _agenda(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "battaglia-navale", 30))
    await sitter.press("f2")


async def _hint(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "classic", 30))
    await sitter.press("f5")


async def _rounds(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "forum", 60, seats=3))


async def _over(sitter: TerminalPlayer) -> None:
    await _show(sitter, _table(sitter, "classic", 500))


async def _handover(sitter: TerminalPlayer) -> None:
    await sitter.program.push_screen(HandoverPage("Anna"))


PAGES: dict[str, Callable[[TerminalPlayer], Awaitable[None]]] = {
    "start": _start,
    "rules": _rules,
    "help": _help,
    "palette": _palette,
    "placing": _placing,
    "placing-bent": _placing_bent,
    "playing": _playing,
    "special": _special,
    "salvo": _salvo,
    "moving": _moving,
    "agenda": _agenda,
    "hint": _hint,
    "rounds": _rounds,
    "over": _over,
    "handover": _handover,
}


def _table(
    sitter: TerminalPlayer, variant: str, moves: int = 0, seats: int | None = None
) -> MatchTable:
    table: StillTable = still_table(variant, lang=sitter.program.lang, seats=seats)
    table.play_on(moves)
    if moves:
        table.play_until_asked()
    return table


async def _show(sitter: TerminalPlayer, table: MatchTable) -> None:
    await sitter.program.push_screen(PlayingPage(table))
    await sitter.pilot.pause()


async def draw_pages(
    folder: Path, lang: str, size: tuple[int, int], *, plain: bool = False
) -> dict[str, str]:
    """Every page as text, by its name."""
    drawn = {}
    async with at_terminal(folder, lang=lang, size=size, ascii=plain) as sitter:
        for name, show in PAGES.items():
            await show(sitter)
            await sitter.pilot.pause()
            drawn[name] = sitter.text()
            while len(sitter.program.screen_stack) > 2:
                sitter.program.pop_screen()
                await sitter.pilot.pause()
    return drawn


async def _pictures(folder: Path, lang: str, size: tuple[int, int], *, plain: bool) -> list[str]:
    """Draw every page, and name those that look different."""
    changed = []
    for name, text in (await draw_pages(folder, lang, size, plain=plain)).items():
        file = SCREENS / name / f"{_called(lang, size, plain=plain)}.txt"
        if not _same(file, text + "\n"):
            changed.append(f"{file.relative_to(SCREENS)}\n{text}")
    return changed


def _called(lang: str, size: tuple[int, int], *, plain: bool) -> str:
    return f"{lang}-{size[0]}x{size[1]}{'-ascii' if plain else ''}"


def _same(file: Path, text: str) -> bool:
    if os.environ.get("SEABATTLE_NEW_SCREENS"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return file.exists() and file.read_text("utf-8") == text


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_look_as_people_have_seen_them(
    tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    """What is cut off, overlaps or goes missing is seen here before a player sees it."""
    changed = asyncio.run(_pictures(tmp_path, lang, size, plain=False))

    assert not changed, "\n\n".join(changed)


def test_pages_in_plain_signs_look_as_people_have_seen_them(tmp_path: Path) -> None:
    """--ascii is for terminals and fonts that know nothing else."""
    changed = asyncio.run(_pictures(tmp_path, "en", SMALL, plain=True))

    assert not changed, "\n\n".join(changed)


def test_plain_signs_are_plain() -> None:
    """One box character is enough to spoil a screen that cannot draw it.

    Words keep their letters and points: a player in Russian has a font for it.
    """
    files = list(SCREENS.glob("*/*-ascii.txt"))

    assert len(files) == len(PAGES)
    stray = {
        (file.parent.name, sign)
        for file in files
        for sign in file.read_text("utf-8")
        if not (sign.isascii() or sign.isalpha() or sign in "…—–“”’×")
    }
    assert not stray, stray
