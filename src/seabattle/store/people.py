"""Who plays here: players, the tokens of their bots, the fleets they keep or have begun.

A token is shown once, when it is made; only its hash is kept, so that a stolen backup opens
no door.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.administration.session_list import Session, new_session, put_session
from seabattle.store.record_key import RecordKeys, find_record_keys, make_record_keys
from seabattle.store.row_seal import check_row, is_strict, sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    select_columns,
    table_of,
)
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection


SIGNING_KEY = "signing-key"
KEY_BYTES = 32

MOST_TOKENS = 50

MOST_REVOKED = 50
"""Revoked tokens that stay on the list of their owner: the latest."""


class Player(Struct, frozen=True):
    """Somebody who plays here."""

    id: PlayerId
    name: str
    created: Milliseconds


HASH = re.compile("[0-9a-f]{64}")
"""What the hash of a token looks like, and no token does."""


class Token(Struct, frozen=True):
    """What a bot shows instead of a person's session."""

    hash: str
    """Its name in lists; the token itself is known to its owner alone."""
    player: PlayerId
    scopes: tuple[str, ...]
    created: Milliseconds
    revoked: Milliseconds | None = None


class People:
    """All players and what belongs to them."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def new_player(self, name: str) -> Player:
        """Somebody new, under an id that nobody can guess."""
        player, _ = await self.new_visitor(name, "")
        return player

    async def new_visitor(self, name: str, device: str) -> tuple[Player, Session]:
        """The same, and their first session."""
        player = Player(PlayerId(secrets.token_urlsafe(12)), name, self._now())
        session = new_session(player.id, device, player.created)

        def make(connection: "Connection") -> None:
            insert_row(connection, "players", _values(player))
            put_session(connection, session)

        await self._tables.write(make)
        return player, session

    async def player(self, player: PlayerId) -> Player | None:
        """The player with an id."""
        found = await self._select("players", Player, id=player)
        return found[0] if found else None

    async def rename(self, player: PlayerId, name: str) -> bool:
        """Call a player by another name; false when there is no such player."""
        return await self._update("players", {"name": name}, id=player)

    async def make_token(self, player: PlayerId, scopes: Sequence[str]) -> tuple[str, Token] | None:
        """A new token, to be shown once, and what is kept of it; nothing where there are many."""
        text = "sb_" + secrets.token_urlsafe(32)
        token = Token(_hash(text), player, tuple(scopes), self._now())

        def make(connection: "Connection") -> bool:
            if _count(connection, "tokens", player=player, revoked=None) >= MOST_TOKENS:
                return False
            _forget_revoked(connection, player)
            insert_row(connection, "tokens", _values(token))
            return True

        return (text, token) if await self._tables.write(make) else None

    async def token_owner(self, text: str) -> Token | None:
        """The token behind what a bot shows, unless it was revoked."""
        found = await self._select("tokens", read_token, hash=_hash(text), revoked=None)
        return found[0] if found else None

    async def find_revoked_tokens(self, tokens: Sequence[str]) -> Sequence[str]:
        """Those of some tokens, by their hashes, that are good no more: revoked, gone, damaged."""
        if not tokens:
            return []
        return await self._tables.read(
            lambda connection: _select_revoked_tokens(connection, tokens)
        )

    async def tokens_of(self, player: PlayerId) -> Sequence[Token]:
        """A player's tokens in the order in which they were made, with some that were revoked."""
        found = await self._tables.read(lambda connection: _tokens_of(connection, player))
        return sorted(found, key=lambda token: (token.created, token.hash))

    async def revoke_token(self, player: PlayerId, hash: str) -> bool:  # noqa: A002 -- Its name.
        """Make a player's token worthless; false when there is none, or it was before."""
        change = {"revoked": self._now()}
        return await self._update("tokens", change, hash=hash, player=player, revoked=None)

    async def signing_key(self) -> bytes:
        """The secret that signs session cookies (HMAC): made once, the same on every node."""
        return await self._tables.write(_signing_key)

    async def record_keys(self) -> RecordKeys:
        """The keys that sign finished records; the first is made when it is asked for."""
        found = await self._tables.read(find_record_keys)
        return found if found is not None else await self._tables.write(make_record_keys)

    async def _select(self, table: str, kind: Callable[..., Any], **where: Any) -> list[Any]:
        return await self._tables.read(
            lambda connection: [kind(**row) for row in find_rows(connection, table, where)]
        )

    async def _update(self, table: str, values: dict[str, Any], **where: Any) -> bool:
        return await self._tables.write(
            lambda connection: change_rows(connection, table, values, where)
        )


def _hash(text: str) -> str:
    # A token has 256 random bits, so a slow hash would only slow us down.
    return sha256(text.encode("utf-8", "replace")).hexdigest()


def name_token(text: str) -> str:
    """The hash of a token, given as such or as the token itself, which nobody shows again."""
    return text if HASH.fullmatch(text) else _hash(text)


def read_token(*, scopes: str, **rest: Any) -> Token:
    """A token as its row tells of it."""
    return Token(scopes=tuple(scopes.split()), **rest)


def _select_revoked_tokens(connection: "Connection", tokens: Sequence[str]) -> list[str]:
    kept = table_of("tokens")
    found = connection.execute(kept.select().where(kept.c.hash.in_(tokens))).mappings()
    sound = sound_rows(connection, "tokens", found)
    good = {row["hash"] for row in sound if row["revoked"] is None}
    return [token for token in tokens if token not in good]


def _tokens_of(connection: "Connection", player: PlayerId) -> list[Token]:
    """The tokens of a player that are good, and those that were revoked last."""
    tokens = table_of("tokens")
    mine = tokens.select().where(tokens.c.player == player)
    wanted = mine.order_by(tokens.c.revoked.is_not(None), tokens.c.revoked.desc())
    rows = connection.execute(wanted.limit(MOST_TOKENS + MOST_REVOKED)).mappings()
    return [read_token(**row) for row in sound_rows(connection, "tokens", rows)]


def _forget_revoked(connection: "Connection", player: PlayerId) -> None:
    """Delete what was revoked long ago, where a player has revoked many tokens."""
    tokens = table_of("tokens")
    revoked = select_columns(tokens, "hash").where(
        tokens.c.player == player, tokens.c.revoked.is_not(None)
    )
    older = revoked.order_by(tokens.c.revoked.desc()).offset(MOST_REVOKED).limit(MOST_TOKENS)
    for (hash_,) in connection.execute(older).all():
        delete_rows(connection, "tokens", {"hash": hash_})


def _values(row: Struct) -> dict[str, Any]:
    values = {field: getattr(row, field) for field in row.__struct_fields__}
    if "scopes" in values:
        values["scopes"] = " ".join(values["scopes"])
    return values


def _count(connection: "Connection", name: str, **where: Any) -> int:
    return len(find_rows(connection, name, where))


def _signing_key(connection: "Connection") -> bytes:
    kept = _kept_key(connection)
    if kept is not None:
        return kept
    if _is_used(connection):
        # A new key would send everybody away, in silence.
        raise Trouble("store/no-key")
    make_signing_key(connection)
    kept = _kept_key(connection)
    assert kept is not None
    return kept


def make_signing_key(connection: "Connection") -> bool:
    """Make the key that signs sessions; false where there is one."""
    if _kept_key(connection) is not None:
        return False
    fresh = {"name": SIGNING_KEY, "value": secrets.token_bytes(KEY_BYTES)}
    connection.execute(insert_if_absent(connection, "secrets", fresh))
    return True


def _kept_key(connection: "Connection") -> bytes | None:
    """The key as it stands in the table, or :class:`Trouble` where a secret is damaged.

    All rows are looked through, as a damaged index may hide one that is there.
    """
    strict = is_strict(connection)
    rows = connection.execute(table_of("secrets").select()).mappings().all()
    for row in rows:
        check_row("secrets", row, strict=strict)
    keys = [bytes(row["value"]) for row in rows if row["name"] == SIGNING_KEY]
    if len(keys) > 1:
        raise Trouble("row/changed", table="secrets")
    return keys[0] if keys else None


def _is_used(connection: "Connection") -> bool:
    """Whether somebody has been here: whoever opens a new database makes the key first of all."""
    return any(
        connection.execute(table_of(name).select().limit(1)).first() is not None
        for name in ("players", "tokens", "cards")
    )
