"""The invitation that the choices of the start page make, as a server takes it."""

from typing import TYPE_CHECKING

from seabattle.fairness.proofs.sealable import Unsealable, why_not_sealed
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
    if len(numbers) > 1:
        number = await _pick_choice(program, "seats", numbers, str(seats_of(settings)))
        if number is None:
            return False
        settings.seats = int(number)
    return await _choose_seal(program)


async def _choose_seal(program: "Program") -> bool:
    """Ask who keeps the fields; why a game cannot be sealed stands beside it.

    Where all fleets lie on one sea there is nothing to ask.
    """
    settings = program.settings
    why = why_not_sealed(agreed_ruleset(settings, program.lang))
    if why is Unsealable.SHARED_SEA:
        return True
    obstacle = "" if why is None else say(program.lang, "tui-sealed-cannot", why=why.value)
    choices = [
        PickerChoice("no", say(program.lang, "tui-sealed-no")),
        PickerChoice("yes", say(program.lang, "tui-sealed-yes"), obstacle),
    ]
    usual = "yes" if settings.sealed and why is None else "no"
    chosen = await _pick_choice(program, "sealed", choices, usual)
    if chosen is not None and why is None:
        settings.sealed = chosen == "yes"
    return chosen is not None


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
    ruleset = agreed_ruleset(settings, lang)
    if settings.sealed and why_not_sealed(ruleset) is None:
        wanted["sealed"] = True
    labels = ruleset.labels
    # A table with the variant's own letters is laid at once; others have to be checked.
    if labels != chosen_variant(settings).labels:
        wanted["labels"] = to_builtins(labels)
    return wanted
