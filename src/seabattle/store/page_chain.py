"""The pages of a match as a database gives them, checked against their seals."""

from collections.abc import Iterable
from typing import Any

from seabattle.matches.port import LogbookDamaged, MatchId, Page
from seabattle.store.draft import check_card
from seabattle.store.seal import Seal, first_seal, page_seal

Row = Any
"""Of a page: seq, command, at, body, seal, 0. Of a card: seq, "", 0, card, seal, 1, proof."""


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
    return _check_chain(match, after, pages, last, Seal(end))


def _check_chain(match: MatchId, after: int, rows: list[Row], last: int, end: Seal) -> list[Page]:
    seal, expected = _anchor(match, after, rows)
    pages: list[Page] = []
    for seq, command, at, body, kept, *_ in rows[1 if after else 0 :]:
        if seq != expected:
            raise LogbookDamaged("page/missing", match=match, seq=expected)
        if not (isinstance(command, str) and isinstance(at, int) and isinstance(body, bytes)):
            raise LogbookDamaged("page/no-page", match=match, seq=seq)
        page = Page(seq, command, at, body)
        seal = page_seal(seal, page)
        if seal != kept:
            raise LogbookDamaged("page/changed", match=match, seq=seq)
        pages.append(page)
        expected += 1
    _check_end(match, expected - 1, seal, last, end)
    return pages


def _anchor(match: MatchId, after: int, rows: list[Row]) -> tuple[Seal, int]:
    """The seal before the first page to be read, and the number of that page."""
    if not after:
        return first_seal(match), 1
    if not rows or rows[0][0] != after:
        raise LogbookDamaged("page/missing", match=match, seq=after)
    return Seal(rows[0][4]), after + 1


def _check_end(match: MatchId, seq: int, seal: Seal, last: int, end: Seal) -> None:
    if seq < last:
        raise LogbookDamaged("page/missing", match=match, seq=seq + 1)
    if seq > last:
        raise LogbookDamaged("page/card-behind", match=match, seq=last + 1)
    if seal != end:
        raise LogbookDamaged("page/card-differs", match=match, seq=seq)
