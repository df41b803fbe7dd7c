"""A line of a record: JSON that ends with its checksum.

Every checksum covers the line and the one before it (a hash chain), so that a line changed, left
out, added or moved is found at once. That detects accidents and casual edits, not a
forger, who can compute checksums too.
"""

import re
from hashlib import sha256
from typing import Annotated, TypeVar

from msgspec import DecodeError, Meta, Raw, Struct

from seabattle.game import Command, Event, GivenCommand
from seabattle.game.codec import encode_json, json_decoder
from seabattle.records.evidence import Evidence, Nonce, RecordSignature, Release
from seabattle.records.record import RecordEntry
from seabattle.records.strict_json import parse_strictly
from seabattle.rules.checking.value_trouble import value_trouble
from seabattle.trouble import Trouble

FORMAT = "seabattle-record"

SEALED_FORMAT = "seabattle-sealed"
"""Of a sealed game, which has other entries and versions of its own."""

MOST_LINE_BYTES = 4 * 1024 * 1024
"""The most bytes of a line; the proofs of the largest sealed field need half of them."""

T = TypeVar("T")

_SEALED = re.compile(rb',"sum":"([0-9a-f]{8})"\}\Z')


class HeaderVersion(Struct, frozen=True):
    """The part of a header that every version has."""

    format: str
    version: int


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: which rules, who played, and what wrote it."""

    format: str
    version: int
    program: str
    hash: str
    names: tuple[str, ...]
    ruleset: Raw
    """Decoded later, so that a wrong hash and wrong rules are reported apart."""
    evidence: Evidence | None = None


class GameEntryLine(Struct, frozen=True, omit_defaults=True):
    """A line in the middle: one entry and its number."""

    n: int
    command: GivenCommand[Command]
    events: tuple[Event, ...]
    stand_in: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    heard: Annotated[int, Meta(ge=0)] | None = None
    version: Release | None = None
    nonce: Nonce | None = None
    by_host: bool = False

    @property
    def entry(self) -> RecordEntry:
        """What the line says, without its number."""
        given = self.command
        return RecordEntry(
            given.seat,
            given.command,
            self.events,
            self.stand_in,
            self.heard,
            self.version,
            self.nonce,
            self.by_host,
        )


def entry_line(number: int, entry: RecordEntry) -> GameEntryLine:
    """The line of an entry."""
    return GameEntryLine(
        number,
        GivenCommand(entry.seat, entry.command),
        entry.events,
        entry.stand_in,
        entry.heard,
        entry.version,
        entry.nonce,
        entry.by_host,
    )


class Trailer(Struct, frozen=True, omit_defaults=True):
    """The last line: how many entries there were, and the signature over all lines before."""

    end: int
    signature: RecordSignature | None = None


def seal_line(part: Struct, before: str) -> tuple[bytes, str]:
    """The line for *part*, and its checksum for the next one."""
    body = encode_json(part)
    seal = _checksum(body, before)
    return body[:-1] + b',"sum":"' + seal.encode() + b'"}', seal


def unseal_lines(lines: list[bytes]) -> list[bytes]:
    """The lines without their checksums, after checking all of them. Raises :class:`Trouble`."""
    bodies, seal = [], ""
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE_BYTES:
            raise Trouble("record/long-line", line=number, most=MOST_LINE_BYTES)
        body, seal = _unseal_line(line, seal, number, last=number == len(lines))
        bodies.append(body)
    return bodies


def unseal_first(line: bytes) -> bytes:
    """The first line of a record without its checksum, after checking it."""
    return _unseal_line(line, "", 1, last=False)[0]


def _unseal_line(line: bytes, before: str, number: int, *, last: bool) -> tuple[bytes, str]:
    found = _SEALED.search(line)
    if found is None:
        if last:
            raise Trouble("record/cut-off", line=number, entries=max(0, number - 2))
        raise Trouble("record/edited", line=number)
    body = line[: found.start()] + b"}"
    seal = _checksum(body, before)
    if found[1] != seal.encode():
        raise Trouble("record/edited", line=number)
    return body, seal


def decode_line(body: bytes, kind: type[T], code: str, number: int) -> T:
    """What *body* says as a *kind*, or the obstacle *code*."""
    parse_line(body, code, number)
    return convert_line(body, kind, code, number)


def convert_line(body: bytes, kind: type[T], code: str, number: int) -> T:
    """The same of a line that :func:`parse_line` has read."""
    try:
        read: T = json_decoder(kind).decode(body)
    except (DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Trouble(code, line=number, reason=value_trouble(error)) from error
    return read


def parse_line(body: bytes, code: str, number: int) -> dict[str, object]:
    """The object in *body* as plain values, or the obstacle *code*.

    Stricter than the typed decoder, which keeps the last of two fields of one name and does not
    look into fields that it skips: two readers must never read one line in two ways.
    """
    try:
        return parse_strictly(body)
    except (ValueError, RecursionError) as error:
        raise Trouble(code, line=number, reason=value_trouble(error)) from error


def _checksum(body: bytes, before: str) -> str:
    return sha256(before.encode() + body).hexdigest()[:8]
