"""An answer and its proof as bytes, so that they can be signed."""

from itertools import pairwise

from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.game.sealed_event import Told

_HEAD = 4
_WORDS = tuple(Told)


def encode_answer(answer: ProvedAnswer, proof: bytes) -> bytes:
    """Encode the answer for one cell, with its proof."""
    ship_class = 0 if answer.ship_class is None else answer.ship_class + 1
    cells = [n for n in range(answer.cells.bit_length()) if answer.cells >> n & 1]
    head = bytes([_WORDS.index(answer.told), ship_class]) + len(cells).to_bytes(2, "big")
    return head + b"".join(cell.to_bytes(2, "big") for cell in cells) + proof


def read_answer(data: bytes) -> tuple[ProvedAnswer, bytes] | None:
    """Decode an answer and its proof; ``None`` for bytes that the encoder cannot produce."""
    if len(data) < _HEAD or data[0] >= len(_WORDS):
        return None
    end = _HEAD + 2 * int.from_bytes(data[2:_HEAD], "big")
    if end > len(data):
        return None
    cells = [int.from_bytes(data[n : n + 2], "big") for n in range(_HEAD, end, 2)]
    if any(one >= other for one, other in pairwise(cells)):
        return None
    ship_class = data[1] - 1 if data[1] else None
    return ProvedAnswer(_WORDS[data[0]], ship_class, sum(1 << cell for cell in cells)), data[end:]
