"""Visitors, their tokens and their layouts, as they are sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds
from seabattle.rules import MOST_SHIPS, Ship


class Me(Struct, frozen=True):
    """The current user."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a visitor wants."""

    name: Annotated[str, Meta(min_length=1, max_length=32)]


Scopes = Annotated[tuple[Literal["read", "play"], ...], Meta(min_length=1, max_length=2)]


class TokenWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The purpose and the rights of a wanted token."""

    scopes: Scopes


class TokenLine(Struct, frozen=True):
    """The facts that are kept of a token."""

    hash: Annotated[str, Meta(description="Token hash; use it to revoke the token.")]
    scopes: tuple[str, ...]
    created: Milliseconds
    revoked: Milliseconds | None


class TokenMade(Struct, frozen=True):
    """A new token. It is shown once."""

    token: str
    line: TokenLine


class SessionLine(Struct, frozen=True):
    """A browser or terminal that the current user is known by."""

    id: Annotated[str, Meta(description="Session id; use it to end the session.")]
    created: Milliseconds
    device: Annotated[str, Meta(description="Browser and system; empty if unknown.")]
    current: Annotated[bool, Meta(description="Whether this request was made with it.")]


Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]

MatchName = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]

LayoutName = Annotated[str, Meta(pattern=r"^[^/\x00-\x1f]{1,64}$(?!\n)")]


class LayoutWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A fleet to be kept, in place of one with its name."""

    ruleset: Annotated[Hash, Meta(description="The placement_hash of the rules it fits.")]
    name: LayoutName
    ships: Annotated[tuple[Ship, ...], Meta(max_length=MOST_SHIPS)]
    match: Annotated[
        MatchName | None,
        Meta(description="A match by these rules; if given, the fleet must be legal there."),
    ] = None


class LayoutLine(Struct, frozen=True):
    """A fleet that a player keeps."""

    ruleset: str
    name: str
    ships: tuple[Ship, ...]
