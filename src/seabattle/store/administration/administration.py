"""What can be done to what is kept: each act in one transaction, and in the audit log.

Operators do it by ``seabattle admin``, beside servers that run; visitors do some of it to
what is their own. Servers learn of it from the audit log.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.administration.audit_log import (
    THEMSELVES,
    AuditEntry,
    Deed,
    Reason,
    acts_after,
    last_acts,
    note_act,
)
from seabattle.store.administration.ban import Ban, BanKind, all_bans, lift_ban, put_ban
from seabattle.store.administration.card_page import CardPage, read_card_page
from seabattle.store.administration.removal import (
    bury_visitor,
    drop_sessions,
    hidden_matches,
    is_deleted,
    remove_match,
    some_tombstones,
    visitor_clearings,
    wish_deletion,
)
from seabattle.store.administration.session_list import (
    IdPage,
    Session,
    dated_since,
    end_all_sessions,
    end_session,
    ended_sessions,
    ended_sessions_of,
    new_session,
    note_dated_since,
    open_session,
    sessions_of,
)
from seabattle.store.people import SIGNING_KEY, Player, Token, make_signing_key, read_token
from seabattle.store.record_key import RECORD_KEY, rotate_record_key
from seabattle.store.row_seal import sound_rows
from seabattle.store.stored_table import ClearVisitor
from seabattle.store.table_access import TableAccess, change_rows, find_rows, table_of

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


class Restrictions(Struct, frozen=True):
    """Everything that keeps a visitor out, and the last act that is in it for certain."""

    bans: Sequence[Ban] = ()
    ended: frozenset[str] = frozenset()
    """Sessions that were ended."""
    tombstones: frozenset[PlayerId] = frozenset()
    number: int = 0
    dated_since: Milliseconds | None = None
    """Since when session cookies say the day on which they were given out."""


class Administration:
    """Bans, sessions, deletions and the audit log of one database."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def restrictions(self) -> Restrictions:
        """Whom and what a server must not let in, read a part at a time."""
        now = self._now()

        def read(connection: "Connection") -> Restrictions:
            last = last_acts(connection, 1)
            return Restrictions(
                all_bans(connection),
                number=last[0].number if last else 0,
                dated_since=dated_since(connection),
            )

        # The number first: what is done meanwhile is followed once more, and changes nothing.
        found = await self._tables.read(read)
        ended = await self._read_ids(lambda at, after: ended_sessions(at, now, after))
        return replace(found, ended=ended, tombstones=await self.tombstones())

    async def tombstones(self) -> frozenset[PlayerId]:
        """The tombstones of all visitors who were deleted."""
        return frozenset(map(PlayerId, await self._read_ids(some_tombstones)))

    async def _read_ids(self, read: Callable[["Connection", str], IdPage]) -> frozenset[str]:
        found: set[str] = set()
        last: str | None = ""
        while last is not None:
            page = await self._tables.read(partial(_read_beyond, read, last))
            found |= page.ids
            last = page.last
        return frozenset(found)

    async def note_dated_since(self) -> None:
        """Note, once for a database, since when session cookies say their day."""
        now = self._now()
        await self._tables.write(lambda connection: note_dated_since(connection, now))

    async def acts_after(self, number: int) -> Sequence[AuditEntry]:
        """What was done after an act, the earliest first."""
        return await self._tables.read(lambda connection: acts_after(connection, number))

    async def last_acts(self, limit: int) -> Sequence[AuditEntry]:
        """What was done last, the latest first."""
        return await self._tables.read(lambda connection: last_acts(connection, limit))

    async def note(self, what: Deed, subject: str, reason: Reason) -> None:
        """Write down what was done elsewhere than in a table."""
        at = self._now()
        await self._tables.write(lambda found: note_act(found, what, subject, reason, at))

    async def make_key(self, reason: Reason) -> bool:
        """Make the key that signs sessions where it is missing; false where it is there."""
        return await self.act(make_signing_key, Deed.NEW_KEY, SIGNING_KEY, reason)

    async def rotate_record_key(self, reason: Reason) -> bool:
        """Sign records with a new key; false where there were too many keys already."""
        return await self.act(rotate_record_key, Deed.NEW_RECORD_KEY, RECORD_KEY, reason)

    async def ban(self, ban: Ban, reason: Reason) -> None:
        """Let somebody in no longer."""

        def work(connection: "Connection") -> bool:
            put_ban(connection, ban)
            return True

        await self.act(work, Deed.BAN, ban.subject, reason)

    async def unban(self, kind: BanKind, subject: str, reason: Reason) -> bool:
        """Let somebody in again; false when they were not banned."""
        return await self.act(
            lambda connection: lift_ban(connection, kind, subject), Deed.UNBAN, subject, reason
        )

    async def open_session(self, player: PlayerId, device: str) -> Session:
        """Another session for a player. Raises :class:`SessionsFull`."""
        session = new_session(player, device, self._now())
        await self._tables.write(lambda connection: open_session(connection, session))
        return session

    async def replace_session(self, player: PlayerId, old: str, device: str) -> Session:
        """A session in place of another one, which is ended. Raises :class:`SessionsFull`."""
        session = new_session(player, device, self._now())

        def work(connection: "Connection") -> bool:
            open_session(connection, session)
            return end_session(connection, player, old, session.created)

        await self.act(work, Deed.END_SESSION, old, Reason(THEMSELVES))
        return session

    async def ended_sessions_of(self, player: PlayerId) -> frozenset[str]:
        """The sessions of a player that were ended."""
        return await self._tables.read(lambda connection: ended_sessions_of(connection, player))

    async def sessions_of(self, player: PlayerId) -> Sequence[Session]:
        """The sessions of a player that go on."""
        return await self._tables.read(lambda connection: sessions_of(connection, player))

    async def end_session(self, player: PlayerId, id: str, who: str = THEMSELVES) -> bool:  # noqa: A002 -- Its name.
        """End a session of a player; false when there is none."""
        return await self.act(
            lambda connection: end_session(connection, player, id, self._now()),
            Deed.END_SESSION,
            id,
            Reason(who),
        )

    async def close_visitor(self, player: PlayerId, reason: Reason) -> bool:
        """End the sessions and tokens of a visitor, who stays; false when there is nobody."""
        at = self._now()

        def work(connection: "Connection") -> bool:
            if not find_rows(connection, "players", {"id": player}):
                return False
            # Links end with the sessions that made them. A passkey stays, for its owner to return.
            end_all_sessions(connection, player, at)
            theirs = {"player": player, "revoked": None}
            change_rows(connection, "tokens", {"revoked": at}, theirs)
            return True

        return await self.act(work, Deed.CLOSE_VISITOR, player, reason)

    async def delete_visitor(self, player: PlayerId, reason: Reason) -> bool:
        """Put a tombstone in place of a visitor; false when there is nobody."""
        from seabattle.matches.telling.tombstone import tombstone_of

        at = self._now()
        await self._clear(player, visitor_clearings())
        found = await self.act(
            lambda connection: bury_visitor(connection, player, at),
            Deed.DELETE_VISITOR,
            tombstone_of(player),
            reason,
        )
        if found:
            await self._clear(player, (*visitor_clearings(), drop_sessions))
        return found

    async def _clear(self, player: PlayerId, clearings: Iterable[ClearVisitor]) -> None:
        for clear in clearings:
            while await self._tables.write(partial(_clear_some, clear, player)):
                # The writer thread has written moves in between.
                pass

    async def delete_match(self, match: MatchId, reason: Reason) -> bool:
        """Remove a match; false when there is none."""
        at = self._now()
        return await self.act(
            lambda connection: remove_match(connection, match, at),
            Deed.DELETE_MATCH,
            match,
            reason,
        )

    async def delete_matches(
        self, matches: Sequence[MatchId], reason: Reason
    ) -> frozenset[MatchId]:
        """Remove some matches in one transaction, each with its line in the audit log."""
        at = self._now()

        def work(connection: "Connection") -> frozenset[MatchId]:
            gone = frozenset(each for each in matches if remove_match(connection, each, at))
            for each in sorted(gone):
                note_act(connection, Deed.DELETE_MATCH, each, reason, at)
            return gone

        return await self._tables.write(work)

    async def is_deleted(self, match: MatchId) -> bool:
        """Whether a match was there, and was deleted."""
        return await self._tables.read(lambda connection: is_deleted(connection, match))

    async def wish_deletion(self, match: MatchId, player: PlayerId) -> Sequence[PlayerId]:
        """Note that a player wants a match deleted; everybody who has wanted that."""
        return await self._tables.write(lambda connection: wish_deletion(connection, match, player))

    async def hidden_matches(
        self, player: PlayerId, matches: Sequence[MatchId]
    ) -> frozenset[MatchId]:
        """The matches that a player would rather have deleted."""
        return await self._tables.read(
            lambda connection: hidden_matches(connection, player, matches)
        )

    async def close_token(self, hash: str, reason: Reason) -> bool:  # noqa: A002 -- Its name.
        """Revoke a token; false when there is none, or it was before."""
        at = self._now()

        def work(connection: "Connection") -> bool:
            return change_rows(
                connection, "tokens", {"revoked": at}, {"hash": hash, "revoked": None}
            )

        return await self.act(work, Deed.CLOSE_TOKEN, hash, reason)

    async def delete_token(self, hash: str, reason: Reason) -> bool:  # noqa: A002 -- Its name.
        """Remove a token that was revoked; false when there is none."""

        def work(connection: "Connection") -> bool:
            tokens = table_of("tokens")
            this = (tokens.c.hash == hash) & tokens.c.revoked.is_not(None)
            return connection.execute(tokens.delete().where(this)).rowcount > 0

        return await self.act(work, Deed.DELETE_TOKEN, hash, reason)

    async def visitors(self, name: str, limit: int) -> Sequence[Player]:
        """Visitors whose name has a text in it, the newest first."""

        def read(connection: "Connection") -> list[Player]:
            column = table_of("players").c.name
            named = [column.icontains(name, autoescape=True)] if name else []
            return [Player(**row) for row in _newest_rows(connection, "players", limit, *named)]

        return await self._tables.read(read)

    async def tokens(self, player: PlayerId | None, limit: int) -> Sequence[Token]:
        """The tokens of a visitor, or of all, the newest first."""

        def read(connection: "Connection") -> list[Token]:
            theirs = [] if player is None else [table_of("tokens").c.player == player]
            return [read_token(**row) for row in _newest_rows(connection, "tokens", limit, *theirs)]

        return await self._tables.read(read)

    async def token(self, hash: str) -> Token | None:  # noqa: A002 -- Its name.
        """A token by its hash, revoked or not."""

        def read(connection: "Connection") -> Token | None:
            rows = find_rows(connection, "tokens", {"hash": hash})
            return read_token(**rows[0]) if rows else None

        return await self._tables.read(read)

    async def sessions(self, limit: int) -> Sequence[Session]:
        """The sessions of all visitors that go on, the newest first."""

        def read(connection: "Connection") -> list[Session]:
            going_on = table_of("sessions").c.ended.is_(None)
            rows = _newest_rows(connection, "sessions", limit, going_on)
            return [Session(**row) for row in rows]

        return await self._tables.read(read)

    async def session(self, id: str) -> Session | None:  # noqa: A002 -- Its name.
        """A session by its name, ended or not."""

        def read(connection: "Connection") -> Session | None:
            rows = find_rows(connection, "sessions", {"id": id})
            return Session(**rows[0]) if rows else None

        return await self._tables.read(read)

    async def close_session(self, id: str, reason: Reason) -> bool:  # noqa: A002 -- Its name.
        """End a session, whosever it is; false when there is none, or it had ended."""
        at = self._now()
        this = {"id": id, "ended": None}
        return await self.act(
            lambda connection: change_rows(connection, "sessions", {"ended": at}, this),
            Deed.END_SESSION,
            id,
            reason,
        )

    async def act(
        self, work: Callable[["Connection"], Any], what: Deed, subject: str, reason: Reason
    ) -> bool:
        """Do something and write it down, both or neither; false when there was nothing to do."""
        at = self._now()

        def work_and_note(connection: "Connection") -> bool:
            if not work(connection):
                return False
            note_act(connection, what, subject, reason, at)
            return True

        return await self._tables.write(work_and_note)

    async def bans(self) -> Sequence[Ban]:
        """Every ban, the latest first."""
        return await self._tables.read(all_bans)

    async def card_page(self, after: str, limit: int) -> CardPage:
        """Some cards in the order of their matches, beyond one; damaged ones are left out."""
        return await self._tables.read(lambda connection: read_card_page(connection, after, limit))


def _read_beyond(
    read: Callable[["Connection", str], IdPage], after: str, connection: "Connection"
) -> IdPage:
    return read(connection, after)


def _clear_some(clear: ClearVisitor, player: PlayerId, connection: "Connection") -> bool:
    return clear(connection, player)


def _newest_rows(
    connection: "Connection", name: str, limit: int, *where: "ColumnElement[bool]"
) -> list[dict[str, Any]]:
    """The newest rows of a table whose rows have a day on which they were made."""
    table = table_of(name)
    key = next(iter(table.primary_key))
    found = table.select().where(*where).order_by(table.c.created.desc(), key).limit(limit)
    return sound_rows(connection, name, connection.execute(found).mappings())
