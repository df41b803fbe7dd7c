"""Ways to be the same visitor on another device: links that are good once, and passkeys."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.features.devices.passkey import (
    MOST_PASSKEYS,
    Passkey,
    drop_passkey,
    find_passkey,
    note_use,
    passkeys_of,
    put_passkey,
)
from seabattle.features.devices.single_use_code import (
    NO_SESSION,
    NOBODY,
    CodeKind,
    SingleUseCode,
    new_code,
    put_code,
    take_code,
)
from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.administration.session_list import Session, new_session, open_session
from seabattle.store.table_access import TableAccess, find_rows

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store


class ShownPasskey(Struct, frozen=True):
    """A passkey whose signature was found good."""

    passkey: Passkey
    challenge: str
    sign_count: int


class VisitorKeys:
    """Links and passkeys of one database; each opens a session in the transaction that uses it."""

    @classmethod
    def of(cls, store: "Store") -> "VisitorKeys":
        """The device links and passkeys of a store."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def make_code(
        self, kind: CodeKind, player: PlayerId = NOBODY, session: str = NO_SESSION
    ) -> tuple[str, SingleUseCode]:
        """A new code of a kind, made by a session; it replaces the one that its owner had."""
        now = self._now()
        text, code = new_code(kind, player, session, now)
        await self._tables.write(lambda connection: put_code(connection, code, now))
        return text, code

    async def open_by_link(self, text: str, device: str) -> Session | None:
        """A session for the visitor who shows a link, which is used up by it.

        Raises :class:`~seabattle.store.administration.session_list.SessionsFull`; then the link
        is as good as before.
        """
        now = self._now()

        def work(connection: "Connection") -> Session | None:
            player = take_code(connection, CodeKind.DEVICE_LINK, text, now)
            return None if player is None else _open(connection, player, device, now)

        return await self._tables.write(work)

    async def open_by_passkey(self, shown: ShownPasskey, device: str) -> Session | None:
        """A session for the visitor who shows a passkey, whose challenge is used up by it.

        Raises :class:`~seabattle.store.administration.session_list.SessionsFull`.
        """
        now = self._now()

        def work(connection: "Connection") -> Session | None:
            if take_code(connection, CodeKind.PASSKEY, shown.challenge, now) is None:
                return None
            if not note_use(connection, shown.passkey, shown.sign_count, now):
                return None
            return _open(connection, shown.passkey.player, device, now)

        return await self._tables.write(work)

    async def add_passkey(self, passkey: Passkey, challenge: str) -> bool | None:
        """Keep a passkey made for a challenge; false where there are too many.

        Nothing where the challenge was not its owner's, or the id is taken.
        """

        def work(connection: "Connection") -> bool | None:
            owner = take_code(connection, CodeKind.NEW_PASSKEY, challenge, passkey.created)
            if owner != passkey.player:
                return None
            if len(passkeys_of(connection, passkey.player)) >= MOST_PASSKEYS:
                return False
            return put_passkey(connection, passkey) or None

        return await self._tables.write(work)

    async def passkey(self, id: str) -> Passkey | None:  # noqa: A002 -- Its name.
        """The passkey with a credential id."""
        return await self._tables.read(lambda connection: find_passkey(connection, id))

    async def passkeys_of(self, player: PlayerId) -> Sequence[Passkey]:
        """The passkeys of a player, the earliest first."""
        return await self._tables.read(lambda connection: passkeys_of(connection, player))

    async def drop_passkey(self, player: PlayerId, id: str) -> bool:  # noqa: A002 -- Its name.
        """Forget a passkey of a player; false when there is none."""
        return await self._tables.write(lambda connection: drop_passkey(connection, player, id))


def _open(
    connection: "Connection", player: PlayerId, device: str, now: Milliseconds
) -> Session | None:
    if not find_rows(connection, "players", {"id": player}):
        return None
    session = new_session(player, device, now)
    open_session(connection, session)
    return session
