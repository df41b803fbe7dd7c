"""Cheats at a sealed table: what a player could sign, and what must come of it.

Every cheat is tried on two referees that share no code, at the same moment of an honest
game: the table's own and the verifier.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cached_property, lru_cache
from typing import Any

import pytest
from msgspec import json, to_builtins
from msgspec.structs import replace

from kit.games.sealed_table import ARMED, MATCH, SILENT, SMALL, SealedTableau
from kit.games.small_game import rules
from seabattle.fairness.proofs import binding as binding_module
from seabattle.fairness.proofs import bit_proof, placing
from seabattle.fairness.proofs.answer_proof import ProvedAnswer, sums_of
from seabattle.fairness.proofs.berth_list import BerthList, list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.proofs.placing import SealedField, open_field, seal_bits
from seabattle.fairness.proofs.ristretto import ORDER, derive_point
from seabattle.fairness.proofs.signature import sign
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import (
    GiveAnswers,
    Says,
    SealField,
    SignedMessage,
    read_body,
)
from seabattle.fairness.sealed.sealed_record import SealedEntry
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Seat
from seabattle.game.sealed_event import SealedEvents, Told
from seabattle.grid import Mask
from seabattle.rules import (
    Answers,
    Disclosure,
    Naming,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Turn,
    ruleset_hash,
)
from seabattle_verifier.rules import Rules
from seabattle_verifier.sealed.field import Plan
from seabattle_verifier.sealed.table import SealedTable

TWINS = rules(
    3,
    4,
    fleet=(ShipClass("cruiser", 1, ("##",)), ShipClass("submarine", 1, ("##",))),
    disclosure=Disclosure(hit_names=(Naming.CLASS,), sunk_names=(Naming.CLASS,)),
)
"""Two classes of one form: only their names tell them apart."""
SALVO = rules(3, 4, turn=Turn(shots=3, answers=Answers.TOGETHER))


def said_entry(entry: SealedEntry) -> dict[str, Any]:
    """An entry as a record writes it."""
    said: dict[str, Any] = {"command": to_builtins(entry.command), "seat": entry.seat}
    said["events"] = to_builtins(entry.events)
    return said | ({} if entry.blob is None else {"blob": entry.blob.hex()})


class Honest:
    """A whole honest game, and both referees at every moment of it."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.table = SealedTableau(ruleset, seed).play()
        self.ruleset = ruleset
        self.games = list(self._games())
        self.seconds = list(self._seconds())

    def _games(self) -> Iterator[SealedGame]:
        game = SealedGame(self.ruleset, MATCH, self.table.proofs)
        yield game
        for entry in self.table.journal:
            game = game.after(entry.events)
            yield game

    def _seconds(self) -> Iterator[SealedTable]:
        """The verifier before every entry."""
        plan = Plan(Rules(json.decode(json.encode(self.ruleset))))
        second = SealedTable(plan, bytes.fromhex(ruleset_hash(self.ruleset)), MATCH)
        yield deepcopy(second)
        for entry in self.table.journal:
            second.play(said_entry(entry))
            yield deepcopy(second)

    @cached_property
    def fields(self) -> tuple[SealedField, SealedField]:
        """What only the owners know."""
        berths, late = list_berths(self.ruleset), self.games[-1]
        one, other = (
            open_field(berths, late.binding(player.seat), player.kept.ships, player.kept.seed)
            for player in self.table.players
        )
        return one, other

    def says(self, number: int) -> Says:
        """What entry *number* says."""
        command = self.table.journal[number].command
        assert isinstance(command, SignedMessage)
        message = read_message(bytes.fromhex(command.data))
        assert message is not None
        says = read_body(self.ruleset.grid, message.kind, message.body)
        assert says is not None
        return says

    def sign(self, number: int, seat: Seat, says: Says, secret: int | None = None) -> SignedMessage:
        """Something else that *seat* could have signed instead of entry *number*."""
        data = self.games[number].message(seat, says).encode()
        key = self.table.players[seat].kept.secret if secret is None else secret
        return SignedMessage(data.hex(), sign(key, data, self.table.draw).hex())

    def judge_twice(
        self, number: int, seat: Seat, command: SignedMessage, blob: bytes | None = None
    ) -> tuple[Any, Any]:
        """What the table makes of a message instead of entry *number*, and what the verifier."""
        game, second = self.games[number], deepcopy(self.seconds[number])
        if blob is not None:
            assert isinstance(game.proofs, TableProofs)
            game.proofs.add_placing(blob)
        said = said_entry(SealedEntry(seat, command, (), blob))
        try:
            found: Any = second.play(said)
        except Exception as error:  # noqa: BLE001 -- the type of any error is compared
            found = type(error).__name__
        return game.decide(seat, command), found


@lru_cache(maxsize=32)
def honest(ruleset: Ruleset, seed: int) -> Honest:
    """An honest game, played once for all cheats."""
    return Honest(ruleset, seed)


SEEDS = range(3, 90)

Lie = Callable[[Honest, ProvedAnswer, Mask, Mask], ProvedAnswer | None]
"""What is said instead of a true answer for a cell after these hits; nothing where it fits not."""


def _instead(true: Told, false: Told) -> Lie:
    def lie(game: Honest, answer: ProvedAnswer, cell: Mask, hits: Mask) -> ProvedAnswer | None:
        names = game.ruleset.disclosure
        wanted = names.sunk_names if false is Told.SUNK else names.hit_names
        struck = false in (Told.HIT, Told.SUNK)
        ship_class = (answer.ship_class or 0) if struck and Naming.CLASS in wanted else None
        shown = cell if false is Told.SUNK and Naming.CELLS in wanted else 0
        return ProvedAnswer(false, ship_class, shown) if answer.told is true else None

    return lie


def _another_class(
    game: Honest, answer: ProvedAnswer, cell: Mask, hits: Mask
) -> ProvedAnswer | None:
    if answer.ship_class is None:
        return None
    return replace(answer, ship_class=1 - answer.ship_class)


def _another_hull(
    game: Honest, answer: ProvedAnswer, cell: Mask, hits: Mask
) -> ProvedAnswer | None:
    berths = list_berths(game.ruleset)
    others = (
        berths.berths[number].cells
        for number in berths.numbers(cell, answer.ship_class)
        if berths.berths[number].cells != answer.cells
    )
    return replace(answer, cells=next(others, 0)) if answer.cells else None


def _sunk_twice(game: Honest, answer: ProvedAnswer, cell: Mask, hits: Mask) -> ProvedAnswer | None:
    """A ship that went down goes down once more, by another cell."""
    named = Naming.CELLS in game.ruleset.disclosure.sunk_names
    if not hits or answer.told is Told.SUNK or not named:
        return None
    berths = list_berths(game.ruleset).berths
    wreck = next((each for each in berths if not each.cells & ~hits), None)
    return None if wreck is None else ProvedAnswer(Told.SUNK, wreck.ship_class, wreck.cells)


LIES: dict[str, tuple[Ruleset, Lie]] = {
    "hit for miss": (SMALL, _instead(Told.MISS, Told.HIT)),
    "sunk for miss": (SMALL, _instead(Told.MISS, Told.SUNK)),
    "miss for hit": (SMALL, _instead(Told.HIT, Told.MISS)),
    "miss for sunk": (SMALL, _instead(Told.SUNK, Told.MISS)),
    "sunk too early": (SMALL, _instead(Told.HIT, Told.SUNK)),
    "sunk withheld": (SMALL, _instead(Told.SUNK, Told.HIT)),
    "sinking where it is silent": (SILENT, _instead(Told.HIT, Told.SUNK)),
    "miss where sinking is silent": (SILENT, _instead(Told.HIT, Told.MISS)),
    "wrong class": (ARMED, _another_class),
    "cruiser for submarine": (TWINS, _another_class),
    "wrong hull": (ARMED, _another_hull),
    "one ship sunk twice": (ARMED, _sunk_twice),
    "ship for empty by radar": (ARMED, _instead(Told.EMPTY, Told.SHIP)),
    "empty for ship by radar": (ARMED, _instead(Told.SHIP, Told.EMPTY)),
    "miss to a radar": (ARMED, _instead(Told.EMPTY, Told.MISS)),
    "empty to a shot": (ARMED, _instead(Told.MISS, Told.EMPTY)),
}


def tell_lie(game: Honest, lie: Lie) -> tuple[int, Seat, GiveAnswers] | None:
    """The first chance to tell a lie: the entry, who tells it, and what is said.

    The liar opens what an honest player would open for that answer: nothing else is known
    that could fit better.
    """
    for number, entry in enumerate(game.table.journal):
        if entry.seat is None or not isinstance(game.says(number), GiveAnswers):
            continue
        for index, (answer, cell, hits) in enumerate(asked(game, number)):
            false = lie(game, answer, cell, hits)
            if false is not None and false != answer:
                honest_says = game.says(number)
                assert isinstance(honest_says, GiveAnswers)
                assert honest_says.answers is not None
                given = list(honest_says.answers)
                field = game.fields[entry.seat]
                sums = sums_of(list_berths(game.ruleset), false, cell, hits) or []
                given[index] = false, b"".join(field.open_sum(each.numbers) for each in sums)
                return number, entry.seat, GiveAnswers(tuple(given[: index + 1]))
    return None


def find_lies(name: str) -> Iterator[tuple[Honest, int, Seat, GiveAnswers]]:
    """Games in which there is a chance to lie so: where, who lies, and what is said."""
    ruleset, lie = LIES[name]
    for seed in SEEDS:
        game = honest(ruleset, seed)
        told = tell_lie(game, lie)
        if told is not None:
            yield game, *told


def asked(game: Honest, number: int) -> Iterator[tuple[ProvedAnswer, Mask, Mask]]:
    """The answers of an entry with their cells and the hits before each."""
    says, grid = game.says(number), game.ruleset.grid
    assert isinstance(says, GiveAnswers)
    state = game.games[number].state
    hits = state.sides[game.table.journal[number].seat or 0].hits
    fresh = [each for each in _told(game.table.journal[number].events) if not each[2]]
    for (answer, _), (at, _, _) in zip(says.answers or (), fresh, strict=True):
        bit = grid.bit(at)
        yield answer, bit, hits
        hits |= bit if answer.told in (Told.HIT, Told.SUNK) else 0


def _told(events: SealedEvents) -> list[tuple[Any, Any, bool]]:
    for event in events:
        if event.__struct_config__.tag == "attack-answered":
            return [(each.at, each.told, each.again) for each in event.answers]  # type: ignore[union-attr]
        if event.__struct_config__.tag == "radar-swept":
            return [(each.at, each.ship, False) for each in event.echoes]  # type: ignore[union-attr]
    return []


# False placings.

PLACED = SMALL
BERTHS = list_berths(PLACED)


def bits_with(changes: dict[int, int], bits: list[int]) -> list[int]:
    """Some bits with others in their places."""
    return [changes.get(number, bit) for number, bit in enumerate(bits)]


def _of_class(bits: list[int], ship_class: int, value: int) -> int:
    """The first berth of a class that has this bit."""
    return next(n for n in BERTHS.of_class(ship_class) if bits[n] == value)


def _torn(bits: list[int]) -> list[int]:
    """Placements +1, −1, +1 in a row: the number is right, and the ship is in two places."""
    free = [n for n in BERTHS.of_class(0) if not bits[n]]
    return bits_with({free[0]: 1, free[1]: ORDER - 1}, bits)


def _moved_onto(bits: list[int], *, overlapping: bool) -> list[int]:
    """A boat put onto the cruiser, or right beside it."""
    cruiser = BERTHS.berths[_of_class(bits, 0, 1)].cells
    near = PLACED.grid.around(cruiser) & ~cruiser
    wanted = cruiser if overlapping else near
    boat, to = _of_class(bits, 1, 1), BERTHS.numbers(wanted, 1)
    return bits_with({boat: 0, next(n for n in to if not bits[n]): 1}, bits)


FALSE_BITS: dict[str, tuple[Callable[[list[int]], list[int]], str]] = {
    "overlap": (lambda bits: _moved_onto(bits, overlapping=True), "region"),
    "touch": (lambda bits: _moved_onto(bits, overlapping=False), "region"),
    "missing": (lambda bits: bits_with({_of_class(bits, 1, 1): 0}, bits), "class"),
    "extra": (lambda bits: bits_with({_of_class(bits, 1, 0): 1}, bits), "class"),
    "no cruiser, another boat": (
        lambda bits: bits_with({_of_class(bits, 0, 1): 0, _of_class(bits, 1, 0): 1}, bits),
        "class",
    ),
    "bit 2": (
        lambda bits: bits_with(
            dict(zip([n for n in BERTHS.of_class(1) if bits[n]], (2, 0), strict=True)), bits
        ),
        "berth",
    ),
    "bits 3 and -1": (
        lambda bits: bits_with(
            dict(zip([n for n in BERTHS.of_class(1) if bits[n]], (3, ORDER - 1), strict=True)), bits
        ),
        "berth",
    ),
    "torn ship": (_torn, "berth"),
}
"""Numbers that are no legal field, and the check at which each must fail."""


def _other_binding(**changes: Any) -> Callable[[Binding], Binding]:
    return lambda binding: replace(binding, **changes)


FALSE_BINDINGS: dict[str, Callable[[Binding], Binding]] = {
    "another ruleset": _other_binding(ruleset_hash=b"?" * 32),
    "another match": _other_binding(match="wednesday"),
    "another seat": lambda binding: replace(binding, seat=1 - binding.seat),
    "nonces in another order": lambda it: replace(it, nonces=(it.nonces[1], it.nonces[0])),
    "keys in another order": lambda it: replace(it, keys=(it.keys[1], it.keys[0])),
}


def seal_under(binding: Binding, bits: list[int], draw: Any, what: str) -> bytes:
    """A field sealed under another version, or with a point of the prover's own."""
    # Its own patch: undoing that of a test would undo all other patches of the test, too.
    with pytest.MonkeyPatch.context() as patch:
        if what == "version":
            patch.setattr(binding_module, "TAG", b"seabattle/sealed/2")
        else:
            own = derive_point(b"mine")
            patch.setattr(bit_proof, "H", own)
            patch.setattr(placing, "H", own)
        return seal_bits(BERTHS, binding, bits, b"s" * 32, draw)[1]


def rules_with(touching: Touching) -> BerthList:
    """The same berths under another contact rule."""
    return list_berths(replace(PLACED, sea=Sea(touching)))


def name_placing(game: Honest, blob: bytes) -> SealField:
    """The message that names a placing."""
    return SealField(game.table.proofs.add_placing(blob))
