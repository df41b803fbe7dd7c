"""Throws rubbish at the sampler of the compiled module, from Python.

usage: python tests/kit/seas/sampling_fuzz.py MODULE ROUNDS SEED, where MODULE is the file of a
kernel built with sanitizers. For any input, the module answers or raises.
"""

import sys
from array import array
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from kit.seas.kernel_fuzz import load, numbers


def cells(dice: Random, words: int) -> bytes:
    """Draw a set of a few cells."""
    mask = 0
    for _ in range(dice.randint(1, 4)):
        mask |= 1 << dice.randrange(min(64 * words, 20))
    return mask.to_bytes(8 * words, "little")


def muster(dice: Random) -> tuple[list[int], list[int], bytes, int]:
    """Draw candidates, whole or broken."""
    words = dice.choice([1, 1, 2, 4, 8])
    counts = numbers(dice, dice.randint(0, 4), 4)
    sizes = numbers(dice, len(counts), 20)
    masks = b"".join(cells(dice, words) for _ in range(2 * sum(size % 100 for size in sizes)))
    if dice.random() < 0.1:
        masks = masks[: dice.randint(0, len(masks))] + dice.randbytes(dice.choice([0, 3, 8]))
    return counts, sizes, masks, words if dice.random() < 0.97 else dice.choice([0, 3, 9])


def effort(dice: Random) -> list[int]:
    """Draw a small effort, now and then of the wrong form."""
    if dice.random() < 0.02:
        return numbers(dice, dice.choice([dice.randint(0, 9), 8]), 5)
    counts = {
        "limit": dice.choice([0, 5, 100]),
        "fleets": dice.choice([1, 2, 30]),
        "cells": dice.randint(1, 12),
        "solve": dice.randint(0, 70),
        "nodes": dice.randint(0, 70),
        "margin": dice.randint(0, 70),
        "glance": dice.choice([0, 1, 10]),
        "finalists": dice.randint(1, 4),
    }
    return list(counts.values())


def fire_at(sampler: Any, dice: Random, words: int, ships: int) -> None:
    """Ask everything that can be asked."""
    drawn = sampler.draw_fleets(dice.choice([0, 1, 30]), dice.getrandbits(64))
    fleets = sampler.list_fleets(dice.choice([0, 50, 1000])) or drawn
    berths, weights = fleets[0], fleets[1]
    if dice.random() < 0.1:
        berths = dice.randbytes(len(berths)) if dice.random() < 0.5 else berths[:-2]
    sinking, fired, seed = dice.randint(0, 4), cells(dice, words), dice.getrandbits(64)
    sampler.odds(ships, berths, weights)
    sampler.choose_shot(ships, berths, weights, fired, sinking, False, effort(dice), seed)
    sampler.shot(fired, sinking, True, effort(dice), seed)
    # Last, because it refuses most of what is drawn here.
    sampler.keep_fleets(ships, berths, weights, dice.randbytes(8 * dice.randint(0, 6)), True)


def turn(dice: Random, words: int, sizes: list[int]) -> tuple[bytes, bytes]:
    """Draw a way to turn the sea: left as it is, or broken."""
    berths = range(sum(-size % 64 + size for size in sizes) % 5000)
    whence = range(64 * words)
    if dice.random() < 0.1:
        whence = dice.choice([whence[1:], range(1, 64 * words + 1)])
        berths = dice.choice([berths, berths[1:], range(1, len(berths) + 1)])
    return array("H", whence).tobytes(), array("H", berths).tobytes()


def plot(kernel: ModuleType, dice: Random, sea: tuple[list[int], list[int], bytes, int]) -> None:
    """Keep fleets from shot to shot, for all answers."""
    turns = [turn(dice, sea[3], sea[1]) for _ in range(dice.choice([0, 1, 1, 2]))]
    batches, draws = dice.choice([0, 1, 3]), dice.choice([0, 63, 64, 64, 128])
    room = kernel.pool(*sea, dice.random() < 0.3, turns, batches, draws)
    tracker = room.tracker(effort(dice), dice.getrandbits(64))
    del room
    for _ in range(dice.randint(0, 12)):
        named = dice.choice([None, None, 0, 1, 99])
        ship = cells(dice, sea[3]) if dice.random() < 0.1 else b""
        tracker.hear(dice.randrange(min(64 * sea[3], 20)), dice.randint(0, 4), named, ship)
        tracker.shot(dice.getrandbits(64))


def attempt(kernel: ModuleType, dice: Random) -> set[str]:
    """Pass one set of arguments, whole or broken; say which parts answered to the end."""
    answered: set[str] = set()
    counts, sizes, masks, words = muster(dice)
    refusals = (ValueError, IndexError, TypeError, kernel.NoFleet)
    with suppress(*refusals):
        sampler = kernel.sampler(counts, sizes, masks, cells(dice, max(words, 1)), words)
        with suppress(*refusals):
            fire_at(sampler, dice, words, sum(counts))
            answered.add("sampler")
        with suppress(*refusals):
            plot(kernel, dice, (counts, sizes, masks, words))
            answered.add("tracker")
        truth = [(k, dice.randint(0, 20)) for k, count in enumerate(counts) for _ in range(count)]
        practice = kernel.solo_game(
            counts, sizes, masks, words, truth, dice.randint(0, 3), False, effort(dice), 1
        )
        while not practice.over:
            practice.fire()
        answered.add("solo game")
    return answered


def main() -> None:
    """Make as many attempts as asked for."""
    kernel, dice = load(Path(sys.argv[1])), Random(int(sys.argv[3]))
    answered = Counter(part for _ in range(int(sys.argv[2])) for part in attempt(kernel, dice))
    print(f"{sys.argv[2]} attempts at the sampler, answered to the end: {dict(answered)}")  # noqa: T201


if __name__ == "__main__":
    main()
