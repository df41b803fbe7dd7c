"""The torpedo: a weapon that runs from the edge to the first deck."""

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout
from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play, refuse, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.bots import find_bot
from seabattle.game import Fire, Refusal, UseWeapon, WholeRow
from seabattle.game.command import Edge, Lane
from seabattle.game.event import SalvoLanded
from seabattle.game.refusal import ShotOffGrid, WrongTarget
from seabattle.game.target import AIMS
from seabattle.grid import Cell, Row
from seabattle.matches import Match
from seabattle.records import read_record, write_record
from seabattle.records.transcripts.transcript_player import check_transcript
from seabattle.records.transcripts.transcript_writer import write_transcript
from seabattle.rules import (
    Aim,
    Rounds,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Turn,
    Weapon,
    WeaponKind,
    Whose,
    labels_of,
    load_variant,
    settle,
)
from seabattle.speech import Speaker
from seabattle.speech.log_lines import aim_words
from seabattle.views import Hit, Miss, SalvoAnswered, Sunk

TORPEDO = Weapon("torpedo", WeaponKind.TORPEDO, 9)
FLEET = (ShipClass("cruiser", 1, ("###",)), ShipClass("boat", 1, ("#",)))

MINE = "AAA..\n.....\n...B.\n....."
THEIRS = ".....\n..A..\n..A.B\n..A.."


def _table() -> Ruleset:
    return rules(4, 5, fleet=FLEET, turn=Turn(), arsenal=(TORPEDO,))


def _run(game: Match, edge: Edge, line: int) -> list[str]:
    """What was answered to a torpedo, cell by cell."""
    play(game, by(SEAT_0, UseWeapon("torpedo", Lane(edge, line))))
    said = [each for each in game.view(SEAT_0).log if isinstance(each, SalvoAnswered)][-1]
    words: dict[type, str] = {Miss: "miss", Hit: "hit", Sunk: "sunk"}
    return [f"{labels_of(game.ruleset).name(each.at)} {words[type(each)]}" for each in said.answers]


@pytest.mark.parametrize(
    ("edge", "line", "answers"),
    [
        (Edge.LEFT, 2, ["A3 miss", "B3 miss", "C3 hit"]),
        (Edge.RIGHT, 2, ["E3 sunk"]),
        (Edge.TOP, 2, ["C1 miss", "C2 hit"]),
        (Edge.BOTTOM, 2, ["C4 hit"]),
        (Edge.LEFT, 0, ["A1 miss", "B1 miss", "C1 miss", "D1 miss", "E1 miss"]),
        (Edge.BOTTOM, 3, ["D4 miss", "D3 miss", "D2 miss", "D1 miss"]),
    ],
)
def test_it_runs_from_the_edge_to_the_first_deck(edge: Edge, line: int, answers: list[str]) -> None:
    """A torpedo gets an answer from every cell up to the first deck, in order, and none beyond."""
    assert _run(match(_table(), MINE, THEIRS), edge, line) == answers


def test_a_wreck_stops_it_and_repeats_its_answer() -> None:
    """A wreck stops a torpedo and repeats its answer."""
    game = match(_table(), MINE, THEIRS)
    play(game, by(SEAT_0, Fire(cells("E3"))), by(SEAT_1, Fire(cells("E4"))))

    assert _run(game, Edge.RIGHT, 2) == ["E3 sunk"]


def test_it_takes_the_turn_and_is_used_up() -> None:
    """A torpedo takes the turn and is used up, like other special actions."""
    once = Weapon("torpedo", WeaponKind.TORPEDO, 1)
    game = match(rules(4, 5, fleet=FLEET, turn=Turn(), arsenal=(once,)), MINE, THEIRS)
    _run(game, Edge.LEFT, 0)
    play(game, by(SEAT_1, Fire(cells("E4"))))

    assert game.table.turn == SEAT_0
    used_up = refuse(game, by(SEAT_0, UseWeapon("torpedo", Lane(Edge.LEFT, 1))))
    assert used_up.code == "weapon/used-up"


def test_it_wants_a_lane_of_the_grid() -> None:
    """A torpedo needs a lane of the grid: of four rows and five columns, line five is a column."""
    game = match(_table(), MINE, THEIRS)

    row = UseWeapon("torpedo", WholeRow(Row(0)))
    assert refuse(game, by(SEAT_0, row)) == WrongTarget("torpedo", wants_line=True)
    beyond = UseWeapon("torpedo", Lane(Edge.LEFT, 4))
    assert refuse(game, by(SEAT_0, beyond)) == ShotOffGrid(4, 5)
    play(game, by(SEAT_0, UseWeapon("torpedo", Lane(Edge.TOP, 4))))


@pytest.mark.parametrize("friendly", [True, False])
def test_on_a_shared_sea_it_stops_at_what_it_can_strike(friendly: bool) -> None:
    """Where shots spare the shooter's own ships, a torpedo passes beneath them."""
    table = forum_rules(
        3,
        4,
        3,
        arsenal=(TORPEDO,),
        rounds=Rounds(),
        sea=Sea(Touching.FREELY, Whose.SHARED, friendly_fire=friendly),
    )
    game = match(table, "AA..\n....\nB...", "..AA\n....\n.B..", "....\n.AA.\n..B.")
    play(game, by(SEAT_0, UseWeapon("torpedo", Lane(Edge.LEFT, 0))))
    play(game, by(SEAT_1, Fire(cells("A2"))), by(SEAT_2, Fire(cells("D2"))))

    (closed,) = [entry for entry in game.journal if len(entry.events) > 1][-1:]
    salvo = closed.events[1].salvos[0]  # type: ignore[union-attr]
    struck = [labels_of(table).name(impact.at) for impact in salvo.impacts]
    assert struck == (["A1"] if friendly else ["A1", "B1", "C1"])


def test_it_can_be_typed_and_is_said() -> None:
    """A torpedo is typed as a row from the left or a column from the top; a minus reverses it."""
    labels, read = labels_of(_table()), AIMS[Aim.LANE].read
    assert read(labels, "3") == Lane(Edge.LEFT, 2)
    assert read(labels, "-3") == read(labels, "3-") == read(labels, " - 3") == Lane(Edge.RIGHT, 2)
    assert read(labels, "c") == Lane(Edge.TOP, 2)
    assert read(labels, "C-") == Lane(Edge.BOTTOM, 2)
    assert isinstance(read(labels, "-"), Refusal)
    said = {lang: aim_words(Speaker(lang, _table()), Lane(Edge.RIGHT, 2)) for lang in ("en", "it")}
    assert said == {"en": "row 3 from the right", "it": "riga 3 da destra"}


@pytest.mark.parametrize("players", [("hunter", "scatter"), ("surveyor", "hunter")])
@pytest.mark.parametrize("variant", ["classic", "classic-bonus"])
def test_computer_players_use_it_to_the_end_of_a_game(
    variant: str, players: tuple[str, str]
) -> None:
    """Bots play whole games with torpedoes, whose records and transcripts are read back."""
    few = Weapon("torpedo", WeaponKind.TORPEDO, 3)
    table = replace(settle(load_variant(variant)), arsenal=(few,))
    record = bout(table, 3, [find_bot(name)(seat) for seat, name in enumerate(players)], most=400)

    used = [entry for entry in record.entries if isinstance(entry.command, UseWeapon)]
    assert {entry.seat for entry in used} == {SEAT_0, SEAT_1}
    for entry in used:
        (landed,) = [event for event in entry.events if isinstance(event, SalvoLanded)]
        struck = [bool(impact.struck) for impact in landed.impacts]
        assert not any(struck[:-1])
    assert read_record(write_record(record)) == record
    assert check_transcript(write_transcript(record)).events == record.events


def test_a_torpedo_that_meets_nothing_crosses_the_whole_sea() -> None:
    """A torpedo that meets no deck crosses the whole sea to the other edge."""
    game = match(_table(), MINE, THEIRS)
    assert len(_run(game, Edge.TOP, 0)) == 4
    assert cell("A4") == AIMS[Aim.LANE].cells(game.ruleset.grid, Lane(Edge.TOP, 0), 0)[-1]
    assert isinstance(AIMS[Aim.LANE].through(Cell(Row(0), cell("B1").col))[0], Lane)
