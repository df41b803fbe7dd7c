"""Two programs in two languages, of which each proves to the other."""

from functools import partial
from hashlib import sha512
from random import Random

from msgspec.structs import replace

from kit.games.law_strategy import presets
from kit.games.small_game import rules
from kit.proofs.answer_vectors import TALES
from kit.proofs.flaw_name import name_flaw
from kit.proofs.group_vectors import BINDING
from kit.proofs.page_desk import PageDesk, secret_of
from seabattle.fairness.proofs.answer_proof import (
    ProvedAnswer,
    answer_of,
    check_answer,
    looked_up,
    open_answer,
)
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.placing import check_field, seal_field
from seabattle.fairness.proofs.ristretto import ORDER, P
from seabattle.fairness.proofs.sealable import why_not_sealed
from seabattle.game.sealed_event import Told
from seabattle.rules import (
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    fit_fleet,
    random_fleet,
    ruleset_hash,
)

SHAPES = ("#", "##", "###", ("##", "#."), ("##.", ".##"), ("###", ".#."))
SEALABLE = [ruleset for ruleset in presets() if why_not_sealed(ruleset) is None]


def small_table(dice: Random) -> Ruleset:
    """Rules of a few words, of every contact rule and as much told as may be."""
    fleet = tuple(
        ShipClass(
            name,
            dice.choice((1, 1, 2)),
            tuple(dice.sample(SHAPES[: 3 + 3 * dice.randrange(2)], dice.choice((1, 1, 2)))),
            turned=dice.random() < 0.8,
            mirrored=dice.random() < 0.8,
        )
        for name in ("cruiser", "submarine")[: dice.choice((1, 2))]
    )
    return rules(
        dice.randrange(3, 7),
        dice.randrange(3, 7),
        fleet=fleet,
        sea=Sea(dice.choice(list(Touching))),
        disclosure=dice.choice(list(TALES.values())),
    )


def sealable_table(dice: Random) -> Ruleset:
    """The first small table that can be sealed and has room for its fleet."""
    while True:
        ruleset = small_table(dice)
        room = fit_fleet(ruleset.grid, ruleset.fleet, ruleset.sea.touching).example
        if room and why_not_sealed(ruleset) is None:
            return ruleset


def bound(ruleset: Ruleset, dice: Random, seat: int) -> Binding:
    """A seat of some match by these rules."""
    return replace(
        BINDING,
        ruleset_hash=bytes.fromhex(ruleset_hash(ruleset)),
        match=f"m{dice.randrange(10**6)}",
        seat=seat,
        nonces=(dice.randbytes(32), dice.randbytes(32)),
    )


def play_duel(desk: PageDesk, ruleset: Ruleset, dice: Random, *, shots: int = 30) -> int:
    """Each side seals a field, and all is checked by the other; how many answers were proved."""
    return _shoot_at(desk, ruleset, dice, shots, by_page=True) + _shoot_at(
        desk, ruleset, dice, shots, by_page=False
    )


def _shoot_at(desk: PageDesk, ruleset: Ruleset, dice: Random, shots: int, *, by_page: bool) -> int:
    """One field, sealed by one program and checked by both; answers are the same in both."""
    binding, seed = bound(ruleset, dice, int(by_page)), dice.randbytes(32)
    ships, berths = random_fleet(ruleset, dice), list_berths(ruleset)
    secret = secret_of(ruleset, binding, ships, seed)
    field, blob = seal_field(berths, binding, ships, seed, dice.randbytes)
    if by_page:
        blob = desk.seal(ruleset, binding, ships, seed)
    commitments = check_field(berths, binding, blob)
    placing = desk.check(ruleset, binding, blob)
    assert placing == sha512(blob).hexdigest()
    hits, cells = 0, [1 << n for n in range(ruleset.grid.size)]
    for cell in dice.sample(cells, min(shots, len(cells))):
        radar = dice.random() < 0.1
        true = looked_up(field, cell) if radar else answer_of(field, cell, hits)
        proof = open_answer(field, true, cell, hits)
        assert desk.answer(secret, cell, hits, radar=radar) == (true, proof)
        check_answer(commitments, true, cell, hits, proof)
        desk.check_answer(placing, true, cell, hits, proof)
        lie = _lie(true, ruleset, dice)
        claim = (lie, cell, hits, proof)
        ours = name_flaw(partial(check_answer, commitments, *claim))
        theirs = name_flaw(partial(desk.check_answer, placing, *claim))
        assert ours == theirs is not None, (true, lie)
        hits |= cell if true.told in (Told.HIT, Told.SUNK) else 0
    return min(shots, len(cells))


def _lie(true: ProvedAnswer, ruleset: Ruleset, dice: Random) -> ProvedAnswer:
    """Anything else that could be said."""
    while True:
        lie = ProvedAnswer(
            dice.choice(list(Told)),
            dice.choice([None, true.ship_class, *range(len(ruleset.fleet) + 1)]),
            dice.choice((0, true.cells, dice.getrandbits(ruleset.grid.size))),
        )
        alike = {true.told, lie.told} in ({Told.MISS, Told.EMPTY}, {Told.SHIP, Told.HIT})
        if lie != true and not alike:
            return lie


def mutate(blob: bytes, dice: Random) -> bytes:
    """Other bytes: a bit, a byte, a part or an end is changed."""
    while True:
        changed = _mutated(blob, dice)
        if changed != blob:
            return changed


def _mutated(blob: bytes, dice: Random) -> bytes:
    at, parts = dice.randrange(len(blob)), range(0, len(blob) - 31, 16)
    part, other = dice.choice(parts), dice.choice(parts)
    kind = dice.randrange(8)
    if kind < 3:
        return _put(blob, at, bytes([blob[at] ^ 1 << dice.randrange(8)]))
    if kind == 3:
        return _put(blob, part, dice.choice((bytes(32), b"\xff" * 32, dice.randbytes(32))))
    if kind == 4:
        return _put(blob, part, blob[other : other + 32])
    if kind == 5:
        return _put(blob, part, _raised(blob[part : part + 32], dice.choice((ORDER, P))))
    if kind == 6:
        return _put(_put(blob, part, blob[other : other + 32]), other, blob[part : part + 32])
    return dice.choice((blob[:at], blob + dice.randbytes(1 + at % 99)))


def _raised(data: bytes, by: int) -> bytes:
    """Another number that is the same modulo *by*, where there is room for it."""
    return ((int.from_bytes(data, "little") + by) % 2**256).to_bytes(32, "little")


def _put(blob: bytes, at: int, put: bytes) -> bytes:
    return blob[:at] + put + blob[at + len(put) :]
