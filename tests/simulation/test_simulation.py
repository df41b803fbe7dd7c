"""Whole matches on bad networks and dying nodes; one seed makes one run."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from seabattle.rules import variant_names
from simulation.verdict import Verdict, judge_run
from simulation.voyage import Voyage

TESTS = Path(__file__).parent.parent

SEEDS = 15
CAMPAIGN = range(1000, 1000 + int(os.environ.get("SEABATTLE_SIMULATION_RUNS", "2000")))


def run_to_end(seed: int, variant: str | None = None) -> tuple[Voyage, Verdict]:
    """A run, and what is to be said of it."""
    voyage = Voyage(seed, variant).sail()
    return voyage, judge_run(voyage)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_acknowledged_move_is_lost_in_any_weather(seed: int) -> None:
    """Drops, repeats, crashes, restarts: the log, every node and every client agree at the end."""
    _, verdict = run_to_end(seed)

    assert not verdict.findings


def test_the_default_seeds_play_every_variant_in_every_kind_of_trouble() -> None:
    """A simulation in which nothing bad happens proves nothing."""
    voyages = [Voyage(seed) for seed in range(SEEDS)]
    weathers = [voyage.world.weather for voyage in voyages]

    charters = [voyage.charters for voyage in voyages]
    assert {each[1].variant for each in charters} == set(variant_names())
    assert {voyage.node_count for voyage in voyages} == {2, 3}
    assert {len(each) for each in charters} == {10}
    assert len({charter.clock for each in charters for charter in each}) == 5
    assert all(any(charter.damaged for charter in each) for each in charters)
    assert all(any("scatter" in charter.seats for charter in each) for each in charters)
    assert sum(weather.uptime < 1e9 for weather in weathers) > SEEDS // 4
    assert sum(weather.outage < 1e9 for weather in weathers) > SEEDS // 4
    assert sum(weather.stroke_lost == 1.0 for weather in weathers) > SEEDS // 8


@pytest.mark.parametrize("seed", [2, 9])
def test_a_seed_makes_the_same_run_again(seed: int) -> None:
    """A fault that was found once must be found again, or it cannot be fixed (P21)."""
    first, second = (Voyage(seed).sail() for _ in range(2))

    assert first.world.trace == second.world.trace
    assert len(first.world.trace) > 50


def test_a_seed_makes_the_same_run_in_another_process() -> None:
    """Nothing may hang on the order of a set or the address of a thing."""
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from simulation.test_simulation import digest\n"
        "print(digest(2))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script, str(TESTS)],
            env={**os.environ, "PYTHONHASHSEED": hashseed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for hashseed in ("1", "2")
    }

    assert found == {digest(2)}


def digest(seed: int) -> str:
    """A run in a word."""
    return sha256(repr(Voyage(seed).sail().world.trace).encode()).hexdigest()


@pytest.mark.slow
def test_thousands_of_runs_find_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """The campaign; SEABATTLE_SIMULATION_RUNS says how many."""
    total: dict[str, float] = {
        "runs": 0,
        "overcharged": 0.0,
        "undercharged": 0.0,
        "lost": 0,
        "doubled": 0,
    }
    found: dict[int, list[str]] = {}
    for seed in CAMPAIGN:
        voyage, verdict = run_to_end(seed)
        total["runs"] += 1
        total["lost"] += verdict.lost
        total["doubled"] += verdict.doubled
        total["overcharged"] = max(total["overcharged"], verdict.overcharged)
        total["undercharged"] = max(total["undercharged"], verdict.undercharged)
        for name in voyage.world.tally.__struct_fields__:
            total[name] = total.get(name, 0) + getattr(voyage.world.tally, name)
        if verdict.findings:
            found[seed] = verdict.findings
    with capsys.disabled():
        print(f"\n{total}\n{found}")  # noqa: T201 -- Figures for the reader.

    assert not found
