"""The program, the stand-alone verifier and the page: three checkers of records, one verdict."""

from contextlib import suppress
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from msgspec.structs import replace

from kit.games.bot_game import record_of
from kit.games.forged_record import STRANGE, forge, record_lines, sealed
from kit.games.law_strategy import UNRULY, lengths, presets, seeds
from kit.games.live_record import live_record, play_live
from kit.games.random_player import play_randomly
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import forum_rules, rules
from kit.screens.browser_verifier import disagreements
from seabattle.records import write_record
from seabattle.rules import Begins, MissedShot, Rounds, Ruleset, TurnOrder, load_variant
from seabattle_verifier import verify
from seabattle_verifier.evidence import joined

ARCHIVE = Path(__file__).parents[1] / "archive"


def honest_records(most: int, seed: int) -> list[bytes]:
    """Games of every preset and by random rules, some of them left in the middle."""
    ready = presets()
    found = [
        write_record(
            record_of(play_randomly(ready[number % len(ready)], seed + number, 400, UNRULY))
        )
        for number in range(max(len(ready), most // 3))
    ]

    @settings(
        max_examples=most - len(found),
        phases=[Phase.generate],
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        deadline=None,
    )
    @given(rulesets(), seeds, lengths)
    def play(ruleset: Ruleset, seed: int, steps: int) -> None:
        found.append(write_record(record_of(play_randomly(ruleset, seed, steps, UNRULY))))

    play()
    return found


def forged_records(honest: list[bytes], most: int, seed: int) -> list[bytes]:
    """Records with one change each and fitting checksums; mostly short games, where it matters."""
    dice = Random(seed)
    lines = [found for data in honest if len(found := record_lines(data)) > 10]
    chosen = dice.choices(lines, [1 / len(each) for each in lines], k=most)
    return [forge(each, dice) for each in chosen]


def test_three_checkers_never_disagree(tmp_path: Path) -> None:
    """An honest game is in order for all; a forgery is found by all, in the same line."""
    honest = honest_records(60, 1)
    forged = forged_records(honest, 600, 2)
    kept = [path.read_bytes() for path in sorted(ARCHIVE.glob("*/records/*.jsonl"))]
    assert all(verify(data).sound for data in honest + kept)
    faults = [verify(data).fault for data in forged]
    assert len({fault.code for fault in faults if fault}) >= 10
    assert sum(fault is not None for fault in faults) > 350

    assert disagreements([*honest, *kept, *forged], tmp_path) == []


def committed_records(most: int, seed: int) -> list[bytes]:
    """Live matches with evidence: nonces, lots, shots for missing orders, computer players."""
    rounds = forum_rules(rounds=Rounds(missed=MissedShot.RANDOM))
    moving = rules(4, 5, manoeuvre=load_variant("classic-bonus").manoeuvre)
    tables = [(rounds, ()), (rules(4, 5), ("hunter",)), (moving, ())]
    found = []
    for number in range(most):
        ruleset, bots = tables[number % len(tables)]
        if ruleset.turn.order is TurnOrder.ALTERNATE:
            ruleset = replace(ruleset, turn=replace(ruleset.turn, begins=Begins.LOT))
        found.append(live_record(play_live(ruleset, *bots, seed=seed + number, nonces=True)))
    return [write_record(record) for record in found]


def forge_evidence(lines: Any, dice: Random) -> bytes:
    """Something else in the evidence, or another lot."""
    forged = deepcopy(lines)
    evidence = forged[0]["evidence"]
    places = [(evidence, key) for key in evidence]
    places += [(evidence["commitments"], key) for key in evidence["commitments"]]
    for words in (evidence["salts"], evidence["commitments"]["fields"], evidence["bots"]):
        places += [(words, seat) for seat in range(len(words))]
    places += [(entry, "nonce") for entry in forged[1:3]]
    holder, key = dice.choice(places)
    words = [evidence["seed"], evidence["salts"][0], *evidence["commitments"]["fields"]]
    holder[key] = dice.choice([*STRANGE, "00" * 32, "ab" * 16, *words])
    if dice.random() < 0.4:
        _fit_digest(evidence["commitments"])
    return sealed(forged)


def _fit_digest(commitments: Any) -> None:
    """Recompute the digest of the hashes, as a forger would."""
    with suppress(TypeError, ValueError, AttributeError, KeyError):
        hashes = [commitments["seed"], *commitments["fields"]]
        parts = [bytes.fromhex(each or "") for each in hashes]
        commitments["digest"] = sha256(joined(b"all", *parts)).hexdigest()


def test_three_checkers_hold_a_game_against_the_same_evidence(tmp_path: Path) -> None:
    """Commitments, salts, seed and lots: all open them, and all find what was changed."""
    honest, dice = committed_records(9, 1), Random(3)
    assert all(verify(data).sound for data in honest)
    forged = [forge_evidence(record_lines(dice.choice(honest)), dice) for _ in range(250)]
    forged += forged_records(honest, 100, 4)
    codes = {fault.code for data in forged if (fault := verify(data).fault)}
    assert {"evidence", "commitment", "lot", "unreadable"} <= codes

    assert disagreements([*honest, *forged], tmp_path) == []


@pytest.mark.slow
def test_three_checkers_never_disagree_in_a_long_campaign(tmp_path: Path) -> None:
    """The same with ten thousand records."""
    honest, committed, dice = honest_records(800, 100), committed_records(60, 100), Random(5)
    forged = forged_records(honest, 7000, 200) + forged_records(committed, 500, 300)
    lines = [record_lines(data) for data in committed]
    forged += [forge_evidence(dice.choice(lines), dice) for _ in range(1640)]
    assert disagreements([*honest, *committed, *forged], tmp_path) == []
