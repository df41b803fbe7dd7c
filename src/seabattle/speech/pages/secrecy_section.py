"""Section of a rule page about facts that stay secret during the game (C3)."""

from collections.abc import Iterator

from seabattle.rules import Ears, Naming
from seabattle.speech.pages.edition import Edition, Section


def secrecy_section(edition: Edition) -> Section:
    """The facts that stay secret."""
    secrets = tuple(edition.say(f"secret-{what}") for what in _secrets(edition))
    return Section(edition.say("heading-secrecy"), secrets)


def _secrets(edition: Edition) -> Iterator[str]:
    ruleset = edition.ruleset
    shared, rounds = ruleset.sea.shared, ruleset.turn.in_rounds
    radar = any(not weapon.harms for weapon in ruleset.arsenal)
    yield "places-radar" if radar else "places"
    yield from _list_unnamed(edition)
    if shared and rounds:
        yield "shooter"
    if ruleset.disclosure.miss_told_to is Ears.SHOOTER:
        yield "misses"
    if rounds:
        yield "orders"
    if ruleset.manoeuvre is not None:
        yield "moves"


def _list_unnamed(edition: Edition) -> Iterator[str]:
    """The details of a hit ship that are not reported."""
    told, shared = edition.ruleset.disclosure, edition.ruleset.sea.shared
    ever = "" if told.sinking_told else "-ever"
    if Naming.CLASS not in told.hit_names:
        yield f"hit-class{ever}"
    if shared and Naming.OWNER not in told.hit_names:
        yield f"hit-owner{ever}"
    if not told.sinking_told:
        yield "sinking"
        return
    if Naming.CLASS not in told.sunk_names:
        yield "sunk-class"
    if shared and Naming.OWNER not in told.sunk_names:
        yield "sunk-owner"
    if Naming.CELLS not in told.sunk_names:
        yield "sunk-cells"
