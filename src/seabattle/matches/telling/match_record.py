"""The record of a match that is over, with its seed and all that opens its hashes."""

from collections.abc import Mapping

from msgspec.structs import replace

from seabattle.fairness.commitment import derive_salt
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_record import SealedEntry, SealedRecord
from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.records import Record
from seabattle.records.evidence import Evidence


def record_of(live: LiveMatch, names: tuple[str, ...]) -> Record:
    """Return the record of a match so far. It is the truth: no client gets it before the end."""
    state = live.state
    assert not state.opened.sealed, live.match
    return Record(state.opened.ruleset, names, tuple(live.journal), evidence_of(live))


def sealed_record_of(
    live: LiveMatch, names: tuple[str, ...], blobs: Mapping[bytes, bytes]
) -> SealedRecord:
    """A sealed game so far, with the proofs of its fields by their SHA-512."""
    entries = tuple(_with_blob(entry, blobs) for entry in live.sealed_journal)
    return SealedRecord(live.state.opened.ruleset, live.match, names, entries)


def _with_blob(entry: SealedEntry, blobs: Mapping[bytes, bytes]) -> SealedEntry:
    placing = placing_in(entry.command)
    return entry if placing is None else replace(entry, blob=blobs.get(placing))


def placings_of(live: LiveMatch) -> tuple[bytes, ...]:
    """The names of all proofs that belong to the record of a sealed game."""
    named = (placing_in(entry.command) for entry in live.sealed_journal)
    return tuple(each for each in named if each is not None)


def evidence_of(live: LiveMatch) -> Evidence | None:
    """That nothing was changed; nothing for matches from before there were seeds."""
    opened, shown = live.state.opened, live.state.commitments
    if shown is None:
        return None
    seed = bytes.fromhex(opened.seed)
    salts = (derive_salt(seed, Seat(seat)).hex() for seat in range(opened.ruleset.seats))
    return Evidence(
        shown,
        opened.seed,
        tuple(salt if field else None for salt, field in zip(salts, shown.fields, strict=True)),
        tuple(chair.bot for chair in opened.chairs),
        opened.version,
    )
