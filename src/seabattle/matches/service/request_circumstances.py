"""The circumstances of a request: absences, clocks and names at that moment."""

from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import KeyDeriver, next_key_hash
from seabattle.matches.played_command import Circumstances
from seabattle.matches.port import Milliseconds, Watch
from seabattle.matches.request import Act, ReplacePlayer, Say, SendAway
from seabattle.matches.rounds.deadline import time_to_deadline
from seabattle.matches.service.submitted_request import SubmittedRequest


def circumstances_of(
    live: LiveMatch, ask: SubmittedRequest, watch: Watch, key_deriver: KeyDeriver
) -> Circumstances:
    """Everything beside the state of a match that a request is decided by."""
    if isinstance(ask.request, Say):
        return Circumstances(ask.by, seat=ask.seat, secrets=ask.secrets)
    if isinstance(ask.request, Act):
        # Who is away and for how long matters to claims and reminders alone.
        return Circumstances(
            ask.by,
            seat=ask.seat,
            stand_in=ask.stand_in,
            heard=ask.heard,
            now=watch.now(),
            date=watch.date(),
        )
    return Circumstances(
        ask.by,
        elapsed_time(live, watch),
        _absences(live, watch),
        _since_claim(live, watch),
        _since_reminder(live, watch),
        ask.sitter,
        now=watch.now(),
        date=watch.date(),
        late=is_past_deadline(live, watch),
        next_key=_next_key(live, ask, key_deriver),
    )


def elapsed_time(live: LiveMatch, watch: Watch) -> Milliseconds:
    """Return how long the running clocks have run since the last page.

    Those of computers that play alone stand still while the computers rest.
    """
    clock, now = live.state.clock, watch.now()
    if not clock.running or live.rests(now):
        return 0
    since = max(clock.since, live.audience.back_at) if live.plays_alone else clock.since
    return max(0, watch.on_duty(since, now))


def is_past_deadline(live: LiveMatch, watch: Watch) -> bool:
    """Whether the open round is to be closed because it was said to end by now."""
    at = live.state.deadline
    if at is None or live.state.over or live.plays_alone:
        return False
    return not time_to_deadline(at, watch)


def _next_key(live: LiveMatch, ask: SubmittedRequest, key_deriver: KeyDeriver) -> str | None:
    if not isinstance(ask.request, SendAway | ReplacePlayer):
        return None
    return next_key_hash(live.state, live.match, ask.request.seat, key_deriver)


def _since_reminder(live: LiveMatch, watch: Watch) -> Milliseconds | None:
    at = live.state.reminded_at
    return None if at is None else max(0, watch.now() - at)


def _since_claim(live: LiveMatch, watch: Watch) -> Milliseconds:
    claim = live.state.claim
    return 0 if claim is None else watch.on_duty(claim.since, watch.now())


def _absences(live: LiveMatch, watch: Watch) -> tuple[Milliseconds | None, ...]:
    now = watch.now()
    return tuple(
        None
        if sitter is None or sitter.player is None or live.is_listening(Seat(seat))
        else watch.on_duty(live.away_since(Seat(seat)), now)
        for seat, sitter in enumerate(live.state.sitters)
    )
