"""Records as bytes: JSON lines, the rules inside, every line with its checksum.

The first line is a header, the last one a trailer, and each line between is an
entry. Reading a record replays it: the rules decide every command once more, and
the events must be those of the file.
"""

import gzip
import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Protocol, TypeVar

from msgspec import Raw, Struct, json

from seabattle import __version__
from seabattle.game import Game, Refusal
from seabattle.game.format_version import FORMAT_VERSION, OLDEST_VERSION, version_needed
from seabattle.records.legality import decode_ruleset, names_obstacle, ruleset_obstacle
from seabattle.records.record import Record
from seabattle.records.record_line import (
    FORMAT,
    SEALED_FORMAT,
    GameEntryLine,
    Header,
    HeaderVersion,
    Trailer,
    decode_line,
    entry_line,
    is_sealed,
    seal_line,
    unseal_line,
)
from seabattle.rules import Ruleset, ruleset_hash, written_hash
from seabattle.trouble import Trouble

MAGIC = b"\x1f\x8b"


def pack_bytes(data: bytes) -> bytes:
    """Compress with gzip; the same data always gives the same bytes."""
    return gzip.compress(data, mtime=0)


def unpack_bytes(data: bytes, most: int) -> bytes:
    """Decompress *data*, or return it unchanged when it is not packed.

    Stops as soon as more than *most* bytes come out: a small file can be a
    decompression bomb. Raises :class:`Trouble`.
    """
    if not data.startswith(MAGIC):
        return data
    opener = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        # A packed file that is cut off gives a record that is cut off, which is reported later.
        plain = opener.decompress(data, most + 1)
    except zlib.error as error:
        raise Trouble("record/damaged") from error
    if opener.unused_data:
        raise Trouble("record/damaged")
    return plain


MOST_BYTES = 64 * 1024 * 1024
"""More than the longest game of sixty-four seats fills."""

MOST_LINE_BYTES = 4 * 1024 * 1024


def write_record(record: Record, *, pack: bool = False) -> bytes:
    """The record as a file, *pack*-ed or plain. The same record always gives the same bytes."""
    lines, seal = [], ""
    for part in _parts(record):
        line, seal = seal_line(part, seal)
        lines.append(line + b"\n")
    data = b"".join(lines)
    return pack_bytes(data) if pack else data


def read_record(data: bytes) -> Record:
    """The record in *data*, packed or plain, checked from the first line to the last.

    Checksums are verified, and every command is replayed through the rules.

    Raises :class:`Trouble`.
    """
    lines = split_lines(unpack_bytes(data, MOST_BYTES))
    header, seal = _header(lines[0])
    ruleset = read_ruleset(header)
    rows = read_rows(lines, seal, GameEntryLine)
    _replay_rows(ruleset, rows)
    return Record(ruleset, header.names, tuple(row.entry for row in rows), header.evidence)


def _parts(record: Record) -> Iterator[Struct]:
    ruleset = record.ruleset
    rules = Raw(json.encode(ruleset))
    version = version_needed(ruleset)
    named = ruleset_hash(ruleset)
    yield Header(FORMAT, version, __version__, named, record.names, rules, record.evidence)
    for number, entry in enumerate(record.entries, 1):
        yield entry_line(number, entry)
    yield Trailer(len(record.entries))


def split_lines(data: bytes) -> list[bytes]:
    """The lines of a record, none of them too long. Raises :class:`Trouble`."""
    if len(data) > MOST_BYTES:
        raise Trouble("record/too-big", most=MOST_BYTES)
    # Editors and mail leave a byte order mark, other line ends and empty lines at the end.
    text = data.removeprefix(b"\xef\xbb\xbf").rstrip(b"\r\n")
    if not text.strip():
        raise Trouble("record/empty")
    if b"\0" in text or not _is_utf8(text):
        raise Trouble("record/not-text")
    lines = [line.removesuffix(b"\r") for line in text.split(b"\n")]
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE_BYTES:
            raise Trouble("record/long-line", line=number, most=MOST_LINE_BYTES)
    return lines


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError as error:
        # A record cut off within a letter is still text up to there.
        return error.reason == "unexpected end of data"
    return True


def _header(line: bytes) -> tuple[Header, str]:
    if line.startswith(b'{"format":"' + SEALED_FORMAT.encode() + b'"'):
        raise Trouble("record/sealed", line=1)
    if not line.startswith(b'{"format":"' + FORMAT.encode() + b'"'):
        raise Trouble("record/not-ours", line=1)
    if not is_sealed(line):
        raise Trouble("record/cut-off", line=1, entries=0)
    sign = decode_line(line, HeaderVersion, "record/bad-header", 1)
    if not OLDEST_VERSION <= sign.version <= FORMAT_VERSION:
        raise Trouble("record/unknown-version", line=1, version=sign.version, reads=FORMAT_VERSION)
    body, seal = unseal_line(line, "", 1)
    return decode_line(body, Header, "record/bad-header", 1), seal


def read_ruleset(header: Header) -> Ruleset:
    """The rules of a record, checked to be playable. Raises :class:`Trouble`."""
    try:
        ruleset = decode_ruleset(bytes(header.ruleset))
    except Trouble as reason:
        raise Trouble("record/bad-rules", line=1, reason=reason) from reason
    found = written_hash(bytes(header.ruleset))
    if header.hash not in {found, _first_hash(header)}:
        raise Trouble("record/wrong-hash", line=1, found=found, told=header.hash)
    obstacle = ruleset_obstacle(ruleset)
    if obstacle is not None:
        raise Trouble("record/bad-rules", line=1, reason=obstacle)
    obstacle = names_obstacle(header.names, ruleset.seats)
    if obstacle is not None:
        raise Trouble("record/bad-names", line=1, reason=obstacle)
    return ruleset


def _first_hash(header: Header) -> str:
    """The hash as it was before release 0.1.0: it covered titles and sentences, too."""
    return sha256(bytes(header.ruleset)).hexdigest()


class _Numbered(Protocol):
    @property
    def n(self) -> int: ...


R = TypeVar("R", bound=_Numbered)


def read_rows(lines: list[bytes], seal: str, kind: type[R]) -> list[R]:
    """The entries between header and trailer, each a *kind*. Raises :class:`Trouble`."""
    last = len(lines)
    if last == 1 or not is_sealed(lines[-1]):
        raise Trouble("record/cut-off", line=last, entries=max(0, last - 2))
    rows: list[R] = []
    for number, line in enumerate(lines[1:-1], 2):
        body, seal = unseal_line(line, seal, number)
        if _is_trailer(body):
            raise Trouble("record/edited", line=number + 1)
        rows.append(decode_line(body, kind, "record/bad-entry", number))
        if rows[-1].n != number - 1:
            raise Trouble("record/edited", line=number)
    body, _ = unseal_line(lines[-1], seal, last)
    if not _is_trailer(body):
        raise Trouble("record/cut-off", line=last + 1, entries=len(rows) + 1)
    if decode_line(body, Trailer, "record/bad-entry", last).end != len(rows):
        raise Trouble("record/edited", line=last)
    return rows


def _is_trailer(body: bytes) -> bool:
    return body.startswith(b'{"end":')


def _replay_rows(ruleset: Ruleset, rows: list[GameEntryLine]) -> None:
    """Decide every command again, and compare the events."""
    game = Game(ruleset)
    for number, row in enumerate(rows, 2):
        events = game.decide(row.command.seat, row.command.command)
        if isinstance(events, Refusal):
            raise Trouble("record/refused", line=number, refusal=events.code)
        if events != row.events:
            raise Trouble("record/does-not-follow", line=number)
        game = game.after(events)
