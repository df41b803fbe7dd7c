"""What comes of a request at a live match: events, or the reason why not.

Pure but for the lots it draws: time and presence are handed in, and so is chance.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from hmac import compare_digest
from random import Random

from msgspec import Struct

from seabattle.game import (
    CallOff,
    CloseRound,
    Command,
    DropSeat,
    Fire,
    Phase,
    Refusal,
    RunOutOfTime,
    Seat,
    decide,
    evolve,
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
from seabattle.game.state import State
from seabattle.matches.chance import lots, stray_shots
from seabattle.matches.clock import out_of_time
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
    NotYourSeat,
    RemindedLately,
    SeatNotFree,
)
from seabattle.matches.request import (
    Act,
    AskRematch,
    ClaimAbsence,
    EndRound,
    LookAtClock,
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
from seabattle.matches.sitting import Sitting

ABSENT = 60_000
"""How long the side to move must have been away before that can be claimed."""

ANSWER = 15_000
"""How long it has to come back before the claim wins."""

REMINDERS = 300_000
"""How long after a reminder the host may give the next."""

Outcome = tuple[MatchEvent, ...] | Refusal

_PLAIN = frozenset({SalvoLanded, RadarSwept, ShipMoved, TurnHeld, TurnPassed, OrderGiven})
"""Events that leave the game where it stands, so that no lots can be called for after them."""


class Occasion(Struct, frozen=True, gc=False):
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


def conducted(sitting: Sitting, request: Request, occasion: Occasion, chance: Random) -> Outcome:
    """Say what happens when *request* is made."""
    return _CONDUCT[type(request)](sitting, request, occasion, chance)


def key_hash(key: str) -> str:
    """What is kept of the key of a link."""
    return sha256(key.encode()).hexdigest()


def _sit_down(sitting: Sitting, request: SitDown, occasion: Occasion, chance: Random) -> Outcome:
    if sitting.over:
        return GameIsOver()
    seated = sitting.seat_of(occasion.by)
    if seated is not None:
        return AlreadySeated(seated)
    seat = _seat_for(sitting, request)
    if isinstance(seat, Refusal):
        return seat
    assert occasion.by is not None
    return (SeatTaken(seat, occasion.by, request.name, request.kind),)


def _seat_for(sitting: Sitting, request: SitDown) -> Seat | Refusal:
    free = tuple(seats_in(sitting.free))
    chairs = sitting.opened.chairs
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


def _stand_up(sitting: Sitting, request: StandUp, occasion: Occasion, chance: Random) -> Outcome:
    seat = sitting.seat_of(occasion.by)
    if seat is None:
        return NotAtTable()
    table = sitting.state.table
    if table.phase is not Phase.PLACING or table.placed >> seat & 1:
        return CannotStandUp()
    return (SeatGivenUp(seat),)


def _act(sitting: Sitting, request: Act, occasion: Occasion, chance: Random) -> Outcome:
    command = request.command
    if occasion.by is not None:
        seat = sitting.seat_of(occasion.by)
        if seat is None:
            return NotAtTable()
        if seat != command.seat:
            return NotYourSeat(command.seat)
    return _played(sitting, command, chance)


def _played(sitting: Sitting, command: Command, chance: Random) -> Outcome:
    return _played_from(sitting, sitting.state, command, chance)


def _played_from(
    sitting: Sitting, state: State, command: Command, chance: Random
) -> tuple[GameWentOn, ...] | Refusal:
    """A command of the game, and the lots that it calls for."""
    found: list[GameWentOn] = []
    following: Command | None = command
    while following is not None:
        events = decide(sitting.opened.ruleset, state, following)
        if isinstance(events, Refusal):
            return events
        found.append(GameWentOn(following, events))
        if _PLAIN.issuperset(map(type, events)):
            break
        state = _state_after(sitting, state, found[-1:])
        following = lots(state.table, chance)
    return tuple(found)


def _state_after(sitting: Sitting, state: State, played: Iterable[GameWentOn]) -> State:
    for each in played:
        for event in each.events:
            state = evolve(sitting.opened.ruleset, state, event)
    return state


def _offer_stop(
    sitting: Sitting, request: OfferStop, occasion: Occasion, chance: Random
) -> Outcome:
    seat = sitting.seat_of(occasion.by)
    if seat is None:
        return NotAtTable()
    if sitting.over:
        return GameIsOver()
    agreed = sitting.offers | 1 << seat
    # Our own bots do not mind, and whoever is out has no say.
    if sitting.people & sitting.state.table.present & ~agreed:
        return (StopOffered(seat),)
    called_off = _played(sitting, CallOff(), chance)
    return called_off if isinstance(called_off, Refusal) else (StopOffered(seat), *called_off)


def _refuse_stop(
    sitting: Sitting, request: RefuseStop, occasion: Occasion, chance: Random
) -> Outcome:
    seat = sitting.seat_of(occasion.by)
    if seat is None:
        return NotAtTable()
    return (StopRefused(seat),) if sitting.offers else NoOffer()


def _claim_absence(
    sitting: Sitting, request: ClaimAbsence, occasion: Occasion, chance: Random
) -> Outcome:
    """Only the side to move can be claimed against, and only after it has been away for a while.

    This process knows only who listens here. So a claim is put to everybody first, and
    whichever process has somebody at that seat denies it.
    """
    seat = sitting.seat_of(occasion.by)
    if seat is None:
        return NotAtTable()
    if sitting.over:
        return GameIsOver()
    turn = sitting.state.table.turn
    if sitting.state.table.phase is not Phase.PLAYING or turn is None or turn == seat:
        return NobodyAbsent(0)
    away = occasion.away[turn] if turn < len(occasion.away) else None
    if away is None:
        return NobodyAbsent(0)
    if away < ABSENT:
        return NobodyAbsent((ABSENT - away + 999) // 1000)
    if sitting.claim is None:
        return (AbsenceClaimed(seat, turn),)
    if occasion.claimed < ANSWER:
        return NobodyAbsent((ANSWER - occasion.claimed + 999) // 1000)
    return _played(sitting, RunOutOfTime(turn), chance)


def _note_presence(
    sitting: Sitting, request: NotePresence, occasion: Occasion, chance: Random
) -> Outcome:
    claimed = sitting.claim is not None and sitting.claim.seat == request.seat
    return (AbsenceDenied(request.seat),) if claimed else ()


def _end_round(sitting: Sitting, request: EndRound, occasion: Occasion, chance: Random) -> Outcome:
    if occasion.by != sitting.opened.host:
        return NotTheHost()
    return _round_closed(sitting, chance)


def _round_closed(sitting: Sitting, chance: Random) -> Outcome:
    strays: tuple[Fire, ...] = ()
    if sitting.state.table.phase is Phase.PLAYING and sitting.opened.ruleset.turn.in_rounds:
        strays = stray_shots(sitting.opened.ruleset, sitting.state, chance)
    return _played(sitting, CloseRound(strays), chance)


def _send_away(sitting: Sitting, request: SendAway, occasion: Occasion, chance: Random) -> Outcome:
    """A seat that missed rounds (FO3), or one that is not ready: somebody else may sit there.

    If nobody ever sat down the others play without that seat; one alone cannot play, nor win.
    """
    if occasion.by != sitting.opened.host:
        return NotTheHost()
    seat, table = request.seat, sitting.state.table
    dropped = _played(sitting, DropSeat(seat), chance)
    if not isinstance(dropped, NotDroppable) or table.phase is not Phase.PLACING:
        return dropped
    if sitting.people & ~table.placed & table.present & 1 << seat:
        return (SeatGivenUp(seat),)
    if not sitting.free >> seat & 1:
        return dropped
    alone = (table.present & ~(1 << seat)).bit_count() == 1
    return _played(sitting, CallOff() if alone else RunOutOfTime(seat), chance)


def _remind(sitting: Sitting, request: Remind, occasion: Occasion, chance: Random) -> Outcome:
    """Who is awaited everybody knows; the host needs no reminder, and the computer neither."""
    if occasion.by != sitting.opened.host:
        return NotTheHost()
    if sitting.over:
        return GameIsOver()
    table = sitting.state.table
    awaited = table.awaited if table.turn is None else 1 << table.turn
    own = sitting.seat_of(occasion.by)
    seats = tuple(seat for seat in seats_in(awaited & sitting.people) if seat != own)
    if not seats:
        return NobodyToRemind()
    if occasion.reminded is not None and occasion.reminded < REMINDERS:
        return RemindedLately((REMINDERS - occasion.reminded + 999) // 1000)
    return (Reminded(seats),)


def _ask_rematch(
    sitting: Sitting, request: AskRematch, occasion: Occasion, chance: Random
) -> Outcome:
    seat = sitting.seat_of(occasion.by)
    if seat is None:
        return NotAtTable()
    if not sitting.over:
        return NotOverYet()
    return () if sitting.rematch >> seat & 1 else (RematchAsked(seat),)


def _look_at_clock(
    sitting: Sitting, request: LookAtClock, occasion: Occasion, chance: Random
) -> Outcome:
    """Whoever is out of time has lost; a round whose time is out is closed."""
    rule = sitting.opened.clock
    late = out_of_time(rule, sitting.clock, occasion.spent)
    if not late:
        return ()
    if rule.move and sitting.opened.ruleset.turn.in_rounds:
        return _round_closed(sitting, chance)
    found: list[MatchEvent] = []
    state = sitting.state
    for seat in late:
        ended = _played_from(sitting, state, RunOutOfTime(seat), chance)
        if isinstance(ended, Refusal):
            break
        found += ended
        state = _state_after(sitting, state, ended)
    return tuple(found)


def _note_rematch(
    sitting: Sitting, request: NoteRematch, occasion: Occasion, chance: Random
) -> Outcome:
    return () if sitting.following else (RematchOpened(MatchId(request.match)),)


_CONDUCT: dict[type[Request], Callable[..., Outcome]] = {
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
}
