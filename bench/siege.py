"""Whether one visitor can stop others from playing: attacks on a server with players.

    python bench/siege.py [--attacks toml,berths] [--runs 5] [--seconds 5] [--source SRC]

For each attack (``bench/attacks``) a server is started with all its limits, on a database that
holds what hours of visits may leave behind. Several pairs play by socket, and a visitor plays
against each of two computer players. In every run they play undisturbed first and then with one
attacker at work, who has one address; the victims have another. The server holds when

- no game of a victim has ended, and no computer player has stood still for more than 5 s;
- the time that a move takes (p99) is at most 3 times that of the same run without the
  attacker and at most 100 ms, in the median of all runs;
- the server's processes take at most 100 MB more memory than before the first attack, and have
  given it back after the last one, but for 50 MB;
- the database has grown by no more than the plan of the attack allows;
- what else an honest visitor does (the probe of the plan) takes no longer than the plan allows.

``--source`` names the ``src`` of another checkout, whose server is besieged instead.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from asker import Asker
from attacks import PLANS
from attacks.plan import Plan
from besieged_server import BesiegedServer, serving
from msgspec import Struct, json
from victims import Victims

MOST_TIMES, MOST_MOVE_SECONDS = 3.0, 0.1
"""How much slower a move may become, and how long it may take."""

MOST_STILL_SECONDS = 5.0
"""How long a computer player may stand still."""

MOST_GROWTH_MB, MOST_KEPT_MB = 100.0, 50.0
"""How much more memory the server may take during an attack, and after it."""

GIVES_BACK_SECONDS = 15


class Run(Struct, frozen=True):
    """One run: moves without and with the attacker, and what else was seen."""

    quiet: float
    besieged: float
    stood: float
    ended: int
    probe: float
    growth: float
    disk: float
    answers: dict[int, int]

    @property
    def ratio(self) -> float:
        """How many times as long a move takes."""
        return self.besieged / self.quiet


async def watch_memory(server: BesiegedServer) -> float:
    """The largest growth of the server's memory until this task is cancelled."""
    most = 0.0
    try:
        while True:
            most = max(most, server.growth())
            await asyncio.sleep(0.25)
    except asyncio.CancelledError:
        return most


async def repeat_probe(plan: Plan, number: int, source: str) -> float:
    """The slowest probe until this task is cancelled, in seconds."""
    slowest = 0.0
    began = time.perf_counter()
    try:
        while plan.probe is not None:
            began = time.perf_counter()
            await plan.probe(number, source)
            slowest = max(slowest, time.perf_counter() - began)
            await asyncio.sleep(0.2)
    except asyncio.CancelledError:
        # A probe that has not been answered yet took at least this long.
        slowest = max(slowest, time.perf_counter() - began - 0.2)
    return slowest


async def run_once(server: BesiegedServer, plan: Plan, run: int, prey: str, seconds: float) -> Run:
    """Play without and with the attacker."""
    victims = Victims(server.number, run)
    await victims.sit_down()
    await victims.play(1.0)
    quiet, _ = await victims.play(seconds)
    if run == 0:
        server.weigh_anew()
    disk = server.disk()
    program = [sys.executable, str(Path(__file__).with_name("attack.py"))]
    # An address that has spent nothing yet, so that every run is attacked as much as the first.
    source = f"127.0.0.{run + 2}"
    # The attacker stands for another machine, and should not take this one's processors.
    attacker = await asyncio.create_subprocess_exec(
        "nice", *program, plan.name, str(server.number), str(seconds + 1), prey, source,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    memory = asyncio.create_task(watch_memory(server))
    await asyncio.sleep(0.7)
    probes = asyncio.create_task(repeat_probe(plan, server.number, f"127.0.2.{run + 1}"))
    try:
        besieged, stood = await victims.play(seconds)
        said = await asyncio.wait_for(attacker.stdout.readline(), 60)
        answers = json.decode(said or b"{}", type=dict[int, int])
    finally:
        memory.cancel()
        probes.cancel()
        if attacker.returncode is None:
            attacker.terminate()
        await attacker.wait()
    ended = await victims.ended()
    victims.leave()
    grown = server.disk() - disk
    return Run(quiet, besieged, stood, ended, await probes, await memory, grown, answers)


async def draw_daily_seas(number: int) -> None:
    """Have the seas of today and tomorrow drawn, which takes hundreds of megabytes for a second.

    The server does it by itself a minute after its start, and that is no part of an attack.
    """
    asker = Asker(number)
    sea = await asker.want("GET", "/daily/classic")
    for variant in sea["variants"]:
        await asker.want("GET", f"/daily/{variant}")
    asker.close()


async def besiege(
    server: BesiegedServer, plan: Plan, prey: str, options: argparse.Namespace
) -> tuple[list[Run], float]:
    """All runs of one attack, and how much memory the server has kept after them."""
    await draw_daily_seas(server.number)
    runs = []
    for number in range(options.runs):
        runs.append(await run_once(server, plan, number, prey, options.seconds))
        await asyncio.sleep(1.0)
    for _ in range(GIVES_BACK_SECONDS):
        if server.growth() <= MOST_KEPT_MB:
            break
        await asyncio.sleep(1.0)
    return runs, server.growth()


HEADS = (
    f"{'attack':14} {'quiet p99':>10} {'besieged':>10} {'ratio':>6} {'stood s':>7} {'ended':>5} "
    f"{'MB':>5} {'kept':>5} {'disk':>6} {'probe s':>7}  verdict  answers"
)


def show(plan: Plan, runs: list[Run], kept: float) -> bool:
    """Print a line of the table; whether the server has held."""
    quiet, besieged, ratio = (
        statistics.median(getattr(each, what) for each in runs)
        for what in ("quiet", "besieged", "ratio")
    )
    stood, growth, disk, probe = (
        max(getattr(each, what) for each in runs) for what in ("stood", "growth", "disk", "probe")
    )
    ended = sum(each.ended for each in runs)
    held = (
        ratio <= MOST_TIMES
        and besieged <= MOST_MOVE_SECONDS
        and stood <= MOST_STILL_SECONDS
        and not ended
        and growth <= MOST_GROWTH_MB
        and kept <= MOST_KEPT_MB
        and disk <= plan.most_disk_mb
        and probe <= plan.most_probe_seconds
    )
    answers: Counter[int] = Counter()
    for each in runs:
        answers.update(each.answers)
    said = " ".join(f"{status}:{count}" for status, count in sorted(answers.items()))
    print(
        f"{plan.name:14} {1000 * quiet:8.1f}ms {1000 * besieged:8.1f}ms {ratio:6.2f} {stood:7.1f} "
        f"{ended:5} {growth:5.0f} {kept:5.0f} {disk:6.1f} {probe:7.2f}  "
        f"{'held' if held else 'FELL':7}  {said}",
        flush=True,
    )
    return held


def lay_siege(plan: Plan, options: argparse.Namespace) -> bool:
    """Build up, restart with all limits, attack; whether the server has held."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            prey = "-"
            if plan.build_up is not None:
                with serving(folder, options.source, "--no-limits", *plan.options) as server:
                    prey = asyncio.run(plan.build_up(server.number))
            with serving(folder, options.source, *plan.options) as server:
                runs, kept = asyncio.run(besiege(server, plan, prey, options))
        except Exception as error:  # noqa: BLE001 -- A siege that could not be played through is lost.
            print(f"{plan.name:14} FELL: {type(error).__name__}: {error}"[:300], flush=True)
            return False
    return show(plan, runs, kept)


def main() -> None:
    """Besiege as the command line asks; fails when an attack succeeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", default=",".join(PLANS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--source", default=None, help="the src of another checkout")
    options = parser.parse_args()
    print(HEADS, flush=True)
    held = [lay_siege(PLANS[name], options) for name in options.attacks.split(",")]
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
