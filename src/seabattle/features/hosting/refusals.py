"""Refusals of the feature ``hosting``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class NoPost(ServerRefusal, frozen=True, tag="round/no-post"):
    """Posts are made of rounds on one public sea, and this game has none."""


class NoSuchRound(ServerRefusal, frozen=True, tag="round/unknown"):
    """That round has not been closed."""

    number: int
    closed: int
    """How many have been."""


class NoSuchSignUp(ServerRefusal, frozen=True, tag="signup/unknown"):
    """There is no such sign-up."""

    status = 404


class TooManySignUps(ServerRefusal, frozen=True, tag="signup/too-many"):
    """Too many sign-ups at a time: nobody hosts so many."""

    most: int


class SignUpClosed(ServerRefusal, frozen=True, tag="signup/closed"):
    """The list is closed, or the game was called off."""


class SignUpFull(ServerRefusal, frozen=True, tag="signup/full"):
    """Every place is taken; more players than that cannot play."""

    most: int


class NoSuchEntry(ServerRefusal, frozen=True, tag="signup/unknown-entry"):
    """Nobody like that is on the list, or not as a substitute."""

    status = 404


class NothingToConfirm(ServerRefusal, frozen=True, tag="signup/nothing-to-confirm"):
    """There is nothing to confirm: nobody was asked, or whoever says it does not play."""


class NotConfirmed(ServerRefusal, frozen=True, tag="signup/not-confirmed"):
    """Somebody has not confirmed yet that they are in."""

    names: str


class TooFewSignedUp(ServerRefusal, frozen=True, tag="signup/too-few"):
    """One alone cannot play."""

    count: int


EXAMPLES: Final = (
    RefusalGroup("round/wrong-draw", (NoPost(), NoSuchRound(7, 3))),
    RefusalGroup(
        "request/server-fault",
        (
            SignUpClosed(),
            SignUpFull(12),
            NoSuchEntry(),
            NothingToConfirm(),
            NotConfirmed("Bruno, Carla"),
            TooFewSignedUp(1),
            NoSuchSignUp(),
            TooManySignUps(20),
        ),
    ),
)
"""One refusal of every code, for the pages of problems."""
