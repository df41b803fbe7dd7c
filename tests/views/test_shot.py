"""The last shots on each sea, for a player who comes back to a table."""

from random import Random

from hypothesis import given

from kit.games import small_game
from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import walk
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, play, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Centre, Fire, Seat, UseWeapon
from seabattle.matches import Match
from seabattle.rules import Ruleset, Turn, TurnOrder, Weapon, WeaponKind
from seabattle.views import (
    Hit,
    Miss,
    RadarAnswered,
    RoundAnswered,
    SalvoAnswered,
    last_answers,
    last_shots,
    shot_cells,
)

CORNER = "AA..\n....\n...B"
FIRST, SECOND, THIRD = CORNER, "....\n.AA.\nB...", "...B\n...A\n...A"


def test_each_sea_has_the_last_shot_that_fell_on_it() -> None:
    """Each sea shows the last shot that fell on it."""
    game = small_game.match(rules(), CORNER, CORNER)
    play(
        game,
        by(SEAT_0, Fire(cells("A2"))),
        by(SEAT_1, Fire(cells("C1"))),
        by(SEAT_0, Fire(cells("A1"))),
    )

    for viewer in (SEAT_0, SEAT_1, None):
        assert last_shots(game.view(viewer)) == (cells("C1"), cells("A1"))
    assert last_answers(game.view(SEAT_0)) == (
        SalvoAnswered(SEAT_1, (Miss(cell("C1")),)),
        SalvoAnswered(SEAT_0, (Hit(cell("A1")),)),
    )


def test_before_the_first_shot_there_is_none() -> None:
    """Before the first shot no cell is marked as the last shot."""
    view = small_game.match(rules(), CORNER, CORNER).view(SEAT_0)
    assert last_shots(view) == ((), ())
    assert last_answers(view) == ()


def test_what_the_radar_looked_at_was_looked_at_last() -> None:
    """The cells of a radar sweep count as the last shots."""
    radar = Weapon("radar", WeaponKind.RADAR, 1, radius=1)
    game = small_game.match(rules(arsenal=(radar,)), CORNER, CORNER)
    play(game, by(SEAT_0, UseWeapon("radar", Centre(cell("A1")))))

    assert last_shots(game.view(SEAT_0))[1] == cells("A1 B1 A2 B2")


def test_no_viewer_is_shown_a_shot_they_were_not_told_of() -> None:
    """A viewer is not shown a miss that only the shooter was told of (FO5)."""
    game = small_game.match(forum_rules(), FIRST, SECOND, THIRD)
    play(
        game,
        by(SEAT_0, Fire(cells("A3"))),
        by(SEAT_1, Fire(cells("A1"))),
        by(SEAT_2, Fire(cells("C1"))),
    )
    assert last_shots(game.view(SEAT_2)) == (cells("A1 C1 A3"),)
    assert last_shots(game.view(SEAT_0)) == last_shots(game.view(None)) == (cells("A1 A3"),)


def test_in_rounds_on_own_seas_each_sea_has_its_own_shots() -> None:
    """In rounds on own seas each sea shows only the salvo that fell on it."""
    game = small_game.match(rules(turn=Turn(order=TurnOrder.TOGETHER)), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A2"))), by(SEAT_1, Fire(cells("C1"))))

    assert last_shots(game.view(SEAT_0)) == (cells("C1"), cells("A2"))


@given(rulesets(), seeds, lengths)
def test_the_last_shots_are_those_of_what_was_heard_last(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """The last shots found in the log are those a screen present all the time would show."""
    game = Match(ruleset, chance=Random(seed))
    for _ in walk(game, Random(seed + 1), steps, UNRULY):
        pass
    for viewer in (*map(Seat, range(ruleset.seats)), None):
        view = game.view(viewer)
        kept: list[tuple[object, ...]] = [()] * len(view.charts)
        for report in view.log:
            match report:
                case RoundAnswered() if not ruleset.sea.shared:
                    for salvo in report.salvos:
                        kept[1 - salvo.by] = tuple(sorted(set(shot_cells(salvo))))
                case SalvoAnswered() | RadarAnswered() if not ruleset.sea.shared:
                    kept[1 - report.by] = tuple(sorted(set(shot_cells(report))))
                case SalvoAnswered() | RadarAnswered() | RoundAnswered():
                    kept[0] = tuple(sorted(set(shot_cells(report))))
                case _:
                    pass
        assert last_shots(view) == tuple(kept)
