"""Vectors of signatures, of the chain and of lots."""

from typing import Any

from msgspec.structs import replace

from kit.proofs.flaw_name import name_flaw
from kit.proofs.group_vectors import BINDING
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs.chain import Chain, Message, begin_chain, link_of
from seabattle.fairness.proofs.lot import commit_lot, draw_lot
from seabattle.fairness.proofs.ristretto import ORDER, encode_scalar
from seabattle.fairness.proofs.signature import is_signed, new_key, public_key, sign

SECRETS = (new_key(play_tape("key 0")), new_key(play_tape("key 1")))
KEYS = (public_key(SECRETS[0]), public_key(SECRETS[1]))
CONTEXTS = (BINDING.digest, replace(BINDING, seat=1).digest)
PLACINGS = (b"p" * 64, b"q" * 64)
START = Chain(BINDING.match, KEYS, begin_chain(CONTEXTS, PLACINGS))
FIRST = Message(BINDING.match, 0, 0, START.head, "shot", b"\0")


def signature_vectors() -> dict[str, Any]:
    """Signatures that are made, and others that are none."""
    message = b"fire B7"
    good = sign(SECRETS[0], message, play_tape("sign"))
    answer = int.from_bytes(good[16:], "little")
    raised = good[:16] + (answer + ORDER).to_bytes(32, "little")
    cases = [
        ("signed", KEYS[0], message, good, True),
        ("signed with an empty message", KEYS[1], b"", sign(SECRETS[1], b"", play_tape("x")), True),
        ("by the key zero", bytes(32), message, sign(0, message, play_tape("zero")), True),
        ("another key", KEYS[1], message, good, False),
        ("another message", KEYS[0], b"fire B8", good, False),
        ("answer above the order", KEYS[0], message, raised, False),
        ("answer negated", KEYS[0], message, good[:16] + encode_scalar(-answer), False),
        ("another challenge", KEYS[0], message, bytes(16) + good[16:], False),
        ("short", KEYS[0], message, good[:-1], False),
        ("long", KEYS[0], message, good + b"\0", False),
        ("nothing", KEYS[0], message, b"", False),
        ("key is no point", b"\1" + bytes(31), message, good, False),
        ("key is short", KEYS[0][:-1], message, good, False),
    ]
    return {
        "secret": encode_scalar(SECRETS[0]).hex(),
        "public": KEYS[0].hex(),
        "message": message.hex(),
        "tape": "sign",
        "signature": good.hex(),
        "checked": [_signature(*case) for case in cases],
    }


def _signature(name: str, key: bytes, message: bytes, signature: bytes, holds: bool) -> Any:
    assert is_signed(key, message, signature) is holds, name
    return {
        "name": name,
        "public": key.hex(),
        "message": message.hex(),
        "signature": signature.hex(),
        "holds": holds,
    }


def signed(message: Message, by: int | None = None) -> tuple[bytes, bytes]:
    """The bytes of a message and its signature."""
    secret = SECRETS[message.seat % 2 if by is None else by]
    return message.encode(), sign(secret, message.encode(), play_tape("chain"))


def chain_vectors() -> dict[str, Any]:
    """A chain of four messages, what does not fit behind its first, and lots."""
    chain, said = START, []
    for number in range(4):
        kind = ("shot", "answer")[number % 2]
        message = Message(BINDING.match, number % 2, number, chain.head, kind, bytes([number]))
        said.append(signed(message))
        chain, _ = chain.add(*said[-1])
    return {
        "match": BINDING.match,
        "keys": [key.hex() for key in KEYS],
        "contexts": [each.hex() for each in CONTEXTS],
        "placings": [each.hex() for each in PLACINGS],
        "begin": START.head.hex(),
        "messages": [
            {"data": data.hex(), "signature": sig.hex(), "link": link_of(data, sig).hex()}
            for data, sig in said
        ],
        "second": [_second(*case) for case in _seconds(said)],
        "lots": _lots(),
    }


def _seconds(said: list[tuple[bytes, bytes]]) -> list[tuple[str, bytes, bytes, str | None]]:
    chain, _ = START.add(*said[0])
    good = Message(BINDING.match, 1, 1, chain.head, "answer", b"\1")
    data, signature = signed(good)
    made = {
        "another match": (replace(good, match="k3v8"), "match"),
        "no such seat": (replace(good, seat=2), "seat"),
        "number of the first": (replace(good, number=0), "number"),
        "number of the third": (replace(good, number=2), "number"),
        "another past": (replace(good, before=START.head), "before"),
    }
    return [
        ("fits", data, signature, None),
        *((name, *signed(message), step) for name, (message, step) in made.items()),
        ("the first again", *said[0], "number"),
        ("the third too early", *said[2], "number"),
        ("signed by the other", *signed(good, by=0), "signature"),
        ("said for the other", replace(good, seat=0).encode(), signature, "signature"),
        ("changed", data[:-1] + b"\2", signature, "signature"),
        ("unsigned", data, b"", "signature"),
        ("cut off", data[:-1], signature, "layout"),
        ("one part more", data + bytes(4), signature, "layout"),
        ("nothing", b"", signature, "layout"),
        ("another version", data.replace(b"sealed/1", b"sealed/2"), signature, "layout"),
        ("no text", data.replace(b"k3v9", b"k3v\xff"), signature, "layout"),
    ]


def _second(name: str, data: bytes, signature: bytes, step: str | None) -> dict[str, Any]:
    chain, _ = START.add(*signed(FIRST))
    flaw = name_flaw(lambda: chain.add(data, signature))
    assert (flaw and flaw[0]) == step, (name, flaw)
    return {"name": name, "data": data.hex(), "signature": signature.hex(), "flaw": flaw}


def _lots() -> list[dict[str, Any]]:
    found = []
    for number in range(6):
        nonces = (bytes([number]) * 32, b"n" * 32)
        found.append(
            {
                "match": BINDING.match,
                "number": number,
                "nonces": [nonce.hex() for nonce in nonces],
                "shown": [commit_lot(BINDING.match, s, nonces[s]).hex() for s in (0, 1)],
                "seat": draw_lot(BINDING.match, number, nonces),
            }
        )
    return found
