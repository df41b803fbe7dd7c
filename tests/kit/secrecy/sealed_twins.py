"""Two worlds at a sealed table: another fleet, and the chance by which it gives the same bytes.

This needs a point H whose logarithm is known, which only tests have.
"""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from kit.games.sealed_table import SealedTableau
from seabattle.fairness.proofs import bit_proof, placing
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import derive_blinding
from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.proofs.ristretto import ORDER, G, multiply_base
from seabattle.fairness.sealed.sealed_message import (
    Announce,
    GiveAnswers,
    OpenLot,
    SealField,
    SignedMessage,
    read_body,
)
from seabattle.game import Refusal, Seat
from seabattle.rules import Ruleset, Ship, random_fleet

LOGARITHM = 0x5EA_BA77_1E
"""G is so many times the point that stands for H in this test."""
OWNER = Seat(0)


class TwinTable(SealedTableau):
    """A table whose first seat can be another player: one with another fleet and its tape."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        super().__init__(ruleset, seed)
        self.tape: list[bytes] = []

    def draw(self, size: int) -> bytes:
        """The same bytes in both worlds, but for the randomness of the other fleet's proofs."""
        drawn = super().draw(size)
        return self.tape.pop(0) if self.__dict__.get("tape") else drawn


def other_fleets(table: SealedTableau, dice: Random) -> Iterator[tuple[Ship, ...]]:
    """Fleets of the owner that would have been answered for in the same words."""
    true = table.players[OWNER].kept.ships
    for _ in range(4000):
        ships = random_fleet(table.ruleset, dice)
        if set(ships) != set(true) and answers_with(table, ships):
            yield ships


def answers_with(table: SealedTableau, ships: tuple[Ship, ...]) -> bool:
    """Whether this fleet explains all that was answered by the owner."""
    told = table.game.state.sides[OWNER].told
    sinking = table.ruleset.disclosure.sinking_told
    decks = {cell: ship for ship in ships for cell in ship.cells}
    hits: set[object] = set()
    for each in told.values():
        ship = decks.get(each.at)
        if (ship is not None) != each.strikes:
            return False
        if ship is None:
            continue
        hits.add(each.at)
        down = sinking and all(cell in hits for cell in ship.cells)
        if (each.told == "sunk") != down:
            return False
        if each.ship_class is not None and each.ship_class != ship.ship_class:
            return False
        if each.cells and set(each.cells) != set(ship.cells):
            return False
    looked = (
        (echo.at, echo.ship)
        for event in table.events
        if event.__struct_config__.tag == "radar-swept" and event.by != OWNER  # type: ignore[union-attr]
        for echo in event.echoes  # type: ignore[union-attr]
    )
    return all((at in decks) == ship for at, ship in looked)


def retell(first: SealedTableau, ships: tuple[Ship, ...], seed: int) -> SealedTableau:
    """The same game in a world in which the owner's fleet lies elsewhere."""
    second = TwinTable(first.ruleset, seed)
    owner = second.players[OWNER]
    owner.kept = replace(owner.kept, ships=ships)
    for entry in first.journal:
        assert isinstance(entry.command, SignedMessage)
        message = read_message(bytes.fromhex(entry.command.data))
        assert message is not None
        assert entry.seat is not None
        says = read_body(first.ruleset.grid, message.kind, message.body)
        assert says is not None
        if isinstance(says, SealField) and entry.seat == OWNER:
            assert entry.blob is not None
            prepare(second, first, entry.blob)
        by_itself = isinstance(says, Announce | SealField | OpenLot | GiveAnswers)
        speaks = second.players[entry.seat].duty() if by_itself else says
        assert speaks is not None
        assert not isinstance(second.say(entry.seat, speaks), Refusal)
    return second


def prepare(second: SealedTableau, first: SealedTableau, blob: bytes) -> None:
    """Give the other fleet the blindings and the tape with which it makes the same bytes."""
    assert isinstance(second, TwinTable)
    berths = list_berths(second.ruleset)
    true = berths.bits_of(first.players[OWNER].kept.ships)
    other = berths.bits_of(second.players[OWNER].kept.ships)
    owner = second.players[OWNER]
    context = second.game.binding(OWNER).digest
    blindings = [
        (derive_blinding(owner.kept.seed, context, index) + LOGARITHM * (one - two)) % ORDER
        for index, (one, two) in enumerate(zip(true, other, strict=True))
    ]
    BLINDINGS[owner.kept.seed, context] = blindings
    proofs = blob[32 * (len(berths.berths) + len(second.ruleset.fleet)) :]
    sums = [(n,) for n in range(len(berths.berths))] + list(berths.meeting)
    for index, numbers in enumerate(sums):
        proof = proofs[96 * index : 96 * index + 96]
        bit = sum(other[n] for n in numbers)
        r = sum(blindings[n] for n in numbers) % ORDER
        e = [int.from_bytes(proof[16 * n : 16 * n + 16], "little") for n in (0, 1)]
        z = [int.from_bytes(proof[32 + 32 * n : 64 + 32 * n], "little") for n in (0, 1)]
        for branch in (bit, 1 - bit):
            second.tape.append(((z[branch] - e[branch] * r) % ORDER).to_bytes(64, "little"))
        second.tape.append(proof[16 * (1 - bit) : 16 * (1 - bit) + 16])


BLINDINGS: dict[tuple[bytes, bytes], list[int]] = {}
"""Passed in for the other fleet; all others derive theirs."""


def know_logarithm(patch: pytest.MonkeyPatch) -> None:
    """Replace H by one with a known logarithm for all seats, and accept blindings as arguments."""
    point = multiply_base(G, pow(LOGARITHM, -1, ORDER))
    patch.setattr(bit_proof, "H", point)
    patch.setattr(placing, "H", point)

    def blind(seed: bytes, context: bytes, index: int) -> int:
        passed = BLINDINGS.get((seed, context))
        return derive_blinding(seed, context, index) if passed is None else passed[index]

    patch.setattr(placing, "derive_blinding", blind)


def twin_worlds(ruleset: Ruleset, seed: int) -> tuple[SealedTableau, SealedTableau]:
    """A game that is played for a while, and the same with another fleet that answers alike."""
    first = TwinTable(ruleset, seed)
    found: tuple[Ship, ...] | None = None
    while not first.game.over:
        first.step()
        if first.game.state.number >= 8 and first.game.state.called is None:
            found = next(other_fleets(first, Random(seed)), None)
            break
    assert found is not None
    assert set(found) != set(first.players[OWNER].kept.ships)
    return first, retell(first, found, seed)
