"""Samples of possible enemy fleets."""

import pytest

from kit.games.random_player import play_randomly
from kit.games.small_game import PAIR, SEAT_0, SEAT_1, by, match, play, preset, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.bots.dice import BotDice
from seabattle.bots.players.admiral import Admiral
from seabattle.bots.skill import Skill
from seabattle.bots.standing.imagined_fleets import imagine_fleets
from seabattle.bots.standing.marks_from_view import marks_from_view
from seabattle.bots.standing.standing_move import rough_odds
from seabattle.game import DeclareVictory, Fire
from seabattle.rules import Disclosure, ShipClass, Turn, Victory, Won

FEW = Skill(fleets=50, listed=100, cells=1)
WARY = Skill(fleets=50, listed=100, cells=1, suspects=True)

SEA = """
    a a . . . .
    . . . . . .
    . . . b . .
    """


@pytest.mark.parametrize("skill", [FEW, WARY], ids=["open-minded", "wary"])
@pytest.mark.parametrize("name", ["classic", "sea-battle"])
def test_every_imagined_fleet_agrees_with_what_was_told(name: str, skill: Skill) -> None:
    """Answers always outweigh expected habits."""
    view = play_randomly(preset(name), 3, 70).view(SEAT_0)
    marks = marks_from_view(view)

    sea = imagine_fleets(view, skill, BotDice(1))

    assert sea is not None
    for fleet, _ in sea.imagined:
        assert not fleet & marks.empty
        assert not marks.struck & ~fleet
        assert not marks.occupied & ~fleet


def test_a_wary_bot_looks_along_the_edges() -> None:
    """Many people line their ships up on the border, and a habit is worth knowing."""
    view = play_randomly(preset("sea-battle"), 3, 2).view(SEAT_0)
    edge = [index for index in range(100) if index // 10 in (0, 9) or index % 10 in (0, 9)]
    seas = [imagine_fleets(view, skill, BotDice(1)) for skill in (FEW, WARY)]

    odds = [sum(sea.odds[index] for index in edge) for sea in seas if sea is not None]

    assert odds[1] > odds[0]


def test_a_short_memory_forgets_misses_and_nothing_else() -> None:
    """A lower level reasons from less; it never fires at a cell twice all the same."""
    game = match(rules(3, 6, fleet=PAIR, turn=Turn(shots=5)), SEA, SEA)
    play(game, *(by(SEAT_0, Fire((at,))) for at in cells("A1 C1 D1 E1")))
    view = game.view(SEAT_0)

    assert marks_from_view(view, 2).empty == view.ruleset.grid.mask(cells("D1 E1"))
    assert marks_from_view(view, 0).empty == 0
    assert marks_from_view(view, 0).strikes == marks_from_view(view).strikes
    for seed in range(20):
        move = Admiral(seed, 1).act(view)
        assert isinstance(move, Fire)
        assert move.at[0] not in cells("A1 C1 D1 E1")


def test_a_false_declaration_is_not_made_twice() -> None:
    """It says that something is afloat; declaring again without a hit is a turn given away."""
    fleet = (ShipClass("destroyer", 1, ("##", "#")),)
    sea = "aa.\n...\n..."
    game = match(
        rules(
            3,
            3,
            fleet=fleet,
            victory=Victory(won=Won.DECLARED),
            disclosure=Disclosure(sinking_told=False),
        ),
        sea,
        sea,
    )
    play(game, by(SEAT_0, Fire((cell("A1"),))), by(SEAT_1, Fire((cell("C3"),))))
    play(game, by(SEAT_0, DeclareVictory()), by(SEAT_1, Fire((cell("B3"),))))

    found = imagine_fleets(game.view(SEAT_0), FEW, BotDice(1))

    assert found is not None
    assert found.all_sunk == 0


def test_a_sea_beyond_the_kernel_is_fired_at_by_counting_ships() -> None:
    """Any rectangle may be written into a rule file, and the computer must not stand still."""
    ruleset = rules(25, 24, fleet=(ShipClass("cruiser", 3, ("###",)),))
    game = play_randomly(ruleset, 1, 2)
    play(game, by(SEAT_0, Fire((cell("A1"),))), by(SEAT_1, Fire((cell("A1"),))))
    view = game.view(SEAT_0)

    assert imagine_fleets(view, FEW, BotDice(1)) is None
    odds, move = rough_odds(view), Admiral(1).act(view)
    assert isinstance(move, Fire)
    assert odds[ruleset.grid.bit(move.at[0]).bit_length() - 1] == max(odds)
