"""Access control: who is kept out, which sessions were ended, and who has to leave at once.

What keeps somebody out is read at the start and held in memory. Whatever operators and
visitors do afterwards is in the audit log, which every process asks once a second.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from seabattle.matches.port import LogbookFailed, MatchId, PlayerId
from seabattle.matches.service import Service
from seabattle.matches.telling.tombstone import is_buried
from seabattle.store.administration.administration import Administration, Restrictions
from seabattle.store.administration.audit_log import Act, Deed
from seabattle.store.administration.ban import BanList

LOOK_SECONDS = 1.0
"""Between two looks at the audit log."""

log = logging.getLogger("seabattle.server")


class Dismissal(Struct, frozen=True):
    """Why somebody has to leave: the close code of their socket, and a word for it."""

    code: int
    reason: str


REVOKED = Dismissal(4001, "token")
"""There is no way back with this token or session."""
BANNED = Dismissal(4003, "banned")
DELETED = Dismissal(4010, "deleted")
"""The match is gone."""
RENEWED = Dismissal(1012, "renewed")
"""Come back: the match is told anew."""


class OpenConnection(Struct, frozen=True, eq=False):
    """A socket or a stream: where it comes from, and how it is closed."""

    match: MatchId
    address: str
    player: PlayerId | None
    session: str | None
    dismiss: Callable[[Dismissal], None]


class AccessControl:
    """What one process knows of bans, ended sessions and deletions."""

    def __init__(
        self,
        administration: Administration | None,
        service: Service,
        check_tokens: Callable[[], object],
    ) -> None:
        """*check_tokens* has everybody leave whose token was revoked."""
        self._administration = administration
        self._service = service
        self._check_tokens = check_tokens
        self._restrictions = Restrictions()
        self._bans = BanList()
        self._open: set[OpenConnection] = set()
        self._followed = 0
        """The last act that was followed; what is read may be of later ones already."""

    def is_banned(self, address: str, player: PlayerId | None = None) -> bool:
        """Whether somebody is not to be answered."""
        return self._bans.is_banned(address, player, self._service.watch.date())

    def has_ended(self, player: PlayerId, session: str | None) -> bool:
        """Whether a session was ended, or its owner deleted."""
        known = self._restrictions
        if session is not None and session in known.ended:
            return True
        return bool(known.tombstones) and is_buried(player, known.tombstones)

    @contextmanager
    def stay_open(self, connection: OpenConnection) -> Iterator[None]:
        """Have a connection closed if somebody has to leave meanwhile."""
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)

    def connected_players(self) -> set[PlayerId]:
        """Whoever has a socket or a stream open here."""
        return {each.player for each in self._open if each.player is not None}

    async def load(self) -> None:
        """Read everything that keeps somebody out, before anybody is let in."""
        await self._read()
        self._followed = self._restrictions.number

    async def _read(self) -> None:
        if self._administration is not None:
            self._restrictions = await self._administration.restrictions()
            self._bans = BanList(self._restrictions.bans)
            self._service.tombstones = self._restrictions.tombstones

    async def watch(self) -> None:
        """Look again and again, until somebody cancels it."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except LogbookFailed:
                log.warning("audit log unreachable, will retry")
            except Exception:
                log.exception("looking at the audit log failed")

    async def look(self) -> None:
        """Do what follows from all that was done since the last look."""
        if self._administration is None:
            return
        while acts := await self._administration.acts_after(self._followed):
            await self.reload()
            for act in acts:
                await self._follow(act)
            self._followed = acts[-1].number

    async def reload(self) -> None:
        """Read everything again, and have those leave who are kept out by it."""
        await self._read()
        for each in tuple(self._open):
            self._send_away(each)

    async def _follow(self, act: Act) -> None:
        match act.what:
            case Deed.DELETE_MATCH:
                self._service.forget_match(MatchId(act.subject))
                self._dismiss_from([MatchId(act.subject)], DELETED)
            case Deed.DELETE_VISITOR:
                forgotten = self._service.forget_player(PlayerId(act.subject))
                self._dismiss_from(forgotten, RENEWED)
            case Deed.CLOSE_MATCH:
                await self._service.read_on(MatchId(act.subject))
            case Deed.CLOSE_TOKEN | Deed.CLOSE_VISITOR:
                self._check_tokens()
            case _:
                # Bans and ended sessions are known from reading them.
                pass

    def _dismiss_from(self, matches: Sequence[MatchId], dismissal: Dismissal) -> None:
        for each in tuple(self._open):
            if each.match in matches:
                each.dismiss(dismissal)

    def _send_away(self, connection: OpenConnection) -> None:
        player = connection.player
        if self.is_banned(connection.address, player):
            connection.dismiss(BANNED)
        elif player is not None and self.has_ended(player, connection.session):
            connection.dismiss(REVOKED)
