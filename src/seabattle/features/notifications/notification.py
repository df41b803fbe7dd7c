"""Notifications: what is sent to somebody, under an id by which the receiver knows it again."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, json

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.pending_page import ChainedPage
from seabattle.store.row_seal import row_seal

TURN = "turn"
"""The kind of notification that goes to every channel; all others go to hooks alone."""

POST = "post"
"""The kind of notification that has a host's post, for the one channel that it was made for."""

POSTS = "posts"
"""The kind of channel that posts go to, and nothing else."""

GRACE: Milliseconds = 60_000
"""How long a mailbox or a browser waits: most who are to move do so without being told."""


class Notification(Struct, frozen=True):
    """Something to be told to one player."""

    id: str
    """An idempotency key: the same notification is written once, and the receiver sees its id."""
    player: PlayerId
    match: MatchId
    kind: str
    body: bytes = b"{}"
    """A JSON object: what is sent beside the id, the kind and the match."""


Addressed = tuple[Notification, Milliseconds, int]
"""A notification, when it was written, and which came first of those at one moment."""


def turn_notifications(entry: ChainedPage) -> list[Notification]:
    """The notifications that go with a page: to everybody whose turn it has become.

    Where a computer is the only company it answers at once, and nobody is told.
    """
    card = entry.pending.card
    if not entry.called or len(card.players) < 2:
        return []
    # No number of a page is in it, nor in the id: pages that happen in secret are counted, too.
    body = json.encode({"game": card.variant})
    return [
        Notification(f"turn-{secrets.token_hex(16)}", player, card.match, TURN, body)
        for player in entry.called
    ]


def notifications_of(entries: Iterable[ChainedPage]) -> list[Addressed]:
    """The notifications that go with some pages, each with its page's moment and number."""
    return [
        (notification, entry.pending.page.at, entry.pending.page.seq)
        for entry in entries
        if entry.called
        for notification in turn_notifications(entry)
    ]


COLUMNS = (
    *("channel", "letter", "match", "kind", "body"),
    *("at", "number", "due", "tries", "leased_until"),
)


def outbox_rows(
    notifications: Iterable[Addressed], channels: Iterable[Sequence[Any]]
) -> list[tuple[Any, ...]]:
    """What stands in the table: a row for each channel (id, player, kind, …) of a receiver."""
    places: dict[str, list[tuple[str, str]]] = {}
    for channel, player, kind, *_ in channels:
        places.setdefault(player, []).append((channel, kind))
    return [
        _row(notification, at, number, channel, kind)
        for notification, at, number in notifications
        for channel, kind in places.get(notification.player, ())
        if kind != POSTS and (notification.kind == TURN or kind == "webhook")
    ]


def _row(
    notification: Notification, at: Milliseconds, number: int, channel: str, kind: str
) -> tuple[Any, ...]:
    return outbox_row(notification, at, number, channel, at if kind == "webhook" else at + GRACE)


def outbox_row(
    notification: Notification, at: Milliseconds, number: int, channel: str, due: Milliseconds
) -> tuple[Any, ...]:
    """A notification to one channel, as it stands in the table."""
    values = (
        channel,
        notification.id,
        notification.match,
        notification.kind,
        notification.body,
        at,
        number,
        due,
        0,
        0,
    )
    return (*values, row_seal("outbox", values))
