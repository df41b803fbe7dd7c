"""The interface of a match to a screen at this machine, wherever the match is played.

What must stay true: a table shows the views of the seats that are played here and the public
state, and nothing else. A screen that has a table needs no rules, and cannot
tell whether the match is kept on this machine or on a server.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from seabattle.client.saved_fleets import SavedFleets
from seabattle.game import Phase, Seat, SeatCommand, seats_in
from seabattle.matches.event import PhraseSaid, SitterKind
from seabattle.matches.port import MatchId
from seabattle.matches.request import PlayerRequest
from seabattle.matches.telling.notice import LogEntry, Notice, SatDown
from seabattle.matches.telling.notice_text import newcomer_name, notice_lines
from seabattle.rules import Ruleset, Ship
from seabattle.speech import Speaker, TablePlayer, speaker_for
from seabattle.trouble import Trouble
from seabattle.views import View, Viewer
from seabattle.wire.match_info import MatchInfo


class TableRefusal(Struct, frozen=True):
    """A refused request: a code, and a sentence in the language of the table."""

    code: str
    sentence: str


class SeatHint(Struct, frozen=True):
    """The computer's advice for a seat, computed from the view of that seat alone."""

    command: SeatCommand
    odds: tuple[tuple[float, ...], ...] | None = None
    """For every row and column the chance that a ship lies there, where that can be said."""


class TableLost(Trouble):
    """The match cannot be reached any more; the fact *reason* says what was tried last."""


class MatchTable(Protocol):
    """A match, and the seats of it that are played here."""

    lang: str
    """The language in which it is refused and told; it may be changed at any time."""

    @property
    def match(self) -> MatchId:
        """The name of the match."""

    @property
    def ruleset(self) -> Ruleset:
        """By which rules it is played."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are played here: one, several who share a keyboard, or none."""

    @property
    def host(self) -> bool:
        """Whether the player here hosts the table, and so may end rounds and send seats away."""

    @property
    def match_info(self) -> MatchInfo:
        """The sitters, the offers to stop, the clocks, and whether hints are allowed."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, in the order of their seats; free seats have none."""

    @property
    def connected(self) -> bool:
        """Whether the match answers; when not, it is tried again for a while."""

    @property
    def answer_due(self) -> bool:
        """Whether a shot from here waits for the answer of a sealed seat."""

    @property
    def saved_fleets(self) -> SavedFleets:
        """The fleets that are kept at this machine to be placed again."""

    def view(self, viewer: Viewer) -> View:
        """Return the view of a seat that is played here; for ``None`` the public view."""

    def messages_for(self, viewer: Viewer, after: int = 0) -> Sequence[LogEntry]:
        """Return what such a viewer has been told beyond *after*, numbered for that viewer."""

    def time_warnings(self) -> tuple[str, ...]:
        """Return the warnings since the last call that the time of a player is nearly out."""

    async def ask(self, seat: Seat, request: PlayerRequest) -> TableRefusal | None:
        """Ask something for a seat that is played here; when nothing is in the way it is done.

        By then it is on disk, and all its consequences have been told.
        """

    async def news(self) -> None:
        """Wait until a player here has been told something since this last returned.

        Raises :class:`TableLost` when nothing more will come.
        """

    async def load_draft(self, seat: Seat) -> tuple[Ship, ...]:
        """The fleet laid so far, perhaps on another device; none where nothing is kept."""

    async def save_draft(self, seat: Seat, ships: tuple[Ship, ...]) -> bool:
        """Keep the fleet laid so far; false where another device has changed it meanwhile.

        What cannot be kept is not: placing goes on without it.
        """

    async def hint(self, seat: Seat) -> SeatHint | TableRefusal:
        """Return the computer's advice, where the table allows hints."""

    async def record(self) -> bytes | TableRefusal:
        """The game written down, for ``seabattle replay``."""

    async def close(self) -> None:
        """Get up; the match stays where it is kept."""


def speaker_at(table: MatchTable) -> Speaker:
    """Return the speaker of a table, in its language."""
    players = [
        TablePlayer(each.name, computer=each.kind is SitterKind.COMPUTER) if each else TablePlayer()
        for each in table.match_info.sitters
    ]
    return speaker_for(table.lang, table.ruleset, players)


def say_messages(
    table: MatchTable, viewer: Viewer, after: int = 0, *, phrases: bool | None = None
) -> tuple[str, ...]:
    """Return what a viewer has been told beyond *after*, in words.

    Whether *phrases* of others are among it may be said; otherwise the table decides.

    Players are called by the names they had at the time, also those who have left.
    """
    speaker, found = speaker_at(table), list[str]()
    shown = are_phrases_shown(table) if phrases is None else phrases
    for each in table.messages_for(viewer):
        if isinstance(each.what, SatDown):
            speaker = speaker.with_name(each.what.seat, newcomer_name(speaker.lang, each.what))
        if each.number > after and (shown or not _is_others_phrase(table, each.what)):
            found += say_message(speaker, each.what, viewer)
    return tuple(found)


def are_phrases_shown(table: MatchTable) -> bool:
    """Whether phrases are shown by default: not where strangers meet."""
    return not table.match_info.listed


def _is_others_phrase(table: MatchTable, what: Any) -> bool:
    return isinstance(what, PhraseSaid) and what.seat not in table.seats


def say_message(speaker: Speaker, what: Any, viewer: Viewer) -> tuple[str, ...]:
    """One thing that was told, in words: a report of the game, or a notice of the match."""
    if isinstance(what, Notice):
        return notice_lines(speaker, what, viewer)
    return speaker.report(what, viewer)


def awaits(view: View, seat: Seat) -> bool:
    """Whether the table waits for this seat."""
    return bool(view.table.to_act >> seat & 1)


def seats_to_act(table: MatchTable) -> tuple[Seat, ...]:
    """The seats played here for which the table waits: to place, to fire, to give an order."""
    if table.answer_due:
        return ()
    return tuple(seat for seat in table.seats if awaits(table.view(seat), seat))


def waited_for(table: MatchTable, viewer: Viewer) -> tuple[Seat, ...]:
    """Return the seats that the game waits for; the target of a shot where an answer is due."""
    seen = table.view(viewer).table
    if table.answer_due:
        return tuple(seat for seat in seats_in(seen.present) if seat != viewer)
    return tuple(seats_in(seen.awaited)) if seen.turn is None else (seen.turn,)


def has_remote_players(table: MatchTable) -> bool:
    """Whether a person plays who sits neither here nor for the server."""
    return any(
        sitter is not None and sitter.kind is not SitterKind.COMPUTER
        for seat, sitter in enumerate(table.match_info.sitters)
        if Seat(seat) not in table.seats
    )


def may_claim_absence(table: MatchTable) -> bool:
    """Whether a player who has gone can be claimed away: only in turns and without a clock."""
    untimed = table.match_info.clock is None and not table.ruleset.turn.in_rounds
    return untimed and has_remote_players(table)


def is_over(table: MatchTable) -> bool:
    """Whether the game has ended."""
    viewer = table.seats[0] if table.seats else None
    return table.view(viewer).table.phase is Phase.OVER
