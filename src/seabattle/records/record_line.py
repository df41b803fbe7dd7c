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
from seabattle.records.evidence import Evidence, Nonce, Release
from seabattle.records.record import RecordEntry
from seabattle.rules.checking.value_trouble import value_trouble
from seabattle.trouble import Trouble

FORMAT = "seabattle-record"

SEALED_FORMAT = "seabattle-sealed"
"""Of a sealed game, which has other entries and versions of its own."""

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


class Trailer(Struct, frozen=True):
    """The last line: how many entries there were."""

    end: int


def seal_line(part: Struct, before: str) -> tuple[bytes, str]:
    """The line for *part*, and its checksum for the next one."""
    body = encode_json(part)
    seal = _checksum(body, before)
    return body[:-1] + b',"sum":"' + seal.encode() + b'"}', seal


def is_sealed(line: bytes) -> bool:
    """Whether a line ends with a checksum."""
    return _SEALED.search(line) is not None


def unseal_line(line: bytes, before: str, number: int) -> tuple[bytes, str]:
    """What a line says, and its checksum, after checking it."""
    found = _SEALED.search(line)
    if found is None:
        raise Trouble("record/edited", line=number)
    body = line[: found.start()] + b"}"
    seal = _checksum(body, before)
    if found[1] != seal.encode():
        raise Trouble("record/edited", line=number)
    return body, seal


def decode_line(body: bytes, kind: type[T], code: str, number: int) -> T:
    """What *body* says as a *kind*, or the obstacle *code*."""
    try:
        read: T = json_decoder(kind).decode(body)
    except (DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Trouble(code, line=number, reason=value_trouble(error)) from error
    return read


def _checksum(body: bytes, before: str) -> str:
    return sha256(before.encode() + body).hexdigest()[:8]
