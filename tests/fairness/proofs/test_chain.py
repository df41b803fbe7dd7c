"""A message in the chain cannot be changed, dropped, doubled or moved; lots are fair."""

from collections import Counter
from secrets import token_bytes

import pytest
from msgspec.structs import replace

from seabattle.fairness.proofs.answer_layout import encode_answer, read_answer
from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.chain import Chain, Message, begin_chain, read_message
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.lot import commit_lot, draw_lot
from seabattle.fairness.proofs.signature import new_key, public_key, sign
from seabattle.game.sealed_event import Told

SECRETS = (new_key(token_bytes), new_key(token_bytes))
KEYS = (public_key(SECRETS[0]), public_key(SECRETS[1]))
START = Chain("match", KEYS, begin_chain((b"0" * 64, b"1" * 64), (b"2" * 64, b"3" * 64)))
FIRST = Message("match", 0, 0, START.head, "shot", b"B7")


def signed(message: Message, by: int | None = None) -> tuple[bytes, bytes]:
    """The bytes of a message and its signature, by its own seat or another."""
    data = message.encode()
    return data, sign(SECRETS[message.seat % 2 if by is None else by], data, token_bytes)


def flaw(chain: Chain, data: bytes, signature: bytes) -> str:
    """The check at which a message fails."""
    with pytest.raises(Flaw) as found:
        chain.add(data, signature)
    return found.value.step


def test_messages_follow_each_other() -> None:
    """Of both seats, in one chain."""
    chain, heads = START, {START.head}
    for number in range(4):
        message = Message("match", number % 2, number, chain.head, "shot", b"%d" % number)
        chain, heard = chain.add(*signed(message))
        heads.add(chain.head)
        assert heard == message
    assert len(heads) == 5


@pytest.mark.parametrize(
    ("message", "step"),
    [
        (replace(FIRST, match="another"), "match"),
        (replace(FIRST, seat=2), "seat"),
        (replace(FIRST, number=1), "number"),
        (replace(FIRST, before=b"4" * 64), "before"),
    ],
    ids=["another match", "no such seat", "another number", "another past"],
)
def test_a_message_out_of_place_is_refused(message: Message, step: str) -> None:
    """Even though it is well signed."""
    assert flaw(START, *signed(message)) == step


def test_a_message_is_its_seat_s_own() -> None:
    """Signed by the other, changed afterwards, or said for the other seat."""
    data, signature = signed(FIRST)

    assert flaw(START, *signed(FIRST, by=1)) == "signature"
    assert flaw(START, data[:-1] + b"8", signature) == "signature"
    assert flaw(START, replace(FIRST, seat=1).encode(), signature) == "signature"


def test_a_message_is_heard_once() -> None:
    """A doubled or moved message does not fit the chain."""
    chain, _ = START.add(*signed(FIRST))
    second = signed(Message("match", 1, 1, chain.head, "answer", b""))

    assert flaw(chain, *signed(FIRST)) == "number"
    assert flaw(START, *second) == "number"
    other, _ = START.add(*signed(replace(FIRST, body=b"B8")))
    assert flaw(other, *second) == "before"


@pytest.mark.parametrize("cut", [0, 3, 4, 30, -1])
def test_bytes_that_are_no_message_are_refused(cut: int) -> None:
    """Wherever they end."""
    data = FIRST.encode()

    assert read_message(data) == FIRST
    assert read_message(data[:cut]) is None
    assert flaw(START, data[:cut], bytes(48)) == "layout"
    assert read_message(data + b"\0\0\0\0") is None
    assert read_message(data.replace(b"match", b"\xffatch")) is None


def test_answers_are_read_as_they_were_written() -> None:
    """With class and cells or without; cells ascend, so that an answer has one form."""
    for answer in (
        ProvedAnswer(Told.MISS),
        ProvedAnswer(Told.SHIP),
        ProvedAnswer(Told.HIT, 0),
        ProvedAnswer(Told.SUNK, 3, 0b1011 << 300),
    ):
        data = encode_answer(answer, b"p" * 64)
        assert read_answer(data) == (answer, b"p" * 64)
    assert read_answer(b"\0\0\0") is None
    assert read_answer(b"\5\0\0\0") is None
    assert read_answer(b"\2\0\0\2\0\1") is None
    assert read_answer(b"\2\0\0\2\0\1\0\1") is None
    assert read_answer(b"\2\0\0\2\0\2\0\1") is None


def test_lots_fall_on_both_seats_and_hang_on_both_nonces() -> None:
    """A seat that knows one nonce knows nothing of the lot."""
    fallen = Counter(draw_lot("match", 0, (bytes(32), bytes([n]) * 32)) for n in range(200))
    other = Counter(draw_lot("match", 0, (bytes([n]) * 32, bytes(32))) for n in range(200))

    assert all(60 < count < 140 for count in (*fallen.values(), *other.values()))
    assert len({draw_lot("match", n, (bytes(32), bytes(32))) for n in range(20)}) == 2
    assert commit_lot("match", 0, bytes(32)) != commit_lot("match", 1, bytes(32))
