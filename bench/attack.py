"""Runs one attack in a process of its own, as another machine would.

    python bench/attack.py NAME PORT SECONDS PREY ADDRESS

Everything comes from one address, such as 127.0.0.2, and ends by itself. The last line that is
printed counts the answers by status. ``bench/siege.py`` starts it.
"""

import asyncio
import sys
from collections import Counter
from contextlib import suppress

from attacks import PLANS
from attacks.plan import Attack
from msgspec import json


async def run_attack(
    name: str, number: int, seconds: float, prey: str, source: str
) -> Counter[int]:
    """Attack for so many seconds and at most two more."""
    attack = Attack(number, seconds, source)
    print("begun", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await PLANS[name].assault(attack, prey)
    return attack.answers


def main() -> None:
    """Do what the command line says."""
    name, number, seconds, prey, source = sys.argv[1:]
    answers = asyncio.run(run_attack(name, int(number), float(seconds), prey, source))
    print(json.encode(dict(answers)).decode(), flush=True)


if __name__ == "__main__":
    main()
