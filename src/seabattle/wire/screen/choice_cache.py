"""A cache of one viewer's choices, so that the same question is not asked again.

Every move takes the turn from one player and gives it to the other, and what either may do
then is the same as two moves before, in the same words.
"""

from collections.abc import Hashable
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from seabattle.game import Refusal
from seabattle.grid import Cell
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import View, moves, option_key, options
from seabattle.views.option import Option

MOST = 6
"""Sets of choices that are remembered; a cache, from which the oldest is evicted."""

MOST_OPTIONS = 48
"""Single options that are remembered, before all are forgotten."""


class Obstacle(Struct, frozen=True, gc=False):
    """A reason why something cannot be done: a code, and its facts."""

    code: str
    facts: dict[str, Any]
    sentence: Annotated[
        str | UnsetType, Meta(description="The same in words, where a language was asked for.")
    ] = UNSET


class ActionOption(Struct, frozen=True, gc=False):
    """One kind of action: possible now, or not and why."""

    action: Annotated[str, Meta(description="The type of its command, such as fire.")]
    weapon: str | None
    refusal: Obstacle | None


class ShipMove(Struct, frozen=True, gc=False):
    """A move that one of the viewer's ships can make now."""

    ship: int
    to: tuple[Cell, ...]


class Choices(Struct, frozen=True, eq=False, gc=False):
    """The commands that a viewer may give now, and why not the rest."""

    options: tuple[ActionOption, ...]
    moves: tuple[ShipMove, ...]


class ChoiceCache:
    """The choices of one viewer of one match, in one language or without words."""

    def __init__(self, phrases: Phrasebook | None = None) -> None:
        self.phrases = phrases
        self._known: dict[Hashable, Choices] = {}
        self._options: dict[Option, ActionOption] = {}
        self._obstacles: dict[Refusal, Obstacle] = {}

    def choices(self, view: View) -> Choices:
        """Return the viewer's choices; equal choices are the same object for a while."""
        key = option_key(view)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            found = self._known[key] = self._choices_of(view)
        return found

    def _choices_of(self, view: View) -> Choices:
        if len(self._options) > MOST_OPTIONS:
            self._options.clear()
            self._obstacles.clear()
        return Choices(
            tuple([self._option(each) for each in options(view)]),
            tuple([ShipMove(move.ship, move.to) for move in moves(view)]),
        )

    def _option(self, option: Option) -> ActionOption:
        """An option as it is sent: what is the same again is the same object."""
        found = self._options.get(option)
        if found is None:
            found = ActionOption(option.action, option.weapon, self._obstacle(option.refusal))
            self._options[option] = found
        return found

    def _obstacle(self, refusal: Refusal | None) -> Obstacle | None:
        """A reason as it is sent: two options with the same one share it."""
        if refusal is None:
            return None
        found = self._obstacles.get(refusal)
        if found is None:
            found = self._obstacles[refusal] = obstacle_of(refusal, self.phrases)
        return found


def obstacle_of(refusal: Refusal, phrases: Phrasebook | None = None) -> Obstacle:
    """Return a refusal by its code and facts, and in words where *phrases* are given."""
    sentence = UNSET if phrases is None else phrases.refusal(refusal)
    return Obstacle(refusal.code, asdict(refusal), sentence)
