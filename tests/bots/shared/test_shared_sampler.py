"""Fleets drawn for a shared sea, compared with all truths on small ones."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from kit.games.random_player import play_randomly
from kit.games.small_game import forum_rules
from kit.seas.drawn_sea import too_close
from seabattle.bots.dice import dice_for
from seabattle.bots.shared.shared_log import read_shared_log
from seabattle.bots.shared.shared_odds import estimate_shared_odds
from seabattle.game import Phase, Seat
from seabattle.grid import Mask, bits
from seabattle.rules import (
    Disclosure,
    Ears,
    Naming,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Turn,
    TurnOrder,
    Whose,
    berths,
)
from seabattle.views import Miss, RoundAnswered, SalvoAnswered, Sunk, View

SHIPS = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
TWINS = (ShipClass("destroyer", 2, ("##",)), ShipClass("torpedo-boat", 1, ("#",)))
TOLD = (Naming.CLASS, Naming.OWNER)

Fleet = tuple[tuple[str, Mask], ...]
"""Each ship as its class and its cells."""

Sinking = tuple[str | None, Seat | None]


def _fleets(ruleset: Ruleset) -> list[Fleet]:
    """Every legal fleet, ships of one class not told apart."""
    choices = [
        [[(entry.name, mask) for mask in found] for found in _some(ruleset, entry)]
        for entry in ruleset.fleet
    ]
    fleets = [tuple(ship for group in groups for ship in group) for groups in product(*choices)]
    return [fleet for fleet in fleets if _legal(ruleset, fleet)]


def _some(ruleset: Ruleset, entry: ShipClass) -> Iterator[tuple[Mask, ...]]:
    return combinations(berths(ruleset.grid, entry), entry.count)


def _legal(ruleset: Ruleset, fleet: Fleet) -> bool:
    pairs = list(combinations([mask for _, mask in fleet], 2))
    touching = ruleset.sea.touching
    return not any(
        one & other or too_close(ruleset.grid, one, other, touching) for one, other in pairs
    )


def _read_log(view: View) -> Iterator[tuple[Mask, Mask, list[Sinking] | None]]:
    """Salvo by salvo: new hits, cells without a ship, and what was said to sink."""
    grid = view.ruleset.grid
    for report in view.log:
        if isinstance(report, RoundAnswered):
            own = [answer for salvo in report.salvos for answer in salvo.answers]
            water = [answer.at for answer in own if isinstance(answer, Miss)]
            sunk = [(ship.ship_class, ship.owner) for ship in report.sunk]
            yield grid.mask(hit.at for hit in report.hits), grid.mask(water), sunk
        elif isinstance(report, SalvoAnswered):
            for answer in report.answers:
                if isinstance(answer, Miss):
                    yield 0, grid.bit(answer.at), []
                else:
                    ships = answer.ships if isinstance(answer, Sunk) else ()
                    named = [(ship.ship_class, ship.owner) for ship in ships]
                    yield grid.bit(answer.at), 0, named


def _agrees(view: View, fleets: dict[Seat, Fleet]) -> bool:
    """Whether these fleets, and the seat's own, would have brought the same news."""
    everything = 0
    for fleet in fleets.values():
        for _, mask in fleet:
            everything |= mask
    pegs = 0
    for hits, water, said in _read_log(view):
        if hits & ~everything or water & everything:
            return False
        after = pegs | hits
        sank = [
            (name, seat)
            for seat, fleet in fleets.items()
            for name, mask in fleet
            if not mask & ~after and mask & ~pegs
        ]
        if said is not None and sorted(map(str, sank)) != sorted(map(str, said)):
            return False
        pegs = after
    return True


def _exact(view: View) -> tuple[list[float], int]:
    """Sound enemy decks expected on every cell, and the number of truths."""
    ruleset, seat = view.ruleset, view.seat
    assert seat is not None
    mine = tuple(
        (ship.ship_class, mask) for ship, mask in zip(view.own.ships, view.own.masks, strict=True)
    )
    others = [Seat(each) for each in range(ruleset.seats) if each != seat]
    decks = [0.0] * ruleset.grid.size
    truths = 0
    for fleets in product(_fleets(ruleset), repeat=len(others)):
        world = {seat: mine, **dict(zip(others, fleets, strict=True))}
        if _agrees(view, world):
            truths += 1
            for other in others:
                for _, mask in world[other]:
                    for cell in bits(mask & ~view.table.hits):
                        decks[cell] += 1
    return [each / truths for each in decks], truths


def _rules(name: str) -> Ruleset:
    match name:
        case "rounds":
            return forum_rules(fleet=SHIPS)
        case "never touching":
            sea = Sea(Touching.NEVER, Whose.SHARED, friendly_fire=True)
            return forum_rules(4, 4, fleet=TWINS, sea=sea)
        case "turns":
            turn = Turn(order=TurnOrder.ALTERNATE)
            told = Disclosure(Ears.EVERYONE, (), True, TOLD)
            return forum_rules(fleet=SHIPS, turn=turn, rounds=None, disclosure=told)
        case _:
            raise ValueError(name)


def _positions(ruleset: Ruleset, games: int) -> Iterator[View]:
    """Views of seats that are still in, at all stages of a game."""
    for seed in range(games):
        match = play_randomly(ruleset, seed, steps=5 + Random(seed).randrange(25))
        if match.table.phase is Phase.PLAYING:
            present = match.table.present
            yield match.view(Seat(next(bits(present))))


@pytest.mark.parametrize("name", ["rounds", "never touching", "turns"])
def test_drawn_fleets_of_a_shared_sea_agree_with_the_list_of_all(name: str) -> None:
    """A sampler that is off by a factor still fires at sensible cells; only the list shows it."""
    compared = 0
    for view in _positions(_rules(name), games=8):
        exact, truths = _exact(view)
        found = estimate_shared_odds(view.ruleset, read_shared_log(view), 600, dice_for(view, 5))
        worst = max(abs(one - other) for one, other in zip(exact, found.decks, strict=True))
        assert worst < 4 * found.error + 0.01, (name, truths, worst, found.error)
        assert found.error < 0.1
        compared += 1
    assert compared > 3
