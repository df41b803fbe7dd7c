"""Playing a match of a server in this terminal, for commands of features that lead to one.

The command line hands over its command ``play``; a feature does not import the command line.
"""

from typing import Protocol


class PlayMatch(Protocol):
    """Plays a match of a server until it ends or the player leaves."""

    def __call__(
        self,
        *,
        server: str,
        match: str,
        lang: str | None,
        ascii: bool,  # noqa: A002 -- The option is called --ascii.
    ) -> None:
        """Open the match *match* of *server*."""


class MatchPlayer:
    """The way to play a match, once the command line has handed it over."""

    def __init__(self) -> None:
        self._play: PlayMatch | None = None

    def use(self, play: PlayMatch) -> None:
        """Play matches in this way from now on."""
        self._play = play

    def play(self, server: str, match: str, *, lang: str | None, ascii_only: bool) -> None:
        """Play a match of a server in this terminal."""
        assert self._play is not None
        self._play(server=server, match=match, lang=lang, ascii=ascii_only)


MATCH_PLAYER = MatchPlayer()
"""That of this process."""
