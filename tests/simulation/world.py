"""One small world with a seed: its dice, its weather, its time, and all that happens in it."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from simulation.roster import Roster
from simulation.weather import Weather, forecast

EPOCH = 1_000_000
"""The service time at which a world begins."""

SET_BACK = (0, 3_600_000, 315_360_000_000)
"""Milliseconds by which the clocks of all machines are set back in turns: an hour, ten years."""

TURN = 7_000
"""Milliseconds between two such corrections."""


class Tally(Struct):
    """What there was of everything."""

    commands: int = 0
    messages: int = 0
    crashes: int = 0
    outages: int = 0
    cuts: int = 0
    pages: int = 0
    failures: int = 0
    """Times that the logbook could not say what had happened."""
    strays: int = 0
    """Commands that no sensible player gives."""
    claims: int = 0
    """Games that were claimed because a player had gone."""
    lives: int = 0
    """How often a node came up."""
    evictions: int = 0
    """Matches that were forgotten to make room for others."""
    polls: int = 0
    """Questions of those who do not listen."""
    stranded: int = 0
    """Viewers who were told that their match is damaged."""
    reused: int = 0
    """Ids that were used for a second request, and refused."""


class World:
    """What all parts of a run share. Nothing in it may ask the real world for anything."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.weather: Weather = forecast(self.dice)
        self.roster = Roster()
        self.tally = Tally()
        self.trace: list[tuple[Any, ...]] = []
        self.findings: list[str] = []

    @property
    def now(self) -> float:
        """Milliseconds of the true time."""
        return EPOCH + asyncio.get_running_loop().time() * 1000

    @property
    def set_back(self) -> int:
        """How far the calendar lies behind service time by now."""
        return SET_BACK[int(self.now // TURN) % len(SET_BACK)]

    def note(self, *what: object) -> None:
        """Write down that something happened; the same seed writes the same."""
        self.trace.append((round(self.now, 3), *what))

    def find(self, what: str) -> None:
        """Write down that something is wrong."""
        self.note("FOUND", what)
        self.findings.append(what)

    def happens(self, chance: float) -> bool:
        """Throw the dice."""
        return self.dice.random() < chance

    def send(self, arrive: Callable[[], None]) -> None:
        """Let a message travel: it may be lost, late, overtaken, or arrive twice."""
        self.tally.messages += 1
        weather = self.weather
        latest = [weather.delay, max(weather.delay, weather.echo)]
        for most in latest[: 2 if self.happens(weather.double) else 1]:
            if not self.happens(weather.drop):
                later = self.dice.uniform(0.0005, most)
                asyncio.get_running_loop().call_later(later, arrive)

    async def sleep(self, least: float, most: float) -> None:
        """Let some time pass."""
        await asyncio.sleep(self.dice.uniform(least, most))
