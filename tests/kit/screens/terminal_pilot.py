"""The program on a terminal that only tests see: keys go in, the screen is read as text."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from textual.pilot import Pilot

from seabattle.game import Phase
from seabattle.game.truth import truth_of
from seabattle.grid import Cell
from seabattle.rules import labels_of
from seabattle.tui import Program, ProgramOptions
from seabattle.tui.model.settings import TerminalSettings, write_settings
from seabattle.tui.pages.hot_seat import HandoverPage
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.playing_page import PlayingPage

PATIENCE = 120.0
"""Seconds after which a test gives up waiting; nothing should take so long."""

SMALL, LARGE = (80, 24), (120, 40)


class TerminalPlayer:
    """A player at the keyboard of a program that is running."""

    def __init__(self, program: Program, pilot: Pilot[int]) -> None:
        self.program = program
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        await self.pilot.press(*keys)

    async def enter(self, text: str) -> None:
        """Type a text and press Enter."""
        await self.pilot.press(*text, "enter")

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for something to be true."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while not condition():
            assert loop.time() < end, f"waited in vain:\n{self.text()}"
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def until_on(self, kind: type[Any]) -> None:
        """Wait for a page."""
        await self.until(lambda: isinstance(self.program.screen, kind))

    def text(self) -> str:
        """The screen as text, line by line."""
        return "\n".join(lines_of(self.program))

    @property
    def page(self) -> PlayingPage:
        """The page of the game, wherever it is in the stack."""
        return next(
            page for page in reversed(self.program.screen_stack) if isinstance(page, PlayingPage)
        )

    async def play(self) -> None:
        """Begin the game that is chosen on the start page."""
        await self.press("f2")
        await self.until(
            lambda: isinstance(self.program.screen, PlacingPage | HandoverPage | PlayingPage)
        )

    async def place_by_chance(self) -> None:
        """Place a random fleet and send it in."""
        await self.until_on(PlacingPage)
        page = self.program.screen
        await self.press("x", "g")
        await self.until(lambda: self.program.screen is not page)

    async def until_asked(self) -> None:
        """Wait until the game waits for this player, or is over."""
        page = self.page
        await self.until(lambda: self.program.screen is page and (page.asked or self.over))

    async def until_told(self, heard: int) -> None:
        """Wait until more than so many things have been told."""
        page = self.page
        await self.until(lambda: len(page.table.view(page.seat).log) > heard)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        page = self.page
        return page.table.view(page.seat).table.phase is Phase.OVER

    def name(self, cell: Cell) -> str:
        """What the table calls a cell."""
        return labels_of(self.page.table.ruleset).name(cell)

    def targets(self) -> list[Cell]:
        """The sound enemy decks, in the order of the grid. Only a test may know them."""
        page = self.page
        state = truth_of(page.table._live.state.game)  # type: ignore[attr-defined]
        grid, mine = page.table.ruleset.grid, state.sides[page.seat or 0]
        found = 0
        for seat, side in enumerate(state.sides):
            if seat != page.seat and not page.table.view(page.seat).table.out >> seat & 1:
                found |= side.fleet & ~side.hits
        if page.table.ruleset.sea.shared:
            # The last decks of the others may lie under one's own: then one strikes both.
            found = found & ~mine.fleet or found
        return list(grid.cells(found))


@asynccontextmanager
async def at_terminal(
    folder: Path,
    *,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    ascii: bool = False,  # noqa: A002 -- The option is called so everywhere.
    match: str | None = None,
    **settings: Any,
) -> AsyncIterator[TerminalPlayer]:
    """The program with its games in *folder*, and a player at its keyboard."""
    program = _program(folder, ProgramOptions(lang, ascii, match=match), settings)
    async with program.run_test(size=size) as pilot:
        yield TerminalPlayer(program, pilot)
        program.action_leave()


def _program(folder: Path, options: ProgramOptions, settings: dict[str, Any]) -> Program:
    write_settings(folder / "terminal.json", TerminalSettings(**settings))
    return Program(replace(options, database=folder / "games.db", pause=0))


async def run_to_its_end(
    folder: Path, story: Callable[[TerminalPlayer], Awaitable[None]], *, lang: str, **settings: Any
) -> Program:
    """The program from its start until it is left, as on a real terminal but without one.

    With a pilot alone it would be taken down while its tasks still run.
    """
    program = _program(folder, ProgramOptions(lang), settings)

    async def sit_down(pilot: Pilot[Any]) -> None:
        await story(TerminalPlayer(program, pilot))

    await program.run_async(headless=True, size=SMALL, auto_pilot=sit_down)
    return program


def lines_of(program: Program) -> Iterator[str]:
    """The screen line by line, without the blanks at the ends."""
    for strip in program.screen._compositor.render_full_update(simplify=True).strips:
        yield "".join(segment.text for segment in strip).rstrip()
