"""Letters: what is sent to somebody, under an id by which the receiver knows it again."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, json

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.pending_page import ChainedPage
from seabattle.store.row_seal import row_seal

TURN = "turn"
"""The kind of letter that goes to every channel; all others go to hooks alone."""

POST = "post"
"""The kind of letter that has a host's post, for the one channel that it was made for."""

POSTS = "posts"
"""The kind of channel that posts go to, and nothing else."""

GRACE: Milliseconds = 60_000
"""How long a mailbox or a browser waits: most who are to move do so without being told."""


class Letter(Struct, frozen=True):
    """Something to be told to one player."""

    id: str
    """An idempotency key: the same letter is written once, and the receiver sees its id."""
    player: PlayerId
    match: MatchId
    kind: str
    body: bytes = b"{}"
    """A JSON object: what is sent beside the id, the kind and the match."""


Addressed = tuple[Letter, Milliseconds, int]
"""A letter, when it was written, and which came first of those at one moment."""


def turn_letters(entry: ChainedPage) -> list[Letter]:
    """The letters that go with a page: to everybody whose turn it has become.

    Where a computer is the only company it answers at once, and nobody is told.
    """
    card = entry.pending.card
    if not entry.called or len(card.players) < 2:
        return []
    # No number of a page is in it, nor in the id: pages that happen in secret are counted, too.
    body = json.encode({"game": card.variant})
    return [
        Letter(f"turn-{secrets.token_hex(16)}", player, card.match, TURN, body)
        for player in entry.called
    ]


def letters_of(entries: Iterable[ChainedPage]) -> list[Addressed]:
    """The letters that go with some pages, each with its page's moment and number."""
    return [
        (letter, entry.pending.page.at, entry.pending.page.seq)
        for entry in entries
        if entry.called
        for letter in turn_letters(entry)
    ]


COLUMNS = (
    *("channel", "letter", "match", "kind", "body"),
    *("at", "number", "due", "tries", "leased_until"),
)


def outbox_rows(
    letters: Iterable[Addressed], channels: Iterable[Sequence[Any]]
) -> list[tuple[Any, ...]]:
    """What stands in the table: a row for each channel (id, player, kind, …) of a receiver."""
    places: dict[str, list[tuple[str, str]]] = {}
    for channel, player, kind, *_ in channels:
        places.setdefault(player, []).append((channel, kind))
    return [
        _row(letter, at, number, channel, kind)
        for letter, at, number in letters
        for channel, kind in places.get(letter.player, ())
        if kind != POSTS and (letter.kind == TURN or kind == "webhook")
    ]


def _row(letter: Letter, at: Milliseconds, number: int, channel: str, kind: str) -> tuple[Any, ...]:
    return outbox_row(letter, at, number, channel, at if kind == "webhook" else at + GRACE)


def outbox_row(
    letter: Letter, at: Milliseconds, number: int, channel: str, due: Milliseconds
) -> tuple[Any, ...]:
    """A letter to one channel, as it stands in the table."""
    values = (channel, letter.id, letter.match, letter.kind, letter.body, at, number, due, 0, 0)
    return (*values, row_seal("outbox", values))
