"""A match played line by line: the plain game of questions and answers."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct

from seabattle.cli.line_mode.hot_seat import HotSeat
from seabattle.cli.line_mode.seat_prompt import DisplayOptions
from seabattle.client.match_table import MatchTable, TableRefusal, is_over
from seabattle.terminal.console import write_file
from seabattle.terminal.keyboard import Keyboard, Quit
from seabattle.terminal.prompt import Prompt

Plain = Annotated[
    bool,
    Parameter(
        negative=(),
        help="Text-only mode without drawn boards, for screen readers, pipes and scripts.",
    ),
]
Boards = Annotated[
    bool | None,
    Parameter(help="Draw the boards before each prompt (default; with --plain only on request)."),
]
Save = Annotated[Path | None, Parameter(help="Write the game record to this file (JSON lines).")]


class LineGameOptions(Struct, frozen=True):
    """Options of a match that is played line by line, and the sentences around it."""

    display: DisplayOptions
    welcome: str
    """The sentence that is said first; it names the game."""
    farewell: str
    """The sentence for a player who leaves before the end."""
    save: Path | None = None
    resumed: bool = False
    come_back: str = "seabattle resume"
    """The command by which a player who has left resumes the match."""


def display_options_of(*, plain: bool, boards: bool | None, ascii_only: bool) -> DisplayOptions:
    """Return the display options that the options of the command ask for."""
    return DisplayOptions(not plain if boards is None else boards, ascii_only)


async def play_line_game(table: MatchTable, options: LineGameOptions) -> None:
    """Play a match to its end, or until a player leaves; it is kept in either case."""
    prompt = Prompt(table, Keyboard())
    prompt.say(options.welcome, title=table.ruleset.title.in_language(table.lang))
    try:
        await HotSeat(prompt, options.display, resumed=options.resumed).play()
    except Quit:
        if prompt.keyboard.dead and prompt.keyboard.interactive:
            # The line of the question has not been ended.
            prompt.tell("")
        prompt.say("play-left")
        prompt.tell(options.farewell)
    finally:
        await _save_record(prompt, options)


async def _save_record(prompt: Prompt, options: LineGameOptions) -> None:
    file = options.save
    if file is None:
        return
    if not is_over(prompt.table):
        command = f"{options.come_back} --save {file}"
        prompt.say("line-save-later", file=str(file), command=command)
        return
    record = await prompt.table.record()
    if isinstance(record, TableRefusal):
        prompt.refuse(record.sentence)
    else:
        write_file(file, record)
        prompt.say("play-saved", file=str(file))
