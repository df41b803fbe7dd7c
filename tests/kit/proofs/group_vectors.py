"""Vectors of the group, of hashes and of single proofs, as plain values."""

from typing import Any

from kit.proofs.tape import play_tape
from seabattle.fairness.proofs.binding import Binding, derive_blinding, hash_parts, root_of
from seabattle.fairness.proofs.bit_proof import Place, check_bit, commit, prove_bit
from seabattle.fairness.proofs.ristretto import (
    ORDER,
    Draw,
    G,
    H,
    P,
    decode_point,
    decode_scalar,
    encode_point,
    encode_scalar,
    multiply_base,
)

ROOT = bytes(range(64))
PLACE = Place(ROOT, b"berth", 7)
BINDING = Binding(b"r" * 32, "k3v9", 0, (encode_point(G), encode_point(H)), (b"m" * 32, b"n" * 32))

POINTS = {
    "identity": bytes(32),
    "base": encode_point(G),
    "one below the prime": (P - 1).to_bytes(32, "little"),
    "the prime": P.to_bytes(32, "little"),
    "identity and the prime once more": (P + 2).to_bytes(32, "little"),
    "all ones": b"\xff" * 32,
    "highest bit set": encode_point(G)[:31] + bytes([encode_point(G)[31] | 0x80]),
    "negative": b"\x01" + bytes(31),
    "base negated": (P - int.from_bytes(encode_point(G), "little")).to_bytes(32, "little"),
    "two": b"\x02" + bytes(31),
    "four": b"\x04" + bytes(31),
    "short": bytes(31),
    "long": bytes(33),
    "nothing": b"",
}
SCALARS = {
    "zero": bytes(32),
    "one": encode_scalar(1),
    "one below the order": encode_scalar(-1),
    "the order": ORDER.to_bytes(32, "little"),
    "the order and one": (ORDER + 1).to_bytes(32, "little"),
    "all ones": b"\xff" * 32,
    "short": bytes(31),
    "long": bytes(33),
}
SUMS = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (-1, 0), (0, -1), (-1, -1), (5, 2**200 + 9))


def group_vectors() -> dict[str, Any]:
    """Points, scalars and sums of the two bases."""
    return {
        "multiples": [encode_point(multiply_base(G, n)).hex() for n in range(16)],
        "h": encode_point(H).hex(),
        "sums": [
            {
                "g": encode_scalar(g).hex(),
                "h": encode_scalar(h).hex(),
                "point": encode_point(multiply_base(H, h, multiply_base(G, g))).hex(),
            }
            for g, h in SUMS
        ],
        "points": [
            {"name": name, "data": data.hex(), "valid": decode_point(data) is not None}
            for name, data in POINTS.items()
        ],
        "scalars": [
            {"name": name, "data": data.hex(), "valid": decode_scalar(data) is not None}
            for name, data in SCALARS.items()
        ],
    }


def binding_of(binding: Binding) -> dict[str, Any]:
    """A binding in words that another program can read."""
    return {
        "ruleset_hash": binding.ruleset_hash.hex(),
        "match": binding.match,
        "seat": binding.seat,
        "keys": [key.hex() for key in binding.keys],
        "nonces": [nonce.hex() for nonce in binding.nonces],
    }


def hash_vectors() -> dict[str, Any]:
    """Framed hashes, a context, a root and blindings."""
    context = BINDING.digest
    parts: tuple[list[bytes], ...] = (
        [],
        [b""],
        [b"", b""],
        [b"ab", b"c"],
        [b"a", b"bc"],
        [bytes(300)],
    )
    return {
        "hashes": [
            {
                "purpose": "test",
                "parts": [part.hex() for part in each],
                "hash": hash_parts(b"test", *each).hex(),
            }
            for each in parts
        ],
        "binding": binding_of(BINDING),
        "context": context.hex(),
        "root": root_of(context, [encode_point(G), bytes(32)]).hex(),
        "seed": (b"s" * 32).hex(),
        "blindings": [
            encode_scalar(derive_blinding(b"s" * 32, context, n)).hex() for n in (0, 1, 256, 4095)
        ],
    }


def without_guess(name: str) -> Draw:
    """A tape on which the feigned challenge is zero."""
    tape = play_tape(name)
    return lambda count: bytes(count) if count == 16 else tape(count)


def bit_vectors() -> dict[str, Any]:
    """Single proofs that hold, and others that do not."""
    made = []
    for name, bit, blinding, tape in (
        ("zero", 0, 12345, "bits"),
        ("one", 1, 12345, "bits"),
        ("identity", 0, 0, "identity"),
        ("base", 1, 0, "base"),
        ("negative blinding", 1, -1, "negative"),
    ):
        encoded = encode_point(commit(bit, blinding))
        proof = prove_bit(PLACE, encoded, bit, blinding, play_tape(tape))
        made.append(
            {
                "name": name,
                "bit": bit,
                "blinding": encode_scalar(blinding).hex(),
                "tape": tape,
                "commitment": encoded.hex(),
                "proof": proof.hex(),
            }
        )
    return {
        "root": ROOT.hex(),
        "kind": "berth",
        "index": 7,
        "made": made,
        "checked": [_checked(*case) for case in _single_proofs()],
    }


def _single_proofs() -> list[tuple[str, Place, bytes, bytes, bool]]:
    zero, one = encode_point(commit(0, 12345)), encode_point(commit(1, 12345))
    good = prove_bit(PLACE, zero, 0, 12345, play_tape("bits"))
    feigned = [prove_bit(PLACE, one, 1, 12345, without_guess("zero e0"))]
    feigned.append(prove_bit(PLACE, zero, 0, 12345, without_guess("zero e1")))
    raised = good[:32] + (int.from_bytes(good[32:64], "little") + ORDER).to_bytes(32, "little")
    cases = [
        ("holds", PLACE, zero, good, True),
        ("e0 is zero", PLACE, one, feigned[0], True),
        ("e1 is zero", PLACE, zero, feigned[1], True),
        ("another index", Place(ROOT, b"berth", 8), zero, good, False),
        ("another kind", Place(ROOT, b"region", 7), zero, good, False),
        ("another root", Place(ROOT[::-1], b"berth", 7), zero, good, False),
        ("another commitment", PLACE, one, good, False),
        ("halves exchanged", PLACE, zero, good[16:32] + good[:16] + good[32:], False),
        ("answers exchanged", PLACE, zero, good[:32] + good[64:] + good[32:64], False),
        ("answer above the order", PLACE, zero, raised + good[64:], False),
        ("all zero", PLACE, bytes(32), bytes(96), False),
        ("short", PLACE, zero, good[:-1], False),
        ("long", PLACE, zero, good + b"\0", False),
    ]
    for value in (2, 3, -1):
        encoded = encode_point(commit(value, 99))
        for feigned_bit in (0, 1):
            proof = prove_bit(PLACE, encoded, feigned_bit, 99, play_tape("cheat"))
            cases.append((f"bit {value} as {feigned_bit}", PLACE, encoded, proof, False))
    return cases


def _checked(name: str, place: Place, encoded: bytes, proof: bytes, holds: bool) -> dict[str, Any]:
    point = decode_point(encoded)
    assert point is not None
    assert check_bit(place, encoded, point, proof) is holds, name
    return {
        "name": name,
        "root": place.root.hex(),
        "kind": place.kind.decode(),
        "index": place.index,
        "commitment": encoded.hex(),
        "proof": proof.hex(),
        "holds": holds,
    }
