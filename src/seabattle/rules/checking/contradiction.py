"""Choices of a rule file that contradict each other.

Each is a line of the table: its code, the entry to change, the sections it reads,
and the question whether a variant has it. A contradiction is looked for only where
all its sections are sound, so that one slip of the pen is reported once.
"""

from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from seabattle.rules.disclosure import Ears, Naming
from seabattle.rules.turn import AgainAfter, Begins
from seabattle.rules.variant import Variant
from seabattle.rules.weapon import Aim
from seabattle.trouble import Trouble


class Clash(Struct, frozen=True):
    """One contradiction."""

    code: str
    path: str
    sections: tuple[str, ...]
    found_in: Callable[[Variant], bool]


def _for_exactly_two(variant: Variant) -> bool:
    return variant.seats.least == variant.seats.most == 2


def has_one_size(variant: Variant) -> bool:
    """Whether the grid has a size, and only one."""
    named = (variant.grid.rows, variant.grid.columns)
    return not any(named) if variant.grid.by_seats else all(named)


def _earns_again(variant: Variant) -> bool:
    return variant.turn.again_after is not AgainAfter.NEVER


def _second_shot(variant: Variant) -> bool:
    return variant.turn.second_shot is not None


CLASHES = (
    Clash(
        "variant/own-sea-for-two",
        "seats",
        ("sea", "seats"),
        lambda it: not it.sea.shared and not _for_exactly_two(it),
    ),
    Clash(
        "variant/grid-unsized",
        "grid",
        ("grid",),
        lambda it: not it.grid.by_seats and not has_one_size(it),
    ),
    Clash(
        "variant/grid-sized-twice",
        "grid.by_seats",
        ("grid",),
        lambda it: it.grid.by_seats and not has_one_size(it),
    ),
    Clash(
        "variant/rounds-and-again",
        "turn.again_after",
        ("turn",),
        lambda it: it.turn.in_rounds and _earns_again(it),
    ),
    Clash(
        "variant/rounds-and-second-shot",
        "turn.second_shot",
        ("turn",),
        lambda it: it.turn.in_rounds and _second_shot(it),
    ),
    Clash(
        "variant/rounds-and-manoeuvre",
        "manoeuvre",
        ("turn", "manoeuvre"),
        lambda it: it.turn.in_rounds and it.manoeuvre is not None,
    ),
    Clash(
        "variant/rounds-and-declaration",
        "victory.won",
        ("turn", "victory"),
        lambda it: it.turn.in_rounds and it.victory.declared,
    ),
    Clash(
        "variant/rounds-and-beginner",
        "turn.begins",
        ("turn",),
        lambda it: it.turn.in_rounds and it.turn.begins is not Begins.LOT,
    ),
    Clash(
        "variant/rounds-without-rounds",
        "rounds",
        ("turn", "rounds"),
        lambda it: not it.turn.in_rounds and it.rounds is not None,
    ),
    Clash(
        "variant/secret-miss-on-own-sea",
        "disclosure.miss_told_to",
        ("sea", "disclosure"),
        lambda it: not it.sea.shared and it.disclosure.miss_told_to is Ears.SHOOTER,
    ),
    Clash(
        "variant/friendly-fire-on-own-sea",
        "sea.friendly_fire",
        ("sea",),
        lambda it: not it.sea.shared and it.sea.friendly_fire is not None,
    ),
    Clash(
        "variant/silent-sinking-named",
        "disclosure.sunk_names",
        ("disclosure",),
        lambda it: not it.disclosure.sinking_told and bool(it.disclosure.sunk_names),
    ),
    Clash(
        "variant/silent-sinking-and-again",
        "turn.again_after",
        ("disclosure", "turn"),
        lambda it: not it.disclosure.sinking_told and it.turn.again_after is AgainAfter.SUNK,
    ),
    Clash(
        # Rounds are left out: no seat sees how many shots another fires in a round.
        "variant/silent-sinking-and-salvo",
        "turn.shots",
        ("disclosure", "turn"),
        lambda it: (
            not it.disclosure.sinking_told
            and not it.turn.in_rounds
            and it.turn.shots == "ships-afloat"
        ),
    ),
    Clash(
        "variant/hit-names-cells",
        "disclosure.hit_names",
        ("disclosure",),
        lambda it: Naming.CELLS in it.disclosure.hit_names,
    ),
    Clash(
        "variant/second-shot-and-shots",
        "turn.second_shot",
        ("turn",),
        lambda it: _second_shot(it) and it.turn.shots != 1,
    ),
    Clash(
        "variant/second-shot-and-again",
        "turn.again_after",
        ("turn",),
        lambda it: _second_shot(it) and _earns_again(it),
    ),
    Clash(
        "variant/again-and-shots",
        "turn.again_after",
        ("turn",),
        lambda it: _earns_again(it) and it.turn.shots != 1,
    ),
    Clash(
        "variant/manoeuvre-without-moves",
        "manoeuvre",
        ("manoeuvre",),
        lambda it: it.manoeuvre is not None and not (it.manoeuvre.shift or it.manoeuvre.pivot),
    ),
)


def contradictions(variant: Variant, broken: Collection[str] = ()) -> Iterator[Trouble]:
    """The contradictions of *variant*, leaving *broken* sections alone."""
    for clash in CLASHES:
        if not set(clash.sections) & set(broken) and clash.found_in(variant):
            yield Trouble(clash.code, path=clash.path)
    for sections, clashes in _WITH_FACTS:
        if not set(sections) & set(broken):
            yield from clashes(variant)


def _check_seat_order(variant: Variant) -> Iterator[Trouble]:
    least, most = variant.seats.least, variant.seats.most
    if least > most:
        yield Trouble("variant/seats-reversed", path="seats", least=str(least), most=str(most))


def _check_owner_names(variant: Variant) -> Iterator[Trouble]:
    for key in ("hit_names", "sunk_names"):
        if not variant.sea.shared and Naming.OWNER in getattr(variant.disclosure, key):
            yield Trouble("variant/owner-on-own-sea", path=f"disclosure.{key}", key=key)


def _check_bent_ships(variant: Variant) -> Iterator[Trouble]:
    for place, entry in enumerate(variant.fleet):
        if variant.manoeuvre is not None and not entry.straight:
            path = f"fleet[{place}].shapes"
            yield Trouble("variant/manoeuvre-and-bent", path=path, name=entry.name)


def _check_radius(variant: Variant) -> Iterator[Trouble]:
    for place, weapon in enumerate(variant.arsenal):
        path, wanted = f"arsenal[{place}].radius", weapon.aim is Aim.CELL
        if not wanted and weapon.radius is not None:
            yield Trouble("arsenal/radius-needless", path=path, name=weapon.name)
        if wanted and weapon.radius is None:
            yield Trouble("arsenal/radius-missing", path=path, name=weapon.name)


def _check_free_weapons(variant: Variant) -> Iterator[Trouble]:
    for place, weapon in enumerate(variant.arsenal):
        if variant.turn.in_rounds and not weapon.takes_turn:
            path = f"arsenal[{place}].takes_turn"
            yield Trouble("arsenal/free-in-rounds", path=path, name=weapon.name)


_WITH_FACTS: tuple[tuple[tuple[str, ...], Callable[[Variant], Iterator[Trouble]]], ...] = (
    (("seats",), _check_seat_order),
    (("sea", "disclosure"), _check_owner_names),
    (("fleet", "manoeuvre"), _check_bent_ships),
    (("arsenal",), _check_radius),
    (("arsenal", "turn"), _check_free_weapons),
)
