"""``resume``: go on with a game that is kept at this machine."""

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seabattle.cli.bare import is_terminal, open_program
from seabattle.cli.console import Ascii, AsJson, Complaint, Lang, language, print_json
from seabattle.cli.home import at_home
from seabattle.cli.line import Boards, Occasion, Plain, Save, manner_of, play_line
from seabattle.rules import BadVariant, load_variant
from seabattle.speech import say
from seabattle.speech.computer import player_names
from seabattle.speech.trouble import error_sentence

if TYPE_CHECKING:
    from seabattle.client.parlour import Kept, Parlour


def resume(
    match: Annotated[
        str | None,
        Parameter(help="The name of a game, or its beginning; without one, the last you played."),
    ] = None,
    *,
    list: Annotated[  # noqa: A002 -- The option is called --list.
        bool, Parameter(negative=(), help="Only show the games that are not over.")
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
        asyncio.run(_list(spoken, json=json))
        return 0
    if is_terminal() and not plain and boards is None and save is None:
        return open_program(lang, ascii_only=ascii, match=asyncio.run(_which(match, spoken)))
    manner = manner_of(plain=plain, boards=boards, ascii_only=ascii)
    occasion = Occasion(manner, "line-resumed", say(spoken, "line-kept"), save, resumed=True)
    asyncio.run(_resume(match, occasion, spoken))
    return 0


async def _which(match: str | None, lang: str) -> str:
    async with at_home(lang) as parlour:
        return (await _meant(parlour, match, lang)).match


async def _resume(match: str | None, occasion: Occasion, lang: str) -> None:
    async with at_home(lang) as parlour:
        kept = await _meant(parlour, match, lang)
        await play_line(await parlour.resume(kept.match), occasion)


async def _meant(parlour: "Parlour", match: str | None, lang: str) -> "Kept":
    from seabattle.client.refused import GameRefused

    games = await parlour.unfinished()
    if not games and match is None:
        raise GameRefused("game/none")
    found = [game for game in games if match is None or game.match.startswith(match)]
    if not found:
        raise GameRefused("game/unknown", match=str(match))
    if match is not None and len(found) > 1:
        raise Complaint(say(lang, "line-ambiguous", match=match))
    return found[0]


async def _list(lang: str, *, json: bool) -> None:
    async with at_home(lang) as parlour:
        games = await parlour.unfinished()
    if json:
        print_json([_facts(game) for game in games])
    elif not games:
        print(error_sentence(lang, _none()))
    else:
        for game in games:
            print(_line(game, lang))
        print("\n" + say(lang, "line-list-more"))


def _none() -> Any:
    from seabattle.client.refused import GameRefused

    return GameRefused("game/none")


def _facts(game: "Kept") -> dict[str, Any]:
    return {
        "match": game.match,
        "variant": game.variant,
        "names": game.names,
        "phase": game.phase,
        "moved_at": game.moved_at,
    }


def _line(game: "Kept", lang: str) -> str:
    when = datetime.fromtimestamp(game.moved_at / 1000).astimezone()
    called = player_names(lang, game.names)
    names = ", ".join(name or say(lang, "player", number=n) for n, name in enumerate(called, 1))
    return say(
        lang,
        "line-list",
        match=game.match,
        title=_title(game.variant, lang),
        names=names,
        when=f"{when:%Y-%m-%d %H:%M}",
    )


def _title(variant: str, lang: str) -> str:
    """What the game is called; a rule file of one's own by the name it gives itself."""
    try:
        return load_variant(variant).title.in_language(lang)
    except BadVariant:
        return variant
