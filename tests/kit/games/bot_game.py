"""Whole games played by computer players, to be written down, read back and looked at."""

from base64 import b64encode
from gzip import compress
from random import Random

from seabattle.bots import Bot, Scatter
from seabattle.game import Refusal, Seat, seats_in
from seabattle.matches import Match
from seabattle.records import Record, write_record
from seabattle.rules import Ruleset, load_variant, settle

NAMES = ("Anna", "Boris", "Carla", "Dima", "Elena", "Fabio", "Gleb", "Irma")


def table(variant: str, seats: int | None = None) -> Ruleset:
    """The rules of a ready-made variant for so many seats."""
    return settle(load_variant(variant), seats)


def names_for(ruleset: Ruleset) -> tuple[str, ...]:
    """A name for every seat."""
    return (*NAMES, *(f"Player {seat + 1}" for seat in range(len(NAMES), 64)))[: ruleset.seats]


def record_of(match: Match) -> Record:
    """A match as it stands, written down."""
    return Record(match.ruleset, names_for(match.ruleset), tuple(match.journal))


def bout(ruleset: Ruleset, seed: int, bots: list[Bot] | None = None, most: int = 20000) -> Record:
    """A game between Scatters, or other *bots*, as the dice of *seed* have it."""
    match = Match(ruleset, chance=Random(seed), spectators=False)
    players = bots or [Scatter(seed * 100 + seat) for seat in range(ruleset.seats)]
    while not match.over and len(match.journal) < most:
        seat = _acting(match)
        outcome = match.send(seat, players[seat].act(match.view(seat)))
        assert not isinstance(outcome, Refusal), outcome
    return record_of(match)


def pack_record(record: Record) -> str:
    """A record as it is sent to be analysed."""
    return b64encode(compress(write_record(record), mtime=0)).decode()


def _acting(match: Match) -> Seat:
    return next(seats_in(match.table.to_act))
