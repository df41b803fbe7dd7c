"""The log reader: what a viewer was told, as plain values."""

import ast
from pathlib import Path
from random import Random
from typing import get_args

from hypothesis import given
from msgspec import StructMeta

from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import walk
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, forum_rules, rules
from kit.seas.drawn_sea import cell, cells
from seabattle import bots
from seabattle.game import Seat
from seabattle.game.event import (
    Echo,
    PlayBegan,
    SeatLeft,
    SeatOut,
    Step,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
    Why,
)
from seabattle.grid import Mask
from seabattle.matches import Match
from seabattle.rules import Ruleset, Weapon, WeaponKind
from seabattle.views import (
    CellAnswer,
    Hit,
    LogItem,
    Mark,
    Miss,
    Named,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
    ToldLook,
    ToldRound,
    ToldShip,
    ToldShots,
    ToldTurn,
    View,
    hear,
    hear_all,
    log_reader,
    new_view,
    read_log,
    report,
)

A1, A2, D3 = 0, 4, 11
"""Cells by their numbers, on a grid of four columns."""


def read(ruleset: Ruleset, viewer: Seat | None, *reports: Report) -> tuple[LogItem, ...]:
    """What is read when these reports were heard."""
    return read_log(hear_all(new_view(ruleset, viewer), reports))


def test_shots_are_read_with_their_turn_and_their_answers() -> None:
    """Shots are read with their turn, shooter, cells, answers and sinkings."""
    boat = Named("torpedo-boat", cells=cells("D3"))
    told = read(
        rules(),
        SEAT_0,
        PlayBegan(SEAT_0),
        SalvoAnswered(SEAT_0, (Hit(cell("A1")),)),
        TurnHeld(SEAT_0, Step.AGAIN),
        SalvoAnswered(SEAT_0, (Sunk(cell("D3"), (boat,)),)),
        TurnPassed(SEAT_1),
        SalvoAnswered(SEAT_1, (Miss(cell("A2")), Sunk(cell("A1"))), weapon="raid"),
    )
    lost = ToldShip("torpedo-boat", cells=1 << D3)
    assert told == (
        ToldTurn(1, SEAT_0),
        ToldShots(1, SEAT_0, (CellAnswer(A1, Mark.HIT),)),
        ToldShots(1, SEAT_0, (CellAnswer(D3, Mark.SUNK, (lost,), (lost,)),)),
        ToldTurn(2, SEAT_1),
        ToldShots(
            2,
            SEAT_1,
            (CellAnswer(A2, Mark.MISS), CellAnswer(A1, Mark.SUNK, (), (ToldShip(),))),
            "raid",
        ),
    )


def test_what_is_only_repeated_has_not_sunk_again() -> None:
    """A repeated answer of a wreck is not read as another sinking (BN9)."""
    boat = Named("torpedo-boat")
    struck = Sunk(cell("D3"), (boat,))
    again = Sunk(cell("D3"), (boat,), again=True)
    told = read(rules(), SEAT_0, *(SalvoAnswered(SEAT_0, (each,)) for each in (struck, again)))

    lost = (ToldShip("torpedo-boat"),)
    assert [shots.answers for shots in told if isinstance(shots, ToldShots)] == [
        (CellAnswer(D3, Mark.SUNK, lost, lost),),
        (CellAnswer(D3, Mark.SUNK, lost),),
    ]


def test_a_look_is_no_shot() -> None:
    """A radar sweep is read as a look, not as a shot."""
    radar = Weapon("radar", WeaponKind.RADAR, 1, radius=1)
    echoes = (Echo(cell("A1"), ship=True), Echo(cell("A2"), ship=False))
    told = read(rules(arsenal=(radar,)), SEAT_0, RadarAnswered(SEAT_0, "radar", echoes))

    assert told == (ToldLook(0, SEAT_0, "radar", empty=1 << A2, ships=1 << A1),)


def test_the_news_of_a_round_follow_the_shots_one_may_know_of() -> None:
    """On a shared sea the viewer's own shots are read first, then the public news of the round."""
    named = Named("destroyer", SEAT_1)
    news = RoundAnswered(
        3,
        salvos=(SalvoAnswered(SEAT_0, (Miss(cell("D3")),)),),
        hits=(Hit(cell("A1"), (Named(owner=SEAT_1),)),),
        misses=cells("A2"),
        sunk=(named,),
    )
    told = read(forum_rules(), SEAT_0, PlayBegan(None), news)

    hits = (CellAnswer(A1, Mark.HIT, (ToldShip(owner=SEAT_1),)),)
    assert told == (
        ToldShots(3, SEAT_0, (CellAnswer(D3, Mark.MISS),), in_round=True),
        ToldRound(3, hits, 1 << A2, (ToldShip("destroyer", SEAT_1),)),
    )


def test_who_moves_and_who_leaves_is_read_too() -> None:
    """The viewer's own moves and all leavers are read, too."""
    heard = (SeatOut(SEAT_1), SeatLeft(SEAT_2, Why.RESIGNED), VictoryDeclared(SEAT_0, right=False))

    assert read(forum_rules(), SEAT_0, *heard) == heard


@given(rulesets(), seeds, lengths)
def test_a_log_read_as_it_grows_is_the_log_read_at_once(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """Reading a log step by step gives the same values as reading it at once."""
    game, dice = Match(ruleset, chance=Random(seed)), Random(seed + 2)
    viewers = (*map(Seat, range(ruleset.seats)), None)
    earlier: list[tuple[View, tuple[LogItem, ...]]] = []
    for _ in walk(game, Random(seed + 1), steps, UNRULY):
        view = game.view(dice.choice(viewers))
        if dice.random() < 0.2:
            earlier.append((view, read_log(view)))
    for view, told in earlier:
        afresh = hear_all(new_view(ruleset, view.seat), view.log)
        assert read_log(view) == read_log(afresh) == told


def test_two_ways_on_from_one_moment_are_read_apart() -> None:
    """Two logs grown from one moment are read apart, as when a bot tries out reports."""
    before = hear_all(new_view(rules(), SEAT_0), [PlayBegan(SEAT_0)])
    hit = hear(before, SalvoAnswered(SEAT_0, (Hit(cell("A1")),)))
    known = read_log(hit)
    missed = hear(before, SalvoAnswered(SEAT_0, (Miss(cell("D3")),)))

    assert read_log(missed)[1:] == (ToldShots(1, SEAT_0, (CellAnswer(D3, Mark.MISS),)),)
    assert read_log(hit) == known
    assert known[1:] == (ToldShots(1, SEAT_0, (CellAnswer(A1, Mark.HIT),)),)
    assert read_log(before) == known[:1]


def test_a_log_begins_with_what_was_heard_before() -> None:
    """A log begins with its earlier self, however it was made; caches rely on that."""
    reports = [SalvoAnswered(SEAT_0, (Miss(at),)) for at in cells("A1 A2 D3")]
    first = hear(new_view(rules(), SEAT_0), reports[0])
    second, other = hear(first, reports[1]), hear(first, reports[2])
    afresh = hear_all(new_view(rules(), SEAT_0), reports[:2])

    for later in (first, second, other, afresh):
        assert later.log.begins_with(first.log)
    assert afresh.log.begins_with(second.log)
    assert not other.log.begins_with(second.log)
    assert not second.log.begins_with(other.log)
    assert not first.log.begins_with(second.log)


@given(rulesets(), seeds, lengths)
def test_the_chart_can_be_drawn_from_what_is_read(ruleset: Ruleset, seed: int, steps: int) -> None:
    """All hits and sinkings of a chart can be rebuilt from the values read from its log."""
    game = Match(ruleset, chance=Random(seed))
    for _ in walk(game, Random(seed + 1), steps, UNRULY):
        pass
    for viewer in (*map(Seat, range(ruleset.seats)), None):
        view = game.view(viewer)
        told = read_log(view)
        for sea, chart in enumerate(view.charts):
            assert _hits_on(told, sea, shared=ruleset.sea.shared) == chart.hit
        assert sum(map(_count_sunk, told)) == len(view.sunk)


def _hits_on(told: tuple[LogItem, ...], sea: int, *, shared: bool) -> Mask:
    hits = 0
    for item in told:
        if isinstance(item, ToldShots) and (shared or item.by == 1 - sea):
            hits |= sum(each.bit for each in set(item.answers) if each.mark is not Mark.MISS)
        if isinstance(item, ToldRound) and shared:
            hits |= sum(hit.bit for hit in item.hits)
    return hits


def _count_sunk(item: LogItem) -> int:
    if isinstance(item, ToldShots):
        return sum(len(answer.sunk) for answer in item.answers)
    return len(item.sunk) if isinstance(item, ToldRound) else 0


def test_every_kind_of_report_is_read_or_passed_over_on_purpose() -> None:
    """Every kind of report is either read or skipped on purpose."""
    assert set(log_reader._READERS) == set(get_args(Report))


def test_bots_read_no_reports() -> None:
    """Bots read no reports themselves, or they would miss a new kind of answer."""
    reports = {name for name, kind in vars(report).items() if isinstance(kind, StructMeta)}
    found = [
        f"{path.name}: {alias.name}"
        for path in Path(bots.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("seabattle.views")
        for alias in node.names
        if alias.name in reports or alias.name == "report" or str(node.module).endswith(".report")
    ]
    assert found == []
