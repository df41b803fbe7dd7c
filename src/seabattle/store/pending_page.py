"""A pending page: what becomes of a page to be appended, in any database."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct, json

from seabattle.matches.port import (
    Card,
    CardList,
    LogbookDamaged,
    MatchId,
    Page,
    PlayerId,
    Repeated,
    Taken,
)
from seabattle.store.page_chain import ChainHash, card_proof, check_card, first_hash, page_hash
from seabattle.store.row_seal import is_sound, note_damage, row_seal


class PendingPage(Struct, frozen=True, gc=False):
    """A page to append, and the card that goes with it."""

    match: MatchId
    page: Page
    card: Card
    written_card: bytes


class Tip(Struct, frozen=True, gc=False):
    """How far the log of a match has come."""

    seq: int
    chain_hash: ChainHash
    players: tuple[PlayerId, ...] = ()
    awaited: tuple[PlayerId, ...] = ()


class ChainedPage(Struct, frozen=True, gc=False):
    """A pending page that fits, as it is written down."""

    pending: PendingPage
    chain_hash: ChainHash
    card: bytes
    proof: bytes
    joined: tuple[PlayerId, ...]
    """Players who were not at the table before this page."""
    left: tuple[PlayerId, ...]
    called: tuple[PlayerId, ...] = ()
    """Players for whom nobody waited before this page."""

    @property
    def tip(self) -> Tip:
        """How far the log has come with this entry."""
        card = self.pending.card
        return Tip(self.pending.page.seq, self.chain_hash, card.players, card.awaited)


class _CardPlayers(Struct, frozen=True):
    """The parts of an old card that the next entry asks for."""

    players: tuple[PlayerId, ...]
    awaited: tuple[PlayerId, ...] = ()


LONGEST_NAME = 500
"""In bytes; ids are far shorter, and an index of PostgreSQL holds no more than some 2,700."""

_CARD_PLAYERS = json.Decoder(_CardPlayers)
_CARD = json.Decoder(Card)
_ENCODER = json.Encoder()


def prepare_page(match: MatchId, page: Page, card: Card) -> PendingPage:
    """A pending page that every database can hold.

    Raises :class:`ValueError` for one that none should: it would spoil the transaction of
    all others that are written with it.
    """
    for text in (match, page.command, card.phase, *card.players):
        if "\0" in text or len(text.encode()) > LONGEST_NAME:
            raise ValueError(f"{text[:LONGEST_NAME]!r} cannot be kept")
    for number in (page.seq, page.at, card.opened_at, card.due or 0):
        if not -(2**63) <= number < 2**63:
            raise ValueError(f"{number} cannot be kept")
    return PendingPage(match, page, card, _ENCODER.encode(card))


def new_tip(match: MatchId) -> Tip:
    """The tip of a match without a page."""
    return Tip(0, first_hash(match))


def tip_of(match: MatchId, seq: Any, chain_hash: Any, card: Any, proof: Any) -> Tip:
    """The tip that a card tells, or :class:`LogbookDamaged`."""
    check_card(match, seq, chain_hash, card, proof)
    before = _CARD_PLAYERS.decode(card)
    return Tip(seq, ChainHash(chain_hash), before.players, before.awaited)


def read_card(match: MatchId, seq: Any, chain_hash: Any, card: Any, proof: Any) -> Card:
    """The card itself, or :class:`LogbookDamaged`."""
    check_card(match, seq, chain_hash, card, proof)
    read = _CARD.decode(card)
    if read.match != match:
        # A whole card, in the place of another: its name has changed, or the way to it.
        raise LogbookDamaged("page/card-changed", match=match, seq=seq)
    return read


def chain_page(pending: PendingPage, tip: Tip, known: int | None) -> ChainedPage | Taken | Repeated:
    """The entry for a page, or why there is none; *known* is where its command stands already."""
    if known is not None:
        return Repeated(known)
    page = pending.page
    if page.seq <= tip.seq:
        return Taken()
    if page.seq > tip.seq + 1:
        # The node that wrote this page has read one that is no longer there.
        raise LogbookDamaged("page/missing", match=pending.match, seq=tip.seq + 1)
    return _chain_pending(pending, tip)


def _chain_pending(pending: PendingPage, tip: Tip) -> ChainedPage:
    chain_hash = page_hash(tip.chain_hash, pending.page)
    card = pending.written_card
    before, now = tip.players, pending.card.players
    awaited = pending.card.awaited
    return ChainedPage(
        pending,
        chain_hash,
        card,
        card_proof(chain_hash, pending.page.seq, card),
        joined=() if before == now else _players_beyond(now, before),
        left=() if before == now else _players_beyond(before, now),
        called=() if awaited == tip.awaited else _players_beyond(awaited, tip.awaited),
    )


def _players_beyond(these: Sequence[PlayerId], those: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """These players without those, each once."""
    return tuple(dict.fromkeys(player for player in these if player not in those))


def sitter_rows(entry: ChainedPage) -> list[tuple[str, str, bytes]]:
    """What stands in the table of sitters for who sat down: the parameters of ``SIT_DOWN``."""
    match = entry.pending.match
    return [(player, match, row_seal("sitters", (player, match))) for player in entry.joined]


def waiting_ended(entry: ChainedPage) -> list[tuple[str, str]]:
    """Who waits no longer, and where: the parameters of ``WAIT_NO_LONGER``.

    Whoever lays a table of their own, to play the computer meanwhile, still waits elsewhere.
    """
    if entry.pending.page.seq == 1 or not entry.joined:
        return []
    full = entry.pending.match if entry.pending.card.free == 0 else ""
    return [(player, full) for player in entry.joined]


def cards_of_kind(
    rows: Iterable[Sequence[Any]], phase: str | None, *, listed: bool | None
) -> CardList:
    """Cards of a kind, without those that a damaged column takes for such.

    The columns of a card are there to be searched; what it says itself is under its proof.
    """
    return _read_cards(
        rows, lambda card: phase in {None, card.phase} and listed in {None, card.listed}
    )


def _read_cards(rows: Iterable[Sequence[Any]], is_wanted: Callable[[Card], bool]) -> CardList:
    found, damaged = [], []
    for row in rows:
        try:
            card = read_card(*row)
        except LogbookDamaged as damage:
            damaged.append(damage)
            continue
        if is_wanted(card):
            found.append(card)
        else:
            note_damage("cards")
    return CardList(found, damaged)


def check_card_columns(match: MatchId, row: Sequence[Any]) -> None:
    """Raise :class:`LogbookDamaged` where the columns of a card differ from what it says.

    The row is seq, chain hash, body and proof, and then the columns by which it is searched.
    """
    card = read_card(match, *row[:4])
    if tuple(row[4:]) != (card.phase, int(card.listed), card.opened_at, card.due):
        raise LogbookDamaged("page/card-changed", match=match, seq=row[0])


def own_cards(player: PlayerId, rows: Iterable[Sequence[Any]], *, strict: bool) -> CardList:
    """The cards of a player's matches, without those that a damaged row of a sitter names.

    Whoever was deleted sits nowhere any more, so a player who is asked for is on each card.
    """
    found = []
    for name, *card, match, seal in rows:
        sitter = {"player": player, "match": match, "seal": seal}
        if not is_sound("sitters", sitter, strict=strict):
            note_damage("sitters")
        elif name is not None:
            found.append((match, *card))
    return _read_cards(found, lambda card: player in card.players)


def page_row(entry: ChainedPage) -> tuple[str, int, str, int, bytes, bytes]:
    """What stands in the table of pages: the parameters of ``ADD_PAGE``."""
    match, page = entry.pending.match, entry.pending.page
    return (match, page.seq, page.command, page.at, page.body, entry.chain_hash)


def card_row(
    entry: ChainedPage,
) -> tuple[str, int, bytes, bytes, bytes, str, int, int, int | None]:
    """What stands in the table of cards: the parameters of ``PUT_CARD``."""
    card = entry.pending.card
    return (
        entry.pending.match,
        entry.pending.page.seq,
        entry.chain_hash,
        entry.card,
        entry.proof,
        card.phase,
        int(card.listed),
        card.opened_at,
        card.due,
    )
