"""Actions at a table beside firing: the menu, hints, records, the next game."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from seabattle.client.match_table import TableLost, TableRefusal, is_over, speaker_at
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.game import Fire, SeatCommand, UseWeapon
from seabattle.matches.request import Act, AskRematch
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.trouble import Trouble, system_trouble
from seabattle.tui.model import aiming, table_text
from seabattle.tui.model.aiming import CursorAim, aim_at_target
from seabattle.tui.model.table_menu import (
    MOVE_SHIP,
    PHRASES,
    PROOFS,
    SHOW_FIELD,
    MenuItem,
    table_menu,
)
from seabattle.tui.widgets.dialog import LineDialog, MovePicker, Picker, PickerChoice
from seabattle.views import View, moves

if TYPE_CHECKING:
    from seabattle.tui.pages.playing_page import PlayingPage


async def choose_action(page: "PlayingPage") -> None:
    """Show what else can be done and why not the rest, and do what is chosen."""
    if page.seat is None:
        return
    menu = table_menu(page.table, page.seat, phrases=page.phrases_shown)
    items = {item.id: item for item in menu}
    choices = [PickerChoice(item.id, item.text, item.obstacle) for item in items.values()]
    found = await page.program.push_screen_wait(Picker(page.say("tui-key-agenda"), choices))
    if found is not None:
        await _do_item(page, items[found])


async def _do_item(page: "PlayingPage", item: MenuItem) -> None:
    if item.id == MOVE_SHIP:
        await _choose_move(page)
    elif item.id == PROOFS:
        page.show_proofs()
    elif item.id == PHRASES:
        page.turn_phrases()
    elif item.id == SHOW_FIELD:
        await _show_field(page, item)
    elif item.weapon is not None:
        page.clear_note()
        page.aim = aiming.arm_aim(page.aim, item.weapon)
        page.draw()
    elif isinstance(item.request, AskRematch):
        await _ask_rematch(page)
    elif item.request is not None and (not item.final or await confirm(page, item.text)):
        await page.ask(item.request)


async def _show_field(page: "PlayingPage", item: MenuItem) -> None:
    """Show the player's own field after a sealed game, if the player agrees."""
    table = page.table
    if not isinstance(table, SealedTable) or not await confirm(page, item.text):
        return
    try:
        refused = await table.show_field()
    except TableLost as lost:
        page.refuse(trouble_sentence(page.program.lang, lost))
        return
    if refused is not None:
        page.refuse(refused.sentence)
    page.fill()


async def confirm(page: "PlayingPage", what: str) -> bool:
    """Ask again before something that cannot be taken back."""
    choices = [PickerChoice("no", page.say("tui-no")), PickerChoice("yes", page.say("tui-yes"))]
    return await page.program.push_screen_wait(Picker(what, choices)) == "yes"


async def _choose_move(page: "PlayingPage") -> None:
    """Choose where a ship goes; the player's own sea shows it meanwhile."""
    view, speaker = page.table.view(page.seat), speaker_at(page.table)
    found = moves(view)
    choices = [
        PickerChoice(str(number), table_text.move_words(move, view, speaker))
        for number, move in enumerate(found)
    ]

    def show_move(number: int | None) -> None:
        cells = () if number is None else found[number].to
        page.sea.show_berth(view.ruleset.grid.mask(cells))

    picker = MovePicker(page.say("tui-do-move-ship", weapon=""), choices, show_move)
    number = await page.program.push_screen_wait(picker)
    if number is not None:
        await page.ask(Act(found[int(number)]))


async def take_hint(page: "PlayingPage") -> None:
    """Ask the computer, aim as it would, and show the odds."""
    if page.seat is None or not page.asked:
        return
    page.mention(page.say("tui-hint-thinking"))
    hint = await page.table.hint(page.seat)
    if isinstance(hint, TableRefusal):
        page.refuse(hint.sentence)
        return
    if not _is_still_asked(page):
        return
    view = page.table.view(page.seat)
    words = table_text.hint_words(hint.command, view, speaker_at(page.table))
    if hint.odds is not None:
        narrow = page.sea.foreign.narrow
        words += " " + page.say("tui-odds-tenths" if narrow else "tui-odds-percent")
    page.odds = hint.odds
    page.point_at(aim_of(page.aim, view, hint.command))
    page.mention(words)


def _is_still_asked(page: "PlayingPage") -> bool:
    """Whether nothing has happened meanwhile that makes an advice idle."""
    return page.asked


def aim_of(aim: CursorAim, view: View, command: SeatCommand) -> CursorAim:
    """The aim that a command needs, so that Enter gives it; others leave the aim as it is."""
    if isinstance(command, Fire):
        return CursorAim(command.at[-1], chosen=command.at[:-1])
    weapon = view.ruleset.weapon(command.weapon) if isinstance(command, UseWeapon) else None
    if not isinstance(command, UseWeapon) or weapon is None:
        return aim
    return aim_at_target(aim, view, weapon, command.target)


async def save_record(page: "PlayingPage") -> None:
    """Write the game down in a file. A record of a running game would tell too much."""
    if not is_over(page.table):
        page.refuse(page.say("tui-save-later"))
        return
    line = LineDialog(page.say("tui-save-name"), f"{page.table.match}.jsonl")
    name = await page.program.push_screen_wait(line)
    if name is None:
        return
    record = await page.table.record()
    if isinstance(record, TableRefusal):
        page.refuse(record.sentence)
        return
    try:
        await asyncio.to_thread(_write_record, name, record)
    except OSError as error:
        trouble = Trouble("file/unwritable", file=name, reason=system_trouble(error))
        page.refuse(trouble_sentence(page.program.lang, trouble))
    else:
        page.mention(page.say("play-saved", file=name))


def _write_record(name: str, record: bytes) -> None:
    Path(name).expanduser().write_bytes(record)


async def leave_if_confirmed(page: "PlayingPage") -> None:
    """Leave the table; in the middle of a game, ask again before."""
    running = not is_over(page.table) and bool(page.table.seats)
    if not running or await confirm(page, page.say("tui-leave-sure")):
        page.leave()


async def _ask_rematch(page: "PlayingPage") -> None:
    """Ask for another game for all players here; it is opened when it is laid."""
    for seat in page.table.seats:
        obstacle = await page.table.ask(seat, AskRematch())
        if obstacle is not None:
            page.refuse(obstacle.sentence)
            return
    page.wants_more = True
    page.mention(page.say("tui-rematch-asked"))
    page.run_match()


async def open_rematch(page: "PlayingPage") -> bool:
    """Open the next game of these people; return whether it is laid and the player sits there."""
    from seabattle.tui.pages.playing_page import PlayingPage

    following = page.table.match_info.following
    if following is None or not page.wants_more or page.reopen is None:
        return False
    try:
        table = await page.reopen(following)
    except Trouble as trouble:
        page.refuse(trouble_sentence(page.program.lang, trouble))
        return False
    await page.table.close()
    page.program.switch_screen(PlayingPage(table, page.reopen))
    return True
