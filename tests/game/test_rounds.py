"""Rounds on one public grid (FO3–FO7)."""

from random import Random

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
    preset,
    refuse,
    rules,
)
from kit.seas.drawn_sea import cell, cells
from seabattle.game import CloseRound, EndTurn, Fire, Phase, Resign, Seat, Step, Why
from seabattle.game.event import GameEnded, RoundClosed, SeatOut, TieReached
from seabattle.game.refusal import (
    CellAlreadyKnown,
    GameIsOver,
    MustAttack,
    NoRounds,
    NotPlaying,
    SeatIsOut,
    WrongDraw,
)
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import (
    MissedShot,
    Rounds,
    Sea,
    ShipClass,
    Tie,
    Touching,
    Victory,
    Whose,
    side_for,
)

BOAT = (ShipClass("torpedo-boat", 1, ("#",)),)
CORNER = "AA..\n....\n...B"


def _boats(seats: int = 3, tie: Tie = Tie.LOT, *, friendly: bool = True) -> Match:
    table = forum_rules(
        1,
        6,
        seats,
        fleet=BOAT,
        victory=Victory(tie=tie),
        sea=Sea(Touching.FREELY, Whose.SHARED, friendly),
    )
    drawings = ["A.....", ".A....", "..A...", "...A.."]
    return match(table, *drawings[:seats], chance=Random(4))


def _fire(game: Match, *shots: str) -> None:
    for seat, shot in enumerate(shots):
        play(game, by(Seat(seat), Fire(cells(shot))))


@pytest.mark.rule("FO3")
def test_a_round_is_carried_out_when_the_last_order_is_in() -> None:
    """A round is carried out at the last order; until then an order may be replaced."""
    game = _boats()
    play(
        game,
        by(SEAT_0, Fire(cells("B1"))),
        by(SEAT_0, Fire(cells("F1"))),
        by(SEAT_1, Fire(cells("F1"))),
    )
    assert not of_type(events_of(game), RoundClosed)

    play(game, by(SEAT_2, Fire(cells("E1"))))

    assert len(of_type(events_of(game), RoundClosed)) == 1
    assert truth_of(game.game).sides[SEAT_1].hits == 0, "only the last order counts"


@pytest.mark.rule("FO3")
def test_the_host_closes_a_round_and_missing_shots_are_not_fired() -> None:
    """When the host closes a round, missing shots are not fired."""
    game = _boats()
    play(game, by(SEAT_0, Fire(cells("F1"))))

    play(game, by(None, CloseRound()))

    (closed,) = of_type(events_of(game), RoundClosed)
    assert [salvo.by for salvo in closed.salvos] == [SEAT_0]
    assert closed.missed == (SEAT_1, SEAT_2)
    assert game.table.missed == (0, 1, 1)


@pytest.mark.rule("FO3")
def test_where_the_rules_say_so_chance_fires_the_missing_shots() -> None:
    """Where the rules say so, missing shots are random: the match draws, the game checks them."""
    table = forum_rules(rounds=Rounds(missed=MissedShot.RANDOM))
    game = match(table, CORNER, CORNER, CORNER, chance=Random(1))
    play(game, by(SEAT_0, Fire(cells("A3"))))

    assert refuse(game, by(None, CloseRound())) == WrongDraw(SEAT_0)
    assert refuse(game, by(None, CloseRound((by(SEAT_0, Fire(cells("A1"))),)))) == WrongDraw(SEAT_0)
    game.close_round()

    (closed,) = of_type(events_of(game), RoundClosed)
    assert [salvo.by for salvo in closed.salvos] == [SEAT_0, SEAT_1, SEAT_2]
    assert closed.missed == (SEAT_1, SEAT_2)


@pytest.mark.rule("FO4")
def test_a_shot_strikes_every_ship_on_its_cell_the_shooters_own_included() -> None:
    """A shot strikes every ship on its cell, also the shooter's own: friendly fire is on."""
    game = match(forum_rules(), CORNER, CORNER, "....\nAA..\n...B")

    _fire(game, "A1", "A3", "A3")

    assert truth_of(game.game).sides[SEAT_0].hits == truth_of(game.game).sides[SEAT_1].hits != 0
    assert truth_of(game.game).sides[SEAT_2].hits == 0


@pytest.mark.rule("FO4")
def test_with_friendly_fire_off_ones_own_ships_are_passed_by() -> None:
    """With friendly fire off, a shot leaves the shooter's own ships unharmed."""
    sparing = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=False)
    game = match(forum_rules(sea=sparing), CORNER, CORNER, "....\nAA..\n...B")

    _fire(game, "A1", "A3", "A3")

    assert truth_of(game.game).sides[SEAT_0].hits == 0
    assert truth_of(game.game).sides[SEAT_1].hits == game.ruleset.grid.bit(cell("A1"))


@pytest.mark.rule("FO4")
def test_several_shots_at_one_cell_in_a_round_are_one_hit() -> None:
    """Several shots at one cell in a round are one hit; firing there again is refused (C5)."""
    game = match(forum_rules(), CORNER, "....\nAA..\n...B", "....\n..AA\n..B.")

    _fire(game, "B3", "A1", "A1")

    assert game.table.hits == game.ruleset.grid.bit(cell("A1"))
    assert game.view(None).log[-1].hits[0].at == cell("A1")  # type: ignore[union-attr]
    assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == CellAlreadyKnown(cell("A1"))


@pytest.mark.rule("FO7")
def test_a_player_without_ships_is_out_and_the_last_one_wins() -> None:
    """A player without ships is out and gives no more orders; the last one wins."""
    game = _boats()
    _fire(game, "F1", "A1", "F1")
    assert of_type(events_of(game), SeatOut) == [SeatOut(SEAT_0)]
    assert refuse(game, by(SEAT_0, Fire(cells("B1")))) == SeatIsOut(SEAT_0)

    play(game, by(SEAT_1, Fire(cells("C1"))), by(SEAT_2, Fire(cells("E1"))))

    assert (game.table.winner, game.table.why) == (SEAT_1, Why.SUNK)
    assert refuse(game, by(None, CloseRound())) == GameIsOver()


@pytest.mark.rule("FO7")
def test_the_last_ones_going_down_together_draw_lots_on_the_record() -> None:
    """When the last seats sink together, lots decide among them, on the record."""
    winners = set()
    for seed in range(20):
        table = forum_rules(1, 4, 2, fleet=BOAT, victory=Victory(tie=Tie.LOT))
        game = match(table, "A...", ".A..", chance=Random(seed))
        _fire(game, "B1", "A1")
        assert of_type(events_of(game), TieReached) == [TieReached((SEAT_0, SEAT_1))]
        (ended,) = of_type(events_of(game), GameEnded)
        assert ended.why is Why.LOT
        winners.add(ended.winner)

    assert winners == {SEAT_0, SEAT_1}


@pytest.mark.rule("FO7")
def test_only_those_who_went_down_last_take_part_in_the_draw() -> None:
    """Only the seats that sank last take part in the draw; seats out before stay out."""
    game = _boats(3)
    _fire(game, "F1", "A1", "E1")
    play(game, by(SEAT_1, Fire(cells("C1"))), by(SEAT_2, Fire(cells("B1"))))

    assert of_type(events_of(game), TieReached) == [TieReached((SEAT_1, SEAT_2))]


def test_a_tie_can_be_a_drawn_game() -> None:
    """Rules can make a tie a drawn game instead of drawing lots."""
    game = _boats(2, Tie.DRAW)

    _fire(game, "B1", "A1")

    assert (game.table.winner, game.table.why) == (None, Why.DRAWN)


def test_no_player_leaves_while_lots_are_drawn() -> None:
    """No seat can leave while lots decide a tie: the tied seats are already out."""
    table = forum_rules(1, 4, 2, fleet=BOAT, victory=Victory(tie=Tie.LOT))
    game = match(table, "A...", ".A..")
    play(game, by(SEAT_0, Fire(cells("B1"))))
    game._carry_out(SEAT_1, Fire(cells("A1")))

    assert game.table.phase is Phase.TIE
    assert game._carry_out(SEAT_0, Resign()) == SeatIsOut(SEAT_0)
    assert game._carry_out(None, CloseRound()) == NotPlaying(())


@pytest.mark.rule("FO1")
@pytest.mark.parametrize(("seats", "side"), [(2, 10), (3, 13), (8, 20), (10, 23), (50, 50)])
def test_the_grid_grows_with_the_number_of_players(seats: int, side: int) -> None:
    """⌈10·√(n/2)⌉, so that two players have ten by ten."""
    table = preset("forum", seats)

    assert side_for(seats) == side
    assert (table.grid.rows, table.grid.columns) == (side, side)


def test_rounds_are_closed_only_where_there_are_rounds() -> None:
    """Rounds are closed only where there are rounds, and turns ended only where there are turns."""
    turns = match(rules(), CORNER, CORNER)
    assert refuse(turns, by(None, CloseRound())) == NoRounds()
    rounds = _boats()
    assert refuse(rounds, by(SEAT_0, EndTurn())) == MustAttack(Step.ATTACK)
    waiting = match(forum_rules(), CORNER)
    assert refuse(waiting, by(None, CloseRound())) == NotPlaying((SEAT_1, SEAT_2))
