"""Positions out of the middle of games, and other truths behind the same position."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from kit.secrecy.granted_knowledge import fact_granted_by
from kit.secrecy.leak_hunt import Pair
from kit.secrecy.two_worlds import two_worlds
from seabattle.beliefs import Sampler, make_sampler
from seabattle.bots import Hunter
from seabattle.bots.standing.marks_from_view import enemy_fleets
from seabattle.game import Event, PlaceFleet, Refusal, Seat, seats_in
from seabattle.matches import Match
from seabattle.rules import Ruleset, Ship, ship_at
from seabattle.views import View, Viewer


def acting(match: Match) -> Seat:
    """The seats that must act now."""
    return next(seats_in(match.table.to_act))


def play_hunters(ruleset: Ruleset, seed: int, steps: int) -> Match:
    """A game between Hunters after so many commands, or just before its last one.

    They hit and sink, which players who fire anywhere hardly do.
    """
    match = Match(ruleset, chance=Random(seed), spectators=False)
    bots = [Hunter(100 * seed + seat) for seat in range(ruleset.seats)]
    before = match
    for _ in range(steps):
        seat = acting(match)
        command = bots[seat].act(match.view(seat))
        before = _again(match)
        outcome = match.send(seat, command)
        assert not isinstance(outcome, Refusal), outcome
        if match.over:
            return before
    return match


def _again(match: Match) -> Match:
    """The same game, to be played on apart from it."""
    copy = Match(match.ruleset, spectators=False)
    copy.game, copy.journal, copy._views = match.game, list(match.journal), dict(match._views)
    return copy


def views_of(ruleset: Ruleset, seed: int, depths: tuple[int, ...]) -> Iterator[View]:
    """What the seat that has to act knows, at several depths of a game."""
    for depth in depths:
        match = play_hunters(ruleset, seed, depth)
        yield match.view(acting(match))


def other_truths(match: Match, viewer: Seat, seed: int, number: int) -> Iterator[Pair]:
    """The game beside others that have told *viewer* the same."""
    if match.ruleset.sea.shared or match.ruleset.manoeuvre is not None:
        yield from islice(_draw_blindly(match, viewer, Random(seed)), number)
    else:
        yield from islice(_draw_by_belief(match, viewer, seed), number)


def _draw_blindly(match: Match, viewer: Seat, dice: Random) -> Iterator[Pair]:
    """Games with other fleets, orders and moves, cut off where the viewer could tell."""
    for _ in range(60):
        found = two_worlds(match, viewer, dice)
        if found is not None and viewer == acting(found[0]) == acting(found[1]):
            yield Pair(viewer, *found)


def _draw_by_belief(match: Match, viewer: Seat, seed: int) -> Iterator[Pair]:
    """The very same game with other enemy fleets that explain every answer."""
    sampler = make_sampler(enemy_fleets(match.view(viewer)))
    fleets = sampler.draw_fleets(40, seed)
    for number in range(len(fleets)):
        ships = _ships(match.ruleset, sampler, fleets[number])
        other = _with_fleet(match, viewer, ships)
        if other is not None and other.journal != match.journal:
            yield Pair(viewer, match, other)


def _ships(ruleset: Ruleset, sampler: Sampler, berths: tuple[int, ...]) -> tuple[Ship, ...]:
    table = sampler.table
    left = list(berths)
    ships = []
    for entry, kin in zip(ruleset.fleet, table.kin_of, strict=True):
        for berth in [berth for berth in left if table.kin_at[berth] == kin][: entry.count]:
            left.remove(berth)
            ships.append(ship_at(ruleset.grid, entry, table.cells[berth]))
    return tuple(ships)


def _with_fleet(match: Match, viewer: Seat, ships: tuple[Ship, ...]) -> Match | None:
    """The game played again with that enemy fleet, if the viewer is told the same."""
    other = Match(match.ruleset, spectators=False)
    for entry in match.journal:
        command = entry.command
        if isinstance(command, PlaceFleet) and entry.seat != viewer:
            command = PlaceFleet(ships)
        events = other._carry_out(entry.seat, command)
        if isinstance(events, Refusal):
            return None
        if _facts_of(match.ruleset, viewer, events) != _facts_of(
            match.ruleset, viewer, entry.events
        ):
            return None
    return other


def _facts_of(ruleset: Ruleset, viewer: Viewer, events: tuple[Event, ...]) -> list[object]:
    facts = (fact_granted_by(ruleset, viewer, event) for event in events)
    return [fact for fact in facts if fact is not None]
