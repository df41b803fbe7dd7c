"""All cards, some at a time: whoever walks through them never holds more (keyset paging)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Card
from seabattle.store.pending_page import cards_of_kind
from seabattle.store.row_seal import note_damage
from seabattle.store.table_access import table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection


class CardPage(Struct, frozen=True):
    """Some cards, and where to go on."""

    cards: Sequence[Card]
    looked_at: int
    """How many there were, damaged ones too."""
    last: str | None = None
    """The match beyond which there may be more; nothing at the end."""


def read_card_page(connection: "Connection", after: str, limit: int) -> CardPage:
    """The cards of the matches beyond one. Those whose card is damaged are left out, and stay."""
    cards = table_of("cards")
    columns = (cards.c.match, cards.c.seq, cards.c.seal, cards.c.body, cards.c.proof)
    wanted = cards.select().with_only_columns(*columns)
    rows = connection.execute(
        wanted.where(cards.c.match > after).order_by(cards.c.match).limit(limit)
    ).all()
    found = cards_of_kind([tuple(row) for row in rows], None, listed=None)
    for _ in found.damaged:
        note_damage("cards")
    return CardPage(found.cards, len(rows), rows[-1].match if len(rows) == limit else None)
