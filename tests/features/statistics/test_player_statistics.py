"""Statistics of a player in one game, and over many."""

import pytest
from msgspec.structs import replace as changed

from kit.games.bot_game import table
from kit.games.live_record import live_record, play_live
from kit.games.sealed_table import SealedTableau
from seabattle.features.analysis.figures import GameFigures, SkillFigures
from seabattle.features.analysis.game_analysis import analyse_game, turns_of, verdict_of
from seabattle.features.analysis.game_figures import figures_of
from seabattle.features.daily.daily_sea import alone_ruleset
from seabattle.features.statistics.player_statistics import interval_of, student_quantile, sum_up
from seabattle.game import Seat
from seabattle.game.event import FleetPlaced, SalvoLanded
from seabattle.game.sealed_event import AttackAnswered, SealedGameEnded
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble

ONE = GameFigures(
    "classic",
    "hunter",
    True,
    "shots",
    2,
    3,
    10,
    6,
    (0, 5),
    (5,),
    SkillFigures(42, 40, 1.5, 0.5, 0.9),
)


def test_a_game_is_counted_from_what_its_player_was_told() -> None:
    """Shots, hits, the fleet and where it was found are those of the record."""
    live = play_live(table("classic"), "hunter", seed=4)
    events, seat = live_record(live).events, Seat(0)
    figures = figures_of(live, seat)

    salvos = [each for each in events if isinstance(each, SalvoLanded) and each.by == seat]
    impacts = [impact for salvo in salvos for impact in salvo.impacts]
    assert figures.shots == len(impacts)
    assert figures.hits == sum(bool(impact.struck) for impact in impacts)
    fleet = next(each for each in events if isinstance(each, FleetPlaced) and each.seat == seat)
    assert sorted(figures.placed) == sorted(
        cell.row * 10 + cell.col for ship in fleet.ships for cell in ship.cells
    )
    assert set(figures.found) <= set(figures.placed)
    assert figures.won is (live.state.game.table.winner == seat)
    assert (figures.variant, figures.opponent, figures.unit) == ("classic", "hunter", "shots")


def test_luck_and_skill_of_a_game_are_those_of_its_analysis() -> None:
    """The statistics only leave out the alternatives of each move."""
    live = play_live(table("classic"), "hunter", seed=4)
    wanted = verdict_of(analyse_game(live_record(live)), Seat(0))
    found = figures_of(live, Seat(0)).measured

    assert wanted is not None
    assert found is not None
    assert found.luck == pytest.approx(wanted.luck, abs=1e-9)
    assert found.skill == pytest.approx(wanted.skill, abs=1e-9)
    assert found.expected - found.result == pytest.approx(found.luck + found.skill, abs=1e-9)


def test_who_fires_when_does_not_matter_where_shots_are_counted() -> None:
    """A daily sea is measured by the formula of its variant."""
    from seabattle.features.analysis.expectation import shipped_expectation

    ruleset = table("classic")
    assert shipped_expectation(alone_ruleset(ruleset)) == shipped_expectation(ruleset)


@pytest.fixture(scope="module")
def sealed() -> SealedTableau:
    """A sealed game, played to its end."""
    return SealedTableau(_small(), 3).play()


def _small() -> Ruleset:
    from kit.games.small_game import rules
    from seabattle.rules import ShipClass

    fleet = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
    return rules(4, 5, fleet=fleet)


def test_a_sealed_game_is_analysed_from_what_was_told(sealed: SealedTableau) -> None:
    """Its fields stay secret; the answers suffice."""
    moves = analyse_game(sealed.record)
    answered = [each for each in sealed.record.events if isinstance(each, AttackAnswered)]

    assert len(moves) == len(answered)
    for seat in (Seat(0), Seat(1)):
        verdict = verdict_of(moves, seat)
        assert verdict is not None
        saved = verdict.expected - verdict.result
        assert verdict.luck + verdict.skill == pytest.approx(saved, abs=1e-9)
    assert moves[-1].after == 0


def test_a_sealed_game_that_runs_is_refused(sealed: SealedTableau) -> None:
    """As for any other running game."""
    entries = [
        entry
        for entry in sealed.record.entries
        if not any(isinstance(each, SealedGameEnded) for each in entry.events)
    ]
    with pytest.raises(Trouble) as refused:
        turns_of(changed(sealed.record, entries=tuple(entries)))

    assert refused.value.code == "record/running"


def test_many_games_are_added_up_by_variant_and_opponent() -> None:
    """A line for each, and one for all opponents of a variant."""
    lost = changed(ONE, won=False, opponent="people", measured=None, placed=(), found=(1,))
    other = changed(ONE, variant="salvo", unit="shots", measured=None)
    found = sum_up([ONE, lost, other])

    assert (found.games, found.wins, found.shots, found.hits) == (3, 2, 30, 18)
    assert [(line.variant, line.games, line.wins) for line in found.variants] == [
        ("classic", 2, 1),
        ("salvo", 1, 1),
    ]
    assert [(line.variant, line.opponent) for line in found.opponents] == [
        ("classic", "hunter"),
        ("classic", "people"),
        ("salvo", "hunter"),
    ]
    assert found.variants[0].skill is not None
    assert found.variants[0].skill.games == 1
    assert found.variants[0].skill.within is None
    assert found.variants[1].skill is None
    sea = found.seas[0]
    assert (sea.rows, sea.columns, sea.games) == (2, 3, 2)
    assert sea.placed == (1, 0, 0, 0, 0, 1)
    assert sea.found == (0, 1, 0, 0, 0, 1)


def test_an_interval_narrows_with_the_games() -> None:
    """By Student's distribution: printed tables have 2.353, 1.833 and 1.660."""
    wanted = {3: 2.353, 9: 1.833, 100: 1.660}
    for freedom, quantile in wanted.items():
        assert student_quantile(freedom) == pytest.approx(quantile, abs=0.01)
    assert interval_of([1.0, 2.0]) is None
    few, many = interval_of([0.0, 1.0, 2.0]), interval_of([0.0, 1.0, 2.0] * 10)
    assert few is not None
    assert many is not None
    assert many < few / 3
