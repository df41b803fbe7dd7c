"""Evidence that a game was not altered: commitments shown before the first shot, and their keys.

Hashes, seeds and salts are hexadecimal words. ``docs/records.md`` says, to the byte, what each
hash covers.
"""

from typing import Annotated

from msgspec import Meta, Struct

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z", description="32 bytes in hexadecimal.")]

Nonce = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{2}){16,32}\Z",
        description="16 to 32 bytes in hexadecimal, drawn by a player: mixed into the lots.",
    ),
]

Release = Annotated[str, Meta(min_length=1, max_length=64)]


class RecordSignature(Struct, frozen=True):
    """The signature of a server over every line before the last (Ed25519, RFC 8032)."""

    key: Hash
    """The public key of the server."""
    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z", description="64 bytes in hexadecimal.")]


class Commitments(Struct, frozen=True):
    """What everybody may know from the start; whoever made it cannot go back on it."""

    digest: Hash
    """One hash over all of these."""
    seed: Hash
    """The hash of the seed from which everything is drawn."""
    fields: tuple[Hash | None, ...]
    """The hash of the field of each seat, as soon as it is placed."""


class Evidence(Struct, frozen=True):
    """The commitments of a game, and what opens them once it is over."""

    commitments: Commitments
    seed: Hash
    salts: tuple[Hash | None, ...]
    """The salt in the hash of the field of each seat."""
    bots: tuple[Annotated[str, Meta(min_length=1, max_length=64)] | None, ...]
    """The computer player at each seat, such as ``admiral:5``."""
    version: Release
    """The release whose players they were."""
