"""One table of a world: what is played there, by whom, and whether it will be damaged."""

from random import Random

from msgspec import Struct

from seabattle.matches.clock import ClockRule
from seabattle.matches.match_plan import OPEN, MatchPlan
from seabattle.matches.port import MatchId
from seabattle.rules import Ruleset, load_variant, settle
from simulation.line import seats_of
from simulation.node import Node
from simulation.player import Player, PollingPlayer, Temper, Watcher
from simulation.world import World

BOT = "scatter"


class Charter(Struct, frozen=True):
    """What is to be played, and how."""

    variant: str
    ruleset: Ruleset
    seats: tuple[str, ...]
    clock: ClockRule
    tempers: tuple[Temper, ...]
    spectated: bool = False
    polled: bool = False
    """Whether people ask now and then instead of listening."""
    damaged: bool = False
    """Whether the log is damaged in the middle of the game."""

    sealed: bool = False
    """Whether the fields stay with their owners."""

    @property
    def plan(self) -> MatchPlan:
        """What the host asks for."""
        return MatchPlan(self.ruleset, self.variant, self.seats, self.clock, sealed=self.sealed)


class Table:
    """A match, and all clients that take part in it."""

    def __init__(self, world: World, number: int, charter: Charter) -> None:
        self.world, self.number, self.charter = world, number, charter
        self.match = MatchId("")
        self.players: list[Player] = []
        self.spectators: list[Watcher] = []

    def take_places(self, nodes: list[Node]) -> None:
        """Let people come, once the table is laid."""
        charter = self.charter
        if charter.spectated:
            self.spectators = [Watcher(self.world, nodes, self.match, charter.ruleset, None)]
        kind = PollingPlayer if charter.polled else Player
        self.players = [
            kind(self.world, nodes, self.match, charter.ruleset, seat, charter.tempers[seat])
            for seat in seats_of(len(charter.seats))
            if charter.seats[seat] == OPEN
        ]

    @property
    def watchers(self) -> list[Watcher]:
        """All clients that receive messages."""
        return [*self.players, *self.spectators]


def any_charter(dice: Random, variant: str) -> Charter:
    """Any table of that variant: some with a clock, some with a built-in bot."""
    found = load_variant(variant)
    seats = dice.randint(found.seats.least, min(found.seats.most, 4))
    chairs = [OPEN] * seats
    if dice.random() < 0.3:
        chairs[-1] = BOT
    tempers = tuple(any_temper(dice) for _ in range(seats))
    ruleset = settle(found, seats)
    return Charter(variant, ruleset, tuple(chairs), dice.choice(CLOCKS), tempers, spectated=True)


def small_charter(dice: Random, *seats: str, clock: ClockRule | None = None) -> Charter:
    """A short game of two."""
    ruleset = settle(load_variant("classic"))
    tempers = tuple(short_temper(dice) for _ in seats)
    return Charter("classic", ruleset, seats, clock or dice.choice(CLOCKS), tempers)


CLOCKS = (
    ClockRule(),
    ClockRule(move=15_000),
    ClockRule(move=4_000),
    ClockRule(bank=60_000, increment=500),
    ClockRule(bank=20_000),
)


def any_temper(dice: Random) -> Temper:
    """A random temper."""
    return Temper(
        moves=dice.choice((5, 30, 120)),
        pondering=dice.choice((0.1, 1.0, 3.0)),
        unruly=dice.choice((0.0, 0.1)),
        dreaming=dice.choice((0.0, 0.0, 0.05)),
        wandering=dice.choice((0.0, 0.0, 0.0, 0.05)),
    )


def short_temper(dice: Random) -> Temper:
    """The temper of a player who has little time."""
    return Temper(
        moves=dice.choice((3, 6)),
        pondering=dice.choice((1.0, 6.0)),
        unruly=dice.choice((0.0, 0.1)),
        dreaming=dice.choice((0.0, 0.1)),
        forgetful=dice.choice((0.0, 0.3)),
    )
