"""What can be done to what is kept: each act in one transaction, and in the audit log.

Operators do it by ``seabattle admin``, beside servers that run; visitors do some of it to
what is their own. Servers learn of it from the audit log.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.administration.audit_log import (
    THEMSELVES,
    Act,
    Deed,
    Reason,
    acts_after,
    last_acts,
    note_act,
)
from seabattle.store.administration.ban import Ban, BanKind, all_bans, lift_ban, put_ban
from seabattle.store.administration.removal import (
    all_tombstones,
    bury_visitor,
    hidden_matches,
    is_deleted,
    remove_match,
    wish_deletion,
)
from seabattle.store.administration.session_list import (
    Session,
    end_all_sessions,
    end_session,
    ended_sessions,
    new_session,
    put_session,
    sessions_of,
)
from seabattle.store.people import Player, Token, read_token
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import TableAccess, change_rows, find_rows

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table


class Restrictions(Struct, frozen=True):
    """Everything that keeps somebody out, and the last act that is in it."""

    bans: Sequence[Ban] = ()
    ended: frozenset[str] = frozenset()
    """Sessions that were ended."""
    tombstones: frozenset[PlayerId] = frozenset()
    number: int = 0


class Administration:
    """Bans, sessions, deletions and the audit log of one database."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def restrictions(self) -> Restrictions:
        """Whom and what a server must not let in."""
        now = self._now()

        def read(connection: "Connection") -> Restrictions:
            last = last_acts(connection, 1)
            return Restrictions(
                all_bans(connection),
                ended_sessions(connection, now),
                all_tombstones(connection),
                last[0].number if last else 0,
            )

        return await self._tables.read(read)

    async def acts_after(self, number: int) -> Sequence[Act]:
        """What was done after an act, the earliest first."""
        return await self._tables.read(lambda connection: acts_after(connection, number))

    async def last_acts(self, limit: int) -> Sequence[Act]:
        """What was done last, the latest first."""
        return await self._tables.read(lambda connection: last_acts(connection, limit))

    async def note(self, what: Deed, subject: str, reason: Reason) -> None:
        """Write down what was done elsewhere than in a table."""
        at = self._now()
        await self._tables.write(lambda found: note_act(found, what, subject, reason, at))

    async def ban(self, ban: Ban, reason: Reason) -> None:
        """Let somebody in no longer."""

        def work(connection: "Connection") -> bool:
            put_ban(connection, ban)
            return True

        await self._act(work, Deed.BAN, ban.subject, reason)

    async def unban(self, kind: BanKind, subject: str, reason: Reason) -> bool:
        """Let somebody in again; false when they were not banned."""
        return await self._act(
            lambda connection: lift_ban(connection, kind, subject), Deed.UNBAN, subject, reason
        )

    async def open_session(self, player: PlayerId, device: str) -> Session:
        """Another session for a player."""
        session = new_session(player, device, self._now())
        await self._tables.write(lambda connection: put_session(connection, session))
        return session

    async def sessions_of(self, player: PlayerId) -> Sequence[Session]:
        """The sessions of a player that go on."""
        return await self._tables.read(lambda connection: sessions_of(connection, player))

    async def end_session(self, player: PlayerId, id: str, who: str = THEMSELVES) -> bool:  # noqa: A002 -- Its name.
        """End a session of a player; false when there is none."""
        return await self._act(
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
            end_all_sessions(connection, player, at)
            theirs = {"player": player, "revoked": None}
            change_rows(connection, "tokens", {"revoked": at}, theirs)
            return True

        return await self._act(work, Deed.CLOSE_VISITOR, player, reason)

    async def delete_visitor(self, player: PlayerId, reason: Reason) -> bool:
        """Put a tombstone in place of a visitor; false when there is nobody."""
        from seabattle.matches.telling.tombstone import tombstone_of

        at = self._now()
        return await self._act(
            lambda connection: bury_visitor(connection, player, at),
            Deed.DELETE_VISITOR,
            tombstone_of(player),
            reason,
        )

    async def delete_match(self, match: MatchId, reason: Reason) -> bool:
        """Remove a match; false when there is none."""
        at = self._now()
        return await self._act(
            lambda connection: remove_match(connection, match, at),
            Deed.DELETE_MATCH,
            match,
            reason,
        )

    async def is_deleted(self, match: MatchId) -> bool:
        """Whether a match was there, and was deleted."""
        return await self._tables.read(lambda connection: is_deleted(connection, match))

    async def wish_deletion(self, match: MatchId, player: PlayerId) -> Sequence[PlayerId]:
        """Note that a player wants a match deleted; everybody who has wanted that."""
        return await self._tables.write(lambda connection: wish_deletion(connection, match, player))

    async def hidden_matches(self, player: PlayerId) -> frozenset[MatchId]:
        """The matches that a player would rather have deleted."""
        return await self._tables.read(lambda connection: hidden_matches(connection, player))

    async def close_token(self, hash: str, reason: Reason) -> bool:  # noqa: A002 -- Its name.
        """Revoke a token; false when there is none, or it was before."""
        at = self._now()

        def work(connection: "Connection") -> bool:
            return change_rows(
                connection, "tokens", {"revoked": at}, {"hash": hash, "revoked": None}
            )

        return await self._act(work, Deed.CLOSE_TOKEN, hash, reason)

    async def delete_token(self, hash: str, reason: Reason) -> bool:  # noqa: A002 -- Its name.
        """Remove a token that was revoked; false when there is none."""

        def work(connection: "Connection") -> bool:
            from seabattle.store.database_schema import TOKENS

            this = (TOKENS.c.hash == hash) & TOKENS.c.revoked.is_not(None)
            return connection.execute(TOKENS.delete().where(this)).rowcount > 0

        return await self._act(work, Deed.DELETE_TOKEN, hash, reason)

    async def visitors(self, name: str, limit: int) -> Sequence[Player]:
        """Visitors whose name has a text in it, the newest first."""

        def read(connection: "Connection") -> list[Player]:
            from seabattle.store.database_schema import PLAYERS

            found = PLAYERS.select().order_by(PLAYERS.c.created.desc(), PLAYERS.c.id).limit(limit)
            if name:
                found = found.where(PLAYERS.c.name.icontains(name, autoescape=True))
            rows = sound_rows(connection, "players", connection.execute(found).mappings())
            return [Player(**row) for row in rows]

        return await self._tables.read(read)

    async def tokens(self, player: PlayerId | None, limit: int) -> Sequence[Token]:
        """The tokens of a visitor, or of all, the newest first."""

        def read(connection: "Connection") -> list[Token]:
            from seabattle.store.database_schema import TOKENS

            found = TOKENS.select().order_by(TOKENS.c.created.desc(), TOKENS.c.hash).limit(limit)
            if player is not None:
                found = found.where(TOKENS.c.player == player)
            rows = sound_rows(connection, "tokens", connection.execute(found).mappings())
            return [read_token(**row) for row in rows]

        return await self._tables.read(read)

    async def full_hash(self, beginning: str) -> Sequence[str]:
        """The hashes of tokens that begin so."""

        def read(connection: "Connection") -> list[str]:
            from seabattle.store.database_schema import TOKENS

            return _names_like(connection, TOKENS, "hash", beginning)

        return await self._tables.read(read)

    async def bans(self) -> Sequence[Ban]:
        """Every ban, the latest first."""
        return await self._tables.read(all_bans)

    async def nodes_up(self, within: Milliseconds) -> int:
        """How many servers have said lately that they are up."""
        since = self._now() - within

        def read(connection: "Connection") -> int:
            from seabattle.store.database_schema import DUTIES

            rows = connection.execute(DUTIES.select().where(DUTIES.c.alive_until >= since))
            return len({row.node for row in rows})

        return await self._tables.read(read)

    async def _act(
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


def _names_like(connection: "Connection", table: "Table", column: str, text: str) -> list[str]:
    found = table.select().where(table.c[column].startswith(text, autoescape=True)).limit(2)
    return [str(row._mapping[column]) for row in connection.execute(found)]  # noqa: SLF001 -- How rows are read by name.
