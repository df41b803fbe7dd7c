"""Decides a request to a live match: events, or the reason why not.

A pure function of state, request, circumstances and, for matches without a seed, chance:
time and presence are handed in.
"""

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from seabattle import __version__
from seabattle.game import (
    CallOff,
    CloseRound,
    Command,
    DropSeat,
    Fire,
    Game,
    GivenCommand,
    Phase,
    PlaceFleet,
    RefereeCommand,
    Refusal,
    RunOutOfTime,
    Seat,
    seats_in,
)
from seabattle.game.event import (
    OrderGiven,
    RadarSwept,
    SalvoLanded,
    ShipMoved,
    TurnHeld,
    TurnPassed,
)
from seabattle.game.refusal import GameIsOver, NotDroppable
from seabattle.matches.clock import seats_out_of_time
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    GameWentOn,
    MatchEvent,
    RematchAsked,
    RematchOpened,
    Reminded,
    SeatGivenUp,
    SeatTaken,
    StopOffered,
    StopRefused,
)
from seabattle.matches.lots import (
    Draw,
    RandomDraw,
    SeedDraw,
    draw_lots,
    draw_stray_shots,
)
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.refusal import (
    AlreadySeated,
    CannotStandUp,
    KeyDoesNotFit,
    NobodyAbsent,
    NobodyToRemind,
    NoFreeSeat,
    NoOffer,
    NotAtTable,
    NotOverYet,
    NotTheHost,
    RemindedLately,
    SeatNotFree,
)
from seabattle.matches.request import (
    Act,
    AskRematch,
    ClaimAbsence,
    CloseMatch,
    EndRound,
    LookAtClock,
    NewSitter,
    NotePresence,
    NoteRematch,
    OfferStop,
    RefuseStop,
    Remind,
    Request,
    SendAway,
    SitDown,
    StandUp,
)
from seabattle.matches.state import MatchState, with_nonce

ABSENT = 60_000
"""How long the side to move must have been away before that can be claimed."""

ANSWER = 15_000
"""How long it has to come back before the claim wins."""

REMINDERS = 300_000
"""How long after a reminder the host may give the next."""

RequestOutcome = tuple[MatchEvent, ...] | Refusal

_PLAIN = frozenset({SalvoLanded, RadarSwept, ShipMoved, TurnHeld, TurnPassed, OrderGiven})
"""Events that leave the game where it stands, so that no lots can be called for after them."""


class Circumstances(Struct, frozen=True, gc=False):
    """Who asks, and what the service knows at that moment."""

    by: PlayerId | None
    """A player, or nobody when the service itself asks."""
    spent: Milliseconds = 0
    """How long the running clocks have run since the last page."""
    away: tuple[Milliseconds | None, ...] = ()
    """For each seat how long nobody has been there, ``None`` while somebody is."""
    claimed: Milliseconds = 0
    """How long a claim of absence has stood."""
    reminded: Milliseconds | None = None
    """How long ago the host last reminded somebody."""
    sitter: NewSitter | None = None
    """What whoever sits down is called."""
    seat: Seat | None = None
    """Of one of our own bots, when that asks."""
    stand_in: str | None = None
    """Who has thought of it in that bot's place."""
    heard: int | None = None
    """How much that bot had heard when it thought."""
    next_key: str | None = None
    """The hash of the next key of a seat that is to be sent away from."""


def decide_request(
    state: MatchState, request: Request, circumstances: Circumstances, chance: Random
) -> RequestOutcome:
    """Say what happens when *request* is made; *chance* is for matches without a seed."""
    seed = state.opened.seed
    draw = SeedDraw(seed, state.nonces) if seed else RandomDraw(chance)
    return _DECIDERS[type(request)](state, request, circumstances, draw)


def key_hash(key: str) -> str:
    """What is kept of the key of a link."""
    return sha256(key.encode()).hexdigest()


def _sit_down(
    state: MatchState, request: SitDown, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    if state.over:
        return GameIsOver()
    seated = state.seat_of(circumstances.by)
    if seated is not None:
        return AlreadySeated(seated)
    seat = _seat_for(state, request)
    if isinstance(seat, Refusal):
        return seat
    assert circumstances.by is not None
    sitter = circumstances.sitter or NewSitter()
    return (SeatTaken(seat, circumstances.by, sitter.name, sitter.kind),)


def _seat_for(state: MatchState, request: SitDown) -> Seat | Refusal:
    free = tuple(seats_in(state.free))
    chairs = state.opened.chairs
    if request.key is not None:
        fits = key_hash(request.key)
        for seat in free:
            if compare_digest(chairs[seat].key or "", fits):
                return seat
        return KeyDoesNotFit()
    anybody = [seat for seat in free if chairs[seat].key is None]
    if request.seat is not None:
        return request.seat if request.seat in anybody else SeatNotFree(request.seat)
    return anybody[0] if anybody else NoFreeSeat()


def _stand_up(
    state: MatchState, request: StandUp, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    table = state.game.table
    if table.phase is not Phase.PLACING or table.placed >> seat & 1:
        return CannotStandUp()
    return (SeatGivenUp(seat),)


def _act(
    state: MatchState, request: Act, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    ours = circumstances.by is None
    seat = circumstances.seat if ours else state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    given = GivenCommand(seat, request.command)
    if request.nonce is not None and isinstance(request.command, PlaceFleet):
        return _place_with_nonce(state, given, request.nonce, draw)
    played = _play(state.game, given, draw)
    if isinstance(played, Refusal) or not ours:
        return played
    return (_note_thinking(played[0], circumstances, state.opened.version), *played[1:])


def _place_with_nonce(
    state: MatchState, given: GivenCommand[Command], nonce: str, draw: Draw
) -> RequestOutcome:
    """The last fleet calls for lots at once, and its nonce is mixed into them, too."""
    if isinstance(draw, SeedDraw) and given.seat is not None:
        draw = replace(draw, nonces=with_nonce(draw.nonces, given.seat, nonce))
    played = _play(state.game, given, draw)
    if isinstance(played, Refusal):
        return played
    return (replace(played[0], nonce=nonce), *played[1:])


def _note_thinking(move: GameWentOn, circumstances: Circumstances, version: str) -> GameWentOn:
    """Keep what is needed to have a computer player think of its move again."""
    made_by = None if version in ("", __version__) else __version__
    heard, stand_in = circumstances.heard, circumstances.stand_in
    return replace(move, stand_in=stand_in, heard=heard, version=made_by)


def _rule(state: MatchState, command: RefereeCommand, draw: Draw) -> RequestOutcome:
    """What chance, the clock or the host decides."""
    return _play(state.game, GivenCommand(None, command), draw)


def _play(game: Game, given: GivenCommand[Command], draw: Draw) -> tuple[GameWentOn, ...] | Refusal:
    """A command of the game, and the lots that it calls for."""
    found: list[GameWentOn] = []
    following: GivenCommand[Command] | None = given
    while following is not None:
        events = game.decide(following.seat, following.command)
        if isinstance(events, Refusal):
            return events
        found.append(GameWentOn(following, events))
        if _PLAIN.issuperset(map(type, events)):
            break
        game = game.after(events)
        lot = draw_lots(game.table, draw)
        following = None if lot is None else GivenCommand(None, lot)
    return tuple(found)


def _offer_stop(
    state: MatchState, request: OfferStop, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if state.over:
        return GameIsOver()
    agreed = state.offers | 1 << seat
    # Our own bots do not mind, and whoever is out has no say.
    if state.people & state.game.table.present & ~agreed:
        return (StopOffered(seat),)
    called_off = _rule(state, CallOff(), draw)
    return called_off if isinstance(called_off, Refusal) else (StopOffered(seat), *called_off)


def _refuse_stop(
    state: MatchState, request: RefuseStop, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    return (StopRefused(seat),) if state.offers else NoOffer()


def _claim_absence(
    state: MatchState, request: ClaimAbsence, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Only the side to move can be claimed against, and only after it has been away for a while.

    This process knows only who listens here. So a claim is put to everybody first, and
    whichever process has somebody at that seat denies it.
    """
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if state.over:
        return GameIsOver()
    turn = state.game.table.turn
    if state.game.table.phase is not Phase.PLAYING or turn is None or turn == seat:
        return NobodyAbsent(0)
    away = circumstances.away[turn] if turn < len(circumstances.away) else None
    if away is None:
        return NobodyAbsent(0)
    if away < ABSENT:
        return NobodyAbsent((ABSENT - away + 999) // 1000)
    if state.claim is None:
        return (AbsenceClaimed(seat, turn),)
    if circumstances.claimed < ANSWER:
        return NobodyAbsent((ANSWER - circumstances.claimed + 999) // 1000)
    return _rule(state, RunOutOfTime(turn), draw)


def _note_presence(
    state: MatchState, request: NotePresence, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    claimed = state.claim is not None and state.claim.seat == request.seat
    return (AbsenceDenied(request.seat),) if claimed else ()


def _end_round(
    state: MatchState, request: EndRound, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    if circumstances.by != state.opened.host:
        return NotTheHost()
    return _close_round(state, draw)


def _close_round(state: MatchState, draw: Draw) -> RequestOutcome:
    strays: tuple[GivenCommand[Fire], ...] = ()
    if state.game.table.phase is Phase.PLAYING and state.opened.ruleset.turn.in_rounds:
        strays = draw_stray_shots(state.game, draw)
    return _rule(state, CloseRound(strays), draw)


def _send_away(
    state: MatchState, request: SendAway, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """A seat that missed rounds (FO3), or one that is not ready: somebody else may sit there.

    If nobody ever sat down the others play without that seat; one alone cannot play, nor win.
    """
    if circumstances.by != state.opened.host:
        return NotTheHost()
    seat, table = request.seat, state.game.table
    dropped = _rule(state, DropSeat(seat), draw)
    if not isinstance(dropped, NotDroppable) or table.phase is not Phase.PLACING:
        return dropped
    if _can_be_freed(state, seat):
        # The old link is in the hands of whoever was sent away.
        kept = state.opened.chairs[seat].key is not None
        return (SeatGivenUp(seat, circumstances.next_key if kept else None),)
    if not state.free >> seat & 1:
        return dropped
    alone = (table.present & ~(1 << seat)).bit_count() == 1
    return _rule(state, CallOff() if alone else RunOutOfTime(seat), draw)


def _can_be_freed(state: MatchState, seat: Seat) -> bool:
    """Whether somebody sits there, or a tombstone, who has not placed a fleet."""
    table = state.game.table
    sitter = state.sitters[seat] if seat < len(state.sitters) else None
    taken = sitter is not None and sitter.player is not None
    return taken and bool(~table.placed & table.present & 1 << seat)


def _remind(
    state: MatchState, request: Remind, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Who is awaited everybody knows; the host needs no reminder, and the computer neither."""
    if circumstances.by != state.opened.host:
        return NotTheHost()
    if state.over:
        return GameIsOver()
    own = state.seat_of(circumstances.by)
    seats = tuple(seat for seat in seats_in(state.game.table.to_act & state.people) if seat != own)
    if not seats:
        return NobodyToRemind()
    if circumstances.reminded is not None and circumstances.reminded < REMINDERS:
        return RemindedLately((REMINDERS - circumstances.reminded + 999) // 1000)
    return (Reminded(seats),)


def _ask_rematch(
    state: MatchState, request: AskRematch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if not state.over:
        return NotOverYet()
    return () if state.rematch >> seat & 1 else (RematchAsked(seat),)


def _look_at_clock(
    state: MatchState, request: LookAtClock, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Whoever is out of time has lost; a round whose time is out is closed."""
    rule = state.opened.clock
    late = seats_out_of_time(rule, state.clock, circumstances.spent)
    if not late:
        return ()
    if rule.move and state.opened.ruleset.turn.in_rounds:
        return _close_round(state, draw)
    found: list[MatchEvent] = []
    game = state.game
    for seat in late:
        ended = _play(game, GivenCommand(None, RunOutOfTime(seat)), draw)
        if isinstance(ended, Refusal):
            break
        found += ended
        game = game.after(event for each in ended for event in each.events)
    return tuple(found)


def _note_rematch(
    state: MatchState, request: NoteRematch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    return () if state.following else (RematchOpened(MatchId(request.match)),)


def _close_match(
    state: MatchState, request: CloseMatch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    return GameIsOver() if state.over else _rule(state, CallOff(), draw)


_DECIDERS: dict[type[Request], Callable[..., RequestOutcome]] = {
    SitDown: _sit_down,
    StandUp: _stand_up,
    Act: _act,
    OfferStop: _offer_stop,
    RefuseStop: _refuse_stop,
    ClaimAbsence: _claim_absence,
    EndRound: _end_round,
    SendAway: _send_away,
    Remind: _remind,
    AskRematch: _ask_rematch,
    LookAtClock: _look_at_clock,
    NotePresence: _note_presence,
    NoteRematch: _note_rematch,
    CloseMatch: _close_match,
}
