"""After a sealed game: fields that others have shown, and whether somebody shows the own one."""

from seabattle.client.match_table import TableLost
from seabattle.features.sealed.proof_status import shown_fields
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.terminal.keyboard import Quit
from seabattle.terminal.prompt import Prompt


async def offer_showing(prompt: Prompt) -> None:
    """Tell what was shown, and ask whoever sits here; nobody has to, and Enter is no."""
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
    """Whether there is a sealed field of ours that nobody has seen yet."""
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
