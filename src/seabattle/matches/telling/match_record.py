"""What is shown of a match when it is over: its seed, and everything that opens its hashes."""

from seabattle.fairness.commitment import derive_salt
from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.records import Record
from seabattle.records.evidence import Evidence


def record_of(live: LiveMatch, names: tuple[str, ...]) -> Record:
    """The game of a match so far. It is the truth: nobody is sent it before the end."""
    state = live.state
    return Record(state.opened.ruleset, names, tuple(live.journal), evidence_of(live))


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
