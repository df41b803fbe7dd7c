"""Ways to a table at home: a new game, or one that is not over."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from seabattle.matches.port import MatchId
from seabattle.rules import Ruleset, variant_names
from seabattle.speech import player_names
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.trouble import Trouble
from seabattle.tui.model.agreement import variant_of
from seabattle.tui.widgets.dialog import Picker, PickerChoice

if TYPE_CHECKING:
    from seabattle.client.local_matches import PlannedSitter, SavedMatch
    from seabattle.tui.pages.start_page import StartPage


async def start_local_game(
    page: "StartPage", ruleset: Ruleset, sitters: "Sequence[PlannedSitter]"
) -> None:
    """Lay a table at home and sit down, or say why that cannot be."""
    from seabattle.tui.pages.playing_page import PlayingPage

    program = page.program
    try:
        local_matches = await program.local_matches()
        table = await local_matches.open_match(ruleset, sitters, hints=program.settings.hints)
    except Trouble as trouble:
        page.notify_of(trouble_sentence(program.lang, trouble))
        return
    page.notify_of("")
    program.push_screen(PlayingPage(table, local_matches.resume))


async def resume_local_game(page: "StartPage", match: str) -> None:
    """Go on with a game that is not over, or say why that cannot be."""
    from seabattle.tui.pages.playing_page import PlayingPage

    program = page.program
    try:
        local_matches = await program.local_matches()
        table = await local_matches.resume(MatchId(match))
    except Trouble as trouble:
        page.notify_of(trouble_sentence(program.lang, trouble))
        return
    page.notify_of("")
    program.push_screen(PlayingPage(table, local_matches.resume))


async def choose_unfinished_game(page: "StartPage") -> None:
    """Show the games that are not over, and go on with the one that is chosen."""
    program = page.program
    try:
        kept = await (await program.local_matches()).list_unfinished_matches()
    except Trouble as trouble:
        page.notify_of(trouble_sentence(program.lang, trouble))
        return
    if not kept:
        page.notify_of(page.say("tui-resume-none"))
        return
    choices = [PickerChoice(each.match, _game_line(page, each)) for each in kept]
    found = await program.push_screen_wait(Picker(page.say("tui-resume"), choices))
    if found is not None:
        await resume_local_game(page, found)


def _game_line(page: "StartPage", kept: "SavedMatch") -> str:
    lang = page.program.lang
    known = kept.variant in variant_names()
    title = variant_of(kept.variant).title.in_language(lang) if known else kept.variant
    when = datetime.fromtimestamp(kept.moved_at / 1000).astimezone()
    names = ", ".join(name for name in player_names(lang, kept.names) if name)
    return f"{when:%Y-%m-%d %H:%M}  {title}  {names}"
