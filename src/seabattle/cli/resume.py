"""``resume``: go on with a game that is kept at this machine."""

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seabattle.cli.launcher import is_terminal, open_program
from seabattle.cli.line_mode.line_game import (
    Boards,
    LineGameOptions,
    Plain,
    Save,
    display_options_of,
    play_line_game,
)
from seabattle.cli.line_mode.local_games import use_local_matches
from seabattle.rules import load_variant
from seabattle.speech import player_names, say
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.terminal.console import Ascii, AsJson, Lang, language, print_json
from seabattle.terminal.wrapping import print_wrapped
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.client.local_matches import LocalMatches, SavedMatch


def resume(
    match: Annotated[
        str | None,
        Parameter(
            help="Game id or a unique prefix; default: the game played last.",
            allow_leading_hyphen=True,
        ),
    ] = None,
    *,
    list: Annotated[  # noqa: A002 -- The option is called --list.
        bool, Parameter(negative=(), help="List unfinished games and exit.")
    ] = False,
    plain: Plain = False,
    boards: Boards = None,
    save: Save = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    json: AsJson = False,
) -> int:
    """Go on with a game, however it was left: in the program, or line by line.

    Line by line it goes on with --plain, --boards or --save, and where there is no terminal.
    """
    spoken = language(lang)
    if list or json:
        asyncio.run(_list_games(spoken, json=json))
        return 0
    if is_terminal() and not plain and boards is None and save is None:
        return open_program(
            lang, ascii_only=ascii, match=asyncio.run(_find_match_id(match, spoken))
        )
    display = display_options_of(plain=plain, boards=boards, ascii_only=ascii)
    options = LineGameOptions(display, "line-resumed", say(spoken, "line-kept"), save, resumed=True)
    asyncio.run(_resume_line_game(match, options, spoken))
    return 0


async def _find_match_id(match: str | None, lang: str) -> str:
    async with use_local_matches(lang) as local_matches:
        return (await _find_kept(local_matches, match)).match


async def _resume_line_game(match: str | None, options: LineGameOptions, lang: str) -> None:
    async with use_local_matches(lang) as local_matches:
        kept = await _find_kept(local_matches, match)
        await play_line_game(await local_matches.resume(kept.match), options)


async def _find_kept(local_matches: "LocalMatches", match: str | None) -> "SavedMatch":

    games = await local_matches.list_unfinished_matches()
    if not games and match is None:
        raise Trouble("game/none")
    found = [game for game in games if match is None or game.match.startswith(match)]
    if not found:
        raise Trouble("game/unknown", match=str(match))
    if match is not None and len(found) > 1:
        raise Trouble("game/ambiguous", match=match)
    return found[0]


async def _list_games(lang: str, *, json: bool) -> None:
    async with use_local_matches(lang) as local_matches:
        games = await local_matches.list_unfinished_matches()
    if json:
        print_json([_game_facts(game) for game in games])
    elif not games:
        print_wrapped(trouble_sentence(lang, Trouble("game/none")))
    else:
        for game in games:
            print_wrapped(_game_line(game, lang))
        print_wrapped("\n" + say(lang, "line-list-more"))


def _game_facts(game: "SavedMatch") -> dict[str, Any]:
    return {
        "match": game.match,
        "variant": game.variant,
        "names": game.names,
        "phase": game.phase,
        "moved_at": game.moved_at,
    }


def _game_line(game: "SavedMatch", lang: str) -> str:
    when = datetime.fromtimestamp(game.moved_at / 1000).astimezone()
    called = player_names(lang, game.names)
    names = ", ".join(name or say(lang, "player", number=n) for n, name in enumerate(called, 1))
    return say(
        lang,
        "line-list",
        match=game.match,
        title=_variant_title(game.variant, lang),
        names=names,
        when=f"{when:%Y-%m-%d %H:%M}",
    )


def _variant_title(variant: str, lang: str) -> str:
    """Return the title of a variant; a user's own rule file goes by the name it gives itself."""
    try:
        return load_variant(variant).title.in_language(lang)
    except Trouble:
        return variant
