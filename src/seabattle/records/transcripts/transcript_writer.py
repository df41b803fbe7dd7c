"""Transcripts written from records: reading one again gives the same game."""

from collections.abc import Iterator

from msgspec import json

from seabattle.game import PlaceFleet
from seabattle.game.event import (
    FleetPlaced,
    GameEnded,
    PlayBegan,
    RoundClosed,
    ShipMoved,
    TieReached,
)
from seabattle.records.record import Record, RecordEntry
from seabattle.records.sketch import draw_sketch
from seabattle.records.transcripts.transcript_action import write_action
from seabattle.records.transcripts.transcript_answers import answer_words, ending_words, news_words
from seabattle.records.transcripts.transcript_heading import is_writable
from seabattle.records.transcripts.transcript_wording import TranscriptWording
from seabattle.rules import Ruleset, Ship, labels_of, load_variant, settle, variant_names
from seabattle.views import Viewer, reports_to


def write_transcript(record: Record, rules: tuple[str, ...] = ()) -> str:
    """The game as people can read it; *rules* are the numbers of those it shows."""
    aliases = _aliases(record.names)
    wording = TranscriptWording(labels_of(record.ruleset), aliases)
    lines = [*_heading(record, aliases, rules), "", *_play(record, wording)]
    return "\n".join(lines) + "\n"


def _aliases(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names that can be written and told apart."""
    plain = all(is_writable(name) for name in names) and len(set(names)) == len(names)
    return names if plain else tuple(f"Seat {seat}" for seat in range(1, len(names) + 1))


def _heading(record: Record, aliases: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[str]:
    yield from _game(record.ruleset)
    yield f"seats: {', '.join(aliases)}"
    for alias, name in zip(aliases, record.names, strict=True):
        if alias != name:
            yield f"called: {alias} {json.encode(name).decode()}"
    if rules:
        yield f"rules: {', '.join(rules)}"


def _game(ruleset: Ruleset) -> Iterator[str]:
    """What is played: a ready-made variant with what the table agreed, or all rules at length."""
    if ruleset.name in variant_names():
        variant, grid, labels = load_variant(ruleset.name), ruleset.grid, ruleset.labels
        if settle(variant, ruleset.seats, grid=grid, labels=labels) == ruleset:
            yield f"variant: {ruleset.name}"
            if grid != variant.grid.grid(ruleset.seats):
                yield f"grid: {grid.rows}x{grid.columns}"
            if labels != variant.labels:
                yield f"labels: {labels.columns} {labels.rows} {labels.between}".rstrip()
            return
    yield f"ruleset: {json.encode(ruleset).decode()}"


def _play(record: Record, wording: TranscriptWording) -> Iterator[str]:
    fleets: dict[Viewer, list[Ship]] = {}
    for entry in record.entries:
        yield from _write_entry(record.ruleset, wording, entry, fleets)
        yield from _aftermath(record.ruleset, wording, entry)
        for event in entry.events:
            if isinstance(event, FleetPlaced):
                fleets[event.seat] = list(event.ships)
            elif isinstance(event, ShipMoved):
                moved = Ship(fleets[event.seat][event.ship].ship_class, event.to)
                fleets[event.seat][event.ship] = moved


def _write_entry(
    ruleset: Ruleset,
    wording: TranscriptWording,
    entry: RecordEntry,
    fleets: dict[Viewer, list[Ship]],
) -> Iterator[str]:
    """An action and its answer; a fleet is drawn."""
    command = entry.command
    if isinstance(command, PlaceFleet):
        yield f"{wording.names[entry.seat or 0]} places:"
        yield from (*draw_sketch(ruleset, command.ships).splitlines(), "")
        return
    actor = entry.actor
    line = write_action(wording, entry.seat, command, fleets.get(actor, ()))
    answer = (
        ""
        if find_closed_round(entry)
        else answer_words(wording, reports_to(ruleset, actor, entry.events))
    )
    yield f"{line} -> {answer}" if answer else line


def _aftermath(ruleset: Ruleset, wording: TranscriptWording, entry: RecordEntry) -> Iterator[str]:
    """What follows an action: the news of a round, the next one, the end."""
    if find_closed_round(entry) is not None:
        yield f"-> {news_words(wording, reports_to(ruleset, None, entry.events))}"
    for event in entry.events:
        if isinstance(event, GameEnded):
            yield f"over: {ending_words(wording, event)}"
    number = _next_round(entry)
    if number:
        yield from ("", f"round {number}")


def _next_round(entry: RecordEntry) -> int | None:
    """The number of the round that begins with this entry, if one does."""
    number = None
    for event in entry.events:
        if isinstance(event, PlayBegan) and event.first is None:
            number = 1
        elif isinstance(event, RoundClosed):
            number = event.number + 1
        elif isinstance(event, GameEnded | TieReached):
            number = None
    return number


def find_closed_round(entry: RecordEntry) -> RoundClosed | None:
    """The round this entry closed, if it did."""
    return next((event for event in entry.events if isinstance(event, RoundClosed)), None)
