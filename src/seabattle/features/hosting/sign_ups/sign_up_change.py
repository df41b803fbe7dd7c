"""What becomes of a sign-up: answers, confirmations, and the seats in the end. All pure."""

from collections.abc import Callable

from msgspec.structs import replace

from seabattle.features.hosting.refusals import (
    NoSuchEntry,
    NotConfirmed,
    NothingToConfirm,
    SignUpClosed,
    SignUpFull,
    TooFewSignedUp,
)
from seabattle.features.hosting.sign_ups.sign_up import (
    HOUR,
    MOST_ENTRIES,
    Answer,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.game import Refusal
from seabattle.matches.event import SitterKind
from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.matches.refusal import HostHoldsNoSeat, NameTaken
from seabattle.matches.seats.seating import find_look_alike
from seabattle.matches.state import Sitter

Changed = SignUp | Refusal
IsPast = Callable[[Milliseconds], bool]
"""Whether a deadline is past, for somebody who could have kept it."""

TO_PLAY = (Answer.IN, Answer.SUBSTITUTE)


def settle_deadlines(sign_up: SignUp, is_past: IsPast) -> SignUp:
    """Let everything happen that was due by itself; again changes nothing (idempotent)."""
    closes = sign_up.closes
    if sign_up.phase is SignUpPhase.OPEN and closes is not None and is_past(closes):
        sign_up = _begin_confirming(sign_up, closes)
    while sign_up.phase is SignUpPhase.CONFIRMING:
        late = [
            each
            for each in sign_up.players
            if each.is_unsure and each.confirm_by is not None and is_past(each.confirm_by)
        ]
        if not late:
            break
        first = min(late, key=lambda each: (each.confirm_by or 0, each.since, each.id))
        assert first.confirm_by is not None
        sign_up = _put(sign_up, replace(first, answer=Answer.OUT, dropped=True))
        sign_up = _move_up(sign_up, first.confirm_by)
    return sign_up


def give_answer(sign_up: SignUp, entry: SignUpEntry, *, own: bool) -> Changed:
    """Somebody says in, out, substitute or spectator; *own* where it is the host's own answer.

    An entry of the same id is replaced; its place in the queue is kept with its answer.
    """
    before = sign_up.entry(entry.id)
    obstacle = _why_not(sign_up, before, entry, own=own)
    if obstacle is not None:
        return obstacle
    if before is not None and before.answer is entry.answer and not before.dropped:
        return _put(sign_up, replace(before, name=entry.name))
    was_full = len(sign_up.players) >= sign_up.places
    changed = _put(sign_up, entry)
    left = before is not None and before.answer is Answer.IN
    if left and (was_full or sign_up.phase is SignUpPhase.CONFIRMING):
        changed = _move_up(changed, entry.since)
    return changed


def _why_not(
    sign_up: SignUp, before: SignUpEntry | None, entry: SignUpEntry, *, own: bool
) -> Refusal | None:
    """Why somebody cannot answer that."""
    if sign_up.phase in (SignUpPhase.CANCELLED, SignUpPhase.STARTING):
        return SignUpClosed()
    if before is not None and before.seat is not None:
        return SignUpClosed()
    joins = entry.answer is Answer.IN and (before is None or before.answer is not Answer.IN)
    if joins and sign_up.phase is not SignUpPhase.OPEN:
        return SignUpClosed()
    if joins and len(sign_up.players) >= sign_up.places:
        return SignUpFull(sign_up.places)
    if before is None and len(sign_up.entries) >= MOST_ENTRIES:
        return SignUpFull(MOST_ENTRIES)
    if entry.answer in TO_PLAY and _would_host_peek(sign_up, entry, own=own):
        return HostHoldsNoSeat()
    other = _look_alike(sign_up, entry)
    return None if other is None else NameTaken(other)


def _would_host_peek(sign_up: SignUp, entry: SignUpEntry, *, own: bool) -> bool:
    """Whether a host who plays would give orders for others."""
    if entry.player is None:
        host = sign_up.entry_of(sign_up.host)
        return host is not None and host.answer in TO_PLAY
    return own and any(each.player is None and each.answer in TO_PLAY for each in sign_up.entries)


def _look_alike(sign_up: SignUp, entry: SignUpEntry) -> str | None:
    others = [each for each in sign_up.entries if each.id != entry.id]
    people = [Sitter(each.name, SitterKind.PERSON) for each in others]
    bots = [Sitter(each, SitterKind.COMPUTER) for each in sign_up.plan.bots]
    return find_look_alike(entry.name, [*people, *bots])


def confirm_entry(sign_up: SignUp, id: str) -> Changed:  # noqa: A002 -- Its name.
    """Somebody who is in, or would be a substitute, really will play."""
    entry = sign_up.entry(id)
    if entry is None:
        return NoSuchEntry()
    if sign_up.phase is not SignUpPhase.CONFIRMING or entry.answer not in TO_PLAY:
        return NothingToConfirm()
    return _put(sign_up, replace(entry, confirmed=True))


def remove_entry(sign_up: SignUp, id: str, now: Milliseconds) -> Changed:  # noqa: A002 -- Its name.
    """The host strikes somebody off the list; a substitute moves up as if they had left."""
    entry = sign_up.entry(id)
    if entry is None:
        return NoSuchEntry()
    if entry.seat is not None or sign_up.phase is SignUpPhase.STARTING:
        return SignUpClosed()
    was_full = len(sign_up.players) >= sign_up.places
    kept = tuple(each for each in sign_up.entries if each.id != id)
    changed = replace(sign_up, entries=kept)
    confirming = sign_up.phase is SignUpPhase.CONFIRMING
    if entry.answer is Answer.IN and (was_full or confirming):
        changed = _move_up(changed, now)
    return changed


def ask_to_confirm(sign_up: SignUp, now: Milliseconds) -> Changed:
    """The host closes the list; those who are in have so many hours to confirm it."""
    if sign_up.phase is not SignUpPhase.OPEN:
        return SignUpClosed()
    return _begin_confirming(sign_up, now)


def _begin_confirming(sign_up: SignUp, at: Milliseconds) -> SignUp:
    entries = tuple(
        _ask_one(sign_up, each, at) if each.answer is Answer.IN else each
        for each in sign_up.entries
    )
    return replace(sign_up, phase=SignUpPhase.CONFIRMING, entries=entries)


def _ask_one(sign_up: SignUp, entry: SignUpEntry, at: Milliseconds) -> SignUpEntry:
    """The same, with the deadline for confirming; nobody is asked where nobody has to."""
    hours = sign_up.confirm_hours
    if entry.answer is not Answer.IN:
        return entry
    return replace(entry, confirm_by=at + hours * HOUR if hours else None)


def _move_up(sign_up: SignUp, at: Milliseconds) -> SignUp:
    """The first substitute is in, and has as long to confirm it as everybody had."""
    if not sign_up.substitutes:
        return sign_up
    first = replace(sign_up.substitutes[0], answer=Answer.IN, since=at)
    confirming = sign_up.phase is SignUpPhase.CONFIRMING
    return _put(sign_up, _ask_one(sign_up, first, at) if confirming else first)


def settle_seats(sign_up: SignUp, now: Milliseconds, *, drop_unsure: bool) -> Changed:
    """Who sits where: those who are in and have confirmed it, in the order of the list.

    Asked again the seats are the same (idempotent), so that a start that was cut off goes on.
    """
    if sign_up.phase in (SignUpPhase.STARTING, SignUpPhase.STARTED):
        return sign_up
    if sign_up.phase is SignUpPhase.CANCELLED:
        return SignUpClosed()
    if sign_up.phase is SignUpPhase.OPEN:
        sign_up = _begin_confirming(sign_up, now)
    if drop_unsure:
        sign_up = _drop_unsure(sign_up)
    unsure = tuple(each.name for each in sign_up.players if each.is_unsure)
    if unsure:
        return NotConfirmed(", ".join(unsure))
    count = len(sign_up.players) + len(sign_up.plan.bots)
    if count < 2:
        return TooFewSignedUp(count)
    for seat, entry in enumerate(sign_up.players):
        sign_up = _put(sign_up, replace(entry, seat=seat))
    return replace(sign_up, phase=SignUpPhase.STARTING)


def _drop_unsure(sign_up: SignUp) -> SignUp:
    """Nobody is waited for: whoever has not confirmed is out, and substitutes who have are in."""
    for entry in sign_up.players:
        if entry.is_unsure:
            sign_up = _put(sign_up, replace(entry, answer=Answer.OUT, dropped=True))
            ready = [each for each in sign_up.substitutes if each.confirmed]
            if ready:
                sign_up = _put(sign_up, replace(ready[0], answer=Answer.IN))
    return sign_up


def cancel_sign_up(sign_up: SignUp) -> Changed:
    """The host calls it off."""
    if sign_up.phase in (SignUpPhase.STARTING, SignUpPhase.STARTED):
        return SignUpClosed()
    return replace(sign_up, phase=SignUpPhase.CANCELLED)


def seat_substitute(sign_up: SignUp, id: str, seat: int, links: int) -> Changed:  # noqa: A002 -- Its name.
    """A substitute takes over a seat of the game, and the player who sat there is out.

    *links* is how many links of the seat have become worthless: the next one is the substitute's.
    """
    entry = sign_up.entry(id)
    if entry is None or entry.answer is not Answer.SUBSTITUTE:
        return NoSuchEntry()
    for each in sign_up.entries:
        if each.seat == seat:
            sign_up = _put(sign_up, replace(each, answer=Answer.OUT, seat=None))
    return _put(sign_up, replace(entry, answer=Answer.IN, seat=seat, links=links))


def _put(sign_up: SignUp, entry: SignUpEntry) -> SignUp:
    kept = [each for each in sign_up.entries if each.id != entry.id]
    return replace(sign_up, entries=(*kept, entry))


def is_host_of(sign_up: SignUp, player: PlayerId | None) -> bool:
    """Whether a visitor has announced it."""
    return player is not None and player == sign_up.host
