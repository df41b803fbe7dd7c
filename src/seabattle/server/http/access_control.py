"""Access control: who is kept out, which sessions were ended, and who has to leave at once.

What keeps a visitor out is read at the start and held in memory. What operators and visitors
do afterwards is in the audit log, which every process asks once a second; each act is added to
what is held, so that it costs the same however many sessions were ended before.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from seabattle.matches.port import LogbookFailed, MatchId, Milliseconds, PlayerId
from seabattle.matches.service import Service
from seabattle.matches.telling.tombstone import is_buried
from seabattle.server.http.session import YEAR_DAYS
from seabattle.store.administration.administration import Administration
from seabattle.store.administration.audit_log import AuditEntry, Deed
from seabattle.store.administration.ban import BanList
from seabattle.store.administration.session_list import DAY

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
        administration: Administration,
        service: Service,
        check_tokens: Callable[[], object],
    ) -> None:
        """*check_tokens* has everybody leave whose token was revoked."""
        self._administration = administration
        self._service = service
        self._check_tokens = check_tokens
        self._ended: set[str] = set()
        self._tombstones: frozenset[PlayerId] = frozenset()
        self._bans = BanList()
        self._dated_since: Milliseconds | None = None
        self._open: set[OpenConnection] = set()
        self._followed = 0
        """The last act that was followed; what is held may be of later ones already."""

    def is_banned(self, address: str, player: PlayerId | None = None) -> bool:
        """Whether somebody is not to be answered."""
        return self._bans.is_banned(address, player, self._service.watch.date())

    def has_ended(self, player: PlayerId, session: str | None) -> bool:
        """Whether a session was ended, or its owner deleted."""
        if session is not None and session in self._ended:
            return True
        return bool(self._tombstones) and is_buried(player, self._tombstones)

    def has_expired(self, day: int | None) -> bool:
        """Whether a session cookie was given out too long ago.

        One that does not say its day is of an earlier release, and was given out at the latest
        when servers began to sign days.
        """
        if day is None:
            if self._dated_since is None:
                return True
            day = self._dated_since // DAY
        return self._service.watch.now() // DAY - day > YEAR_DAYS

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
        """Read everything that keeps a visitor out, before any is let in."""
        await self._administration.note_dated_since()
        self._followed = await self._read()

    async def _read(self) -> int:
        """Read everything; the number of the last act that is in it for certain."""
        found = await self._administration.restrictions()
        self._ended = set(found.ended)
        self._tombstones = self._service.tombstones = found.tombstones
        self._bans = BanList(found.bans)
        self._dated_since = found.dated_since
        return found.number

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
        while acts := await self._administration.acts_after(self._followed):
            if acts[-1].number - self._followed > len(acts):
                # A damaged line was left out. What it said to do is in the other tables.
                await self.reload()
            await self._note_kept_out(acts)
            for act in acts:
                await self._follow(act)
            self._followed = max(self._followed, acts[-1].number)

    async def reload(self) -> None:
        """Read everything again, and have those leave who are kept out by it."""
        await self._read()
        self._send_all_away()

    async def _note_kept_out(self, acts: Sequence[AuditEntry]) -> None:
        """Add what some acts say to what is held, and send away those who are kept out by it."""
        ended = {act.subject for act in acts if act.what == Deed.END_SESSION}
        buried = frozenset(PlayerId(act.subject) for act in acts if act.what == Deed.DELETE_VISITOR)
        closed = [PlayerId(act.subject) for act in acts if act.what == Deed.CLOSE_VISITOR]
        for player in closed:
            ended |= await self._administration.ended_sessions_of(player)
        self._ended |= ended
        if not buried <= self._tombstones:
            # A new set: whoever reads a match meanwhile sees by that to read it again.
            self._tombstones = self._service.tombstones = self._tombstones | buried
        if any(act.what in {Deed.BAN, Deed.UNBAN} for act in acts):
            self._bans = BanList(await self._administration.bans())
            self._send_all_away()
        for each in tuple(self._open):
            if each.session in ended or (each.player and is_buried(each.player, buried)):
                each.dismiss(REVOKED)

    async def _follow(self, act: AuditEntry) -> None:
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
                # Bans and ended sessions are known by now.
                pass

    def _dismiss_from(self, matches: Sequence[MatchId], dismissal: Dismissal) -> None:
        for each in tuple(self._open):
            if each.match in matches:
                each.dismiss(dismissal)

    def _send_all_away(self) -> None:
        for each in tuple(self._open):
            self._send_away(each)

    def _send_away(self, connection: OpenConnection) -> None:
        player = connection.player
        if self.is_banned(connection.address, player):
            connection.dismiss(BANNED)
        elif player is not None and self.has_ended(player, connection.session):
            connection.dismiss(REVOKED)
