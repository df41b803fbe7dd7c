"""Seals, a hash chain: each page of a match carries one that depends on every page before it.

A page that was changed, moved, swapped or taken out breaks the chain at its own number.
The last seal is kept beside the card as well, so that a missing end is noticed, too.
"""

from hashlib import sha256
from typing import NewType

from seabattle.matches.port import MatchId, Page

Seal = NewType("Seal", bytes)

BEGINNING = b"seabattle logbook 1"


def first_seal(match: MatchId) -> Seal:
    """The seal that the first page of a match is chained to."""
    return seal_parts(BEGINNING, match.encode())


def page_seal(before: Seal, page: Page) -> Seal:
    """The seal of a page that follows the page with the seal *before*."""
    number, at = str(page.seq).encode(), str(page.at).encode()
    return seal_parts(before, number, page.command.encode(), at, page.body)


def card_proof(last: Seal, seq: int, card: bytes) -> bytes:
    """What a card carries to show that it is the one written beside its last page."""
    return seal_parts(last, str(seq).encode(), card)


def seal_parts(*parts: bytes) -> Seal:
    """The hash of some parts in their order."""
    # Each part is preceded by its length, so that no two lists of parts read the same.
    text = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    return Seal(sha256(text).digest())
