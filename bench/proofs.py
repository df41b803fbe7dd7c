"""What sealed fields cost, in the browser's program and in Python.

    python bench/proofs.py [--times 3] [--games sea-battle classic]

For every game that can be sealed: how many bytes a placing has, and the processor seconds to
prove and to check it, each the best of all times. The browser's program runs in Node, with its
tables made before. Each checks what the other has proved. Last comes what the page loads for it.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from secrets import token_bytes
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.proofs.duel import SEALABLE, bound
from kit.proofs.page_desk import PageDesk, bundle
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.placing import check_field, seal_field
from seabattle.rules import Ruleset, random_fleet

SEED = bytes(range(32))


def measure(work: Callable[[], object]) -> float:
    """Processor seconds of this process."""
    before = time.process_time()
    work()
    return time.process_time() - before


def row_of(desk: PageDesk, ruleset: Ruleset, times: int) -> str:
    """One game: its size, and four figures."""
    berths, dice = list_berths(ruleset), Random(1)
    binding, ships = bound(ruleset, dice, 0), random_fleet(ruleset, dice)
    blob = b""
    figures = []
    for _ in range(times):
        blob = desk.seal(ruleset, binding, ships, SEED)
        proved = desk.seconds
        mine = measure(partial(seal_field, berths, binding, ships, SEED, token_bytes))
        checked = measure(partial(check_field, berths, binding, blob))
        desk.check(ruleset, binding, seal_field(berths, binding, ships, SEED, token_bytes)[1])
        figures.append((proved, desk.seconds, mine, checked))
    best = [f"{min(each):.2f}" for each in zip(*figures, strict=True)]
    sizes = f"{len(berths.berths):,} / {len(berths.regions)} | {len(blob):,}"
    return f"| {ruleset.name} | {sizes} | {best[0]} / {best[1]} | {best[2]} / {best[3]} |"


def weight(folder: Path) -> int:
    """Bytes of the worker, packed as a server sends it."""
    program = folder / "worker.js"
    bundle("proofs/proof-worker.ts", program, "--minify")
    return len(gzip.compress(program.read_bytes(), 9))


def main() -> None:
    """Print a table for docs/fairness.md."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--games", nargs="*", default=[each.name for each in SEALABLE])
    chosen = parser.parse_args()
    with TemporaryDirectory() as name, PageDesk.started(Path(name)) as desk:
        print(
            "| game | berths / regions | bytes | browser: prove / check | Python: prove / check |"
        )
        print("|---|---|---|---|---|")
        for ruleset in SEALABLE:
            if ruleset.name in chosen.games:
                print(row_of(desk, ruleset, chosen.times), flush=True)
        print(f"\nThe worker has {weight(Path(name)):,} bytes, packed.")


if __name__ == "__main__":
    main()
