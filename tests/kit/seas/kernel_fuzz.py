"""Throws rubbish at the compiled module, from Python.

usage: python tests/kit/seas/kernel_fuzz.py MODULE ROUNDS SEED, where MODULE is the file of a kernel
built with sanitizers. For any input, the module answers or raises.
"""

import importlib.util
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from types import ModuleType


def load(path: Path) -> ModuleType:
    """Load the kernel from a file."""
    spec = importlib.util.spec_from_file_location("_kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def numbers(dice: Random, length: int, bound: int) -> list[int]:
    """Draw small numbers, and now and then one that is too large."""
    return [dice.randrange(bound) if dice.random() < 0.98 else 2**32 - 1 for _ in range(length)]


def attempt(kernel: ModuleType, dice: Random) -> bool:
    """Pass one set of arguments, whole or broken; say whether it was answered."""
    steps, lanes = dice.randint(0, 6), dice.randint(0, 12)
    counts = numbers(dice, dice.randint(0, 4), 4)
    width, words = dice.choice([1, 1, 1, 2, 8, 8, 0, 3]), dice.choice([1, 2, 8, 8, 9])
    masks = 8 * width * 2 * (lanes + steps) + dice.choice([0, 0, 0, 0, -8, 8, 3])
    tallies = 1
    for count in counts:
        tallies *= count + 1
    hopes = 8 * steps * min(-(-tallies // 64), 2000) + dice.choice([0, 0, 0, 0, -8, 8])
    with suppress(ValueError, IndexError, TypeError, kernel.OverBudget):
        sweep = kernel.sweep(
            counts,
            numbers(dice, steps, 3),
            numbers(dice, lanes, max(steps, 1)),
            numbers(dice, lanes, max(len(counts), 1)),
            numbers(dice, lanes, max(lanes, 1)),
            dice.randbytes(max(masks, 0)),
            dice.randbytes(max(hopes, 0)),
            width,
            words,
            dice.choice([0, 10, 10_000]),
        )
        sweep.odds()
        total = int.from_bytes(sweep.total(), "little")
        for number in (0, total // 2, total - 1, total):
            with suppress(IndexError, OverflowError):
                sweep.fleet(number.to_bytes(8 * words, "little"))
        with suppress(IndexError, ValueError):
            sweep.fleet(dice.randbytes(dice.randint(0, 80)))
        return True
    return False


def main() -> None:
    """Make as many attempts as asked for."""
    kernel, dice = load(Path(sys.argv[1])), Random(int(sys.argv[3]))
    answered = sum(attempt(kernel, dice) for _ in range(int(sys.argv[2])))
    print(f"{sys.argv[2]} attempts from Python, {answered} answered to the end")  # noqa: T201


if __name__ == "__main__":
    main()
