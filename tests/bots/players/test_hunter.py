"""Hunter plays every game there is, and plays it as a sensible person would."""

from random import Random

import pytest
from hypothesis import given, settings

from kit.games.law_strategy import presets, seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.bots import Bot, Hunter, Scatter
from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    Phase,
    Refusal,
    Seat,
    UseWeapon,
    WholeRow,
    seats_in,
)
from seabattle.matches import Match
from seabattle.rules import (
    AgainAfter,
    Disclosure,
    Manoeuvre,
    Ruleset,
    Sea,
    SecondShot,
    ShipClass,
    Touching,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Whose,
    Won,
)

PATIENCE = 20_000

LINE = (ShipClass("cruiser", 1, ("###",)), ShipClass("torpedo-boat", 1, ("#",)))


def _play_out(ruleset: Ruleset, seed: int, bots: list[Bot] | None = None) -> Match:
    game = Match(ruleset, chance=Random(seed), spectators=False)
    players = bots or [Hunter(seed + seat) for seat in range(ruleset.seats)]
    for _ in range(PATIENCE):
        if game.over:
            return game
        seat = _acting(game)
        outcome = game.send(seat, players[seat].act(game.view(seat)))
        assert not isinstance(outcome, Refusal), outcome
    raise AssertionError(f"not over after {PATIENCE} actions")


def _acting(game: Match) -> Seat:
    table = game.table
    if table.phase is Phase.PLACING or table.turn is None:
        return next(seats_in(table.awaited))
    return table.turn


@given(rulesets(), seeds)
def test_hunter_plays_any_ruleset_to_its_end(ruleset: Ruleset, seed: int) -> None:
    """The author of a custom variant gets an opponent that is worth playing."""
    _play_out(ruleset, seed)


@settings(max_examples=30)
@given(rulesets(), seeds)
def test_hunter_copes_with_odd_opponents(ruleset: Ruleset, seed: int) -> None:
    """Scatter declares falsely, moves at random and wastes radar; none of it may confuse."""
    bots: list[Bot] = [
        Hunter(seed) if seat % 2 else Scatter(seed + seat) for seat in range(ruleset.seats)
    ]
    _play_out(ruleset, seed, bots)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_hunter_plays_every_preset_to_its_end(ruleset: Ruleset) -> None:
    """The games people will really play."""
    _play_out(ruleset, 5)


STANDING = """
    A A A . . .
    . . . . . .
    . . . . B .
    . . . . . .
"""


def _hunt(ruleset: Ruleset) -> Match:
    """A game in which seat 0 has the turn."""
    return match(ruleset, STANDING, STANDING)


def _shot(game: Match, seed: int = 1) -> Fire:
    command = Hunter(seed).act(game.view(SEAT_0))
    assert isinstance(command, Fire), command
    return command


AGAIN = Turn(again_after=AgainAfter.HIT)


@pytest.mark.parametrize("seed", range(8))
def test_a_hit_is_followed_up_beside_it(seed: int) -> None:
    """The first thing a person does after a hit."""
    game = _hunt(rules(4, 6, fleet=LINE, turn=AGAIN))
    play(game, by(SEAT_0, Fire(cells("B1"))))

    (aim,) = _shot(game, seed).at

    assert aim in cells("A1 C1 B2")


@pytest.mark.parametrize("seed", range(8))
def test_two_hits_make_a_line(seed: int) -> None:
    """Once the line is known, cells beside it are a waste."""
    game = _hunt(rules(4, 6, fleet=LINE, turn=AGAIN))
    play(game, *(by(SEAT_0, Fire(cells(name))) for name in ("B1", "C1", "D1")))
    play(game, by(SEAT_1, Fire(cells("F4"))))

    (aim,) = _shot(game, seed).at

    assert aim == cell("A1")


@pytest.mark.parametrize("seed", range(20))
def test_no_shot_falls_into_the_clear_water_of_a_wreck(seed: int) -> None:
    """Where ships never touch, a sunk ship clears the cells around it for good."""
    game = _hunt(rules(4, 6, fleet=LINE, turn=AGAIN, sea=Sea(Touching.NEVER)))
    play(game, *(by(SEAT_0, Fire(cells(name))) for name in ("A1", "B1", "C1")))

    (aim,) = _shot(game, seed).at

    assert aim not in cells("D1 A2 B2 C2 D2")


@pytest.mark.parametrize("seed", range(8))
def test_the_lattice_fits_the_smallest_ship_afloat(seed: int) -> None:
    """Against a lone three-decker every third diagonal is enough."""
    alone = rules(6, 6, fleet=(ShipClass("cruiser", 1, ("###",)),))
    sea = "A A A . . .\n" + ". . . . . .\n" * 5
    game = match(alone, sea, sea)
    fired: list[int] = []
    for _ in range(6):
        command = _shot(game, seed)
        (aim,) = command.at
        play(game, by(SEAT_0, command))
        if game.over or game.view(SEAT_0).foreign.hit:
            break
        fired.append((aim.row + aim.col) % 3)
        play(game, by(SEAT_1, Fire((game.ruleset.grid.cells()[len(fired) + 20],))))

    assert len(set(fired)) <= 1


def test_the_air_raid_comes_as_soon_as_it_is_unlocked() -> None:
    """The line with most open cells; every turn of waiting makes it worth less (BN7)."""
    raid = Weapon("air-raid", WeaponKind.LINE, count=1, unlock_turn=1)
    game = _hunt(rules(4, 6, fleet=LINE, arsenal=(raid,)))

    command = Hunter(1).act(game.view(SEAT_0))

    # Rows are longer than columns here, and none has been fired at.
    assert isinstance(command, UseWeapon)
    assert isinstance(command.target, WholeRow)


@pytest.mark.rule("BO3")
def test_a_second_shot_is_never_given_away() -> None:
    """A shot more is never worse; without a sound fleet there is none to fire."""
    fleet = (ShipClass("destroyer", 2, ("##",)),)
    game = match(
        rules(fleet=fleet, turn=Turn(second_shot=SecondShot(1))),
        "A A . .\n. . . .\nB B . .",
        "A A . .\n. . . .\nB B . .",
    )
    play(game, by(SEAT_0, Fire(cells("A1"))))
    assert isinstance(Hunter(1).act(game.view(SEAT_0)), Fire)

    play(game, by(SEAT_0, EndTurn()), by(SEAT_1, Fire(cells("A1"))), by(SEAT_1, EndTurn()))
    play(game, by(SEAT_0, Fire(cells("B1"))))
    assert Hunter(1).act(game.view(SEAT_0)) == EndTurn()


@pytest.mark.rule("BO4")
def test_victory_is_declared_when_every_deck_must_be_hit() -> None:
    """Sinking is silent, but four hits on a fleet of four decks leave no doubt."""
    quiet = rules(
        4,
        6,
        fleet=LINE,
        turn=AGAIN,
        disclosure=Disclosure(sinking_told=False),
        victory=Victory(Won.DECLARED),
    )
    game = _hunt(quiet)
    play(game, *(by(SEAT_0, Fire(cells(name))) for name in ("A1", "B1", "C1")))
    assert isinstance(Hunter(1).act(game.view(SEAT_0)), Fire)

    play(
        game,
        by(SEAT_0, Fire(cells("E3"))),
        by(SEAT_0, Fire(cells("F4"))),
        by(SEAT_1, Fire(cells("F4"))),
    )
    assert Hunter(1).act(game.view(SEAT_0)) == DeclareVictory()


@pytest.mark.rule("BO1")
def test_ships_leave_the_water_the_enemy_fires_at() -> None:
    """Now and then an undamaged ship moves away from where shots fall."""
    game = _hunt(rules(4, 6, fleet=LINE, manoeuvre=Manoeuvre(), disclosure=Disclosure()))
    for mine, theirs in (("F4", "A2"), ("F1", "B2"), ("F2", "C2")):
        play(game, by(SEAT_0, Fire(cells(mine))), by(SEAT_1, Fire(cells(theirs))))

    moves = [Hunter(seed).act(game.view(SEAT_0)) for seed in range(40)]

    assert any(isinstance(move, MoveShip) for move in moves)
    assert any(isinstance(move, Fire) for move in moves)


@pytest.mark.rule("FO4")
@pytest.mark.parametrize("seed", range(10))
def test_no_bot_shoots_at_its_own_ships(seed: int) -> None:
    """On a shared sea a shot strikes every ship on its cell, the shooter's too."""
    game = match(
        rules(3, 4, sea=Sea(Touching.FREELY, Whose.SHARED, friendly_fire=True)),
        "A A . .\n. . . .\n. . . B",
        ". . . .\n. A A .\n. . B .",
    )

    (aim,) = _shot(game, seed).at

    assert aim not in (*cells("A1 B1"), cell("D3"))


def test_hunter_beats_scatter_nearly_always() -> None:
    """A ladder of strengths needs its second rung well above its first."""
    won = 0
    for seed in range(12):
        game = _play_out(preset("classic"), seed, [Hunter(seed), Scatter(seed)])
        won += game.table.winner == SEAT_0

    assert won == 12
