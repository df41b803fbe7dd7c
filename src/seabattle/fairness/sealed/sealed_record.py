"""Record of a sealed game: JSON lines with the rules, proofs and signatures.

It has a version of its own, beside that of other records. The reader decides every message
again, from the proofs of the fields on, and trusts nothing else.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Raw, Struct, json

from seabattle import __version__
from seabattle.fairness.proofs.sealable import why_not_sealed
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import SealedCommand, SignedMessage
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Refusal, Seat
from seabattle.game.sealed_event import BreachProved, SealedEvent, SealedEvents, SealedGameEnded
from seabattle.records.codec import (
    MOST_BYTES,
    pack_bytes,
    read_bodies,
    read_header,
    read_rows,
    read_ruleset,
    unpack_bytes,
)
from seabattle.records.record_line import (
    SEALED_FORMAT,
    Header,
    Trailer,
    seal_line,
    unseal_first,
)
from seabattle.rules import Ruleset, ruleset_hash, written_hash
from seabattle.trouble import Trouble

SEALED_VERSION = 1
SEALED_VERSIONS = (SEALED_VERSION,)
"""The only version so far."""

_SIGN = b'{"format":"' + SEALED_FORMAT.encode() + b'"'

MatchName = Annotated[str, Meta(min_length=1, max_length=64)]
Blob = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$", max_length=1 << 21)]
SeatNumber = Annotated[Seat, Meta(ge=0, le=1)]


class SealedEntry(Struct, frozen=True):
    """An accepted message, and its events."""

    seat: Seat | None
    """The seat that sent it; ``None`` for a timeout or an agreement."""
    command: SealedCommand
    events: SealedEvents
    blob: bytes | None = None
    """The proof of the field that the message names, if it names one."""


class SealedRecord(Struct, frozen=True):
    """All data to verify a sealed game: the rules, the players and the messages."""

    ruleset: Ruleset
    match: str
    names: tuple[str, ...]
    entries: tuple[SealedEntry, ...]

    @property
    def events(self) -> tuple[SealedEvent, ...]:
        """Everything that happened, first to last."""
        return tuple([event for entry in self.entries for event in entry.events])

    def require_over(self) -> None:
        """Raise :class:`Trouble` for a game that has not ended."""
        require_sealed_over(self.events)


def require_sealed_over(events: Iterable[SealedEvent]) -> None:
    """Raise :class:`Trouble` for events of a sealed game that has not ended."""
    if not any(isinstance(event, SealedGameEnded) for event in events):
        raise Trouble("record/running")


class CheckedSealedGame(Struct, frozen=True):
    """The result of a successful check of a sealed game's record."""

    entries: int
    over: bool
    fields: int
    messages: int
    """The number of messages in the chain."""
    answers: int
    """The number of answers to attacks and radar sweeps."""
    breach: BreachProved | None
    """The signed falsehood, if there is one."""


def check_sealed_game(record: SealedRecord) -> CheckedSealedGame:
    """Summarize what was checked in a record that was read."""
    kinds = Counter(str(event.__struct_config__.tag) for event in record.events)
    breaches = (event for event in record.events if isinstance(event, BreachProved))
    return CheckedSealedGame(
        len(record.entries),
        bool(kinds["sealed-game-ended"]),
        kinds["field-sealed"],
        kinds["message-chained"],
        kinds["attack-answered"] + kinds["radar-swept"],
        next(breaches, None),
    )


class _SealedHeader(Struct, frozen=True):
    format: str
    version: int
    program: str
    hash: str
    match: MatchName
    names: tuple[str, ...]
    ruleset: Raw


class _SealedLine(Struct, frozen=True, omit_defaults=True):
    n: int
    command: SealedCommand
    events: SealedEvents
    seat: SeatNumber | None = None
    blob: Blob | None = None

    @property
    def entry(self) -> SealedEntry:
        """The entry of the line, without its number."""
        blob = None if self.blob is None else bytes.fromhex(self.blob)
        return SealedEntry(self.seat, self.command, self.events, blob)


def write_sealed_record(record: SealedRecord, *, pack: bool = False) -> bytes:
    """The record as a file, *pack*-ed or plain. The same record always gives the same bytes."""
    lines, seal = [], ""
    for part in _parts(record):
        line, seal = seal_line(part, seal)
        lines.append(line + b"\n")
    data = b"".join(lines)
    return pack_bytes(data) if pack else data


def _parts(record: SealedRecord) -> list[Struct]:
    rules = Raw(json.encode(record.ruleset))
    named = ruleset_hash(record.ruleset)
    header = (SEALED_FORMAT, SEALED_VERSION, __version__, named, record.match, record.names, rules)
    lines = [
        _SealedLine(
            number,
            entry.command,
            entry.events,
            entry.seat,
            None if entry.blob is None else entry.blob.hex(),
        )
        for number, entry in enumerate(record.entries, 1)
    ]
    return [_SealedHeader(*header), *lines, Trailer(len(lines))]


def is_sealed_record(data: bytes) -> bool:
    """Whether a file claims to be the record of a sealed game. Raises :class:`Trouble`."""
    return unpack_bytes(data, MOST_BYTES).removeprefix(b"\xef\xbb\xbf").startswith(_SIGN)


def read_sealed_record(data: bytes) -> SealedRecord:
    """The record in *data*, packed or plain, every message decided again.

    Raises :class:`Trouble`.
    """
    bodies = read_bodies(data, SEALED_FORMAT)
    header = read_header(bodies[0], _SealedHeader, SEALED_VERSIONS)
    ruleset = _read_rules(header)
    entries = tuple([row.entry for row in read_rows(bodies, _SealedLine)])
    proofs = TableProofs(ruleset)
    _replay(SealedGame(ruleset, header.match, proofs, header.hash), proofs, entries)
    return SealedRecord(ruleset, header.match, header.names, entries)


def read_sealed_header(line: bytes) -> tuple[Ruleset, tuple[str, ...]]:
    """The rules of a sealed game and its players, by the first line of its record."""
    if not line.startswith(_SIGN):
        raise Trouble("record/not-ours", line=1)
    header = read_header(unseal_first(line), _SealedHeader, SEALED_VERSIONS)
    return _read_rules(header), header.names


def _read_rules(header: _SealedHeader) -> Ruleset:
    plain = Header(
        header.format,
        header.version,
        header.program,
        header.hash,
        header.names,
        header.ruleset,
    )
    ruleset, named = read_ruleset(plain), written_hash(bytes(header.ruleset))
    if header.hash != named:
        raise Trouble("record/wrong-hash", line=1, found=named, told=header.hash)
    obstacle = why_not_sealed(ruleset)
    if obstacle is not None:
        raise Trouble("record/not-sealable", line=1, why=str(obstacle))
    return ruleset


def _replay(game: SealedGame, proofs: TableProofs, entries: tuple[SealedEntry, ...]) -> None:
    """Decide every message again."""
    for number, entry in enumerate(entries, 2):
        signed = isinstance(entry.command, SignedMessage)
        names_placing = placing_in(entry.command) is not None
        if signed is (entry.seat is None) or (entry.blob is not None) is not names_placing:
            raise Trouble("record/does-not-follow", line=number)
        if entry.blob is not None:
            proofs.add_placing(entry.blob)
        events = game.decide(entry.seat, entry.command)
        if isinstance(events, Refusal):
            raise Trouble("record/refused", line=number, refusal=events.code)
        if events != entry.events:
            raise Trouble("record/does-not-follow", line=number)
        game = game.after(events)
