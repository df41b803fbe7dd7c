"""Small games for tests: rules of a few words, fleets as drawn, play up to a point."""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from kit.seas.drawn_sea import fleet
from seabattle.game import Command, Event, Events, GivenCommand, PlaceFleet, Refusal, Seat
from seabattle.grid import Grid
from seabattle.matches import Match
from seabattle.rules import (
    Begins,
    Rounds,
    Ruleset,
    Sea,
    ShipClass,
    Text,
    Touching,
    Turn,
    TurnOrder,
    Variant,
    Whose,
    load_variant,
    settle,
)
from seabattle.rules.size import GridSize, Seats

E = TypeVar("E", bound=Event)

SEAT_0, SEAT_1, SEAT_2, SEAT_3 = Seat(0), Seat(1), Seat(2), Seat(3)

PAIR = (ShipClass("destroyer", 1, ("##",)), ShipClass("torpedo-boat", 1, ("#",)))
"""A fleet of two ships, the smallest that can be hit without being sunk."""


def rules(rows: int = 3, columns: int = 4, seats: int = 2, **choices: Any) -> Ruleset:
    """A ruleset on a small grid that is not square; if a seat begins, it is seat 0."""
    turn = choices.get("turn", Turn())
    if turn.order is TurnOrder.ALTERNATE and turn.begins is Begins.LOT:
        choices["turn"] = replace(turn, begins=Begins.FIRST)
    choices.setdefault("fleet", PAIR)
    choices.setdefault("sea", Sea(Touching.FREELY))
    variant = Variant(
        name="small",
        title=Text("Small"),
        grid=GridSize(rows, columns),
        seats=Seats(seats, seats),
        **choices,
    )
    return settle(variant, seats)


def forum_rules(rows: int = 3, columns: int = 4, seats: int = 3, **choices: Any) -> Ruleset:
    """A small forum game: one sea for all, rounds, misses told to the shooter only."""
    forum = load_variant("forum")
    choices.setdefault("sea", Sea(Touching.FREELY, Whose.SHARED, friendly_fire=True))
    choices.setdefault("turn", Turn(order=TurnOrder.TOGETHER))
    choices.setdefault("rounds", Rounds())
    choices.setdefault("disclosure", forum.disclosure)
    return rules(rows, columns, seats, **choices)


def preset(name: str, seats: int | None = None, grid: Grid | None = None) -> Ruleset:
    """A ready-made variant; if a seat begins, it is seat 0."""
    variant = load_variant(name)
    if variant.turn.order is TurnOrder.ALTERNATE:
        variant = replace(variant, turn=replace(variant.turn, begins=Begins.FIRST))
    return settle(variant, seats, grid=grid)


def match(ruleset: Ruleset, *drawings: str, chance: Random | None = None) -> Match:
    """A match in which every seat has placed the fleet drawn for it."""
    game = Match(ruleset, chance=chance or Random(0))
    for seat, drawing in enumerate(drawings):
        play(game, by(Seat(seat), PlaceFleet(fleet(ruleset, drawing))))
    return game


by = GivenCommand
"""Who gives a command: ``by(SEAT_0, Fire(cells("A1")))``."""


def play(game: Match, *commands: GivenCommand[Command]) -> Events:
    """Carry out commands that must be legal; the events of the last one."""
    events: Events = ()
    for given in commands:
        outcome = game.send(given.seat, given.command)
        assert not isinstance(outcome, Refusal), (given, outcome)
        events = outcome
    return events


def refuse(game: Match, given: GivenCommand[Command]) -> Refusal:
    """The refusal of a command that must not be legal."""
    outcome = game.send(given.seat, given.command)
    assert isinstance(outcome, Refusal), (given, outcome)
    return outcome


def events_of(game: Match) -> list[Event]:
    """All that has happened in a match."""
    return [event for entry in game.journal for event in entry.events]


def of_type(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
