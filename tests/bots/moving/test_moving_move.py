"""Move choice of bots in games where ships move."""

from typing import Any

from hypothesis import HealthCheck, assume, given, settings

from kit.games.bot_game import bout, table
from kit.games.law_strategy import seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, rules
from seabattle.bots import Scatter
from seabattle.bots.manoeuvre_choice import choose_manoeuvre
from seabattle.bots.moving.moving_move import choose_moving_move
from seabattle.bots.skill import SamplingEffort
from seabattle.game import DeclareVictory, Fire, MoveShip, Seat, SeatCommand
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Disclosure, Manoeuvre, Ruleset, SecondShot, Turn, Victory, Won
from seabattle.views import View

QUICK = SamplingEffort(samples=8)
BONUS: dict[str, Any] = {
    "manoeuvre": Manoeuvre(),
    "disclosure": Disclosure(sinking_told=False),
    "victory": Victory(Won.DECLARED),
}


class Chaser:
    """Plays a seat by the moves under test."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> SeatCommand:
        """The move, with the least effort."""
        return choose_moving_move(view, self._seed, QUICK)


def _at(row: int, col: int) -> tuple[Cell, ...]:
    return (Cell(Row(row), Col(col)),)


# One ruleset in ten has moving ships on seas of their own; drawing one is quick.
@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(rulesets(), seeds)
def test_every_move_against_moving_ships_is_legal(ruleset: Ruleset, seed: int) -> None:
    """Salvos, special actions, second shots, declarations: any custom rules."""
    assume(ruleset.manoeuvre is not None and not ruleset.sea.shared)
    bout(ruleset, seed, [Chaser(seed), Chaser(seed + 1)], most=200)


def test_a_game_with_all_bonus_rules_is_won_against_scatter() -> None:
    """In the end a bot must notice that all ships are sunk, and declare it (BO4)."""
    record = bout(table("classic-bonus"), 1, [Chaser(1), Scatter(2)], most=2000)

    assert isinstance(record.entries[-1].command, DeclareVictory)
    assert record.entries[-1].seat == SEAT_0


def test_the_same_view_and_seed_give_the_same_move() -> None:
    """A game can be replayed and a move explained, independent of caches."""
    game = match(preset("classic-bonus"))
    bots = [Chaser(1), Chaser(2)]
    for seat in (0, 1, 0, 0, 1, 1, 0, 0):
        outcome = bots[seat].act(game.view((SEAT_0, SEAT_1)[seat]))
        game.send(Seat(seat), outcome)
    view = game.view(SEAT_0)

    assert choose_moving_move(view, 3, QUICK) == choose_moving_move(view, 3, QUICK)


def test_victory_is_declared_as_soon_as_every_deck_has_been_hit() -> None:
    """Damaged ships cannot move, so as many hits as decks are proof enough (BO4)."""
    game = match(rules(**BONUS), "AAB.\n....\n....", "AAB.\n....\n....")
    for col in range(3):
        play(game, by(SEAT_0, Fire(_at(0, col))), by(SEAT_1, Fire(_at(2, 3))))

    # Nothing of its own is in danger, so no ship moves first.
    move = choose_moving_move(game.view(SEAT_0), 1, QUICK)
    if isinstance(move, MoveShip):
        play(game, by(SEAT_0, move))
        move = choose_moving_move(game.view(SEAT_0), 1, QUICK)

    assert move == DeclareVictory()


def test_a_sure_hit_is_fired_first_where_it_earns_a_second_shot() -> None:
    """The second shot can then look for the other ship at no cost (BO3)."""
    ruleset = rules(3, 5, turn=Turn(second_shot=SecondShot(0)), **BONUS)
    game = match(ruleset, "AAB..\n.....\n.....", "AA...\n.....\n....B")
    play(
        game, by(SEAT_0, Fire(_at(0, 0))), by(SEAT_0, Fire(_at(1, 0))), by(SEAT_1, Fire(_at(2, 2)))
    )

    move = choose_moving_move(game.view(SEAT_0), 1, SamplingEffort(samples=100))
    if isinstance(move, MoveShip):
        play(game, by(SEAT_0, move))
        move = choose_moving_move(game.view(SEAT_0), 1, SamplingEffort(samples=100))

    assert move == Fire(_at(0, 1))


def test_a_ship_flees_to_where_the_enemy_has_just_seen_water() -> None:
    """An enemy who has fired somewhere in vain is not soon there again (BO1)."""
    game = match(rules(1, 6, **BONUS), "AA...B", "AA...B")
    play(game, by(SEAT_0, Fire(_at(0, 4))), by(SEAT_1, Fire(_at(0, 2))))

    assert choose_manoeuvre(game.view(SEAT_0)) == MoveShip(0, (*_at(0, 1), *_at(0, 2)))
