"""How one gets to a table at home: a new game, or one that is not over."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from seabattle.client.refused import GameRefused
from seabattle.matches.port import MatchId
from seabattle.rules import Ruleset, variant_names
from seabattle.speech.computer import player_names
from seabattle.speech.trouble import error_sentence
from seabattle.store.refused import StoreRefused
from seabattle.tui.agreement import variant_of
from seabattle.tui.dialog import Choice, Picker

if TYPE_CHECKING:
    from seabattle.client.parlour import Kept, Placed
    from seabattle.tui.start import StartPage

TROUBLE = (GameRefused, StoreRefused)


async def lay_here(page: "StartPage", ruleset: Ruleset, sitters: "Sequence[Placed]") -> None:
    """Lay a table at home and sit down, or say why that cannot be."""
    from seabattle.tui.playing import PlayingPage

    program = page.program
    try:
        room = await program.parlour()
        table = await room.lay(ruleset, sitters, hints=program.settings.hints)
    except TROUBLE as refused:
        page.notify_of(error_sentence(program.lang, refused))
        return
    page.notify_of("")
    program.push_screen(PlayingPage(table, room.resume))


async def resume_here(page: "StartPage", match: str) -> None:
    """Go on with a game that is not over, or say why that cannot be."""
    from seabattle.tui.playing import PlayingPage

    program = page.program
    try:
        room = await program.parlour()
        table = await room.resume(MatchId(match))
    except TROUBLE as refused:
        page.notify_of(error_sentence(program.lang, refused))
        return
    page.notify_of("")
    program.push_screen(PlayingPage(table, room.resume))


async def choose_kept(page: "StartPage") -> None:
    """Show the games that are not over, and go on with the one that is chosen."""
    program = page.program
    try:
        kept = await (await program.parlour()).unfinished()
    except TROUBLE as refused:
        page.notify_of(error_sentence(program.lang, refused))
        return
    if not kept:
        page.notify_of(page.say("tui-resume-none"))
        return
    choices = [Choice(each.match, _line(page, each)) for each in kept]
    found = await program.push_screen_wait(Picker(page.say("tui-resume"), choices))
    if found is not None:
        await resume_here(page, found)


def _line(page: "StartPage", kept: "Kept") -> str:
    lang = page.program.lang
    known = kept.variant in variant_names()
    title = variant_of(kept.variant).title.in_language(lang) if known else kept.variant
    when = datetime.fromtimestamp(kept.moved_at / 1000).astimezone()
    names = ", ".join(name for name in player_names(lang, kept.names) if name)
    return f"{when:%Y-%m-%d %H:%M}  {title}  {names}"
