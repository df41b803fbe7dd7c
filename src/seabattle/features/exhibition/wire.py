"""A game of two computer players to look at, as it is asked for and sent."""

from typing import Annotated

from msgspec import Meta, Struct

GameName = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class ExhibitionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game somebody looks at, and how far it had got."""

    game: Annotated[
        GameName | None, Meta(description="Without it: the game that goes on here.")
    ] = None
    move: Annotated[int, Meta(ge=0, le=400)] = 0


class ExhibitedPlayer(Struct, frozen=True):
    """A computer player, and what it knows of the other's sea."""

    player: str
    rows: Annotated[tuple[str, ...], Meta(description=". unknown, o miss, x hit, # sunk")]
    odds: tuple[tuple[float, ...], ...] | None
    """For every row and column the chance that a ship lies there, by what this player was told."""


class ExhibitedPosition(Struct, frozen=True):
    """A moment of the game."""

    game: str
    variant: str
    move: int
    turn: int | None
    """Who fires next."""
    winner: int | None
    players: tuple[ExhibitedPlayer, ...]
    """None at all where no game is shown (it has no name then), or there is no room for it now."""
