"""Sealed matches on dying nodes: computer players answer for their fields at any node."""

import asyncio
from random import Random

import pytest
from msgspec import json

from kit.games.sealed_table import LOTS, TINY
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_record import write_sealed_record
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.state import MatchState
from seabattle.matches.telling.match_record import sealed_record_of
from seabattle_verifier import verify
from simulation.table import BOT, Charter
from simulation.voyage import Voyage

CLOCK = ClockRule(move=600_000)
SEALED = tuple(
    Charter(each.name, each, (BOT, BOT), CLOCK, (), sealed=True) for each in (TINY, TINY, LOTS)
)


def sail(seed: int) -> Voyage:
    """A run with sealed tables alone, in which even keys and proofs come from the seed."""
    voyage = Voyage(seed)
    voyage.charters = SEALED
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_bytes", Random(seed).randbytes)
        return voyage.sail()


def record_of(voyage: Voyage, live: LiveMatch) -> bytes:
    """A match written down, with the proofs that all nodes share."""

    async def find() -> dict[bytes, bytes]:
        names = [placing_in(entry.command) for entry in live.sealed_journal]
        found = [
            (each, await voyage.store.placings.find_placing(live.match, each))
            for each in names
            if each
        ]
        return {name: blob for name, blob in found if blob is not None}

    return write_sealed_record(sealed_record_of(live, ("One", "Two"), asyncio.run(find())))


def sail_and_check(seed: int) -> Voyage:
    """Every node agrees at the end, and every record is proved."""
    voyage = sail(seed)
    assert voyage.world.findings == []
    for table in voyage.tables:
        pages = voyage.store.kept[table.match]
        live = LiveMatch(table.match, pages[0])
        for page in pages[1:]:
            live.apply_page(page)
        # The games also hold what each node has found out for itself; the rest is the same.
        known = [voyage.held[node.number, table.match].state for node in voyage.nodes]
        assert {_standing_of(each) for each in known} == {_standing_of(live.state)}
        verdict = verify(record_of(voyage, live))
        assert verdict.sound
        assert verdict.finished
    return voyage


def test_sealed_matches_survive_bad_weather() -> None:
    """Drops, crashes and restarts, and a logbook that is away."""
    tally = sail_and_check(4).world.tally

    assert tally.crashes
    assert tally.failures


@pytest.mark.slow
def test_sealed_matches_survive_any_weather() -> None:
    """By hand: twenty runs."""
    tallies = [sail_and_check(seed).world.tally for seed in range(10, 30)]

    crashes, pages = sum(each.crashes for each in tallies), sum(each.pages for each in tallies)
    print(f"\n20 runs, {crashes} crashes, {pages} pages, 0 findings")  # noqa: T201
    assert crashes > 10


def _standing_of(state: MatchState) -> bytes:
    """Where a sealed game stands, and how it came about."""
    assert isinstance(state.game, SealedGame)
    return json.encode([state.game.state, state.sitters, state.clock, state.over])
