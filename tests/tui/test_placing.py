"""Placing with the keys, on the real page."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.tui.pages.placing_page import PlacingPage

Story = Callable[[TerminalPlayer], Awaitable[None]]


def _run(folder: Path, story: Story, variant: str = "sea-battle") -> None:
    async def whole() -> None:
        async with at_terminal(folder, variant=variant) as sitter:
            await sitter.play()
            await sitter.until_on(PlacingPage)
            await story(sitter)

    asyncio.run(whole())


def _dock(sitter: TerminalPlayer) -> int:
    page = sitter.program.screen
    assert isinstance(page, PlacingPage)
    return len(page._draft.ships)


def test_a_fleet_is_placed_ship_by_ship(tmp_path: Path) -> None:
    """Arrows, turn, put; and the last Enter begins the game."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("enter", "down", "down", "enter", "down", "down", "enter")
        assert _dock(sitter) == 3
        await sitter.press("end", "pageup", "r", "enter")
        assert _dock(sitter) == 4

    _run(tmp_path, story)


def test_a_ship_that_cannot_lie_there_says_why_in_place(tmp_path: Path) -> None:
    """Before Enter is pressed, and after."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("enter", "down")
        assert "too close" in sitter.text() or "touch" in sitter.text()
        await sitter.press("enter")
        assert _dock(sitter) == 1

    _run(tmp_path, story)


def test_russian_letters_are_the_same_keys(tmp_path: Path) -> None:
    """Russian players need not switch the keyboard layout: Ч is where X is."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("ч")
        assert _dock(sitter) == 10
        await sitter.press("г")
        assert _dock(sitter) == 0

    _run(tmp_path, story)


def test_random_clear_undo_and_taking_up(tmp_path: Path) -> None:
    """Random first, then adjusted, is how most people place."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("x")
        assert _dock(sitter) == 10
        await sitter.press("c")
        assert _dock(sitter) == 0
        await sitter.press("u")
        assert _dock(sitter) == 10
        page = sitter.program.screen
        assert isinstance(page, PlacingPage)
        cell = page._draft.ships[0].cells[0]
        await sitter.press("pageup", "home", *["down"] * cell.row, *["right"] * cell.col, "space")
        assert _dock(sitter) == 9

    _run(tmp_path, story)


def test_an_incomplete_fleet_is_not_sent_in(tmp_path: Path) -> None:
    """The page says what is missing instead."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("enter", "g")
        assert "still to be placed" in sitter.text()

    _run(tmp_path, story)


def test_a_fleet_is_kept_and_loaded_again(tmp_path: Path) -> None:
    """People have favourite layouts, and they survive the program."""

    async def keep(sitter: TerminalPlayer) -> None:
        await sitter.press("x", "s")
        await sitter.enter("north")
        await sitter.until(lambda: "Kept as north" in sitter.text())

    async def load(sitter: TerminalPlayer) -> None:
        await sitter.press("l")
        await sitter.until(lambda: "north" in sitter.text())
        await sitter.press("enter")
        await sitter.until(lambda: _dock(sitter) == 10)

    _run(tmp_path, keep)
    _run(tmp_path, load)


@pytest.mark.parametrize("variant", ["sea-battle-bent"])
def test_a_bent_ship_is_turned_mirrored_and_given_another_form(
    tmp_path: Path, variant: str
) -> None:
    """Every form of the sheet can be placed with R, F and V."""

    async def story(sitter: TerminalPlayer) -> None:
        page = sitter.program.screen
        assert isinstance(page, PlacingPage)
        shapes = {page._draft.shape}
        for key in ("r", "v", "r", "f", "v", "r", "f", "v"):
            await sitter.press(key)
            shapes.add(page._draft.shape)
        assert len(shapes) > 4

    _run(tmp_path, story, variant)


def test_a_fleet_begun_is_there_when_the_game_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who leaves with half a fleet laid finds it; one who sent a fleet begins no other."""
    # There is no need to wait for the next save before leaving.
    monkeypatch.setattr("seabattle.tui.pages.placing_page.SAVE_PAUSE", 3600)

    async def whole() -> None:
        async with at_terminal(tmp_path, variant="sea-battle") as sitter:
            await sitter.play()
            await sitter.until_on(PlacingPage)
            match = sitter.page.table.match
            await sitter.press("enter", "down", "down", "enter", "escape")
            await sitter.until(lambda: not isinstance(sitter.program.screen, PlacingPage))
        async with at_terminal(tmp_path, match=match) as sitter:
            await sitter.until_on(PlacingPage)
            await sitter.until(lambda: _dock(sitter) == 2)
            assert "are back" in sitter.text()
            await sitter.press("u")
            assert _dock(sitter) == 0
            await sitter.press("x", "g")
            await sitter.until(lambda: not isinstance(sitter.program.screen, PlacingPage))
            table = sitter.page.table
            assert await table.load_draft(table.seats[0]) == ()

    asyncio.run(whole())
