"""Decides a request to a live match: events, or the reason why not.

A pure function of state, request, circumstances and, for matches without a seed, chance:
time and presence are handed in.
"""

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from random import Random

from msgspec.structs import replace

from seabattle import __version__
from seabattle.bots.roster import STILL_SEAT
from seabattle.game import (
    CallOff,
    Command,
    GivenCommand,
    Phase,
    PlaceFleet,
    Refusal,
    Seat,
    seats_in,
)
from seabattle.game.refusal import GameIsOver
from seabattle.matches.clock import seats_out_of_time
from seabattle.matches.event import (
    GameWentOn,
    PauseOffered,
    PhraseSaid,
    RematchAsked,
    RematchOpened,
    SeatGivenUp,
    SeatTaken,
    StopOffered,
    StopRefused,
)
from seabattle.matches.lots import (
    Draw,
    RandomDraw,
    SeedDraw,
)
from seabattle.matches.pace.pace_refusal import why_wait
from seabattle.matches.pace.pause import offer_pause, refuse_pause
from seabattle.matches.played_command import Circumstances, RequestOutcome, apply_ruling
from seabattle.matches.played_game import PlayedGame
from seabattle.matches.port import MatchId
from seabattle.matches.refusal import (
    AlreadySeated,
    CannotStandUp,
    FleetSeen,
    HostHoldsNoSeat,
    KeyDoesNotFit,
    NoFreeSeat,
    NoOffer,
    NoRematch,
    NotAtTable,
    NotOverYet,
    NotTheHost,
    SaidEnough,
    SeatNotFree,
)
from seabattle.matches.request import (
    Act,
    ActFor,
    AskRematch,
    ClaimAbsence,
    CloseMatch,
    EndMatch,
    EndRound,
    LookAtClock,
    NewSitter,
    NotePresence,
    NoteRematch,
    OfferPause,
    OfferStop,
    RefusePause,
    RefuseStop,
    Remind,
    ReplacePlayer,
    Request,
    Say,
    SayPhrase,
    SeatComputer,
    SendAway,
    SetDeadline,
    ShowField,
    SitDown,
    StandUp,
)
from seabattle.matches.rounds.host_request import (
    act_for,
    close_round,
    end_match,
    end_round,
    remind,
    replace_player,
    send_away,
    set_deadline,
    with_deadline,
)
from seabattle.matches.seats.absence import claim_absence, note_presence
from seabattle.matches.seats.fleet_sight import find_foreign_fleet
from seabattle.matches.seats.seating import seat_computers, why_not_name
from seabattle.matches.state import MatchState, with_nonce


def decide_request(
    state: MatchState, request: Request, circumstances: Circumstances, chance: Random
) -> RequestOutcome:
    """Say what happens when *request* is made; *chance* is for matches without a seed."""
    seed = state.opened.seed
    draw = SeedDraw(seed, state.nonces) if seed else RandomDraw(chance)
    outcome = _DECIDERS[type(request)](state, request, circumstances, draw)
    if not isinstance(outcome, Refusal) and circumstances.by is not None:
        outcome = why_wait(state, outcome, circumstances.now) or outcome
    return with_deadline(state, outcome, circumstances.date)


def key_hash(key: str) -> str:
    """Return the hash that is kept of the key of a link."""
    return sha256(key.encode()).hexdigest()


def _sit_down(
    state: MatchState, request: SitDown, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    if state.over:
        return GameIsOver()
    seated = state.seat_of(circumstances.by)
    if seated is not None:
        return AlreadySeated(seated)
    if state.by_host and circumstances.by == state.opened.host:
        return HostHoldsNoSeat()
    seat = _seat_for(state, request)
    if isinstance(seat, Refusal):
        return seat
    assert circumstances.by is not None
    seen = find_foreign_fleet(state.seen_by, circumstances.by, seat)
    if seen is not None:
        return FleetSeen(seen)
    sitter = circumstances.sitter or NewSitter()
    name = state.opened.chairs[seat].name or sitter.name
    taken = why_not_name(state, name) if sitter.distinct else None
    if taken is not None:
        return taken
    return (SeatTaken(seat, circumstances.by, name, sitter.kind),)


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


def _seat_computer(
    state: MatchState, request: SeatComputer, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    if circumstances.by != state.opened.host:
        return NotTheHost()
    return seat_computers(state, request.bot, request.seat, draw)


def _stand_up(
    state: MatchState, request: StandUp, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    table = state.game.table
    if table.phase is not Phase.PLACING or table.placed >> seat & 1 or state.game.is_bound(seat):
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
        return _place_with_nonce(state.game, given, request.nonce, draw)
    played = state.game.act(given, draw)
    if isinstance(played, Refusal) or not ours:
        return played
    return (_note_thinking(played[0], circumstances, state.opened.version), *played[1:])


def _place_with_nonce(
    game: PlayedGame, given: GivenCommand[Command], nonce: str, draw: Draw
) -> RequestOutcome:
    """The last fleet calls for lots at once, and its nonce is mixed into them, too."""
    if isinstance(draw, SeedDraw) and given.seat is not None:
        draw = replace(draw, nonces=with_nonce(draw.nonces, given.seat, nonce))
    played = game.act(given, draw)
    if isinstance(played, Refusal):
        return played
    return (replace(played[0], nonce=nonce), *played[1:])


def _note_thinking(move: GameWentOn, circumstances: Circumstances, version: str) -> GameWentOn:
    """Keep what is needed to have a computer player think of its move again."""
    made_by = None if version in ("", __version__) else __version__
    heard, stand_in = circumstances.heard, circumstances.stand_in
    return replace(move, stand_in=stand_in, heard=heard, version=made_by)


def _say(
    state: MatchState, request: Say, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    ours = circumstances.by is None
    seat = circumstances.seat if ours else state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    secrets = circumstances.secrets if ours else ""
    return state.game.say(seat, request, complete=not state.free, secrets=secrets)


def _show_field(
    state: MatchState, request: ShowField, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    return NotAtTable() if seat is None else state.game.show_field(seat, request, state.shown)


def _offer_stop(
    state: MatchState, request: OfferStop, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if state.over:
        return GameIsOver()
    agreed = state.offers | 1 << seat
    if agreed == state.offers:
        return ()
    # The server's own bots always agree, and a player who is out has no say.
    if state.people & state.game.table.present & ~agreed:
        return (StopOffered(seat),)
    called_off = apply_ruling(state, CallOff(), draw)
    return called_off if isinstance(called_off, Refusal) else (StopOffered(seat), *called_off)


def _refuse_stop(
    state: MatchState, request: RefuseStop, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    return (StopRefused(seat),) if state.offers else NoOffer()


def _offer_pause(
    state: MatchState, request: OfferPause, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat, table = state.seat_of(circumstances.by), state.game.table
    if seat is None:
        return NotAtTable()
    wanted, asked = PauseOffered(seat, request.days), state.people & table.present
    rule, phase = state.opened.clock, table.phase
    paused = state.paused_until > circumstances.now
    return offer_pause(state.pause_offer, wanted, asked, rule=rule, phase=phase, paused=paused)


def _refuse_pause(
    state: MatchState, request: RefusePause, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    return NotAtTable() if seat is None else refuse_pause(state.pause_offer, seat)


def _say_phrase(
    state: MatchState, request: SayPhrase, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Once until the game goes on for all to hear: no way to fill a log, or to tell of a secret."""
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    return SaidEnough() if state.spoken >> seat & 1 else (PhraseSaid(seat, request.phrase),)


def _ask_rematch(
    state: MatchState, request: AskRematch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if not state.over:
        return NotOverYet()
    if any(chair.bot == STILL_SEAT for chair in state.opened.chairs):
        return NoRematch()
    return () if state.rematch >> seat & 1 else (RematchAsked(seat),)


def _look_at_clock(
    state: MatchState, request: LookAtClock, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Decide the game against players whose time is out; close a round past its deadline."""
    clock = state.opened.clock
    if circumstances.late:
        return close_round(state, draw)
    late = seats_out_of_time(clock, state.clock, circumstances.spent)
    if not late:
        return ()
    if clock.move and state.opened.ruleset.turn.in_rounds:
        return close_round(state, draw)
    return state.game.end_by_clock(late, draw)


def _note_rematch(
    state: MatchState, request: NoteRematch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    return () if state.following else (RematchOpened(MatchId(request.match)),)


def _close_match(
    state: MatchState, request: CloseMatch, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    return GameIsOver() if state.over else apply_ruling(state, CallOff(), draw)


_DECIDERS: dict[type[Request], Callable[..., RequestOutcome]] = {
    SitDown: _sit_down,
    SeatComputer: _seat_computer,
    StandUp: _stand_up,
    Act: _act,
    Say: _say,
    ShowField: _show_field,
    OfferStop: _offer_stop,
    RefuseStop: _refuse_stop,
    OfferPause: _offer_pause,
    RefusePause: _refuse_pause,
    SayPhrase: _say_phrase,
    ClaimAbsence: claim_absence,
    EndRound: end_round,
    SendAway: send_away,
    Remind: remind,
    ActFor: act_for,
    ReplacePlayer: replace_player,
    SetDeadline: set_deadline,
    EndMatch: end_match,
    AskRematch: _ask_rematch,
    LookAtClock: _look_at_clock,
    NotePresence: note_presence,
    NoteRematch: _note_rematch,
    CloseMatch: _close_match,
}
