"""Several people at one keyboard: no player sees another's sea."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.game import Phase
from seabattle.tui.pages.hot_seat import HandoverPage
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage

SHIP = "■"


def _together(
    folder: Path, variant: str, names: tuple[str, ...], match: str | None = None
) -> AbstractAsyncContextManager[TerminalPlayer]:
    """The program as several people at one keyboard open it."""
    return at_terminal(
        folder,
        match=match,
        variant=variant,
        against="people",
        name=", ".join(names),
        seats=len(names),
        people=len(names),
    )


async def _sat_down(sitter: TerminalPlayer, name: str) -> None:
    """Wait for the page that covers everything, look at it, and sit down."""
    await sitter.until_on(HandoverPage)
    covered = sitter.text()
    assert name in covered
    assert SHIP not in covered
    await sitter.press("enter")


async def _everybody_places(sitter: TerminalPlayer, names: tuple[str, ...]) -> None:
    for name in names:
        await _sat_down(sitter, name)
        await sitter.until_on(PlacingPage)
        assert SHIP not in sitter.text()
        await sitter.place_by_chance()


async def _one_turn(sitter: TerminalPlayer) -> None:
    """Take the keyboard if it is offered, and fire at a sound deck."""
    if isinstance(sitter.program.screen, HandoverPage):
        assert SHIP not in sitter.text()
        await sitter.press("enter")
    await sitter.until_on(PlayingPage)
    page = sitter.page
    if page.due is not None:
        await sitter.until(lambda: " Enter  Pass on " in sitter.text())
        await sitter.press("enter")
        await sitter.until_on(HandoverPage)
        return
    if page.asked:
        heard = len(page.table.view(page.seat).log)
        await sitter.enter(sitter.name(sitter.targets()[0]))
        await sitter.until_told(heard)


async def _game(folder: Path, variant: str, names: tuple[str, ...]) -> None:
    async with _together(folder, variant, names) as sitter:
        await sitter.play()
        await _everybody_places(sitter, names)
        await sitter.until(lambda: sitter.page.due is not None or sitter.page.seat is not None)
        for _ in range(600):
            if sitter.page.table.view(sitter.page.table.seats[0]).table.phase is Phase.OVER:
                break
            await _one_turn(sitter)
        await sitter.until(lambda: sitter.over and "over" in sitter.text())


def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    """Between two turns everything is covered until the other one has sat down."""
    asyncio.run(_game(tmp_path, "sea-battle", ("Anna", "Bruno")))


@pytest.mark.slow
def test_three_people_play_a_whole_round_game_at_one_keyboard(tmp_path: Path) -> None:
    """Each gives a secret order in turn, and no player sees the others' ships."""
    asyncio.run(_game(tmp_path, "forum", ("Anna", "Bruno", "Carla")))


async def _orders_pass_round(folder: Path) -> None:
    names = ("Anna", "Bruno", "Carla")
    async with _together(folder, "forum", names) as sitter:
        await sitter.play()
        await _everybody_places(sitter, names)
        # Carla has placed last and sits there already; so she gives the first order.
        await _ordered(sitter)
        for name in ("Anna", "Bruno"):
            await sitter.until(lambda: sitter.page.due is not None)
            await sitter.press("enter")
            await _sat_down(sitter, name)
            await _ordered(sitter)
        await sitter.until(lambda: sitter.page.asked)
        assert sitter.page.table.view(sitter.page.seat).table.round == 2


async def _ordered(sitter: TerminalPlayer) -> None:
    await sitter.until(lambda: sitter.page.asked)
    heard = len(sitter.page.table.view(sitter.page.seat).log)
    await sitter.enter(sitter.name(sitter.targets()[0]))
    await sitter.until_told(heard)


def test_in_a_round_game_the_keyboard_goes_round(tmp_path: Path) -> None:
    """All give a secret order, then the round is told to each in turn."""
    asyncio.run(_orders_pass_round(tmp_path))


async def _left_and_resumed(folder: Path) -> None:
    names = ("Anna", "Bruno")
    async with _together(folder, "classic", names) as sitter:
        await sitter.play()
        await _everybody_places(sitter, names)
        match = sitter.page.table.match
    async with _together(folder, "classic", names, match) as sitter:
        await sitter.until_on(HandoverPage)
        assert SHIP not in sitter.text()
        await sitter.press("enter")
        await sitter.until_asked()
        assert SHIP in sitter.text()


def test_a_game_taken_up_again_asks_first_who_sits_there(tmp_path: Path) -> None:
    """The person who opens the program again need not be the one whose turn it was."""
    asyncio.run(_left_and_resumed(tmp_path))
