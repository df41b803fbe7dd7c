"""The tracker cache saves time and does not change moves."""

from functools import partial

import pytest
from msgspec.structs import replace

from kit.games.law_strategy import presets
from kit.games.small_game import preset
from kit.seas.backends import KERNEL, TWIN, needs_kernel
from seabattle.beliefs import PoolSize, make_tracker_factory
from seabattle.bots.dice import BotDice
from seabattle.bots.players.surveyor import Surveyor
from seabattle.bots.skill import SURVEYOR, Skill
from seabattle.bots.standing import tracker_cache
from seabattle.bots.standing.standing_move import choose_standing_move
from seabattle.bots.standing.tracker_cache import TrackerCache
from seabattle.game import Fire, Refusal, SeatCommand
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import Disclosure, Ruleset, random_fleet
from seabattle.views import View

STILL = [it for it in presets() if not it.sea.shared and it.manoeuvre is None]
QUICK = Skill(fleets=60, listed=60, cells=1, keeps=60)


def practice(ruleset: Ruleset, seed: int) -> PracticeMatch:
    """A field to be cleared alone."""
    game = PracticeMatch(ruleset, random_fleet(ruleset, BotDice(seed)))
    game.begin(random_fleet(ruleset, BotDice(seed + 1)))
    return game


def send(game: PracticeMatch, command: SeatCommand) -> None:
    """Carry out a move that must be legal."""
    outcome = game.send(command)
    assert not isinstance(outcome, Refusal), outcome


@pytest.mark.parametrize("ruleset", STILL, ids=lambda it: f"{it.name}-{it.seats}")
def test_a_fresh_notebook_leads_to_the_same_moves(ruleset: Ruleset) -> None:
    """A move is a function of the view and the seed, so that it can be replayed."""
    game, kept = practice(ruleset, 1), TrackerCache(7, QUICK.kept)
    for _ in range(400):
        if game.over:
            break
        move = choose_standing_move(game.view, 7, QUICK, kept)
        assert choose_standing_move(game.view, 7, QUICK) == move
        send(game, move)
    assert game.over


SILENT = replace(preset("milton-bradley"), name="silent", disclosure=Disclosure(sinking_told=False))


@pytest.mark.parametrize("ruleset", [*STILL, SILENT], ids=lambda it: f"{it.name}-{it.seats}")
def test_the_answers_never_contradict_the_fleets_kept(ruleset: Ruleset) -> None:
    """A misread answer would leave no fleet sooner or later, and the bot would fire blindly."""
    game, kept = practice(ruleset, 5), TrackerCache(2, QUICK.kept)
    while not game.over:
        tracker = kept.tracker(game.view)
        if tracker is None:
            return
        assert len(tracker)
        send(game, choose_standing_move(game.view, 2, QUICK, kept))


def test_surveyor_asked_in_the_middle_of_a_game_moves_as_if_it_had_played_it() -> None:
    """A server that was restarted makes its bots anew."""
    game, bot = practice(preset("classic"), 3), Surveyor(11)
    while not game.over:
        move = bot.act(game.view)
        if len(game.view.log) % 5 == 0:
            assert Surveyor(11).act(game.view) == move
        send(game, move)


def test_a_notebook_notices_another_game() -> None:
    """One bot may be asked about two games in turn, and must not mix them up."""
    ruleset, bot = preset("classic"), Surveyor(5)
    games = [practice(ruleset, seed) for seed in (1, 4)]
    for _ in range(12):
        for game in games:
            move = bot.act(game.view)
            assert Surveyor(5).act(game.view) == move
            send(game, move)


def test_a_notebook_turns_back_with_the_view() -> None:
    """A caller may ask for the bot's move at an earlier position."""
    game, bot = practice(preset("milton-bradley"), 2), Surveyor(5)
    views: list[tuple[View, SeatCommand]] = []
    for _ in range(10):
        views.append((game.view, bot.act(game.view)))
        send(game, views[-1][1])

    assert [bot.act(view) for view, _ in reversed(views)] == [move for _, move in reversed(views)]


@pytest.mark.parametrize("ruleset", STILL, ids=lambda it: f"{it.name}-{it.seats}")
def test_fleets_are_kept_only_where_nothing_but_single_shots_is_answered(ruleset: Ruleset) -> None:
    """The tracker does not support radar echoes and salvos; bots sample anew there."""
    game = practice(ruleset, 1)
    tracker = TrackerCache(1, SURVEYOR.kept).tracker(game.view)

    assert (tracker is None) is bool(ruleset.arsenal or ruleset.turn.in_salvos)


@needs_kernel
@pytest.mark.parametrize("variant", ["classic", "sea-battle"])
def test_moves_are_the_same_with_and_without_a_compiler(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move can be verified without a compiler."""
    commands: list[list[SeatCommand]] = []
    for backend in (KERNEL, TWIN):
        little = partial(
            make_tracker_factory, pool_size=PoolSize(batches=2, draws=64), backend=backend
        )
        monkeypatch.setattr(tracker_cache, "make_tracker_factory", little)
        tracker_cache.tracker_factory_for.cache_clear()
        game, kept = practice(preset(variant), 1), TrackerCache(3, QUICK.kept)
        commands.append([])
        while not game.over:
            commands[-1].append(choose_standing_move(game.view, 3, QUICK, kept))
            send(game, commands[-1][-1])
    tracker_cache.tracker_factory_for.cache_clear()

    assert commands[0] == commands[1]
    assert all(isinstance(command, Fire) for command in commands[0])
