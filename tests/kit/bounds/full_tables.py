"""Every table of a database: the most rows that it may have, and rows to fill it with.

A new table needs an entry here: how many rows at most, of what, and who sees to it.
"""

import time
from collections.abc import Callable, Iterator
from hashlib import shake_128
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json

from seabattle.features.analysis import GameFigures
from seabattle.features.blocks.store import MOST_BLOCKS, MOST_REPORTS
from seabattle.features.daily.daily_sea import DAILY_VARIANTS, day_of
from seabattle.features.daily.store import MOST_DAYS
from seabattle.features.devices.passkey import MOST_PASSKEYS
from seabattle.features.drafts.kept_layout import MOST_BYTES, MOST_LAYOUTS
from seabattle.features.hosting.posts.post_hook_store import MOST_OPEN as MOST_MARKS
from seabattle.features.hosting.sign_ups.sign_up import (
    MOST_ENTRIES,
    MOST_SEATS,
    Answer,
    ForumPlan,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.features.hosting.sign_ups.sign_up_store import MOST_KEPT as MOST_SIGN_UPS
from seabattle.features.hosting.sign_ups.sign_up_store import MOST_RUNNING
from seabattle.features.lobby.presence import MOST_SEEN
from seabattle.features.notifications.channel import MOST_CHANNELS
from seabattle.features.notifications.notification_queue import MOST_WAITING
from seabattle.features.statistics.store import MOST_FIGURES
from seabattle.matches.port import PlayerId
from seabattle.matches.sealed.proof_desk import MOST_PLACINGS
from seabattle.store.administration.session_list import MOST_KEPT, MOST_OPEN
from seabattle.store.people import MOST_REVOKED, MOST_TOKENS
from seabattle.store.record_key import MOST_FORMER_KEYS
from seabattle.store.stored_table import declared_table
from seabattle.store.table_access import table_of, with_seal
from seabattle.store.watch import MOST_INTERVALS

if TYPE_CHECKING:
    from sqlalchemy import Connection

Row = dict[str, Any]

DAY = 86_400_000
NOW = int(time.time() * 1000)


GAME = GameFigures(
    "classic", "people", True, "shot", 10, 10, 40, 20, placed=(*range(20),), found=(*range(20),)
)


class TableBound(Struct, frozen=True):
    """How many rows a table may have, and a row of it."""

    most: int
    of: str
    """What so many rows belong to: a visitor, a match, the server …"""
    kept_by: str
    """What sees to it: ``module:name`` of a constant or a function."""
    row: Callable[[str, int], Row] | None = None
    """A row of a visitor, by its number; nothing where the rows come with a match."""


def _hex(owner: str, number: int, length: int) -> str:
    return shake_128(f"{owner} {number}".encode()).hexdigest(length // 2)


def _session(owner: str, number: int) -> Row:
    # One session fewer than the most: another one can be opened.
    ended = None if 0 < number < MOST_OPEN else NOW
    name: Row = {"id": _hex(owner, number, 32), "player": owner, "device": "Firefox, Linux"}
    return name | {"created": NOW + number, "ended": ended}


def _token(owner: str, number: int) -> Row:
    # One token fewer than the most: another one can be made, and one is forgotten for it.
    revoked = NOW + number if number % 2 or not number else None
    name: Row = {"hash": _hex(owner, number, 64), "player": owner, "scopes": "play read"}
    return name | {"created": NOW + number, "revoked": revoked}


def _layout(owner: str, number: int) -> Row:
    ship = {"ship_class": "x" * 40, "cells": [[0, 0], [0, 1], [0, 2], [0, 3]]}
    fleet = json.encode([ship] * (MOST_BYTES // MOST_LAYOUTS // len(json.encode(ship) + b",")))
    name: Row = {"player": owner, "ruleset": "0" * 64, "name": f"full{number}"}
    return name | {"ships": fleet}


def _channel(owner: str, number: int) -> Row:
    name: Row = {"id": _hex(owner, number, 32), "player": owner, "kind": "webhook", "lang": "en"}
    name |= {"address": f"https://127.0.0.1/{owner}/{number}", "secret": "0" * 64}
    return name | {"created": NOW, "confirmed": NOW, "day": 0, "sent": 0}


def _letter(owner: str, number: int) -> Row:
    channel = _channel(owner, number % MOST_CHANNELS)["id"]
    name: Row = {
        "channel": channel,
        "letter": f"{number}",
        "match": f"{number:016x}",
        "kind": "turn",
    }
    name |= {"body": b"{}", "at": NOW, "number": number, "tries": 1, "leased_until": 0}
    # Not before long: the delivery worker is not what is measured.
    return name | {"due": 2 * NOW}


def _queue(owner: str, number: int) -> Row:
    channel = _channel(owner, number)
    name: Row = {"channel": channel["id"], "player": owner, "kind": channel["kind"], "host": owner}
    return name | {"pace": "slow", "due": 2 * NOW, "tries": 1}


def _sign_up(owner: str, number: int) -> Row:
    phase = SignUpPhase.OPEN if 0 < number < MOST_RUNNING else SignUpPhase.CANCELLED
    found = SignUp(
        _hex(owner, number, 16), PlayerId(owner), "Ж" * 32, ForumPlan(), NOW + number, phase=phase
    )
    return {
        "id": found.id,
        "host": owner,
        "phase": phase.value,
        "match": "",
        "body": json.encode(found),
    }


def _entry(owner: str, number: int) -> Row:
    entry = SignUpEntry(f"{number:016x}", "Ж" * 32, Answer.SUBSTITUTE, number, PlayerId(owner))
    sign_up = _hex(owner, number // MOST_ENTRIES, 16)
    return {"sign_up": sign_up, "id": entry.id, "player": owner, "body": json.encode(entry)}


def _daily_try(owner: str, number: int) -> Row:
    day = day_of(NOW - number * DAY)
    name: Row = {
        "day": day,
        "variant": "classic",
        "player": owner,
        "match": _hex(owner, number, 16),
    }
    name |= {"origin": owner, "begun": NOW - number * DAY, "ended": NOW - number * DAY + 1}
    return name | {"shots": 40 + number % 50, "marks": "#.x" * 20}


def _presence(owner: str, number: int) -> Row:
    seen = {f"other{each}": NOW for each in range(MOST_SEEN)}
    return {"node": f"{owner} {number}", "at": NOW, "players": json.encode(seen)}


def _named(**names: Any) -> Callable[[str, int], Row]:
    """Rows of which only *names* matter: what is a function gets the owner and the number."""

    def row(owner: str, number: int) -> Row:
        return {
            name: value(owner, number) if callable(value) else value
            for name, value in names.items()
        }

    return row


def _owner(owner: str, _: int) -> str:
    return owner


def _match(_: str, number: int) -> str:
    return f"{number:016x}"


def _table(owner: str, number: int) -> str:
    return _hex(owner, number, 16)


def _id(owner: str, number: int) -> str:
    return _hex(owner, number, 32)


TABLES: dict[str, TableBound] = {
    "pages": TableBound(
        10_000, "a match, beside the moves that its rules allow", "matches.pace.pace:ALLOWANCE"
    ),
    "cards": TableBound(1, "a match", "store.sql_statement:PUT_CARD"),
    "sitters": TableBound(MOST_SEATS, "a match", "features.hosting.sign_ups.sign_up:MOST_SEATS"),
    "players": TableBound(
        1,
        "a visitor",
        "server.http.rate_limit:RateLimits",
        _named(id=_owner, name="Ж" * 32, created=NOW),
    ),
    "tokens": TableBound(
        MOST_TOKENS + MOST_REVOKED, "a visitor", "store.people:MOST_REVOKED", _token
    ),
    "layouts": TableBound(
        MOST_LAYOUTS, "a visitor", "features.drafts.kept_layout:MOST_LAYOUTS", _layout
    ),
    "fleet_drafts": TableBound(1, "a seat", "features.drafts.kept_draft:put_draft"),
    "placings": TableBound(MOST_PLACINGS, "a seat", "matches.sealed.proof_desk:MOST_PLACINGS"),
    "secrets": TableBound(MOST_FORMER_KEYS + 2, "the server", "store.record_key:MOST_FORMER_KEYS"),
    "duties": TableBound(
        MOST_INTERVALS,
        "the server",
        "store.watch:compact_intervals",
        _named(
            node=_id,
            started=lambda _, number: 10_000 * number,
            alive_until=lambda _, number: 10_000 * number + 5_000,
        ),
    ),
    "sessions": TableBound(
        MOST_KEPT, "a visitor", "store.administration.session_list:MOST_KEPT", _session
    ),
    "single_use_codes": TableBound(
        3,
        "a visitor: one of each kind",
        "features.devices.single_use_code:put_code",
        _named(
            hash=_id,
            kind=lambda _, number: ["device-link", "new-passkey", "passkey"][number % 3],
            player=_owner,
            session="",
            expires=NOW,
        ),
    ),
    "passkeys": TableBound(
        MOST_PASSKEYS,
        "a visitor",
        "features.devices.passkey:MOST_PASSKEYS",
        _named(
            id=_id,
            player=_owner,
            public_key=bytes(400),
            sign_count=0,
            device="Firefox, Linux",
            created=NOW,
            used=None,
        ),
    ),
    "blocks": TableBound(
        MOST_BLOCKS,
        "a visitor",
        "features.blocks.store:MOST_BLOCKS",
        _named(
            player=_owner,
            other=lambda _, number: f"other{number}",
            id=_id,
            name="Ж" * 32,
            created=NOW,
        ),
    ),
    "reports": TableBound(
        MOST_REPORTS,
        "a visitor",
        "features.blocks.store:MOST_REPORTS",
        _named(
            id=_id,
            player=_owner,
            other=lambda _, number: f"other{number}",
            name="Ж" * 32,
            match=_match,
            reason="name",
            created=NOW,
        ),
    ),
    "bans": TableBound(
        1000,
        "the server; operators alone write them",
        "features.administration.ban_commands:ban",
        _named(
            kind="address",
            subject=lambda owner, number: f"192.0.{number % 250}.{len(owner)}/32",
            at=NOW,
            until=None,
        ),
    ),
    "tombstones": TableBound(
        1,
        "a visitor who was deleted",
        "store.administration.removal:bury_visitor",
        _named(player=lambda owner, number: f"tombstone {owner} {number}", at=NOW),
    ),
    "deleted_matches": TableBound(
        1,
        "a match that was deleted",
        "store.administration.removal:remove_match",
        _named(match=lambda owner, number: f"deleted {owner} {number}", at=NOW),
    ),
    "deletion_wishes": TableBound(
        MOST_SEATS, "a match", "store.administration.removal:wish_deletion"
    ),
    "acts": TableBound(
        1000,
        "the server; operators write them, and visitors who end a session or leave",
        "store.administration.audit_log:note_act",
    ),
    "waiting": TableBound(
        1,
        "a visitor",
        "features.lobby.waiting_room:WaitingPlace",
        _named(
            player=_owner,
            match=_table,
            wish="wish",
            since=NOW,
            claimed_until=0,
            going="",
        ),
    ),
    "presences": TableBound(3, "a node", "features.lobby.presence:PresenceBoard", _presence),
    "channels": TableBound(
        MOST_CHANNELS, "a visitor", "features.notifications.channel:MOST_CHANNELS", _channel
    ),
    "outbox": TableBound(
        MOST_WAITING * MOST_CHANNELS,
        "a visitor: so many a channel",
        "features.notifications.notification_queue:MOST_WAITING",
        _letter,
    ),
    "queues": TableBound(
        MOST_CHANNELS,
        "a visitor: one a channel",
        "features.notifications.channel:MOST_CHANNELS",
        _queue,
    ),
    "counters": TableBound(
        1000,
        "a day, one for each mailbox that was written to",
        "features.notifications.daily_count:count_today",
        _named(name=lambda owner, number: f"link 1 {owner} {number}", value=1),
    ),
    "match_figures": TableBound(
        MOST_FIGURES,
        "a visitor",
        "features.statistics.store:MOST_FIGURES",
        _named(player=_owner, match=_match, body=json.encode(GAME)),
    ),
    "figures_since": TableBound(
        1,
        "a visitor",
        "features.statistics.store:MatchFigures",
        _named(player=_owner, since=NOW),
    ),
    "daily_seas": TableBound(
        len(DAILY_VARIANTS), "a day", "features.daily.daily_sea:DAILY_VARIANTS"
    ),
    "daily_tries": TableBound(
        MOST_DAYS,
        "a visitor and sea that are read: one a day",
        "features.daily.store:MOST_DAYS",
        _daily_try,
    ),
    "sign_ups": TableBound(
        MOST_SIGN_UPS, "a host", "features.hosting.sign_ups.sign_up_store:MOST_KEPT", _sign_up
    ),
    "sign_up_entries": TableBound(
        MOST_ENTRIES, "a sign-up", "features.hosting.sign_ups.sign_up:MOST_ENTRIES", _entry
    ),
    "post_hooks": TableBound(
        1,
        "a host",
        "features.hosting.posts.post_hook_store:PostHooks.set_hook",
        _named(host=_owner, channel=_id, body="json", format="bbcode", origin=""),
    ),
    "post_marks": TableBound(
        MOST_MARKS,
        "a host, of games that go on",
        "features.hosting.posts.post_hook_store:MOST_OPEN",
        _named(match=_table, host=_owner, posted=0, seen=0, ended=0),
    ),
}
"""All tables. The owner of a row is a visitor, a host or a node."""


def fill_for(connection: "Connection", owner: str) -> None:
    """Give a visitor as many rows of every table as there may be."""
    for name, bound in TABLES.items():
        if bound.row is not None:
            _insert(connection, name, (bound.row(owner, number) for number in range(bound.most)))


def fill_with_crowd(connection: "Connection", crowd: int) -> None:
    """Let many other visitors have a row of every table."""
    for name, bound in TABLES.items():
        if bound.row is not None and "server" not in bound.of and "node" not in bound.of:
            _insert(connection, name, (bound.row(f"other{each}", 0) for each in range(crowd)))


def _insert(connection: "Connection", name: str, rows: Iterator[Row]) -> None:
    table = table_of(name)
    needed = {column.name for column in table.columns if not column.nullable}
    found = list(rows)
    assert all(needed <= row.keys() for row in found), (name, needed)
    sealed = [with_seal(name, row) for row in found] if declared_table(name).sealed else found
    # A visitor of the server under test may have some of them already.
    connection.execute(table.insert().prefix_with("OR IGNORE"), sealed)
