"""Bot moves are the same in any process, with kernel or twin, and after any earlier games."""

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

from kit.seas import bot_moves
from kit.seas.backends import needs_kernel

PROGRAM = Path(bot_moves.__file__)
SECONDS = 600


@lru_cache
def _here(seed: int) -> list[str]:
    """The bots' moves in this process, after many other tests."""
    return sorted(f"{at}: {command}" for at, command in bot_moves.moves(seed))


def _elsewhere(seed: int, *arguments: str, **environment: str) -> list[str]:
    """The bots' moves in a fresh process."""
    done = subprocess.run(
        [sys.executable, str(PROGRAM), str(seed), *arguments],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(PROGRAM.parents[2]), *sys.path]),
            **environment,
        },
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    return sorted(done.stdout.splitlines())


def test_a_process_that_has_played_before_moves_like_a_fresh_one() -> None:
    """A bot's move depends on view and seed, not on hashes, caches or earlier games."""
    assert _elsewhere(1, "--weary", PYTHONHASHSEED="4242") == _here(1)


@needs_kernel
def test_the_twin_moves_like_the_kernel_at_every_table() -> None:
    """Bots move alike with and without the compiled kernel, also on shared and moving seas."""
    assert _elsewhere(1, SEABATTLE_NATIVE="off", PYTHONHASHSEED="0") == _here(1)


@pytest.mark.slow
@needs_kernel
@pytest.mark.parametrize("seed", range(2, 12))
def test_nothing_but_view_and_seed_counts_in_many_games(seed: int) -> None:
    """A bot's move depends only on view and seed, in ten more games of every kind."""
    here = _here(seed)
    assert _elsewhere(seed, "--weary", PYTHONHASHSEED=str(seed)) == here
    assert _elsewhere(seed, SEABATTLE_NATIVE="off", PYTHONHASHSEED="0") == here
