"""The reasons against options that one reader knows: each is sent once, and then named by number.

Every move takes the turn from one player and gives it to the other, so the same few reasons
come again and again. The reader forgets them when a whole view is sent.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from seabattle.wire.screen.choice_cache import Choices, Obstacle

MOST_TURNS = 8
"""Steps from one set of choices to another that are remembered, before all are forgotten."""

MOST_NUMBERS = 64
"""Numbers that are given out at first; then the one that was longest out of use is given again."""


class NewObstacle(Struct, frozen=True, gc=False, array_like=True):
    """A reason that is known by a number from now on."""

    number: Annotated[int, Meta(description="Another reason that had it is forgotten.")]
    obstacle: Obstacle


class NewOption(Struct, frozen=True, gc=False, array_like=True):
    """Whether something can be done from now on."""

    option: Annotated[int, Meta(description="Its place among the options.")]
    obstacle: Annotated[int | None, Meta(description="The number of the reason, if any.")]


Options = tuple[NewOption, ...]


class ObstacleNumbers:
    """The numbers of the reasons that one reader has been sent since the last whole view."""

    def __init__(self) -> None:
        self._numbers: dict[int, tuple[Obstacle, int]] = {}
        """By the identity of the reason; the one in use last comes last."""
        self._turns: dict[tuple[Choices, Choices], Options | UnsetType] = {}

    def options(
        self, before: Choices, after: Choices
    ) -> tuple[tuple[NewObstacle, ...] | UnsetType, Options | UnsetType]:
        """The reasons that are new to this reader, and the options that have changed."""
        known = self._turns.get((before, after))
        if known is not None:
            return UNSET, known
        changed = [
            (place, has.refusal)
            for place, (had, has) in enumerate(zip(before.options, after.options, strict=True))
            if had is not has and had != has
        ]
        new = self._learn([reason for _, reason in changed if reason is not None])
        options = tuple([NewOption(place, self._number(reason)) for place, reason in changed])
        if len(self._turns) >= MOST_TURNS:
            self._turns.clear()
        self._turns[before, after] = options or UNSET
        return new or UNSET, options or UNSET

    def _number(self, reason: Obstacle | None) -> int | None:
        return None if reason is None else self._numbers[id(reason)][1]

    def _learn(self, reasons: list[Obstacle]) -> tuple[NewObstacle, ...]:
        """Give every reason a number, and say which are new."""
        numbers = self._numbers
        # What is needed now is in use, so that none of it gives its number to another.
        for reason in reasons:
            if id(reason) in numbers:
                numbers[id(reason)] = numbers.pop(id(reason))
        new: list[NewObstacle] = []
        for reason in reasons:
            if id(reason) not in numbers:
                number = self._free_number(len(reasons))
                numbers[id(reason)] = reason, number
                new.append(NewObstacle(number, reason))
        return tuple(new)

    def _free_number(self, needed: int) -> int:
        if len(self._numbers) < max(MOST_NUMBERS, needed):
            return len(self._numbers)
        self._turns.clear()
        oldest = next(iter(self._numbers))
        return self._numbers.pop(oldest)[1]
