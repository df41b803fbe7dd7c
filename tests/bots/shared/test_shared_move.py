"""Move choice of bots on a shared sea."""

from hypothesis import given, settings

from kit.games.bot_game import bout, table
from kit.games.law_strategy import seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import SEAT_0, by, forum_rules, match, play
from seabattle.bots import Scatter
from seabattle.bots.shared.shared_move import choose_shared_move
from seabattle.bots.skill import SamplingEffort
from seabattle.game import Fire, Seat, SeatCommand
from seabattle.grid import Cell, Col, Row
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import View

QUICK = SamplingEffort(samples=4)


class Brawler:
    """Plays a seat by the moves under test."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> SeatCommand:
        """The move, with the least effort."""
        return choose_shared_move(view, self._seed, QUICK)


@settings(max_examples=20)
@given(rulesets(only_shared=True), seeds)
def test_every_move_on_a_shared_sea_is_legal(ruleset: Ruleset, seed: int) -> None:
    """Salvos, special actions, moves, declarations, silence: any custom rules."""
    bout(ruleset, seed, [Brawler(seed + seat) for seat in range(ruleset.seats)], most=250)


def test_a_forum_game_is_played_to_its_end() -> None:
    """Beside Scatters, who leave hits unexplained for a long time."""
    record = bout(table("forum", 3), 1, [Brawler(1), Scatter(2), Scatter(3)])

    assert record.entries


def test_the_same_view_and_seed_give_the_same_move() -> None:
    """A game can be replayed and a move explained afterwards."""
    game = match(forum_rules(), "AAB.\n....\n....", "....\nAAB.\n....", "....\n....\nAAB.")
    _fire(game, (2, 0), (1, 0), (2, 1))
    view = game.view(SEAT_0)

    first, second = (choose_shared_move(view, 7, SamplingEffort(samples=40)) for _ in range(2))

    assert first == second


def test_a_ship_that_was_hit_is_followed_up_in_a_duel() -> None:
    """The hit lies on the only enemy's ship, and there is no rival to finish it."""
    game = match(forum_rules(seats=2), "AAB.\n....\n....", "....\n....\nAAB.")
    _fire(game, (2, 1), (1, 1))

    move = choose_shared_move(game.view(SEAT_0), 7, SamplingEffort(samples=400))

    assert isinstance(move, Fire)
    assert (move.at[0].row, move.at[0].col) in {(2, 0), (2, 2), (1, 1)}


def test_what_the_others_will_finish_is_left_to_them() -> None:
    """Finding more ships keeps them busy; shots that fall together are wasted."""
    empty = "\n........" * 7
    fleets = ("AAB....." + empty, empty[1:] + "\nAAB.....", empty[1:] + "\n.....AAB")
    game = match(forum_rules(8, 8, 3), *fleets)
    _fire(game, (7, 1), (5, 5), (5, 5))

    move = choose_shared_move(game.view(SEAT_0), 7, SamplingEffort(samples=400))

    assert isinstance(move, Fire)
    assert (move.at[0].row, move.at[0].col) not in {(7, 0), (7, 2), (6, 1)}


def test_own_ships_are_spared_while_there_is_anything_else() -> None:
    """A shot strikes every ship on its cell, the shooter's own too (FO4)."""
    game = match(forum_rules(1, 4, 2), "AA.B", "AA.B")
    view = game.view(SEAT_0)

    move = choose_shared_move(view, 7, SamplingEffort(samples=40))

    assert move == Fire((Cell(Row(0), Col(2)),))


def _fire(game: Match, *cells: tuple[int, int]) -> None:
    for seat, (row, col) in enumerate(cells):
        play(game, by(Seat(seat), Fire((Cell(Row(row), Col(col)),))))
