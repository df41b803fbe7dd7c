"""The audience of a match: computers that play alone rest when no viewer has looked for a while.

A move of a bot costs processor time, a page and a place in the database. Where a person sits,
that person's game goes on without viewers, too; where only computers are left, their
game goes on when a viewer comes back, and their clocks stand still meanwhile.
"""

from seabattle.matches.port import Milliseconds

REST_AFTER: Milliseconds = 10 * 60_000
"""How long computers play on alone after the last look, on a server."""


class Audience:
    """The last look of a viewer at a match, and the address that it came from."""

    def __init__(self) -> None:
        self.patience: Milliseconds | None = None
        """How long computers play on alone after the last look; without it for ever."""
        self.looked_at: Milliseconds = 0
        self.back_at: Milliseconds = 0
        """When the computers were last woken; their clocks have not run before."""
        self.address = ""
        """The address whose budget pays for the moves of computers that play alone."""

    def has_left(self, now: Milliseconds) -> bool:
        """Whether the last look is so long ago that computers rest."""
        return self.patience is not None and now - self.looked_at >= self.patience
