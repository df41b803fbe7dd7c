"""Conversion of a bot's reports to marks."""

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kit.games.law_strategy import presets, seeds
from kit.games.random_player import play_randomly
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import PAIR, SEAT_0, SEAT_1, by, match, play, rules
from seabattle.beliefs import Marks, ProblemTooLarge, Strike, count
from seabattle.bots.standing.marks_from_view import all_fleets, enemy_fleets, marks_from_view
from seabattle.game import Centre, Fire, PlaceFleet, Refusal, Seat, UseWeapon
from seabattle.game.truth import truth_of
from seabattle.grid import Cell, Col, Row
from seabattle.matches import Match
from seabattle.rules import (
    Answers,
    Disclosure,
    Naming,
    Ruleset,
    Sea,
    Ship,
    ShipClass,
    Touching,
    Turn,
    Weapon,
    WeaponKind,
    berths,
    clear_water,
)
from seabattle.views import report_to

own_and_still = rulesets(still=True).filter(lambda it: not it.sea.shared)
lengths = st.integers(3, 60)
parts = st.floats(0.3, 1)


def _at(row: int, col: int) -> Cell:
    return Cell(Row(row), Col(col))


@settings(max_examples=50)
@given(own_and_still, seeds, lengths)
def test_the_true_fleet_always_agrees_with_what_was_told(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """A bot that believes the truth impossible fires at the wrong cells for ever."""
    game = play_randomly(ruleset, seed, steps)
    for seat in (SEAT_0, SEAT_1):
        problem, side = enemy_fleets(game.view(seat)), truth_of(game.game).sides[1 - seat]
        for ship, mask in zip(side.ships, side.masks, strict=True):
            number = [entry.name for entry in ruleset.fleet].index(ship.ship_class)
            assert mask in [lying.cells for lying in problem.classes[number].placements]
        assert not problem.must_cover & ~side.fleet


@settings(max_examples=60)
@given(own_and_still, seeds, parts)
def test_the_fleets_that_agree_are_those_that_would_have_been_told_alike(
    ruleset: Ruleset, seed: int, part: float
) -> None:
    """Too many fleets waste shots, too few hide ships: the marks mean exactly the reports."""
    # What the enemy's own play gives away is not looked at.
    assume(ruleset.turn.second_shot is None)
    silent = not ruleset.disclosure.sinking_told
    assume(not (silent and ruleset.turn.shots == "ships-afloat"))
    assume(_few(ruleset))
    _check(ruleset, seed, part)


RADAR = Weapon("radar", WeaponKind.RADAR, count=4, radius=1)
RAID = Weapon("raid", WeaponKind.LINE, count=1)
TOUCHING = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
NAMED = Disclosure(sunk_names=(Naming.CLASS,))
BARE = Disclosure(sunk_names=())

SHARP = {
    "radar": rules(arsenal=(RADAR,), disclosure=BARE),
    "radar and silence": rules(arsenal=(RADAR,), disclosure=Disclosure(sinking_told=False)),
    "order of shots": rules(fleet=TOUCHING, disclosure=BARE),
    "order of shots, class told": rules(fleet=TOUCHING, disclosure=NAMED),
    "order within a salvo": rules(
        fleet=TOUCHING, disclosure=BARE, turn=Turn(shots=3, answers=Answers.TOGETHER)
    ),
    "order within a raid": rules(fleet=TOUCHING, disclosure=BARE, arsenal=(RAID,)),
}
"""Rules under which a report has much to say that is easily lost: ships touch, little is told."""


@pytest.mark.parametrize("name", SHARP)
def test_radar_marks_and_the_order_of_strikes_mean_what_they_say(name: str) -> None:
    """Which cell came last says which ship went down; a swept cell needs no shot."""
    for seed in range(12):
        for part in (0.4, 0.7, 0.9):
            _check(SHARP[name], seed, part)


def _check(ruleset: Ruleset, seed: int, part: float) -> None:
    silent = not ruleset.disclosure.sinking_told
    game = play_randomly(ruleset, seed, _until(ruleset, seed, part))
    fleets = _every_fleet(ruleset)

    alike = sum(_is_told_alike(game, fleet) for fleet in fleets)

    struck = marks_from_view(game.view(SEAT_0)).struck
    # A silent fleet without a sound deck would have lost already.
    lost = sum(_is_covered(ruleset, fleet, struck) for fleet in fleets) if silent else 0
    believed = count(enemy_fleets(game.view(SEAT_0)))
    assert believed - lost <= alike <= believed


def _until(ruleset: Ruleset, seed: int, part: float) -> int:
    """After how many commands that part of the game has been played; never all of it."""
    last = len(play_randomly(ruleset, seed, 400).journal) - 1
    return 2 + int(part * (last - 2))


def _few(ruleset: Ruleset) -> bool:
    try:
        return count(all_fleets(ruleset), budget=2000) <= 200
    except ProblemTooLarge:
        return False


def _every_fleet(ruleset: Ruleset) -> list[tuple[Ship, ...]]:
    """All legal fleets, laid ship by ship."""
    fleets: list[tuple[Ship, ...]] = [()]
    for entry in ruleset.fleet:
        for _ in range(entry.count):
            fleets = [
                (*fleet, ship)
                for fleet in fleets
                for ship in _ships(ruleset, entry)
                if _fits(ruleset, fleet, ship)
            ]
    return fleets


def _ships(ruleset: Ruleset, entry: ShipClass) -> Iterator[Ship]:
    grid = ruleset.grid
    for berth in berths(grid, entry):
        yield Ship(entry.name, tuple(cell for cell in grid.cells() if grid.bit(cell) & berth))


def _fits(ruleset: Ruleset, fleet: tuple[Ship, ...], ship: Ship) -> bool:
    """Whether the ship keeps clear of the others and comes after those of its class."""
    grid = ruleset.grid
    mask = grid.mask(ship.cells)
    taken = mask | clear_water(grid, mask, ruleset.sea.touching)
    return not any(
        grid.mask(other.cells) & taken or (other.ship_class == ship.ship_class and other > ship)
        for other in fleet
    )


def _is_told_alike(game: Match, fleet: tuple[Ship, ...]) -> bool:
    """Whether seat 0 would have heard the same from seat 1 with this fleet."""
    other = Match(game.ruleset, spectators=False)
    for entry in game.journal:
        command = entry.command
        if isinstance(command, PlaceFleet) and entry.seat == SEAT_1:
            command = PlaceFleet(fleet)
        events = other._carry_out(entry.seat, command)
        if isinstance(events, Refusal):
            return False
        told = [[report_to(game.ruleset, SEAT_0, e) for e in es] for es in (entry.events, events)]
        if told[0] != told[1]:
            return False
    return True


def _is_covered(ruleset: Ruleset, fleet: tuple[Ship, ...], struck: int) -> bool:
    return not any(ruleset.grid.mask(ship.cells) & ~struck for ship in fleet)


@pytest.mark.parametrize(
    "ruleset",
    [it for it in presets() if not it.sea.shared and it.manoeuvre is None],
    ids=lambda it: it.name,
)
def test_every_preset_can_be_looked_at_from_its_first_shot_to_its_last(ruleset: Ruleset) -> None:
    """Fifteen ships on 16×16 and salvos included."""
    for steps in (2, 20, 100, 200):
        game = play_randomly(ruleset, 7, steps)
        for seat in map(Seat, range(2)):
            must_cover = enemy_fleets(game.view(seat)).must_cover
            assert not must_cover & ~truth_of(game.game).sides[1 - seat].fleet


def test_strikes_are_kept_in_order_with_what_was_said_of_them() -> None:
    """A ship goes down with its last cell: which cell came last is part of the answer."""
    told = Disclosure(hit_names=(Naming.CLASS,), sunk_names=(Naming.CLASS, Naming.CELLS))
    game = match(
        rules(disclosure=told, turn=Turn(shots=3)),
        """
        . . . .
        . a a .
        b . . .
        """,
        """
        a . . .
        a . . b
        . . . .
        """,
    )
    play(game, *(by(SEAT_0, Fire((_at(row, col),))) for row, col in ((1, 0), (2, 2), (0, 0))))

    assert marks_from_view(game.view(SEAT_0)) == Marks(
        empty=1 << 10,
        strikes=(
            Strike(1 << 4, 0, classes=frozenset({0})),
            Strike(1 << 0, 1, sank=True, classes=frozenset({0}), ship=1 << 0 | 1 << 4),
        ),
    )


def test_a_cell_struck_again_by_a_wide_shot_is_marked_once() -> None:
    """A wide shot repeats what was known (BN9); the beliefs refuse a cell struck twice."""
    wide = Weapon("wide-shot", WeaponKind.AREA, count=1, radius=1)
    radar = Weapon("radar", WeaponKind.RADAR, count=1, radius=1)
    game = match(
        rules(arsenal=(wide, radar), turn=Turn(shots=5), sea=Sea(Touching.FREELY), fleet=PAIR),
        *[
            """
          . . . .
          a a . .
          . . . b
          """
        ]
        * 2,
    )
    play(
        game,
        by(SEAT_0, Fire((_at(1, 0),))),
        by(SEAT_0, Fire((_at(0, 3),))),
        by(SEAT_0, UseWeapon("wide-shot", Centre(_at(1, 0)))),
        by(SEAT_1, Fire((_at(0, 0),))),
        *(by(SEAT_1, Fire((_at(0, col),))) for col in (1, 2, 3)),
        by(SEAT_1, Fire((_at(1, 3),))),
        by(SEAT_0, UseWeapon("radar", Centre(_at(2, 3)))),
    )

    marks = marks_from_view(game.view(SEAT_0))
    assert [strike.cell for strike in marks.strikes] == [1 << 4, 1 << 5]
    assert [strike.sank for strike in marks.strikes] == [False, True]
    assert marks.occupied == 1 << 11
    assert marks.empty == 1 << 3 | 1 << 0 | 1 << 1 | 1 << 8 | 1 << 9 | 1 << 6 | 1 << 7 | 1 << 10
