"""Refusals of the feature ``devices``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class LinkNotGood(ServerRefusal, frozen=True, tag="visitor/link-not-good"):
    """The link to another device is good no more: it was used, has expired, or never was one."""

    status = 403


class PasskeyNotGood(ServerRefusal, frozen=True, tag="visitor/passkey-not-good"):
    """The passkey was not recognised: it is unknown, or has not signed what it was asked to."""

    status = 403


class TooManyPasskeys(ServerRefusal, frozen=True, tag="visitor/too-many-passkeys"):
    """Nobody needs that many passkeys."""

    most: int


class NoSuchPasskey(ServerRefusal, frozen=True, tag="visitor/unknown-passkey"):
    """There is no such passkey to delete."""

    status = 404


EXAMPLES: Final = (
    RefusalGroup("visitor/unknown-session", (LinkNotGood(), PasskeyNotGood(), TooManyPasskeys(10))),
    RefusalGroup("visitor/too-many-sessions", (NoSuchPasskey(),)),
)
"""One refusal of every code, for the pages of problems."""
