"""Damage in the write-ahead log of an SQLite file, which SQLite itself passes over in silence.

SQLite reads its log up to the first frame that does not fit, takes the rest for the traces
of a power cut and throws it away. That is right for the last transaction, which may have
been cut off. But we sync each transaction before the next begins; so if a frame does not
fit and yet a later transaction follows one that ended, acknowledged pages stand behind the
damage, and they must not be thrown away.
"""

import struct
import time
from collections.abc import Iterator
from functools import lru_cache
from operator import mul
from pathlib import Path

from msgspec import Struct

HEADER = 32
FRAME_HEADER = 24
MAGIC_LITTLE, MAGIC_BIG = 0x377F0682, 0x377F0683
WORD = 1 << 32

LOOKS = 3
"""Somebody may be writing while we read; only what looks the same twice is believed."""

PAUSE_SECONDS = 0.05

Sums = tuple[int, int]


class WalFrame(Struct, frozen=True):
    """One page of the log, as far as its head tells."""

    ends: bool
    """Whether a transaction ends with it."""
    fits: bool
    """Whether its checksum continues the one before it, as that stands in the file."""


def damage_in_wal(path: Path) -> int | None:
    """The number of the first frame that does not fit though later transactions do."""
    log = path.with_name(path.name + "-wal")
    seen: list[bytes] = []
    for _ in range(LOOKS):
        data = _content(log)
        found = find_damaged_frame(data)
        if found is None or data in seen:
            return found
        seen.append(data)
        time.sleep(PAUSE_SECONDS)
    return None


def find_damaged_frame(data: bytes) -> int | None:
    """The same for the bytes of a log."""
    broken: int | None = None
    ended = False
    for number, frame in enumerate(_frames(data), 1):
        if broken is None and not frame.fits:
            broken = number
        elif broken is not None and ended and frame.fits:
            return broken
        ended = frame.ends
    return None


def _content(log: Path) -> bytes:
    try:
        return log.read_bytes()
    except OSError:
        return b""


def _frames(data: bytes) -> Iterator[WalFrame]:
    """The frames since the log was last begun anew; older ones carry another salt."""
    if len(data) < HEADER:
        return
    magic, _, size, _, *salts = struct.unpack(">6I", data[:24])
    if magic not in {MAGIC_LITTLE, MAGIC_BIG} or not 512 <= size <= 65536:
        return
    order = "<" if magic == MAGIC_LITTLE else ">"
    sums: Sums = struct.unpack(">2I", data[24:HEADER])
    for start in range(HEADER, len(data) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        head = struct.unpack(">6I", data[start : start + FRAME_HEADER])
        page = data[start + FRAME_HEADER : start + FRAME_HEADER + size]
        expected = _checksum(sums, data[start : start + 8] + page, order)
        sums = head[4:]
        same = list(head[2:4]) == salts
        yield WalFrame(ends=head[1] != 0, fits=same and expected == sums)


def _checksum(before: Sums, data: bytes, order: str) -> Sums:
    """SQLite's checksum of *data*, continued from the sums *before* it.

    Step by step it is ``a += x + b; b += y + a`` for each pair of words; as every step is
    linear, all steps together are two sums of products.
    """
    count = len(data) // 4
    words = struct.unpack(f"{order}{count}I", data)
    first, second, (aa, ab, ba, bb) = _weights(count)
    a, b = before
    return (
        (aa * a + ab * b + sum(map(mul, first, words))) % WORD,
        (ba * a + bb * b + sum(map(mul, second, words))) % WORD,
    )


@lru_cache(maxsize=4)
def _weights(count: int) -> tuple[list[int], list[int], tuple[int, int, int, int]]:
    """How much each word counts in either sum, and each sum before in either sum after."""
    first, second = [0] * count, [0] * count
    # What the sums at the end owe to the sums at this point, from the end to the beginning.
    aa, ab, ba, bb = 1, 0, 0, 1
    for pair in range(count - 2, -1, -2):
        first[pair], second[pair] = (aa + ab) % WORD, (ba + bb) % WORD
        first[pair + 1], second[pair + 1] = ab, bb
        aa, ab, ba, bb = (
            (aa + ab) % WORD,
            (aa + 2 * ab) % WORD,
            (ba + bb) % WORD,
            (ba + 2 * bb) % WORD,
        )
    return first, second, (aa, ab, ba, bb)
