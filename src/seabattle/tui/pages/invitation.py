"""What is asked of a server for a new table, by the choices of the start page."""

from typing import TYPE_CHECKING

from seabattle.speech import say
from seabattle.tui.model.agreement import seats_of, variant_of, variants
from seabattle.tui.widgets.dialog import Picker, PickerChoice

if TYPE_CHECKING:
    from seabattle.tui.program import Program
import secrets
from typing import Any

from msgspec import to_builtins

from seabattle.matches.match_plan import HOST, OPEN
from seabattle.tui.model.agreement import agreed_ruleset, chosen_variant
from seabattle.tui.model.settings import TerminalSettings


async def choose_game(program: "Program") -> bool:
    """Ask, and keep the answers with the choices of the start page; false for none."""
    settings = program.settings
    games = [PickerChoice(each.name, each.title.in_language(program.lang)) for each in variants()]
    variant = await _pick_choice(program, "variant", games, settings.variant)
    if variant is None:
        return False
    settings.variant = variant
    seats = variant_of(variant).seats
    numbers = [PickerChoice(str(each), str(each)) for each in range(seats.least, seats.most + 1)]
    if len(numbers) == 1:
        return True
    number = await _pick_choice(program, "seats", numbers, str(seats_of(settings)))
    settings.seats = settings.seats if number is None else int(number)
    return number is not None


async def _pick_choice(
    program: "Program", what: str, choices: list[PickerChoice], chosen: str
) -> str | None:
    picker = Picker(say(program.lang, f"tui-choose-{what}"), choices, chosen=chosen)
    return await program.push_screen_wait(picker)


def invitation(settings: TerminalSettings, lang: str, others: str) -> dict[str, Any]:
    """A table as :class:`seabattle.wire.match.Invitation` has it; *others* come by link or not."""
    wanted = {
        "id": secrets.token_hex(8),
        "variant": settings.variant,
        "seats": [HOST, *([others] * (seats_of(settings) - 1))],
        "listed": others == OPEN,
        "hints": settings.hints,
    }
    labels = agreed_ruleset(settings, lang).labels
    # A table with the variant's own letters is laid at once; others have to be checked.
    if labels != chosen_variant(settings).labels:
        wanted["labels"] = to_builtins(labels)
    return wanted
