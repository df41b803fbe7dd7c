"""After a sealed game: the fields that others have shown, and the offer to show the own field."""

from seabattle.client.match_table import TableLost
from seabattle.features.sealed.proof_status import shown_fields
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.terminal.keyboard import Quit
from seabattle.terminal.prompt import Prompt


async def offer_showing(prompt: Prompt) -> None:
    """Tell what was shown, and ask the player to show the own field; Enter means no."""
    table = prompt.table
    if table.match_info.sealed is None:
        return
    if isinstance(table, SealedTable) and _may_show(table) and await _is_wanted(prompt):
        try:
            refused = await table.show_field()
        except TableLost:
            refused = None
        if refused is not None:
            prompt.refuse(refused.sentence)
    prompt.tell_all(shown_fields(table))


def _may_show(table: SealedTable) -> bool:
    """Whether the player here has a sealed field that was not shown yet."""
    info, (seat,) = table.match_info.sealed, table.seats
    assert info is not None
    return table.player is not None and bool(info.placings[seat]) and seat not in info.shown


async def _is_wanted(prompt: Prompt) -> bool:
    yes = prompt.speaker.say("proofs-show-yes")
    prompt.say("proofs-show-ask", yes=yes)
    try:
        typed = await prompt.keyboard.next_line()
    except Quit:
        return False
    if typed.strip().casefold() in {yes, "yes"}:
        return True
    prompt.say("proofs-not-shown")
    return False
