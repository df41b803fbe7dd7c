"""Admiral: the strongest player, and ten levels of it for people."""

from msgspec.structs import replace

from seabattle.bots.dice import dice_for
from seabattle.bots.level import LEVELS
from seabattle.bots.memory import Memory, after_game
from seabattle.bots.moving.moving_move import choose_moving_move
from seabattle.bots.placement.habit import habit_of
from seabattle.bots.placement.place_fleet import place_fleet
from seabattle.bots.shared.shared_move import choose_shared_move
from seabattle.bots.skill import Skill
from seabattle.bots.standing.standing_move import choose_standing_move
from seabattle.bots.standing.tracker_cache import TrackerCache
from seabattle.game import Phase, PlaceFleet, SeatCommand
from seabattle.rules import Ruleset
from seabattle.views import View

HIGHEST = len(LEVELS)


class Admiral:
    """Thinks ahead; a lower level imagines and remembers less, but does nothing foolish."""

    def __init__(self, seed: int, level: int = HIGHEST, memory: Memory | None = None) -> None:
        if not 1 <= level <= HIGHEST:
            raise ValueError(f"there is no level {level}; it can be 1 to {HIGHEST}")
        self._seed = seed
        self._level = LEVELS[level - 1]
        self._memory = memory or Memory()
        self._tracker_cache = TrackerCache(seed, self._level.skill.kept)

    def act(self, view: View) -> SeatCommand:
        """Place a fleet that is hard to find; then do what promises to win soonest."""
        if view.table.phase is Phase.PLACING:
            seed = dice_for(view, self._seed).word()
            ships = place_fleet(view.ruleset, seed, self._memory.placed)
            return PlaceFleet(ships)
        if view.ruleset.sea.shared:
            return choose_shared_move(view, self._seed, self._level.effort)
        if view.ruleset.manoeuvre is not None:
            return choose_moving_move(view, self._seed, self._level.effort)
        return choose_standing_move(
            view, self._seed, self._skill_on(view.ruleset), self._tracker_cache
        )

    def remember(self, view: View) -> Memory:
        """What to take into the next game of the match, when this one is over."""
        return after_game(self._memory, view)

    def _skill_on(self, ruleset: Ruleset) -> Skill:
        """The level's skill; habits are expected only where they were counted beforehand."""
        skill = self._level.skill
        if skill.suspects and not habit_of(ruleset).fleets:
            return replace(skill, suspects=False)
        return replace(skill, seen=self._memory.seen)
