"""Sealed tables: the public state of one beside its game, and the outcome of a proof."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import Attack, Seat, seats_in
from seabattle.matches.state import MatchState


class SealedInfo(Struct, frozen=True):
    """The public state of a sealed game."""

    awaited: tuple[Seat, ...]
    """Seats that the table waits for, to announce, to place, to show a lot, fire or answer."""
    called: Annotated[Attack | None, Meta(description="The attack whose answers are awaited.")]
    keys: tuple[str | None, ...]
    """The public key of each seat, once it is announced."""
    placings: tuple[str | None, ...]
    """The SHA-512 of the proof of each field, once it is sealed."""
    shown: tuple[Seat, ...]
    """Seats that have shown the field after the end."""


class PlacingJudged(Struct, frozen=True):
    """The verdict on the proof of a field."""

    placing: Annotated[str, Meta(description="Its SHA-512, by which it is named.")]
    flaw: Annotated[
        str | None,
        Meta(description="The check at which it fails; whoever signs it then has lost."),
    ]


def sealed_info_of(state: MatchState) -> SealedInfo | None:
    """Return the public state of a sealed table; ``None`` for a refereed one."""
    proofs = state.game.proof_state
    if proofs is None:
        return None
    seats = proofs.seats
    return SealedInfo(
        tuple(seats_in(proofs.to_act)),
        proofs.called,
        tuple(each.key.hex() or None for each in seats),
        tuple(each.placing.hex() or None for each in seats),
        tuple(seats_in(state.shown)),
    )
