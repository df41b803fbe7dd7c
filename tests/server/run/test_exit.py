"""A server leaves at once, however many matches it holds."""

import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = """
import asyncio, json, os, resource, signal, sys, time
from random import Random

from seabattle.game import PlaceFleet
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.request import Act, NewSitter, SitDown
from seabattle.matches.service import SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.server.run import serve_options, server_process

contexts, honest = [], server_process.make_app
ruleset = settle(load_variant("classic"))
fleet = random_fleet(ruleset, Random(1))
plan = MatchPlan(ruleset, "classic", ("host", "open"), ClockRule(move=86_400_000))


def make_app(context):
    contexts.append(context)
    return honest(context)


async def play(service, number):
    anna, bruno = PlayerId(f"anna{number}"), PlayerId(f"bruno{number}")
    live = await service.open_match(plan, Sitter("A", SitterKind.PERSON, anna), f"lay{number}")
    sit = SubmittedRequest("sit", SitDown(), bruno, sitter=NewSitter("B"))
    await service.submit(live.match, sit)
    for player in (anna, bruno):
        await service.submit(live.match, SubmittedRequest("place", Act(PlaceFleet(fleet)), player))


async def fill(count):
    for begin in range(0, count, 500):
        some = range(begin, min(count, begin + 500))
        await asyncio.gather(*(play(contexts[0].service, number) for number in some))
    used = resource.getrusage(resource.RUSAGE_SELF)
    held = len(contexts[0].service._held)
    cpu = used.ru_utime + used.ru_stime
    print(json.dumps({"held": held, "at": time.time(), "cpu": cpu}), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


tasks = []
server_process.make_app = make_app
options = serve_options.ServeOptions(sys.argv[1], limited=False)
with server_process.open_socket("127.0.0.1", 0) as listening:
    fill_soon = lambda: tasks.append(asyncio.ensure_future(fill(int(sys.argv[2]))))
    server_process.serve(options, listening, fill_soon)
"""


def leave(database: Path, held: int) -> tuple[float, float]:
    """Seconds, and seconds of the processor, from the signal until the process is gone."""
    words = [sys.executable, "-c", PROGRAM, str(database), str(held)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = json.loads(process.stdout.readline())
    _, status, used = wait_for(process)
    gone = time.time()
    assert (status, said["held"]) == (0, held)
    return gone - said["at"], used.ru_utime + used.ru_stime - said["cpu"]


def wait_for(process: "subprocess.Popen[str]") -> tuple[int, int, resource.struct_rusage]:
    """The end of a process, and what it has used."""
    found = os.wait4(process.pid, 0)
    process.returncode = 0
    assert process.stdout is not None
    process.stdout.close()
    return found


def test_leaving_costs_no_more_for_a_thousand_matches_than_for_none(tmp_path: Path) -> None:
    """Python took every match apart before it ended: a quarter of a second for these."""
    _, few = leave(tmp_path / "few.db", 1)
    _, many = leave(tmp_path / "many.db", 1000)
    assert many < few + 0.15, (few, many)


@pytest.mark.slow
def test_a_server_with_twenty_thousand_matches_leaves_within_three_seconds(
    tmp_path: Path,
) -> None:
    """All players wait while the operator upgrades the server."""
    seconds, cpu = leave(tmp_path / "sea.db", 20_000)
    print(f"\n20,000 matches: left in {seconds:.2f} s, {cpu:.2f} s of it processor")  # noqa: T201
    assert seconds < 3
