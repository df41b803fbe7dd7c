"""The page chain: each page of a match carries a hash that depends on every page before it.

A page that was changed, moved, swapped or taken out breaks the chain at its own number.
The last hash is kept beside the card as well, so that a missing end is noticed, too. The
database columns that hold these hashes are called ``seal``.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NewType

from seabattle.matches.port import LogbookDamaged, MatchId, Page

ChainHash = NewType("ChainHash", bytes)

BEGINNING = b"seabattle logbook 1"

Row = Any
"""Of a page: seq, command, at, body, seal, 0. Of a card: seq, "", 0, card, seal, 1, proof."""


def first_hash(match: MatchId) -> ChainHash:
    """The hash that the first page of a match is chained to."""
    return ChainHash(hash_parts(BEGINNING, match.encode()))


def page_hash(before: ChainHash, page: Page) -> ChainHash:
    """The hash of a page that follows the page with the hash *before*."""
    number, at = str(page.seq).encode(), str(page.at).encode()
    return ChainHash(hash_parts(before, number, page.command.encode(), at, page.body))


def card_proof(last: ChainHash, seq: int, card: bytes) -> bytes:
    """What a card carries to show that it is the one written beside its last page."""
    return hash_parts(last, str(seq).encode(), card)


def hash_parts(*parts: bytes) -> bytes:
    """The hash of some parts in their order."""
    # Each part is preceded by its length, so that no two lists of parts read the same.
    text = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    return sha256(text).digest()


def check_card(match: MatchId, seq: Any, chain_hash: Any, card: Any, proof: Any) -> None:
    """Raise :class:`LogbookDamaged` for a card that was not written beside its page."""
    # What was damaged may have become anything that a database can hold.
    sound = (
        isinstance(seq, int)
        and all(isinstance(part, bytes) for part in (chain_hash, card, proof))
        and card_proof(ChainHash(chain_hash), seq, card) == proof
    )
    if not sound:
        raise LogbookDamaged(
            "page/card-changed", match=match, seq=seq if isinstance(seq, int) else 0
        )


def check_pages(match: MatchId, after: int, rows: Iterable[Row]) -> list[Page]:
    """The pages beyond *after*; the page *after* itself, which they are chained to, comes first.

    The card stands at the end of *rows* and says where the chain has to end.
    """
    found = [tuple(row) for row in rows]
    cards = [row for row in found if row[5] == 1]
    pages = [row for row in found if row[5] != 1]
    if not found:
        return []
    if not cards:
        raise LogbookDamaged("page/card-missing", match=match, seq=pages[-1][0])
    last, _, _, card, end, _, proof = cards[0]
    check_card(match, last, end, card, proof)
    if after > last and not pages:
        return []
    return _check_chain(match, after, pages, last, ChainHash(end))


def _check_chain(
    match: MatchId, after: int, rows: list[Row], last: int, end: ChainHash
) -> list[Page]:
    chain_hash, expected = _anchor(match, after, rows)
    pages: list[Page] = []
    for seq, command, at, body, kept, *_ in rows[1 if after else 0 :]:
        if seq != expected:
            raise LogbookDamaged("page/missing", match=match, seq=expected)
        if not (isinstance(command, str) and isinstance(at, int) and isinstance(body, bytes)):
            raise LogbookDamaged("page/no-page", match=match, seq=seq)
        page = Page(seq, command, at, body)
        chain_hash = page_hash(chain_hash, page)
        if chain_hash != kept:
            raise LogbookDamaged("page/changed", match=match, seq=seq)
        pages.append(page)
        expected += 1
    _check_end(match, expected - 1, chain_hash, last, end)
    return pages


def _anchor(match: MatchId, after: int, rows: list[Row]) -> tuple[ChainHash, int]:
    """The hash before the first page to be read, and the number of that page."""
    if not after:
        return first_hash(match), 1
    if not rows or rows[0][0] != after:
        raise LogbookDamaged("page/missing", match=match, seq=after)
    return ChainHash(rows[0][4]), after + 1


def _check_end(match: MatchId, seq: int, chain_hash: ChainHash, last: int, end: ChainHash) -> None:
    if seq < last:
        raise LogbookDamaged("page/missing", match=match, seq=seq + 1)
    if seq > last:
        raise LogbookDamaged("page/card-behind", match=match, seq=last + 1)
    if chain_hash != end:
        raise LogbookDamaged("page/card-differs", match=match, seq=seq)
