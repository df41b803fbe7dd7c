"""Sign-ups: announced games with their answers, each changed in one transaction.

Whoever changes one locks its row first, so that two nodes that answer at one moment do it one
after the other, and nobody is lost or entered twice.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import json
from msgspec.structs import replace

from seabattle.features.hosting.posts.post_hook_store import put_post, watch_match
from seabattle.features.hosting.sign_ups.sign_up import SignUp, SignUpEntry, SignUpPhase
from seabattle.features.notifications import Notification, outbox_row
from seabattle.game import Refusal
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    delete_some,
    find_rows,
    insert_row,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

TABLE, ENTRIES = "sign_ups", "sign_up_entries"

SIGN_UPS_AT_ONCE = 10
"""Sign-ups that are deleted in one transaction when their host is."""

MOST_RUNNING = 20
"""Of one host, that have not become a game."""

MOST_KEPT = 100
"""Of one host in all; the oldest are forgotten, cancelled ones first."""

MOST_FORGOTTEN = 5
"""Forgotten with one announcement: no more than a moment for the thread that writes."""

MOST_READ = 200
"""Rows read for a list: hosts of earlier releases may have more than are kept now."""

MOST_STARTED = 50
"""Starts that are gone on with in one look."""

RUNNING = (SignUpPhase.OPEN, SignUpPhase.CONFIRMING, SignUpPhase.STARTING)

_read_sign_up = json.Decoder(SignUp).decode
_read_entry = json.Decoder(SignUpEntry).decode


class SignUps:
    """All sign-ups of one database."""

    @classmethod
    def of(cls, store: "Store") -> "SignUps":
        """The sign-ups of a store."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self.now = now

    async def announce(self, sign_up: SignUp) -> SignUp | None:
        """Keep a new one; asked again, the one that is there. Nothing where a host has many."""

        def work(connection: "Connection") -> SignUp | None:
            before = _find(connection, sign_up.id)
            if before is not None:
                return before
            counts = _count_by_phase(connection, sign_up.host)
            if sum(counts.get(phase, 0) for phase in RUNNING) >= MOST_RUNNING:
                return None
            if sum(counts.values()) >= MOST_KEPT:
                _forget_oldest(connection, sign_up.host)
            insert_row(connection, TABLE, _row(sign_up))
            _save_entries(connection, sign_up.id, (), sign_up.entries)
            return sign_up

        return await self._tables.write(work)

    async def find(self, id: str) -> SignUp | None:  # noqa: A002 -- Its name.
        """A sign-up by its name."""
        return await self._tables.read(lambda connection: _find(connection, id))

    async def find_by_match(self, match: MatchId) -> SignUp | None:
        """The sign-up that has become a match."""

        def read(connection: "Connection") -> SignUp | None:
            rows = find_rows(connection, TABLE, {"match": match})
            return _with_entries(connection, _read_sign_up(rows[0]["body"])) if rows else None

        return await self._tables.read(read)

    async def hosted_by(self, host: PlayerId, limit: int, skip: int = 0) -> Sequence[SignUp]:
        """Some sign-ups of a host: first those that run, then the others, the newest first."""
        found = await self._tables.read(lambda connection: _sign_ups_of(connection, host))
        found.sort(key=lambda each: (each.phase not in RUNNING, -each.created, each.id))
        # One question each: others have their turn in between.
        return [
            await self._tables.read(partial(_with_entries, sign_up=each))
            for each in found[skip : skip + limit]
        ]

    async def starting(self) -> Sequence[str]:
        """Those whose game is about to be opened: whoever was to do it may have died."""

        def read(connection: "Connection") -> list[str]:
            table = table_of(TABLE)
            some = table.select().where(table.c.phase == SignUpPhase.STARTING.value)
            rows = connection.execute(some.order_by(table.c.id).limit(MOST_STARTED)).mappings()
            return [row["id"] for row in sound_rows(connection, TABLE, rows)]

        return await self._tables.read(read)

    async def change(
        self,
        id: str,  # noqa: A002 -- Its name.
        decide: Callable[[SignUp], SignUp | Refusal],
    ) -> SignUp | Refusal | None:
        """Change one as it stands, in one transaction; nothing where there is none."""

        def work(connection: "Connection") -> SignUp | Refusal | None:
            before = _find(connection, id, lock=True)
            if before is None:
                return None
            after = decide(before)
            if isinstance(after, SignUp):
                _save(connection, before, after)
            return after

        return await self._tables.write(work)

    async def mark_started(
        self,
        id: str,  # noqa: A002 -- Its name.
        match: MatchId,
        letter: Notification | None,
        channel: str,
    ) -> SignUp | None:
        """The match is there: its posts are watched for, and the first one is on its way."""
        at = self.now()

        def work(connection: "Connection") -> SignUp | None:
            before = _find(connection, id, lock=True)
            if before is None or before.phase is not SignUpPhase.STARTING:
                return before
            after = replace(before, phase=SignUpPhase.STARTED, match=match)
            _save(connection, before, after)
            watch_match(connection, match, before.host)
            if letter is not None:
                put_post(connection, outbox_row(letter, at, 0, channel, at))
            return after

        return await self._tables.write(work)


def _sign_ups_of(connection: "Connection", host: PlayerId) -> list[SignUp]:
    """The sign-ups of a host, without their entries."""
    table = table_of(TABLE)
    some = table.select().where(table.c.host == host).order_by(table.c.id)
    rows = connection.execute(some.limit(MOST_READ)).mappings()
    return [_read_sign_up(row["body"]) for row in sound_rows(connection, TABLE, rows)]


def _count_by_phase(connection: "Connection", host: PlayerId) -> dict[str, int]:
    from sqlalchemy import func

    table = table_of(TABLE)
    counts = select_columns(table, "phase").add_columns(func.count())
    found = connection.execute(counts.where(table.c.host == host).group_by(table.c.phase))
    return {each.phase: each[1] for each in found}


def _forget_oldest(connection: "Connection", host: PlayerId) -> None:
    """Forget the oldest sign-ups of a host: cancelled ones first, running ones never."""
    past = [each for each in _sign_ups_of(connection, host) if each.phase not in RUNNING]
    past.sort(key=lambda each: (each.phase is SignUpPhase.STARTED, each.created))
    for each in past[:MOST_FORGOTTEN]:
        delete_rows(connection, ENTRIES, {"sign_up": each.id})
        delete_rows(connection, TABLE, {"id": each.id})


def _find(connection: "Connection", id: str, *, lock: bool = False) -> SignUp | None:  # noqa: A002 -- Its name.
    rows = find_rows(connection, TABLE, {"id": id}, lock=lock)
    return _with_entries(connection, _read_sign_up(rows[0]["body"])) if rows else None


def _with_entries(connection: "Connection", sign_up: SignUp) -> SignUp:
    rows = find_rows(connection, ENTRIES, {"sign_up": sign_up.id})
    entries = sorted((_read_entry(row["body"]) for row in rows), key=lambda each: each.id)
    return replace(sign_up, entries=tuple(entries))


def _row(sign_up: SignUp) -> dict[str, object]:
    return {
        "id": sign_up.id,
        "host": sign_up.host,
        "phase": sign_up.phase.value,
        "match": sign_up.match or "",
        # Each answer is a row of its own, which goes with its visitor.
        "body": json.encode(replace(sign_up, entries=())),
    }


def _save(connection: "Connection", before: SignUp, after: SignUp) -> None:
    row = _row(after)
    if row != _row(before):
        change_rows(connection, TABLE, row, {"id": before.id})
    _save_entries(connection, before.id, before.entries, after.entries)


def _save_entries(
    connection: "Connection",
    sign_up: str,
    before: Sequence[SignUpEntry],
    after: Sequence[SignUpEntry],
) -> None:
    known = {each.id: each for each in before}
    for id in known.keys() - {each.id for each in after}:  # noqa: A001 -- Its name.
        delete_rows(connection, ENTRIES, {"sign_up": sign_up, "id": id})
    for entry in after:
        if known.get(entry.id) == entry:
            continue
        key = {"sign_up": sign_up, "id": entry.id}
        values = {"player": entry.player or "", "body": json.encode(entry)}
        if entry.id in known:
            change_rows(connection, ENTRIES, values, key)
        else:
            insert_row(connection, ENTRIES, key | values)


def forget_some_sign_ups(connection: "Connection", host: PlayerId) -> bool:
    """Delete some sign-ups of a host, with all answers; false when there are none left."""
    rows = find_rows(connection, TABLE, {"host": host}, most=SIGN_UPS_AT_ONCE)
    for row in rows:
        if delete_some(connection, ENTRIES, {"sign_up": row["id"]}):
            return True
        delete_rows(connection, TABLE, {"id": row["id"]})
    return bool(rows) or bool(delete_some(connection, TABLE, {"host": host}))
