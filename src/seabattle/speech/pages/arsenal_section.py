"""Section of a rule page about special actions: effect, number, first turn, report."""

from collections import Counter

from seabattle.game import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Aim, Weapon
from seabattle.speech.pages.edition import Edition, Example, Section
from seabattle.speech.pages.example_sea import FOUND, MISS, NOTHING, weapon_sea
from seabattle.views import Miss


def arsenal_section(edition: Edition) -> Section | None:
    """The special actions, if there are any."""
    weapons = edition.ruleset.arsenal
    if not weapons:
        return None
    points = [_weapon(edition, weapon) for weapon in weapons]
    points.append(edition.say("report-cells", example=_example(edition)))
    aims = {weapon.aim for weapon in weapons}
    if Aim.CELL in aims:
        points += [edition.say("report-columns"), edition.say("report-edge")]
    if Aim.LINE in aims:
        points.append(edition.say("report-lines"))
    if any(weapon.harms for weapon in weapons):
        points.append(edition.say("report-repeated"))
        if edition.ruleset.disclosure.sinking_told:
            points.append(edition.say("report-within"))
    if not all(weapon.harms for weapon in weapons):
        points += _radar(edition)
    examples = tuple(_drawn_example(edition, weapon) for weapon in weapons)
    return Section(edition.say("heading-arsenal"), tuple(points), examples=examples)


def _drawn_example(edition: Edition, weapon: Weapon) -> Example:
    """A drawn example of the action against two ships, with counts in its caption."""
    rows = weapon_sea(edition.ruleset, weapon)
    signs = Counter("".join(rows))
    name = edition.voice.weapon(weapon.name)
    if weapon.harms:
        hits = sum(number for sign, number in signs.items() if sign.islower())
        caption = edition.say_sentence("example-strike", weapon=name, hits=hits, misses=signs[MISS])
    else:
        hits, misses = signs[FOUND], signs[NOTHING]
        caption = edition.say_sentence("example-look", weapon=name, hits=hits, misses=misses)
    return Example(caption, rows)


def _weapon(edition: Edition, weapon: Weapon) -> str:
    reach = weapon.radius or 0
    parts = (
        f"**{edition.voice.weapon(weapon.name)}**:",
        edition.say(f"kind-{weapon.kind}", radius=reach, cells=(2 * reach + 1) ** 2),
        edition.say("weapon-count", count=weapon.count),
        _unlock_sentence(edition, weapon),
        edition.say("weapon-takes-turn" if weapon.takes_turn else "weapon-on-top"),
    )
    return " ".join(parts)


def _unlock_sentence(edition: Edition, weapon: Weapon) -> str:
    if weapon.unlock_turn == 1:
        return edition.say("weapon-from-start")
    turn = weapon.unlock_turn
    in_rounds = edition.ruleset.turn.in_rounds
    return edition.say("weapon-unlocked", turn=turn, before=turn - 1, rounds=in_rounds)


def _radar(edition: Edition) -> list[str]:
    found = [edition.say("radar-wrecks")]
    found.append(edition.say("radar-heard-user" if edition.ruleset.sea.shared else "radar-heard"))
    if edition.ruleset.turn.in_rounds:
        found.append(edition.say("radar-first"))
    return found


def _example(edition: Edition) -> str:
    """The first cells of a list, in the sheet's own form (BN6)."""
    rows = range(min(3, edition.ruleset.grid.rows))
    cells = (Cell(Row(row), Col(0)) for row in rows)
    return ", ".join(edition.voice.list_answer(Miss(cell), Seat(0)) for cell in cells)
