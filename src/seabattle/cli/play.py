"""``play``: a game in the terminal, by typed coordinates."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from seabattle.bots import find_bot
from seabattle.cli.line_mode.line_game import (
    Boards,
    LineGameOptions,
    Plain,
    Save,
    display_options_of,
    play_line_game,
)
from seabattle.cli.line_mode.local_games import use_local_matches
from seabattle.cli.line_mode.online_game import Server, invitation, online_game_for
from seabattle.rules import Ruleset
from seabattle.speech import say
from seabattle.speech.computer import is_no_name
from seabattle.terminal.console import Ascii, Lang, language
from seabattle.terminal.table_options import (
    NO_AGREEMENT,
    Agreement,
    VariantName,
    find_variant,
    ruleset_for,
)
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.client.local_matches import PlannedSitter


People = Annotated[
    int,
    Parameter(
        help="Number of people at this keyboard; bots take the other seats.",
        validator=validators.Number(gte=1, lte=64),
    ),
]


def play(
    variant: VariantName = "sea-battle",
    agreed: Agreement = NO_AGREEMENT,
    *,
    against: Annotated[
        str,
        Parameter(
            help="Bot for the other seats: scatter, hunter, surveyor or admiral, with an optional "
            "level 1-10 as in admiral:3."
        ),
    ] = "admiral:5",
    people: People = 1,
    name: Annotated[tuple[str, ...], Parameter(help="Player name; repeat for each person.")] = (),
    hints: Annotated[bool, Parameter(help="Allow hints.")] = True,
    server: Server = None,
    match: Annotated[
        str | None,
        Parameter(help="Match id or invitation link on a server.", allow_leading_hyphen=True),
    ] = None,
    watch: Annotated[bool, Parameter(negative=(), help="Watch the match as a spectator.")] = False,
    sealed: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Lay a sealed table on the server: your field stays here, all answers are proved.",
        ),
    ] = False,
    plain: Plain = False,
    boards: Boards = None,
    save: Save = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
) -> None:
    """Play in the terminal: against the computer, with others at this keyboard, or online.

    Games at this machine are kept: close the terminal, and "seabattle resume" goes on.
    """
    spoken = language(lang)
    display = display_options_of(plain=plain, boards=boards, ascii_only=ascii)
    if server is not None or match is not None:
        if people > 1:
            raise Trouble("people/online")
        game = online_game_for(server, match, spoken, name=next(iter(name), None), watch=watch)
        wanted = None
        if not game.match:
            wanted = invitation(variant, _ruleset_for(variant, agreed, 1, spoken), hints=hints)
            if sealed:
                # Said only where it is wanted: a server of the release before knows nothing of it.
                wanted["sealed"] = True
        asyncio.run(game.play(wanted, display, save))
        return
    if sealed:
        raise Trouble("sealed/offline")
    ruleset = _ruleset_for(variant, agreed, people, spoken)
    find_bot(against)
    options = LineGameOptions(display, "play-welcome", say(spoken, "line-kept"), save)
    sitters = tuple(_sitters(ruleset, people, name, against, spoken))
    asyncio.run(_play_locally(ruleset, sitters, options, spoken, hints=hints))


async def _play_locally(
    ruleset: Ruleset,
    sitters: "tuple[PlannedSitter, ...]",
    options: LineGameOptions,
    lang: str,
    *,
    hints: bool,
) -> None:
    async with use_local_matches(lang) as local_matches:
        await play_line_game(await local_matches.open_match(ruleset, sitters, hints=hints), options)


def _ruleset_for(name: str, agreed: Agreement, people: int, lang: str) -> Ruleset:
    """Return the rules of the table, with a seat for every player at the keyboard."""
    seats = find_variant(name).seats
    if agreed.seats is None and seats.least < people <= seats.most:
        agreed = Agreement(people, agreed.labels, agreed.rows, agreed.columns)
    ruleset = ruleset_for(name, agreed, lang)
    if people > ruleset.seats:
        raise Trouble("people/many", people=people, seats=ruleset.seats)
    return ruleset


def _sitters(
    ruleset: Ruleset, people: int, names: tuple[str, ...], against: str, lang: str
) -> "Iterator[PlannedSitter]":
    from seabattle.client.local_matches import Computer, Person

    for name in names:
        if is_no_name(name):
            raise Trouble("names/no-name", name=name)
    for seat in range(people):
        yield Person(names[seat] if seat < len(names) else "")
    for _ in range(people, ruleset.seats):
        yield Computer(_absolute_bot_name(against))


def _absolute_bot_name(bot: str) -> str:
    """The name of a computer player that means the same in every folder."""
    path, colon, maker = bot.rpartition(":")
    return f"{Path(path).resolve()}:{maker}" if colon and path.endswith(".py") else bot
