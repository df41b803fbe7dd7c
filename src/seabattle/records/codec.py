"""Records as bytes: JSON lines, the rules inside, every line with its checksum.

The first line is a header, the last one a trailer, and each line between is an
entry. Reading a record replays it: the rules decide every command once more, and
the events must be those of the file.
"""

import gzip
import zlib
from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import Protocol, TypeVar

from msgspec import DecodeError, Raw, Struct, json

from seabattle import __version__
from seabattle.game import Game, Refusal
from seabattle.game.format_version import RECORD_VERSIONS, version_needed
from seabattle.records.evidence import RecordSignature
from seabattle.records.legality import decode_ruleset, names_obstacle, ruleset_obstacle
from seabattle.records.record import Record, RecordEntry
from seabattle.records.record_line import (
    FORMAT,
    SEALED_FORMAT,
    GameEntryLine,
    Header,
    HeaderVersion,
    Trailer,
    convert_line,
    decode_line,
    entry_line,
    parse_line,
    seal_line,
    unseal_lines,
)
from seabattle.rules import Ruleset, ruleset_hash, written_hash
from seabattle.trouble import Trouble

SignLines = Callable[[bytes], RecordSignature]
"""Signs the lines of a record before the last one, as they are written."""

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
        plain = opener.decompress(data, most + 1)
    except zlib.error as error:
        raise Trouble("record/damaged") from error
    if len(plain) <= most and (opener.unused_data or not opener.eof):
        raise Trouble("record/damaged")
    return plain


MOST_BYTES = 64 * 1024 * 1024
"""More than the longest game of sixty-four seats fills."""


def write_record(record: Record, *, pack: bool = False, sign: SignLines | None = None) -> bytes:
    """The record as a file, *pack*-ed or plain, with the signature of a server or without.

    The same record always gives the same bytes.
    """
    lines, seal = [], ""
    for part in _parts(record):
        line, seal = seal_line(part, seal)
        lines.append(line + b"\n")
    written = b"".join(lines)
    signature = None if sign is None else sign(written)
    line, _ = seal_line(Trailer(len(record.entries), signature), seal)
    data = written + line + b"\n"
    return pack_bytes(data) if pack else data


def read_record(data: bytes) -> Record:
    """The record in *data*, packed or plain, checked from the first line to the last.

    Checksums are verified, and every command is replayed through the rules.

    Raises :class:`Trouble`.
    """
    record = parse_record(data)
    for _ in replay_record(record):
        pass
    return record


def parse_record(data: bytes) -> Record:
    """The record in *data*: every line is sound, but its game has not been played again.

    Raises :class:`Trouble`.
    """
    bodies = read_bodies(data, FORMAT)
    header = read_header(bodies[0], Header, RECORD_VERSIONS)
    ruleset = read_ruleset(header)
    rows = read_rows(bodies, GameEntryLine)
    return Record(ruleset, header.names, tuple([row.entry for row in rows]), header.evidence)


def replay_record(record: Record) -> Iterator[tuple[int, Game, RecordEntry]]:
    """Decide every command again, and compare the events.

    Yields the number of the line, the game before it, and its entry. Raises :class:`Trouble`.
    """
    game = Game(record.ruleset)
    for line, entry in enumerate(record.entries, 2):
        events = game.decide(entry.seat, entry.command)
        if isinstance(events, Refusal):
            raise Trouble("record/refused", line=line, refusal=events.code)
        if events != entry.events:
            raise Trouble("record/does-not-follow", line=line)
        yield line, game, entry
        game = game.after(events)


def _parts(record: Record) -> Iterator[Struct]:
    ruleset = record.ruleset
    rules = Raw(json.encode(ruleset))
    version = version_needed(ruleset)
    named = ruleset_hash(ruleset)
    yield Header(FORMAT, version, __version__, named, record.names, rules, record.evidence)
    for number, entry in enumerate(record.entries, 1):
        yield entry_line(number, entry)


def read_signature(data: bytes) -> tuple[RecordSignature, bytes] | None:
    """The signature in a record, and the lines that it covers; nothing where there is none.

    The record itself has been read and is sound. Raises :class:`Trouble`.
    """
    lines = split_lines(unpack_bytes(data, MOST_BYTES))
    try:
        trailer = json.decode(lines[-1], type=Trailer)
    except DecodeError as error:
        raise Trouble("evidence/signature", line=len(lines)) from error
    if trailer.signature is None:
        return None
    return trailer.signature, b"".join(line + b"\n" for line in lines[:-1])


def read_bodies(data: bytes, wanted: str) -> list[bytes]:
    """The lines of a record of the format *wanted*, checked and without their checksums.

    Raises :class:`Trouble`.
    """
    lines = split_lines(unpack_bytes(data, MOST_BYTES))
    _check_opening(lines, wanted)
    return unseal_lines(lines)


def split_lines(data: bytes) -> list[bytes]:
    """The lines of a record. Raises :class:`Trouble`."""
    if len(data) > MOST_BYTES:
        raise Trouble("record/too-big", most=MOST_BYTES)
    # Editors and mail leave a byte order mark, other line ends and empty lines at the end.
    lines = data.removeprefix(b"\xef\xbb\xbf").rstrip().splitlines()
    if not lines:
        raise Trouble("record/empty", line=1)
    return lines


def _check_opening(lines: list[bytes], wanted: str) -> None:
    if lines[0].startswith(_opening(wanted)):
        return
    if lines[0].startswith(_opening(SEALED_FORMAT)):
        raise Trouble("record/sealed", line=1)
    if any(b"\0" in line or not _is_utf8(line) for line in lines):
        raise Trouble("record/not-text", line=1)
    raise Trouble("record/not-ours", line=1)


def _opening(wanted: str) -> bytes:
    return b'{"format":"' + wanted.encode() + b'"'


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


H = TypeVar("H")


def read_header(body: bytes, kind: type[H], versions: Collection[int]) -> H:
    """The header in the first line, which is of one of these versions. Raises :class:`Trouble`."""
    sign = decode_line(body, HeaderVersion, "record/bad-header", 1)
    if sign.version not in versions:
        raise Trouble("record/unknown-version", line=1, version=sign.version, reads=max(versions))
    return decode_line(body, kind, "record/bad-header", 1)


def read_ruleset(header: Header) -> Ruleset:
    """The rules of a record, checked to be playable. Raises :class:`Trouble`."""
    written = bytes(header.ruleset)
    found = _hash_of(written)
    if found is not None and header.hash not in {found, _first_hash(header)}:
        raise Trouble("record/wrong-hash", line=1, found=found, told=header.hash)
    try:
        ruleset = decode_ruleset(written)
    except Trouble as reason:
        raise Trouble("record/bad-rules", line=1, reason=reason) from reason
    obstacle = ruleset_obstacle(ruleset)
    if obstacle is not None:
        raise Trouble("record/bad-rules", line=1, reason=obstacle)
    obstacle = names_obstacle(header.names, ruleset.seats)
    if obstacle is not None:
        raise Trouble("record/bad-names", line=1, reason=obstacle)
    return ruleset


def _hash_of(written: bytes) -> str | None:
    """The hash of rules, or nothing where they have no fleet and so are none."""
    rules = json.decode(written)
    fleet = rules.get("fleet") if isinstance(rules, dict) else None
    if not isinstance(fleet, list) or not all(isinstance(entry, dict) for entry in fleet):
        return None
    return written_hash(written)


def _first_hash(header: Header) -> str:
    """The hash as it was before release 0.1.0: it covered titles and sentences, too."""
    return sha256(bytes(header.ruleset)).hexdigest()


class _Numbered(Protocol):
    @property
    def n(self) -> int: ...


R = TypeVar("R", bound=_Numbered)


def read_rows(bodies: list[bytes], kind: type[R]) -> list[R]:
    """The entries between header and trailer, each a *kind*. Raises :class:`Trouble`."""
    last = len(bodies)
    _check_trailer(bodies, last)
    rows: list[R] = []
    for line, body in enumerate(bodies[1:-1], 2):
        if not _is_number(parse_line(body, "record/bad-entry", line).get("n"), line - 1):
            raise Trouble("record/edited", line=line)
        rows.append(convert_line(body, kind, "record/bad-entry", line))
    return rows


def _check_trailer(bodies: list[bytes], last: int) -> None:
    trailer = {} if last == 1 else parse_line(bodies[-1], "record/bad-entry", last)
    if "end" not in trailer:
        raise Trouble("record/cut-off", line=last, entries=last - 1)
    if not _is_number(trailer["end"], last - 2):
        raise Trouble("record/edited", line=last)


def _is_number(said: object, wanted: int) -> bool:
    return type(said) is int and said == wanted
