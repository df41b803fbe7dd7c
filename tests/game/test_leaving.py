"""Leaving the table, and what stays on the sea (C4)."""

import pytest

from kit.games.small_game import (
    SEAT_0,
    SEAT_1,
    SEAT_2,
    by,
    events_of,
    forum_rules,
    match,
    of_type,
    play,
    refuse,
    rules,
)
from kit.seas.drawn_sea import cell, cells
from seabattle.game import (
    CallOff,
    Centre,
    CloseRound,
    Command,
    DropSeat,
    Fire,
    GivenCommand,
    Phase,
    Resign,
    RunOutOfTime,
    UseWeapon,
    Why,
)
from seabattle.game.event import GameEnded, RadarSwept, SalvoLanded, SeatLeft
from seabattle.game.refusal import GameIsOver, NotDroppable, SeatIsOut
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import (
    Disclosure,
    Rounds,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Turn,
    Weapon,
    WeaponKind,
    Whose,
)
from seabattle.views import Mark

SHARED = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=True)
WIDE = Weapon("wide-shot", WeaponKind.AREA, 3, radius=1)
RADAR = Weapon("radar", WeaponKind.RADAR, 3, radius=1)
BOAT = (ShipClass("destroyer", 1, ("##",)),)


def _three_on_one_sea() -> tuple[Ruleset, Match]:
    table = rules(
        seats=3, sea=SHARED, fleet=BOAT, arsenal=(WIDE, RADAR), turn=Turn(), disclosure=Disclosure()
    )
    return table, match(table, "....\n....\n..AA", "AA..\n....\n....", "....\n..AA\n....")


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("order", "why"),
    [(by(SEAT_0, Resign()), Why.RESIGNED), (by(None, RunOutOfTime(SEAT_0)), Why.TIME)],
)
def test_a_player_who_resigns_or_runs_out_of_time_loses(
    order: GivenCommand[Command], why: Why
) -> None:
    """A player who resigns or runs out of time loses, as people expect, though no sheet says it."""
    game = match(rules(), "AA..\n....\nB...", "AA..\n....\nB...")

    play(game, order)

    assert (game.table.winner, game.table.why) == (SEAT_1, why)
    assert refuse(game, by(SEAT_1, Fire(cells("A1")))) == GameIsOver()


@pytest.mark.rule("C4")
def test_a_game_that_is_called_off_has_no_winner_and_shows_all_fields() -> None:
    """A game called off by agreement has no winner and shows all fleets."""
    game = match(rules(), "AA..\n....\nB...", "AA..\n....\nB...")

    play(game, by(None, CallOff()))

    assert (game.table.winner, game.table.why) == (None, Why.AGREED)
    assert all(game.view(SEAT_0).fleets)
    assert refuse(game, by(None, CallOff())) == GameIsOver()


@pytest.mark.rule("C4")
def test_a_seat_can_resign_before_its_fleet_is_in() -> None:
    """A seat that resigns before placing its fleet does not keep the others waiting for ever."""
    game = match(forum_rules(seats=3), "AA..\n....\nB...", "AA..\n....\nB...")

    play(game, by(SEAT_2, Resign()))

    assert game.table.phase is Phase.PLAYING
    assert refuse(game, by(SEAT_2, Fire(cells("A1")))) == SeatIsOut(SEAT_2)


def test_the_turn_of_a_seat_that_left_passes_on() -> None:
    """When the seat with the turn leaves, the turn passes to the next seat."""
    _, game = _three_on_one_sea()

    play(game, by(SEAT_0, Resign()))

    assert game.table.turn == SEAT_1


@pytest.mark.rule("FO3")
def test_a_round_closes_when_the_only_seat_waited_for_leaves() -> None:
    """A round closes when the only missing seat leaves, without waiting for the host."""
    game = match(forum_rules(), "AA..\n....\nB...", "AA..\n....\nB...", "AA..\n....\nB...")
    play(game, by(SEAT_0, Fire(cells("A1"))), by(SEAT_1, Fire(cells("D3"))))

    play(game, by(SEAT_2, Resign()))

    assert game.table.round == 2
    assert truth_of(game.game).sides[SEAT_1].hits == game.ruleset.grid.bit(cell("A1"))
    assert truth_of(game.game).sides[SEAT_2].hits == 0


@pytest.mark.rule("BN9", "FO7")
def test_the_wreck_of_a_seat_that_is_out_repeats_its_answer() -> None:
    """A wide shot over the wrecks of a third fleet once answered "miss" on red pegs."""
    table, game = _three_on_one_sea()
    play(
        game,
        by(SEAT_0, Fire(cells("A1"))),
        by(SEAT_1, Fire(cells("A3"))),
        by(SEAT_2, Fire(cells("B1"))),
    )
    assert game.table.out == 0b010

    play(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("A1")))))
    play(game, by(SEAT_2, UseWeapon("radar", Centre(cell("A1")))))

    struck = of_type(events_of(game), SalvoLanded)[-1]
    assert {impact.at for impact in struck.impacts if impact.struck} == set(cells("A1 B1"))
    seen = of_type(events_of(game), RadarSwept)[-1]
    assert {echo.at for echo in seen.echoes if echo.ship} == set(cells("A1 B1"))
    assert not game.view(SEAT_0).foreign.missed & table.grid.mask(cells("A1 B1"))


@pytest.mark.rule("FO4")
def test_a_hit_deck_of_a_seat_that_left_stays_and_a_sound_one_goes() -> None:
    """A hit deck stays when its seat leaves: if the peg vanished, its owner would be known."""
    _, game = _three_on_one_sea()
    play(game, by(SEAT_0, Fire(cells("A1"))), by(SEAT_1, Resign()), by(SEAT_2, Fire(cells("A3"))))

    play(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("A1")))))

    landed = of_type(events_of(game), SalvoLanded)[-1]
    assert [impact.at for impact in landed.impacts if impact.struck] == list(cells("A1"))


def test_what_the_radar_saw_is_doubted_when_a_seat_leaves_a_shared_sea() -> None:
    """When a seat leaves a shared sea, ships seen by radar become doubtful; water does not."""
    table, game = _three_on_one_sea()
    play(game, by(SEAT_0, UseWeapon("radar", Centre(cell("A1")))))

    play(game, by(SEAT_1, Resign()))

    chart, grid = game.view(SEAT_0).foreign, table.grid
    assert chart.mark(grid, cell("A1")) is Mark.RADAR_SHIP
    assert chart.is_out_of_date(grid, cell("A1"))
    assert not chart.is_out_of_date(grid, cell("A2"))


@pytest.mark.rule("FO3")
def test_the_host_may_drop_a_seat_only_after_the_rounds_agreed() -> None:
    """The host may drop a seat only after the agreed number of rounds missed in a row."""
    table = forum_rules(rounds=Rounds(drop_after=2))
    game = match(table, "AA..\n....\nB...", "AA..\n....\nB...", "AA..\n....\nB...")
    assert refuse(game, by(None, DropSeat(SEAT_2))) == NotDroppable(SEAT_2, 0, 2)

    for first, second in (("D1", "C1"), ("D2", "C2")):
        play(
            game,
            by(SEAT_0, Fire(cells(first))),
            by(SEAT_1, Fire(cells(second))),
            by(None, CloseRound()),
        )
    play(game, by(None, DropSeat(SEAT_2)))

    assert of_type(events_of(game), SeatLeft) == [SeatLeft(SEAT_2, Why.DROPPED)]


@pytest.mark.rule("FO3")
def test_no_player_is_dropped_unless_the_rules_say_so() -> None:
    """Dropping a seat is off by default, because the sheet does not know it."""
    game = match(forum_rules(), "AA..\n....\nB...", "AA..\n....\nB...", "AA..\n....\nB...")
    play(game, by(None, CloseRound()), by(None, CloseRound()), by(None, CloseRound()))

    assert refuse(game, by(None, DropSeat(SEAT_2))) == NotDroppable(SEAT_2, 3, None)


def test_the_last_one_at_the_table_wins() -> None:
    """The last seat at the table wins, whether the others left or were sunk."""
    game = match(forum_rules(), "AA..\n....\nB...", "AA..\n....\nB...", "AA..\n....\nB...")

    play(game, by(SEAT_0, Resign()), by(SEAT_2, Resign()))

    ended = of_type(events_of(game), GameEnded)[0]
    assert (ended.winner, ended.why) == (SEAT_1, Why.RESIGNED)
    assert all(ended.fleets)
