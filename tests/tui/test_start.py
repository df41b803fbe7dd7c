"""The start page, and what every page has in common."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events
from textual.widgets import Input

from kit.screens.terminal_pilot import TerminalPlayer, at_terminal
from seabattle.bots import find_bot
from seabattle.game import Refusal, seats_in
from seabattle.matches import Match
from seabattle.records import Record, write_record
from seabattle.rules import load_variant, settle
from seabattle.tui.model.settings import read_settings
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage
from seabattle.tui.pages.replay_page import ReplayPage
from seabattle.tui.pages.start_page import StartPage
from seabattle.tui.pages.text_page import HelpPage, TextPage

Story = Callable[[TerminalPlayer], Awaitable[None]]


def _run(folder: Path, story: Story, **settings: Any) -> None:
    async def whole() -> None:
        async with at_terminal(folder, **settings) as sitter:
            await story(sitter)

    asyncio.run(whole())


def test_choices_are_changed_with_arrows_and_kept(tmp_path: Path) -> None:
    """A player who plays classic every evening chooses it once."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("down", "right")
        await sitter.until(lambda: "Classic" in sitter.text())

    _run(tmp_path, story)

    assert read_settings(tmp_path / "terminal.json").variant == "classic"


def test_the_language_changes_at_once_and_stays(tmp_path: Path) -> None:
    """Every word on the page, not only the new ones."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("ctrl+p", *"italiano", "enter")
        await sitter.until(lambda: "Gioca" in sitter.text())
        assert "Play" not in sitter.text()

    _run(tmp_path, story)

    assert read_settings(tmp_path / "terminal.json").lang == "it"


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """A guest who reads Russian sits down beside."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.play()
        await sitter.place_by_chance()
        await sitter.until_asked()
        await sitter.press("ctrl+p", *"русский", "enter")
        await sitter.until(lambda: "Своё поле" in sitter.text())
        await sitter.until_asked()
        heard = len(sitter.page.table.view(sitter.page.seat).log)
        await sitter.enter("a1")
        await sitter.until_told(heard)
        await sitter.until(lambda: "Вы стреляете в A1" in sitter.text())

    _run(tmp_path, story)


def test_typing_faster_than_the_focus_follows_loses_no_letter(tmp_path: Path) -> None:
    """Seen in tmux: both signs of a cell came at once, and only the second was left."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.play()
        await sitter.place_by_chance()
        await sitter.until_asked()
        for sign in "b7":
            sitter.page.post_message(events.Key(sign, sign))
        await sitter.pilot.pause()
        assert sitter.page.query_one("#order", Input).value == "b7"

    _run(tmp_path, story)


def test_a_word_that_is_no_name_is_refused_beneath_the_form(tmp_path: Path) -> None:
    """A player called You would be confused with the reader."""

    async def story(sitter: TerminalPlayer) -> None:
        sitter.program.screen.query_one("#names").focus()
        await sitter.press("enter", *"You", "enter")
        await sitter.until_on(StartPage)
        await sitter.pilot.pause()
        assert not sitter.program.settings.name
        assert "You says who somebody is" in sitter.text()

    _run(tmp_path, story)


@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
def test_every_theme_draws_every_page(tmp_path: Path, theme: str) -> None:
    """A colour that a theme does not know would break the page in that theme only."""

    async def story(sitter: TerminalPlayer) -> None:
        assert sitter.program.theme == theme
        await sitter.play()
        await sitter.until_on(PlacingPage)

    _run(tmp_path, story, theme=theme)


def test_a_small_window_says_what_is_needed_and_the_game_waits(tmp_path: Path) -> None:
    """Half a board would be worse than none."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.play()
        await sitter.until_on(PlacingPage)
        await sitter.pilot.resize_terminal(60, 20)
        await sitter.until(lambda: "needs 80 columns and 24 lines" in sitter.text())
        assert "Your sea" not in sitter.text()
        await sitter.pilot.resize_terminal(80, 24)
        await sitter.until(lambda: "Your sea" in sitter.text())
        await sitter.press("right", "enter")
        page = sitter.program.screen
        assert isinstance(page, PlacingPage)
        assert len(page._draft.ships) == 1

    _run(tmp_path, story)


def test_rules_and_help_are_a_key_away(tmp_path: Path) -> None:
    """The rules in force must be readable at any moment."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f3")
        await sitter.until_on(TextPage)
        assert "Columns are called A" in sitter.text()
        await sitter.press("escape")
        await sitter.press("f1")
        await sitter.until_on(HelpPage)
        assert "Ctrl+P" in sitter.text()
        await sitter.press("escape")
        await sitter.until_on(StartPage)

    _run(tmp_path, story)


def test_a_game_that_was_left_is_gone_on_with_from_the_list(tmp_path: Path) -> None:
    """Escape costs nothing."""

    async def leave(sitter: TerminalPlayer) -> None:
        await sitter.play()
        await sitter.place_by_chance()
        await sitter.until_asked()

    async def go_on(sitter: TerminalPlayer) -> None:
        await sitter.press("f5")
        await sitter.until(lambda: "Salvo" in sitter.text())
        await sitter.press("enter")
        await sitter.until_on(PlayingPage)
        await sitter.until_asked()
        assert "■" in sitter.text()

    _run(tmp_path, leave, variant="salvo")
    _run(tmp_path, go_on, variant="classic")


def _record(folder: Path) -> Path:
    match = Match(settle(load_variant("salvo")), chance=Random(3))
    bots = [find_bot("hunter")(seed) for seed in (1, 2)]
    while not match.over:
        table = match.view(None).table
        seat = next(seats_in(table.awaited)) if table.turn is None else table.turn
        answer = match.send(seat, bots[seat].act(match.view(seat)))
        assert not isinstance(answer, Refusal)
    file = folder / "game.jsonl"
    file.write_bytes(write_record(Record(match.ruleset, ("Anna", "Bruno"), tuple(match.journal))))
    return file


def test_a_file_is_replayed_step_by_step(tmp_path: Path) -> None:
    """Forward, back, to the end, and through other eyes."""
    file = _record(tmp_path)

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f7")
        await sitter.enter(str(file))
        await sitter.until_on(ReplayPage)
        assert "1 of" in sitter.text()
        await sitter.press("right", "right")
        assert "3 of" in sitter.text()
        await sitter.press("left")
        assert "2 of" in sitter.text()
        await sitter.press("end", "tab")
        assert "as Anna was told" in sitter.text()
        assert "win" in sitter.text() or "wins" in sitter.text()

    _run(tmp_path, story)


def test_a_file_that_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    """Beneath the form, and the form stays."""

    async def story(sitter: TerminalPlayer) -> None:
        await sitter.press("f7")
        await sitter.enter(str(tmp_path / "nothing.jsonl"))
        await sitter.until(lambda: "There is no file" in sitter.text())

    _run(tmp_path, story)


def test_a_spoilt_settings_file_is_passed_over(tmp_path: Path) -> None:
    """A program that does not start because of a wish would be a poor one."""
    file = tmp_path / "spoilt.json"
    file.write_text("{", "utf-8")

    assert read_settings(file).variant == "sea-battle"
