"""Replay of a record as text: each action in words, and the boards after it.

A seat or a spectator sees only the reports it got, and only those are numbered: the number
of a step must not reveal a secret move before it. ``"all"`` shows the truth: every sea with
its ships, and every order and move as it was given.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from seabattle.drawing.pen import Pen, pen_for
from seabattle.drawing.scene import (
    WIDTH,
    draw_boards,
    draw_fleets,
    draw_legend,
    draw_truth,
)
from seabattle.game import Event, Fire, Seat
from seabattle.game.event import OrderGiven, ShipMoved
from seabattle.records import Record, RecordEntry, playback_steps
from seabattle.speech import Speaker, speaker_for
from seabattle.speech.computer import computer_name
from seabattle.speech.log_lines import aim_words
from seabattle.speech.printable_text import printable_text
from seabattle.views import Viewer, hear_events, new_view, report_to, reports_to

ReplayViewer = Viewer | Literal["all"]
"""A seat, ``None`` for a spectator, or ``"all"`` for the truth."""

Lines = tuple[str, ...]


class ReplayStep(Struct, frozen=True):
    """One step of a game as it is shown."""

    number: int
    """Counted from 1."""
    words: Lines
    boards: str
    """Empty when they have not changed."""


def replay_text(
    record: Record,
    lang: str,
    viewer: ReplayViewer = None,
    *,
    start: int = 1,
    ascii: bool = False,  # noqa: A002 -- The option is called so everywhere.
    width: int = WIDTH,
) -> Iterator[str]:
    """The game as blocks of text: a heading with the signs, then one block for every step.

    The steps before *start* are played, but not shown.
    """
    speaker = speaker_for(lang, record.ruleset, record.names)
    pen = pen_for(ascii=ascii)
    total = sum(1 for entry in record.entries if _is_shown(record, viewer, entry))
    yield _heading(record, speaker, pen, viewer, total)
    for scene in replay_steps(record, speaker, pen, viewer, width):
        if scene.number >= start:
            yield _block(scene, speaker, pen, total)


def _is_shown(record: Record, viewer: ReplayViewer, entry: RecordEntry) -> bool:
    return viewer == "all" or bool(reports_to(record.ruleset, viewer, entry.events))


def replay_steps(
    record: Record, speaker: Speaker, pen: Pen, viewer: ReplayViewer, width: int = WIDTH
) -> Iterator[ReplayStep]:
    """The game step by step, as *viewer* is shown it."""
    if viewer == "all":
        shown = _replay_truth(record, speaker, pen, width)
    else:
        shown = _replay_told(record, speaker, pen, viewer, width)
    before = ""
    for number, (words, boards) in enumerate(shown, 1):
        yield ReplayStep(number, words, "" if boards == before else boards)
        before = boards


def _replay_told(
    record: Record, speaker: Speaker, pen: Pen, viewer: Viewer, width: int
) -> Iterator[tuple[Lines, str]]:
    for step in playback_steps(record, viewer):
        if not step.reports:
            continue
        told = (line for report in step.reports for line in speaker.report(report, viewer))
        words = (*told, *stand_in_words(speaker, step.entry))
        boards = draw_boards(step.view, speaker, pen, width)
        fleets = draw_fleets(step.view, speaker)
        yield words, f"{boards}\n\n{fleets}".rstrip()


def _replay_truth(
    record: Record, speaker: Speaker, pen: Pen, width: int
) -> Iterator[tuple[Lines, str]]:
    ruleset = record.ruleset
    views = [new_view(ruleset, Seat(seat)) for seat in range(ruleset.seats)]
    for entry in record.entries:
        views = [hear_events(view, entry.events) for view in views]
        told = (line for event in entry.events for line in open_words(speaker, event))
        yield (*told, *stand_in_words(speaker, entry)), draw_truth(views, speaker, pen, width)


def open_words(speaker: Speaker, event: Event) -> Lines:
    """An event with its secrets: the order that was given, the ship that moved."""
    if isinstance(event, OrderGiven):
        name = speaker.name(event.seat)
        return (speaker.say("replay-order", name=name, order=_order(speaker, event)),)
    report = event if isinstance(event, ShipMoved) else report_to(speaker.ruleset, None, event)
    return () if report is None else speaker.report(report, None)


def stand_in_words(speaker: Speaker, entry: RecordEntry) -> Lines:
    """The bot that chose a move in place of the seat's own bot."""
    if entry.stand_in is None or entry.seat is None:
        return ()
    player = printable_text(computer_name(speaker.lang, entry.stand_in))
    return (speaker.say("replay-stand-in", name=speaker.name(entry.seat), player=player),)


def _order(speaker: Speaker, event: OrderGiven) -> str:
    order = event.order.command
    if isinstance(order, Fire):
        return speaker.cells(order.at)
    return f"{speaker.weapon(order.weapon)}, {aim_words(speaker, order.target)}"


def _heading(record: Record, speaker: Speaker, pen: Pen, viewer: ReplayViewer, total: int) -> str:
    ruleset, truth = record.ruleset, viewer == "all"
    view = new_view(ruleset, Seat(0) if viewer == "all" else viewer)
    title = speaker.say(
        "replay-heading",
        title=ruleset.title.in_language(speaker.lang),
        names=speaker.players(Seat(seat) for seat in range(ruleset.seats)),
        count=total,
    )
    return f"{title}\n{draw_legend(view, speaker, pen, truth=truth)}"


def _block(scene: ReplayStep, speaker: Speaker, pen: Pen, total: int) -> str:
    step = speaker.say("replay-step", number=scene.number, total=total)
    head = f"{pen.rule * 2} {step} {pen.rule * 2}"
    said = "\n".join(scene.words)
    return f"{head}\n{said}\n\n{scene.boards}".rstrip()
