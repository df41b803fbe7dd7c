"""Surveyor and admiral on separate seas: legal, blind, reproducible, and sensible moves."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings

from kit.games.bot_game import bout
from kit.games.law_strategy import presets, seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import PAIR, SEAT_0, SEAT_1, by, match, play, preset, rules
from kit.seas.drawn_sea import cell, cells
from kit.secrecy.leak_hunt import pairs
from seabattle.bots import Bot, Scatter
from seabattle.bots.players.admiral import HIGHEST, Admiral
from seabattle.bots.players.surveyor import Surveyor
from seabattle.bots.skill import Skill
from seabattle.bots.standing.standing_move import choose_standing_move
from seabattle.game import (
    DeclareVictory,
    Fire,
    Phase,
    Seat,
    SeatCommand,
    UseWeapon,
)
from seabattle.game.event import GameEnded
from seabattle.matches import Match
from seabattle.rules import (
    Answers,
    Disclosure,
    Ruleset,
    ShipClass,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Won,
)
from seabattle.views import View

PLAYERS: dict[str, Callable[[int], Bot]] = {
    "surveyor": Surveyor,
    "admiral": Admiral,
    "level 4": partial(Admiral, level=4),
}

QUICK = Skill(fleets=20, listed=40, cells=2)

DUELS = [it for it in presets() if not it.sea.shared and it.manoeuvre is None]


class Duellist:
    """Plays a seat by the moves under test, with the least effort."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._placing = Scatter(seed)

    def act(self, view: View) -> SeatCommand:
        """A fleet from Scatter, and the move."""
        if view.table.phase is Phase.PLACING:
            return self._placing.act(view)
        return choose_standing_move(view, self._seed, QUICK)


@settings(max_examples=60)
@given(rulesets().filter(lambda it: not it.sea.shared and it.manoeuvre is None), seeds)
def test_every_move_is_legal_and_every_game_ends(ruleset: Ruleset, seed: int) -> None:
    """Salvos, rounds, special actions, declarations, silence: any custom rules."""
    record = bout(ruleset, seed, [Duellist(seed + seat) for seat in range(2)], most=2000)

    assert isinstance(record.entries[-1].events[-1], GameEnded) or ruleset.turn.in_rounds


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_surveyor_plays_every_preset(ruleset: Ruleset) -> None:
    """A bot can play every game that a player can choose."""
    bout(ruleset, 1, [Surveyor(seat) for seat in range(ruleset.seats)], most=60)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_admiral_plays_every_preset(ruleset: Ruleset) -> None:
    """The same for the strongest player, as far as patience goes."""
    bout(ruleset, 1, [Admiral(seat) for seat in range(ruleset.seats)], most=6)


@pytest.mark.parametrize("level", range(1, HIGHEST + 1))
def test_every_level_plays(level: int) -> None:
    """People meet the lower levels first."""
    ruleset = rules(5, 6, fleet=(ShipClass("cruiser", 2, ("###",)),))

    record = bout(ruleset, level, [Admiral(seat, level) for seat in range(2)])

    assert isinstance(record.entries[-1].events[-1], GameEnded)


@pytest.mark.parametrize("level", [0, HIGHEST + 1])
def test_there_is_no_such_level(level: int) -> None:
    """A slip in a command line is told at once."""
    with pytest.raises(ValueError, match="no level"):
        Admiral(1, level)


def _acting(game: Match, seat: Seat) -> bool:
    table = game.table
    return table.phase is Phase.PLAYING and (
        table.turn == seat or (table.turn is None and bool(table.awaited >> seat & 1))
    )


@pytest.mark.rule("C3")
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("ruleset", DUELS, ids=lambda it: it.name)
def test_two_truths_told_alike_lead_to_the_same_move(ruleset: Ruleset, name: str) -> None:
    """Strong and blind: people must be able to trust that the computer does not peek."""
    compared = 0
    for pair in pairs(ruleset, seed=5, games=12):
        if pair.viewer is not None and _acting(pair.one, pair.viewer):
            moves = [PLAYERS[name](9).act(it.view(pair.viewer)) for it in (pair.one, pair.other)]
            assert moves[0] == moves[1]
            compared += 1
            if compared == 2:
                break
    assert compared


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    """A game can be replayed and a move explained, independent of earlier games."""
    game = match(rules(5, 6, fleet=PAIR), *["aa....\n......\n....b.\n......\n......"] * 2)
    play(game, by(SEAT_0, Fire((cell("C4"),))), by(SEAT_1, Fire((cell("C4"),))))
    view = game.view(SEAT_0)
    player = PLAYERS[name](4)
    first = player.act(view)
    player.act(preset_view())

    assert player.act(view) == first == PLAYERS[name](4).act(view)


def preset_view() -> View:
    """Some other game, to think about in between."""
    game = Match(preset("classic"))
    play(game, *(by(Seat(seat), Scatter(seat).act(game.view(Seat(seat)))) for seat in range(2)))
    return game.view(SEAT_0)


def test_different_seeds_open_differently() -> None:
    """An opponent who plays a bot twice would learn a fixed opening."""
    view = preset_view()

    assert len({str(Surveyor(seed).act(view)) for seed in range(20)}) > 2


SEA = """
    a a a . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . b b
    """


def _hunt(**choices: Any) -> Match:
    fleet = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
    return match(rules(5, 6, fleet=fleet, **choices), SEA, SEA)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_wounded_ship_is_followed_up(name: str) -> None:
    """No level leaves a hit alone: that is not weak play but none."""
    game = _hunt()
    play(game, by(SEAT_0, Fire((cell("B1"),))), by(SEAT_1, Fire((cell("C3"),))))

    move = PLAYERS[name](3).act(game.view(SEAT_0))

    assert isinstance(move, Fire)
    assert move.at[0] in cells("A1 C1 B2")


@pytest.mark.parametrize("name", ["surveyor", "admiral"])
def test_no_shot_is_fired_where_no_ship_can_lie(name: str) -> None:
    """Ships that never touch leave clear water around a wreck (SB4)."""
    game = _hunt(turn=Turn(shots=4), disclosure=Disclosure())
    play(game, *(by(SEAT_0, Fire((cell(at),))) for at in ("F5", "E5", "D5")))

    move = PLAYERS[name](3).act(game.view(SEAT_0))

    assert isinstance(move, Fire)
    assert move.at[0] not in cells("D5 E5 F5")


def test_the_shots_of_a_salvo_are_spread() -> None:
    """Two shots at one small ship that must lie side by side say no more than one."""
    fleet = (ShipClass("destroyer", 1, ("##",)),)
    sea = "aa....\n......"
    game = match(rules(2, 6, fleet=fleet, turn=Turn(shots=3, answers=Answers.TOGETHER)), sea, sea)

    move = Surveyor(1).act(game.view(SEAT_0))

    assert isinstance(move, Fire)
    assert len(set(move.at)) == 3
    for one in move.at:
        near = [at for at in move.at if abs(at.row - one.row) + abs(at.col - one.col) == 1]
        assert not near


def test_a_wide_shot_is_used_while_the_sea_is_unknown_and_a_shot_at_the_end() -> None:
    """Nine answers for one turn are worth most at the beginning (BN6)."""
    wide = Weapon("wide-shot", WeaponKind.AREA, count=2, radius=1)
    game = _hunt(arsenal=(wide,))

    move = Surveyor(1).act(game.view(SEAT_0))
    assert isinstance(move, UseWeapon)

    game = _hunt(arsenal=(wide,), turn=Turn(shots=100))
    known = [at for at in game.ruleset.grid.cells() if at not in cells("A1")]
    play(game, *(by(SEAT_0, Fire((at,))) for at in known))
    assert Surveyor(1).act(game.view(SEAT_0)) == Fire(cells("A1"))


def test_victory_is_declared_when_nothing_is_left_afloat() -> None:
    """Under silent sinking the decks must be counted (BO2, BO4)."""
    game = _hunt(
        victory=Victory(won=Won.DECLARED),
        disclosure=Disclosure(sinking_told=False),
        turn=Turn(shots=5),
    )
    play(game, *(by(SEAT_0, Fire((at,))) for at in cells("A1 B1 C1 E5")))
    assert isinstance(Surveyor(1).act(game.view(SEAT_0)), Fire)
    play(
        game,
        by(SEAT_0, Fire(cells("F5"))),
        *(by(SEAT_1, Fire((at,))) for at in cells("A2 B2 C2 D2 E2")),
    )

    assert Surveyor(1).act(game.view(SEAT_0)) == DeclareVictory()
