"""The texts around the seas on the page of a game: made from a table and an aim alone."""

from seabattle.client.match_table import MatchTable, awaits, speaker_at, waited_for
from seabattle.drawing import draw_arsenal, draw_fleets
from seabattle.game import (
    DeclareVictory,
    Fire,
    GivenCommand,
    MoveShip,
    Phase,
    Seat,
    SeatCommand,
    Step,
    UseWeapon,
    seats_in,
)
from seabattle.speech import Speaker
from seabattle.speech.log_lines import aim_words as aim_in_words
from seabattle.tui.model import aiming
from seabattle.tui.model.aiming import CursorAim
from seabattle.views import (
    RadarAnswered,
    SalvoAnswered,
    View,
    Viewer,
    must_pass,
    shots_left,
    shots_now,
    why_not_in_view,
)
from seabattle.views.report import OrderNoted
from seabattle.wire.match_info import Clocks

MINUTE, HOUR, DAY = 60, 3600, 86400

FEW = 2
"""Players whose clocks are all shown; of more, each player sees their own."""


def clock_face(speaker: Speaker, clock: Clocks, now: int, view: View) -> str:
    """Return the clocks at the moment *now*, in milliseconds like theirs.

    A round ends for all players at the same time, so that is all that is said of it.
    """
    if view.ruleset.turn.in_rounds and clock.rule.move:
        return _round_text(speaker, clock, now)
    seats = [Seat(seat) for seat in range(len(clock.left))]
    if len(seats) > FEW:
        seats = [seat for seat in seats if seat == view.seat]
    return "  ".join(_seat_text(speaker, clock, now, seat) for seat in seats)


def _round_text(speaker: Speaker, clock: Clocks, now: int) -> str:
    if not clock.running:
        return ""
    left = max(_seconds_left(clock, now, seat) for seat in clock.running)
    return speaker.say("tui-round-closes", left=_time_text(speaker, left))


def _seat_text(speaker: Speaker, clock: Clocks, now: int, seat: Seat) -> str:
    star = "*" if seat in clock.running else ""
    return f"{speaker.name(seat)} {_time_text(speaker, _seconds_left(clock, now, seat))}{star}"


def _seconds_left(clock: Clocks, now: int, seat: Seat) -> int:
    gone = now - clock.at if seat in clock.running else 0
    return max(0, clock.left[seat] - gone) // 1000


def _time_text(speaker: Speaker, seconds: int) -> str:
    if seconds >= DAY:
        return speaker.say("tui-time-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
    if seconds >= HOUR:
        return f"{seconds // HOUR}:{seconds % HOUR // MINUTE:02}:{seconds % MINUTE:02}"
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def heading_text(table: MatchTable, viewer: Viewer, now: int) -> str:
    """The game, who plays it, where it stands, and the clocks at the moment *now*."""
    speaker, view = speaker_at(table), table.view(viewer)
    parts = [table.ruleset.title.in_language(table.lang)]
    if table.match_info.sealed is not None:
        parts[0] += f" ({speaker.say('proofs-word')})"
    if view.table.phase is Phase.PLAYING and view.ruleset.turn.in_rounds:
        parts.append(speaker.say("tui-round", number=view.table.round))
    clock = table.match_info.clock
    if clock is not None:
        parts.append(clock_face(speaker, clock, now, view))
    if not table.connected:
        parts.append(speaker.say("tui-disconnected"))
    # Names come last: where there is no room for all of it, they are what can be missed.
    if table.ruleset.seats <= 3 and (clock is None or table.ruleset.seats > FEW):
        parts.append(speaker.players(Seat(seat) for seat in range(table.ruleset.seats)))
    return "  ".join(part for part in parts if part)


def panel_text(table: MatchTable, viewer: Viewer) -> str:
    """Return the fleets afloat, what is left in store, and the seats that the game waits for."""
    speaker, view = speaker_at(table), table.view(viewer)
    parts = [draw_fleets(view, speaker).replace("\n", "\n\n"), draw_arsenal(view, speaker)]
    if view.ruleset.turn.in_rounds and view.table.phase is Phase.PLAYING and view.table.awaited:
        names = speaker.players(seats_in(view.table.awaited))
        parts.append(speaker.say("tui-awaited", names=names))
    return "\n\n".join(part for part in parts if part)


def question_text(table: MatchTable, viewer: Viewer) -> str:
    """Return what the player here is asked to do, or which player the game waits for."""
    speaker, view = speaker_at(table), table.view(viewer)
    if view.table.phase is Phase.OVER:
        return speaker.say("tui-over")
    if viewer is None:
        return speaker.say("tui-watching")
    if table.answer_due or not awaits(view, viewer):
        return waiting_text(table, viewer)
    if must_pass(view):
        return speaker.say("tui-ask-pass")
    if view.table.step in (Step.SECOND, Step.SPENT):
        return speaker.say(f"tui-ask-{view.table.step}")
    key = "ask-round" if view.ruleset.turn.in_rounds else f"ask-{view.table.step}"
    left = shots_left(view)
    return speaker.say(key, shots=shots_now(view), left=left, turn=max(view.own.turns, 1))


def waiting_text(table: MatchTable, viewer: Viewer) -> str:
    """Return the players that the game waits for."""
    speaker = speaker_at(table)
    names = speaker.players(waited_for(table, viewer))
    return speaker.say("tui-waiting", names=names or "none")


def note_text(aim: CursorAim, view: View, seat: Seat, speaker: Speaker) -> tuple[str, bool]:
    """Return what Enter would do here, or why it cannot; and which of the two it is.

    A secret order that is given already is said first: it can be changed until the round ends.
    """
    text, refused = _enter_text(aim, view, seat, speaker)
    if view.own.order is None or refused:
        return text, refused
    return " ".join(
        (*speaker.report(OrderNoted(GivenCommand(seat, view.own.order)), seat), text)
    ).rstrip(), False


def _enter_text(aim: CursorAim, view: View, seat: Seat, speaker: Speaker) -> tuple[str, bool]:
    if must_pass(view):
        refusal = why_not_in_view(view, Fire((aim.at,)))
        return "" if refusal is None else speaker.refusal(refusal), False
    if aiming.is_named(aim, view):
        return _salvo_text(aim, view, speaker), False
    obstacle = aiming.obstacle(aim, view)
    if obstacle is not None:
        return speaker.refusal(obstacle), True
    weapon = aiming.weapon_of(aim, view)
    if weapon is not None:
        command = aiming.command_of(aim, view)
        assert isinstance(command, UseWeapon)
        cells = aiming.preview(aim, view).bit_count()
        where = aim_in_words(speaker, command.target)
        name = speaker.weapon(weapon.name)
        line = aiming.can_turn(aim, view)
        text = speaker.say("tui-aim-weapon", weapon=name, at=where, count=cells, line=line)
        return text[:1].upper() + text[1:], False
    if shots_now(view) > 1:
        return _salvo_text(aim, view, speaker), False
    if view.own.order == aiming.command_of(aim, view):
        return "", False
    key = "tui-aim-shot" if view.own.order is None else "tui-aim-instead"
    return speaker.say(key, cell=speaker.cell(aim.at)), False


def _salvo_text(aim: CursorAim, view: View, speaker: Speaker) -> str:
    whole = "here" if aiming.is_named(aim, view) else not aiming.wants_more(aim, view)
    return speaker.say(
        "tui-aim-salvo",
        named=len(aim.chosen),
        wanted=shots_now(view),
        cells=speaker.cells(aim.chosen) or "none",
        whole=whole,
    )


def answer_text(table: MatchTable, seat: Seat, after: int) -> str:
    """Return what a seat was told of its own attack beyond *after*, in one line."""
    speaker = speaker_at(table)
    own = (
        each.what
        for each in table.messages_for(seat, after)
        if isinstance(each.what, SalvoAnswered | RadarAnswered) and each.what.by == seat
    )
    return " ".join(line for report in own for line in speaker.report(report, seat))


def hint_words(command: SeatCommand, view: View, speaker: Speaker) -> str:
    """Return the computer's advice in words."""
    if isinstance(command, Fire):
        return speaker.say("tui-hint-fire", cells=speaker.cells(command.at))
    if isinstance(command, UseWeapon):
        weapon, at = speaker.weapon(command.weapon), aim_in_words(speaker, command.target)
        return speaker.say("tui-hint-weapon", weapon=weapon, at=at)
    if isinstance(command, MoveShip):
        return speaker.say("tui-hint-move", move=move_words(command, view, speaker))
    key = "tui-hint-declare" if isinstance(command, DeclareVictory) else "tui-hint-pass"
    return speaker.say(key)


def move_words(move: MoveShip, view: View, speaker: Speaker) -> str:
    """A manoeuvre: which ship goes from where to where."""
    ship = view.own.ships[move.ship]
    return speaker.say(
        "tui-move",
        ship=speaker.ship(ship.ship_class),
        come_from=speaker.cells(ship.cells),
        to=speaker.cells(move.to),
    )
