"""Bounds of everything that comes in from outside.

Inside the program a seat or a row is any integer. Outside a client may send one of
a million digits, so every number and every list that is read has its bounds here.
"""

from typing import Annotated

from msgspec import Meta

Index = Annotated[int, Meta(ge=0, le=63)]
"""A row, a column, a seat or a ship: none of them is counted beyond sixty-four."""

Place = Annotated[
    tuple[Index, Index],
    Meta(description="Row and column, both counted from zero.", examples=[[2, 4]]),
]

Places = Annotated[tuple[Place, ...], Meta(max_length=256)]

Word = Annotated[str, Meta(min_length=1, max_length=64)]

Ident = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",
        description="Idempotency key, chosen by the client; a request repeated with the same "
        "id takes effect once.",
    ),
]

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]

MOST_BYTES = 64 * 1024
"""Largest body of a request; a rule file may have as many."""

SMALL_FRAME = 4096
"""Bytes of one message on a socket, in any game: any order but a large fleet fits."""
