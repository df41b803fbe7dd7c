"""Luck and skill: the two parts of a game's difference from the expectation."""

from functools import lru_cache
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, table
from kit.games.small_game import rules
from seabattle.arena.solo_field import FieldSource
from seabattle.bots import Bot, find_bot
from seabattle.features.analysis.fitting import play_field, practice_for
from seabattle.features.analysis.game_analysis import (
    AnalysedMove,
    RecordedTurn,
    analyse_game,
    analyse_part,
    analyse_turns,
    can_analyse,
    turning_points,
    turns_of,
    verdict_of,
)
from seabattle.features.analysis.placing_effect import placing_share
from seabattle.features.analysis.play_on import play_on
from seabattle.game import Seat
from seabattle.records import Record
from seabattle.rules import ShipClass, variant_names
from seabattle.trouble import Trouble

MEASURED = (
    "classic",
    "milton-bradley",
    "sea-battle",
    "sea-battle-corners",
    "sea-battle-bent",
    "sea-battle-15",
    "battaglia-navale",
)


@lru_cache(maxsize=8)
def game_of(variant: str, *bots: str) -> Record:
    """A whole game, the same each time."""
    players: list[Bot] = [find_bot(name)(seat) for seat, name in enumerate(bots)]
    return bout(table(variant), 5, players)


@lru_cache(maxsize=8)
def analysed(variant: str, *bots: str) -> tuple[AnalysedMove, ...]:
    """The analysis of that game."""
    return analyse_game(game_of(variant, *bots))


def check_identity(moves: tuple[AnalysedMove, ...]) -> None:
    """Assert for both seats that luck and skill add up to the shots saved."""
    for seat in (Seat(0), Seat(1)):
        verdict = verdict_of(moves, seat)
        assert verdict is not None
        saved = verdict.expected - verdict.result
        assert verdict.luck + verdict.skill == pytest.approx(saved, abs=1e-9)


@pytest.mark.parametrize("variant", ["classic", "milton-bradley", "sea-battle"])
def test_luck_and_skill_are_what_was_saved(variant: str) -> None:
    """To rounding, in every game: the values are a telescoping sum."""
    check_identity(analysed(variant, "surveyor", "hunter"))


@pytest.mark.slow
@pytest.mark.parametrize("variant", MEASURED)
def test_luck_and_skill_are_what_was_saved_everywhere(variant: str) -> None:
    """In every preset with fixed fleets on separate seas."""
    check_identity(analysed(variant, "surveyor", "hunter"))


def test_the_winner_has_no_expected_shots_left() -> None:
    """The loser has expected shots left."""
    moves = analysed("classic", "surveyor", "hunter")

    assert sorted(move.after > 0 for move in (moves[-1], moves[-2])) == [False, True]


def test_special_actions_are_counted_in_turns() -> None:
    """The first fifteen turns of a game have wide shots and a radar among them."""
    record = game_of("battaglia-navale", "surveyor", "surveyor")
    moves = list(analyse_turns(record.ruleset, turns_of(record)[:12]))

    assert {move.weapon for move in moves} > {None} or any(move.weapon for move in moves)
    assert all(move.cost == 1 for move in moves)
    for before, after in zip(moves[::2], moves[2::2], strict=False):
        assert before.after == pytest.approx(after.before, abs=1e-9)


@pytest.mark.parametrize("variant", variant_names())
def test_what_can_be_measured_is_known_beforehand(variant: str) -> None:
    """Moving ships, shared seas and salvos are told apart by their rules."""
    assert can_analyse(table(variant)) is (variant in MEASURED)


def test_what_cannot_be_measured_is_refused() -> None:
    """With the name of the variant."""
    with pytest.raises(Trouble) as refused:
        turns_of(game_of("salvo", "scatter", "scatter"))

    assert refused.value.code == "analysis/not-measured"


def test_a_running_game_is_refused() -> None:
    """Odds would help a player while the game goes on."""
    record = game_of("classic", "surveyor", "hunter")

    with pytest.raises(Trouble) as refused:
        turns_of(replace(record, entries=record.entries[:-1]))

    assert refused.value.code == "record/running"


def test_parts_are_the_whole() -> None:
    """A part analysed alone equals that part of the whole analysis."""
    record, whole = (
        game_of("classic", "surveyor", "hunter"),
        analysed("classic", "surveyor", "hunter"),
    )
    first = analyse_part(record, 0)

    assert first.placing is None
    assert first.moves == whole[:10]
    assert analyse_part(record, 3).moves == whole[30:40]
    last = analyse_part(record, first.parts - 1)
    assert last.moves == whole[10 * (first.parts - 1) :]
    assert last.placing is not None
    assert len(last.placing) == 2
    with pytest.raises(Trouble):
        analyse_part(record, first.parts)


def test_a_move_is_judged_by_what_its_seat_knew() -> None:
    """Another fleet with the same answers gets the same analysis."""
    record = game_of("classic", "surveyor", "hunter")
    turns = turns_of(record)
    known = [turn for turn in turns if turn.before.seat == 0][:15]
    moves = list(analyse_turns(record.ruleset, known))

    assert moves == list(analyse_turns(record.ruleset, [_forget(turn) for turn in known]))


def _forget(turn: RecordedTurn) -> RecordedTurn:
    """The same turn without reports about the seat's own sea."""
    own = replace(turn.before.own, hits=0, sinkings=0)
    return replace(turn, before=replace(turn.before, own=own, sunk=()))


def test_turning_points_are_few_and_in_order() -> None:
    """Those that changed most."""
    found = turning_points(analysed("classic", "surveyor", "hunter"))

    assert 0 < len(found) <= 5
    assert [move.moment for move in found] == sorted(move.moment for move in found)
    assert all(abs(move.luck + move.skill) >= 1 for move in found)


def skills(player: str, games: int) -> tuple[list[float], list[float]]:
    """Luck and skill of a bot alone on uniformly random fields."""
    ruleset = table("classic")
    practice = practice_for(ruleset)
    found: tuple[list[float], list[float]] = [], []
    for number, field in enumerate(FieldSource(ruleset, 3).draw_fields(games)):
        turns = [RecordedTurn(0, *turn) for turn in play_field(practice, field, number, player)]
        verdict = verdict_of(list(analyse_turns(ruleset, turns)), Seat(0))
        assert verdict is not None
        found[0].append(verdict.luck)
        found[1].append(verdict.skill)
    return found


def test_scatter_and_hunter_are_told_apart_by_few_games() -> None:
    """Three games with luck removed show a difference that a hundred raw games hide."""
    scatter, hunter = skills("scatter", 3)[1], skills("hunter", 3)[1]

    assert max(scatter) < min(hunter) - 10


@pytest.mark.slow
def test_twenty_games_rank_the_players() -> None:
    """From the bot that fires at random to the one that looks ahead.

    On this sea hunter is better than the fifth level, which forgets some of its misses: by
    half a shot in a hundred games with luck, by more than one without.
    """
    players = ("scatter", "admiral:5", "hunter", "admiral")
    found = [mean(skills(name, 20)[1]) for name in players]

    assert found == sorted(found)
    assert found[0] < found[1] - 20
    assert found[2] < found[3] - 1


@pytest.mark.slow
@pytest.mark.parametrize("player", ["scatter", "hunter", "surveyor"])
def test_luck_has_a_mean_of_nought(player: str) -> None:
    """For any bot, with uniformly random fleets: within three standard errors."""
    luck, _ = skills(player, 100)

    assert abs(mean(luck)) < 3 * stdev(luck) / 10


def test_a_fleet_on_the_border_is_harder() -> None:
    """The placing has its own share of the shooter's luck."""
    ruleset = table("sea-battle")
    fields = FieldSource(ruleset, 9).draw_fields(40)

    def inside(field: tuple) -> int:  # type: ignore[type-arg]
        return sum(0 < c.row < 9 and 0 < c.col < 9 for ship in field for c in ship.cells)

    packed, open_sea = min(fields, key=inside), max(fields, key=inside)
    assert placing_share(ruleset, packed).harder > placing_share(ruleset, open_sea).harder


def test_playing_on_meets_a_fleet_that_agrees_with_what_was_known() -> None:
    """Every hit so far is a deck of the fleet, and the same seed draws the same fleet."""
    turn = turns_of(game_of("classic", "surveyor", "hunter"))[50]
    begun = play_on(turn, [], seed=4)
    assert begun.chart.hit == turn.before.foreign.hit
    assert begun.said is None
    assert not begun.fleet

    free = turn.before.ruleset.grid.everywhere & ~turn.before.own.known
    everywhere = [cell for cell in range(100) if free >> cell & 1]
    shots: list[int] = []
    for cell in everywhere:
        shots.append(cell)
        if play_on(turn, shots, seed=4).over:
            break
    ended = play_on(turn, shots, seed=4)
    assert ended.over
    assert ended.expected == 0
    assert sum(ended.fleet) == ended.chart.hit == ended.chart.sunk
    assert turn.before.foreign.hit & ~sum(ended.fleet) == 0
    assert turn.before.foreign.missed & sum(ended.fleet) == 0
    with pytest.raises(Trouble):
        play_on(turn, [*shots, shots[0]], seed=4)


def test_rules_of_ones_own_are_fitted_when_asked_for() -> None:
    """A sea that no preset has, with too many fleets to list."""
    own = rules(8, 8, fleet=(ShipClass("a", 2, ("###",)), ShipClass("b", 3, ("##",))))
    moves = analyse_game(bout(own, 1, [find_bot("hunter")(1), find_bot("hunter")(2)]))

    check_identity(moves)
    assert not moves[0].exact
    assert moves[-1].exact
    assert 20 < moves[0].before < 45
