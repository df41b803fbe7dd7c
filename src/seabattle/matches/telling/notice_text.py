"""Sentences about a live match beside the game: notices and warnings."""

from collections.abc import Callable

from seabattle.game import Seat
from seabattle.game.sealed_event import BreachProved
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    DeadlineSet,
    FieldShown,
    HostEnded,
    MatchPaused,
    PauseOffered,
    PauseRefused,
    PhraseSaid,
    RematchAsked,
    RematchOpened,
    Reminded,
    RoundExtended,
    SeatHanded,
    SitterKind,
    SomethingElse,
    StopOffered,
    StopRefused,
)
from seabattle.matches.rounds.deadline import utc_text
from seabattle.matches.seats.absence import ANSWER
from seabattle.matches.telling.notice import Hurry, MessageTaken, Notice, SatDown, SeatFreed
from seabattle.speech.computer import computer_name
from seabattle.speech.judgement import breach_sentence
from seabattle.speech.printable_text import printable_text
from seabattle.speech.refusal_sentence import wait_text
from seabattle.speech.voice import DELETED_NAME, Voice
from seabattle.views import Viewer

MINUTE, HOUR = 60, 3600


def say_notice(voice: Voice, notice: Notice | Hurry, to: Viewer) -> str:
    """Say a notice to *to*; messages of a sealed game have reports, and no other words."""
    return _SAY_BY_KIND[type(notice)](voice, notice, to)


def notice_lines(voice: Voice, notice: Notice | Hurry, to: Viewer) -> tuple[str, ...]:
    """The same as the lines of a log."""
    said = say_notice(voice, notice, to)
    return (said,) if said else ()


def newcomer_name(lang: str, notice: SatDown | SeatHanded) -> str:
    """Return the name of a player who has sat down; a computer player's is its rank."""
    computer = isinstance(notice, SatDown) and notice.kind is SitterKind.COMPUTER
    return computer_name(lang, notice.name) if computer else notice.name


def _say_about(seat: Seat, key: str, voice: Voice, to: Viewer) -> str:
    return voice.say(f"notice-{key}", you=seat == to, name=voice.name(seat))


def _say_sitting_down(voice: Voice, notice: SatDown, to: Viewer) -> str:
    if notice.name == DELETED_NAME:
        name = voice.say("deleted-player")
    else:
        name = printable_text(newcomer_name(voice.lang, notice)) or voice.name(notice.seat)
    return voice.say("notice-sat-down", you=notice.seat == to, name=name, kind=notice.kind)


def _say_pause_offer(voice: Voice, notice: PauseOffered, to: Viewer) -> str:
    you, name = notice.seat == to, voice.name(notice.seat)
    return voice.say("notice-pause-offered", you=you, name=name, days=notice.days)


def _say_phrase(voice: Voice, notice: PhraseSaid, to: Viewer) -> str:
    said = voice.say(f"phrase-{notice.phrase}")
    return voice.say(
        "notice-phrase", you=notice.seat == to, name=voice.name(notice.seat), said=said
    )


def _say_absence_claim(voice: Voice, notice: AbsenceClaimed, to: Viewer) -> str:
    readers = {notice.seat: "asked", notice.by: "asking"}
    return voice.say(
        "notice-absence-claimed",
        reader="other" if to is None else readers.get(to, "other"),
        by=voice.name(notice.by),
        name=voice.name(notice.seat),
        wait=wait_text(voice, ANSWER // 1000),
    )


def _say_reminder(voice: Voice, notice: Reminded, to: Viewer) -> str:
    names = voice.players(notice.seats)
    return voice.say("notice-reminded", you=to in notice.seats, names=names)


def _say_handed(voice: Voice, notice: SeatHanded, to: Viewer) -> str:
    name = printable_text(notice.name) or voice.name(notice.seat)
    return voice.say("notice-seat-handed", you=notice.seat == to, name=name)


def _say_deadline(voice: Voice, notice: DeadlineSet, to: Viewer) -> str:
    return voice.say("notice-deadline-set", when=utc_text(notice.at))


def _say_hurry(voice: Voice, notice: Hurry, to: Viewer) -> str:
    """The time that is left, in the largest unit that does not flatter."""
    seconds = notice.left // 1000
    if seconds < 2 * MINUTE:
        return voice.say("notice-hurry-seconds", left=max(1, seconds))
    if seconds < 2 * HOUR:
        return voice.say("notice-hurry-minutes", left=seconds // MINUTE)
    return voice.say("notice-hurry-hours", left=seconds // HOUR)


_SAY_BY_KIND: dict[type[Notice | Hurry], Callable[..., str]] = {
    SatDown: _say_sitting_down,
    SeatFreed: lambda voice, it, to: _say_about(it.seat, "seat-given-up", voice, to),
    SeatHanded: _say_handed,
    DeadlineSet: _say_deadline,
    RoundExtended: lambda voice, _it, _to: voice.say("notice-round-extended"),
    HostEnded: lambda voice, _it, _to: voice.say("notice-host-ended"),
    StopOffered: lambda voice, it, to: _say_about(it.seat, "stop-offered", voice, to),
    StopRefused: lambda voice, it, to: _say_about(it.seat, "stop-refused", voice, to),
    PauseOffered: _say_pause_offer,
    PauseRefused: lambda voice, it, to: _say_about(it.seat, "pause-refused", voice, to),
    MatchPaused: lambda voice, it, _to: voice.say("notice-match-paused", days=it.days),
    PhraseSaid: _say_phrase,
    AbsenceClaimed: _say_absence_claim,
    AbsenceDenied: lambda voice, it, to: _say_about(it.seat, "absence-denied", voice, to),
    Reminded: _say_reminder,
    RematchAsked: lambda voice, it, to: _say_about(it.seat, "rematch-asked", voice, to),
    RematchOpened: lambda voice, _it, _to: voice.say("notice-rematch-opened"),
    MessageTaken: lambda _voice, _it, _to: "",
    BreachProved: lambda voice, it, _to: breach_sentence(voice, it),
    FieldShown: lambda voice, it, to: _say_about(it.seat, "field-shown", voice, to),
    SomethingElse: lambda voice, _it, _to: voice.say("notice-something-else"),
    Hurry: _say_hurry,
}
