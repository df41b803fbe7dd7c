"""Moves of computer players, thought of again from what they had heard and their seed.

A move that comes out the same needed no look at anything else: the player was handed a view
that is folded from its own reports, and dice that were committed to before the first shot.
"""

from collections.abc import Iterator
from enum import StrEnum

from seabattle import __version__
from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.bots.roster import is_ours
from seabattle.bots.stand_in import is_quick, stand_ins
from seabattle.fairness.commitment import bot_seed
from seabattle.game import Seat, SeatCommand
from seabattle.records import Record, RecordEntry
from seabattle.records.evidence import Evidence
from seabattle.trouble import Trouble
from seabattle.views import View, hear_events, new_view


class MoveCheck(StrEnum):
    """The result of thinking of a bot's move again."""

    SAME = "same"
    OTHER_RELEASE = "other-release"
    """The player was of another release, and may have become wiser."""
    FOREIGN = "foreign"
    """The player is an external program."""
    SLOW = "slow"
    """The player thinks for long, and the caller did not want to wait."""


def replay_moves(record: Record, *, patient: bool) -> Iterator[MoveCheck]:
    """Think of every move of a computer player again; of slow players only when *patient*.

    Raises :class:`Trouble` for a move that the player would not have made.
    """
    evidence = record.evidence
    if evidence is None:
        return
    memories = {
        Seat(seat): _Memory(new_view(record.ruleset, Seat(seat)))
        for seat, bot in enumerate(evidence.bots)
        if bot is not None
    }
    for line, entry in enumerate(record.entries, 2):
        moved = memories.get(entry.seat) if entry.seat is not None else None
        if moved is not None:
            yield _check_move(evidence, entry, moved.at(entry, line), line, patient=patient)
        for memory in memories.values():
            memory.hear(entry, anew=memory is moved)


def count_bot_moves(record: Record) -> int:
    """Return the number of moves to think of again."""
    if record.evidence is None:
        return 0
    bots = record.evidence.bots
    return sum(entry.seat is not None and bots[entry.seat] is not None for entry in record.entries)


class _Memory:
    """The view of a player at each moment since its last move."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._moments = {len(view.log): view}

    def hear(self, entry: RecordEntry, *, anew: bool) -> None:
        """Add what the player was told of an entry; *anew* after a move of its own."""
        self._view = hear_events(self._view, entry.events)
        if anew:
            self._moments.clear()
        self._moments[len(self._view.log)] = self._view

    def at(self, entry: RecordEntry, line: int) -> View:
        """Return the view with which the player thought; only there may it have been to move."""
        view = None if entry.heard is None else self._moments.get(entry.heard)
        if view is None or view.seat is None or not view.table.to_act >> view.seat & 1:
            raise Trouble("evidence/heard", line=line)
        return view


def _check_move(
    evidence: Evidence, entry: RecordEntry, view: View, line: int, *, patient: bool
) -> MoveCheck:
    assert view.seat is not None
    bot = evidence.bots[view.seat]
    assert bot is not None
    player = entry.stand_in or bot
    if player not in stand_ins(bot):
        raise Trouble("evidence/stand-in", line=line, player=player, bot=bot)
    if not is_ours(player):
        return MoveCheck.FOREIGN
    if (entry.version or evidence.version) != __version__:
        return MoveCheck.OTHER_RELEASE
    if not patient and not is_quick(player, view.ruleset):
        return MoveCheck.SLOW
    seed = bot_seed(bytes.fromhex(evidence.seed), view.seat)
    if _think(player, seed, view) != entry.command:
        raise Trouble("evidence/move", line=line, player=player)
    return MoveCheck.SAME


def _think(player: str, seed: int, view: View) -> SeatCommand | None:
    """Return the move of a player, or ``None`` if it fails, as it may on an unplayable variant."""
    try:
        return ask_bot(find_bot(player)(seed), view)
    except Exception:  # noqa: BLE001 -- A record may hold anything.
        return None
