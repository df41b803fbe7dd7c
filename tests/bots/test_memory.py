"""Memory of a bot between the games of a match."""

import pytest

from kit.games.small_game import preset, rules
from seabattle.bots.dice import BotDice
from seabattle.bots.memory import Learner, Memory, after_game
from seabattle.bots.placement.family import families
from seabattle.bots.placement.region_sampler import draw_from_regions
from seabattle.bots.players.admiral import Admiral
from seabattle.bots.standing.imagined_fleets import expectations
from seabattle.game import PlaceFleet, Resign, Seat
from seabattle.rules import Ruleset, Ship, random_fleet
from seabattle.testing.bout import Bout
from seabattle.views import View

US, THEM = Seat(0), Seat(1)


def _give_up(ruleset: Ruleset, ours: tuple[Ship, ...], theirs: tuple[Ship, ...]) -> View:
    """One seat's view of a game that was given up before the first shot."""
    bout = Bout(ruleset, 1)
    assert bout.send(US, PlaceFleet(ours)) is None
    assert bout.send(THEM, PlaceFleet(theirs)) is None
    assert bout.send(THEM, Resign()) is None
    return bout.view(US)


def _of(ruleset: Ruleset, name: str, seed: int) -> tuple[Ship, ...]:
    """A fleet of a family."""
    dice = BotDice(seed)
    family = next(family for family in families(ruleset) if family.name == name)
    fleet = draw_from_regions(ruleset, dice.choice(family.class_regions), dice)
    assert fleet is not None
    return fleet


def _weight(ruleset: Ruleset, memory: Memory, family: str) -> float:
    parts = expectations(ruleset, memory.seen)
    return sum(part.weight for part in parts if part.family == family)


@pytest.mark.parametrize(
    ("variant", "family", "usual"),
    [("sea-battle", "sides", 0.2), ("sea-battle", "lines", 0.01), ("classic", "border-3", 0.01)],
)
def test_a_habit_shown_in_three_games_is_expected_in_the_fourth(
    variant: str, family: str, usual: float
) -> None:
    """People place as they placed before, and a match is long enough to notice."""
    ruleset, memory = preset(variant), Memory()
    ours = random_fleet(ruleset, BotDice(5))
    assert _weight(ruleset, memory, family) < usual
    for seed in range(3):
        memory = after_game(memory, _give_up(ruleset, ours, _of(ruleset, family, seed)))

    assert _weight(ruleset, memory, family) > 1.5 * usual
    assert sum(games for _, games in memory.seen) == pytest.approx(3)


def test_fleets_of_no_habit_are_expected_from_a_player_without_one() -> None:
    """Suspecting an honest opponent costs shots, and less with every game."""
    ruleset, memory = preset("sea-battle"), Memory()
    ours = random_fleet(ruleset, BotDice(5))
    before = _weight(ruleset, memory, "uniform")
    for seed in range(5):
        memory = after_game(memory, _give_up(ruleset, ours, random_fleet(ruleset, BotDice(seed))))

    assert _weight(ruleset, memory, "uniform") > before + 0.5 * (1 - before)


def test_nothing_is_remembered_of_a_game_that_goes_on() -> None:
    """The enemy's fleet is secret before the end."""
    ruleset = rules(3, 4)
    bout = Bout(ruleset, 1)
    bout.send(US, PlaceFleet(random_fleet(ruleset, BotDice(1))))

    assert after_game(Memory((("sides", 1.0),)), bout.view(US)) == Memory((("sides", 1.0),))


def test_where_habits_were_not_counted_only_layouts_are_remembered() -> None:
    """Counting them after a game would keep the players waiting."""
    ruleset = rules(3, 4)
    ours, theirs = (random_fleet(ruleset, BotDice(seed)) for seed in (1, 2))

    memory = after_game(Memory(), _give_up(ruleset, ours, theirs))

    assert memory.seen == ()
    assert [set(fleet) for fleet in memory.placed] == [set(ours)]


def test_nothing_is_learnt_from_a_player_who_left_before_placing() -> None:
    """No ships at all would lie in the smallest of waters, and look like a habit."""
    ruleset = preset("sea-battle")
    bout = Bout(ruleset, 1)
    bout.send(US, PlaceFleet(random_fleet(ruleset, BotDice(1))))
    bout.send(THEM, Resign())

    memory = after_game(Memory(), bout.view(US))

    assert memory.seen == ()
    assert len(memory.placed) == 1


@pytest.mark.parametrize("variant", ["classic", "sea-battle", "forum"])
@pytest.mark.parametrize("level", [1, 10])
def test_an_admiral_never_places_a_layout_twice_in_a_match(variant: str, level: int) -> None:
    """An opponent who keeps statistics of layouts must gain nothing by them."""
    ruleset = preset(variant)
    bout = Bout(ruleset, 1)
    first = Admiral(7, level).act(bout.view(US))
    assert isinstance(first, PlaceFleet)

    again = Admiral(7, level, Memory(placed=(first.ships,))).act(bout.view(US))

    assert isinstance(again, PlaceFleet)
    assert set(again.ships) != set(first.ships)


def test_an_admiral_is_a_learner() -> None:
    """The arena keeps the memory of every bot that is a Learner."""
    ruleset = preset("sea-battle")
    admiral = Admiral(1, memory=Memory((("sides", 2.0),)))
    view = _give_up(ruleset, random_fleet(ruleset, BotDice(5)), _of(ruleset, "sides", 1))

    assert isinstance(admiral, Learner)
    assert dict(admiral.remember(view).seen)["sides"] > 2.5
