"""Decides what a host asks for: rounds, reminders, and seats of people who only write."""

from collections.abc import Iterator

from msgspec.structs import replace

from seabattle.game import (
    CallOff,
    CloseRound,
    DropSeat,
    Fire,
    GivenCommand,
    Phase,
    Refusal,
    RunOutOfTime,
    Seat,
    seats_in,
)
from seabattle.game.event import GameEnded, PlayBegan, RoundClosed
from seabattle.game.refusal import GameIsOver, NoRounds, NotDroppable, NotPlaying
from seabattle.matches.clock import remaining_time
from seabattle.matches.event import (
    DeadlineSet,
    GameWentOn,
    HostEnded,
    MatchEvent,
    Reminded,
    RoundExtended,
    SeatGivenUp,
    SeatHanded,
)
from seabattle.matches.lots import Draw
from seabattle.matches.played_command import Circumstances, RequestOutcome, apply_ruling
from seabattle.matches.played_game import PlayedGame, WentOn
from seabattle.matches.port import Milliseconds
from seabattle.matches.refusal import (
    DeadlinePast,
    HostHoldsNoSeat,
    HostPlays,
    NobodyToRemind,
    NobodyToReplace,
    NotByHost,
    NotTheHost,
    RemindedLately,
)
from seabattle.matches.request import (
    ActFor,
    EndMatch,
    EndRound,
    Remind,
    ReplacePlayer,
    SendAway,
    SetDeadline,
)
from seabattle.matches.rounds.deadline import next_deadline
from seabattle.matches.state import MatchState

REMINDERS = 300_000
"""How long after a reminder the host may give the next."""


def end_round(
    state: MatchState, request: EndRound, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """The host does not wait for the orders that are missing."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    return close_round(state, draw)


def close_round(state: MatchState, draw: Draw) -> RequestOutcome:
    """Close the round, and drop players who have missed too many, where that was agreed on."""
    strays: tuple[GivenCommand[Fire], ...] = ()
    game = state.game
    if game.table.phase is Phase.PLAYING and state.opened.ruleset.turn.in_rounds:
        strays = game.stray_shots(draw)
    closed = apply_ruling(state, CloseRound(strays), draw)
    if isinstance(closed, Refusal) or not state.opened.drops:
        return closed
    return (*closed, *_drop_absent_seats(game.follow(_gone_on(closed)), draw))


def _gone_on(events: tuple[MatchEvent, ...]) -> Iterator[WentOn]:
    return (each for each in events if isinstance(each, WentOn))


def _drop_absent_seats(game: PlayedGame, draw: Draw) -> list[MatchEvent]:
    """Drop every seat that the rules let the host drop; the last one in the game stays."""
    found: list[MatchEvent] = []
    for seat in seats_in(game.table.present):
        dropped = game.rule(DropSeat(seat), draw)
        if not isinstance(dropped, Refusal):
            found += dropped
            game = game.follow(dropped)
    return found


def send_away(
    state: MatchState, request: SendAway, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Free a seat that missed rounds (FO3) or is not ready, so that another player may sit there.

    If no player ever sat down the others play without that seat; one alone cannot play, nor win.
    """
    if circumstances.by != state.opened.host:
        return NotTheHost()
    seat, table = request.seat, state.game.table
    dropped = apply_ruling(state, DropSeat(seat), draw)
    if not isinstance(dropped, NotDroppable) or table.phase is not Phase.PLACING:
        return dropped
    if _can_be_freed(state, seat):
        # The old link is in the hands of the player who was sent away.
        kept = state.opened.chairs[seat].key is not None
        return (SeatGivenUp(seat, circumstances.next_key if kept else None),)
    if not (state.free | state.by_host & ~table.placed) >> seat & 1:
        return dropped
    alone = (table.present & ~(1 << seat)).bit_count() == 1
    return apply_ruling(state, CallOff() if alone else RunOutOfTime(seat), draw)


def _can_be_freed(state: MatchState, seat: Seat) -> bool:
    """Whether a player, or a tombstone, sits there without having placed a fleet."""
    table = state.game.table
    sitter = state.sitters[seat] if seat < len(state.sitters) else None
    taken = sitter is not None and sitter.player is not None and not state.game.is_bound(seat)
    return taken and bool(~table.placed & table.present & 1 << seat)


def remind(
    state: MatchState, request: Remind, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Remind the awaited players, who are public; the host and the computer need no reminder."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    if state.over:
        return GameIsOver()
    own = state.seat_of(circumstances.by)
    seats = tuple(seat for seat in seats_in(state.to_act & state.people) if seat != own)
    if not seats:
        return NobodyToRemind()
    if circumstances.reminded is not None and circumstances.reminded < REMINDERS:
        return RemindedLately((REMINDERS - circumstances.reminded + 999) // 1000)
    return (Reminded(seats),)


def act_for(
    state: MatchState, request: ActFor, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """The order of a seat that only writes to the host; the page keeps who gave it."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    seat = request.seat
    if not state.by_host >> seat & 1:
        return NotByHost(seat)
    played = state.game.act(GivenCommand(seat, request.command), draw)
    if isinstance(played, Refusal):
        return played
    return (replace(played[0], by_host=True), *played[1:])


def replace_player(
    state: MatchState, request: ReplacePlayer, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Give a person's seat to another player; all players hear of it, and the fleet stays."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    if not state.opened.ruleset.turn.in_rounds:
        return NoRounds()
    if state.over:
        return GameIsOver()
    seat = request.seat
    if not _is_persons_seat(state, seat):
        return NobodyToReplace(seat)
    own = state.seat_of(circumstances.by)
    by_link = request.name is None or request.link
    if own not in (None, seat) and not by_link:
        return HostHoldsNoSeat()
    if own not in (None, seat) and _is_open_to_all(state, own):
        return HostPlays()
    if request.name is None or by_link:
        return (SeatGivenUp(seat, circumstances.next_key, request.name or ""),)
    return (SeatHanded(seat, request.name),)


def _is_open_to_all(state: MatchState, own: Seat | None) -> bool:
    """Whether strangers could sit down: the table is listed, or a seat needs no link."""
    chairs = (chair for seat, chair in enumerate(state.opened.chairs) if seat != own)
    free_for_all = any(not (chair.key or chair.bot or chair.by_host) for chair in chairs)
    return state.opened.listed or free_for_all


def _is_persons_seat(state: MatchState, seat: Seat) -> bool:
    if seat >= len(state.sitters) or not state.game.table.present >> seat & 1:
        return False
    return state.opened.chairs[seat].bot is None


def set_deadline(
    state: MatchState, request: SetDeadline, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """More time for the open round; what was announced is never cut short."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    table, clock = state.game.table, state.opened.clock
    if not state.opened.ruleset.turn.in_rounds:
        return NoRounds()
    if table.phase is not Phase.PLAYING:
        return GameIsOver() if state.over else NotPlaying(tuple(seats_in(table.awaited)))
    longer = request.at - max(circumstances.date, state.deadline or 0)
    if clock.move:
        seat = next(seats_in(state.clock.running))
        longer = request.at - circumstances.date
        longer -= remaining_time(clock, state.clock, seat, circumstances.spent)
    if longer <= 0:
        return DeadlinePast()
    return (RoundExtended(longer),) if clock.move else (DeadlineSet(request.at),)


def end_match(
    state: MatchState, request: EndMatch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """End a round game for the host; all players hear that the host did."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    if not state.opened.ruleset.turn.in_rounds:
        return NoRounds()
    called_off = apply_ruling(state, CallOff(), draw)
    return called_off if isinstance(called_off, Refusal) else (HostEnded(), *called_off)


def with_deadline(state: MatchState, outcome: RequestOutcome, now: Milliseconds) -> RequestOutcome:
    """Return the outcome of a request, with the deadline of the round that it opens."""
    hour = state.opened.deadline
    if hour is None or isinstance(outcome, Refusal):
        return outcome
    kinds = {
        type(event) for each in outcome if isinstance(each, GameWentOn) for event in each.events
    }
    if GameEnded in kinds or kinds.isdisjoint({PlayBegan, RoundClosed}):
        return outcome
    return (*outcome, DeadlineSet(next_deadline(hour, now)))
