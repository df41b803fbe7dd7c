"""Plays a transcript through: decides every action by the rules and compares every answer."""

from collections.abc import Sequence
from pathlib import Path

from seabattle.game import Command, Game, GivenCommand, PlaceFleet, Refusal, Seat
from seabattle.game.event import GameEnded, RoundClosed
from seabattle.game.notation import read_cell
from seabattle.grid import Cell
from seabattle.records.record import Record, RecordEntry
from seabattle.records.sketch import read_ships
from seabattle.records.transcripts.transcript import (
    SPECTATOR,
    ActLine,
    HearsLine,
    NewsLine,
    OverLine,
    PlacingLine,
    RoundLine,
    SeesLine,
    Transcript,
    TranscriptLine,
    read_transcript,
)
from seabattle.records.transcripts.transcript_action import read_action
from seabattle.records.transcripts.transcript_answers import (
    answer_words,
    ending_words,
    news_words,
    report_words,
)
from seabattle.records.transcripts.transcript_wording import TranscriptWording
from seabattle.trouble import Trouble
from seabattle.views import Chart, View, Viewer, hear_events, new_view, reports_to, ships_afloat


def find_viewer(wording: TranscriptWording, who: str, line: int) -> Viewer:
    """The seat of that name; the spectator has none."""
    if who == SPECTATOR:
        return None
    if who not in wording.names:
        raise Trouble("transcript/unreadable", line=line, text=repr(who))
    return Seat(wording.names.index(who))


def describe_sight(wording: TranscriptWording, view: View, line: SeesLine) -> str:
    """What *view* has where the line looks."""
    verb, *where = line.where.split()
    if verb == "counts":
        return _fleet(view, find_viewer(wording, " ".join(where), line.line))
    own = where[:1] == ["own"]
    cells = [_cell(wording, line, word) for word in where[own:]]
    return _marks(view, view.home if own else view.foreign, cells)


def _fleet(view: View, whose: Viewer) -> str:
    left = None if whose is None else ships_afloat(view, whose)
    if left is None:
        return "unknown"
    return ", ".join(f"{count} {name}" for name, count in left.items() if count) or "none"


def _marks(view: View, chart: Chart, cells: Sequence[Cell]) -> str:
    grid = view.ruleset.grid
    found = [
        f"old {chart.mark(grid, cell)}"
        if chart.is_out_of_date(grid, cell)
        else chart.mark(grid, cell).value
        for cell in cells
    ]
    return ", ".join(dict.fromkeys(found))


def _cell(wording: TranscriptWording, line: SeesLine, word: str) -> Cell:
    cell = read_cell(wording.labels, word)
    if isinstance(cell, Refusal):
        raise Trouble("transcript/unreadable", line=line.line, text=repr(word))
    return cell


def check_transcript(text: str, folder: Path | None = None) -> Record:
    """The game in *text*, after everything it says has been found true.

    Raises :class:`Trouble` at the first line that is not.
    """
    return play_transcript(read_transcript(text, folder))


def play_transcript(transcript: Transcript) -> Record:
    """Play *transcript* through and compare every answer.

    Raises :class:`Trouble`.
    """
    player = TranscriptPlayer(transcript)
    for line in transcript.lines:
        player.follow(line)
    player.finish()
    return player.record


class TranscriptPlayer:
    """A transcript in the middle of being played."""

    def __init__(self, transcript: Transcript) -> None:
        self._heading = transcript.heading
        self._ruleset = transcript.ruleset
        self._wording = transcript.wording
        self._game = Game(transcript.ruleset)
        viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(self._ruleset.seats))]
        self._views = {viewer: new_view(self._ruleset, viewer) for viewer in viewers}
        self._entries: list[RecordEntry] = []
        self._line = 1
        self._refused = False
        self._unsaid: dict[str, str] = {}
        """What the next lines have to say: the news of a round, the end of the game."""

    @property
    def record(self) -> Record:
        """What has been played so far."""
        return Record(self._ruleset, self._heading.names, tuple(self._entries))

    def follow(self, line: TranscriptLine) -> None:
        """Play one line, or compare it with what has been played."""
        self._line = line.line
        match line:
            case HearsLine():
                self._listen(line)
            case SeesLine():
                view = self._views[find_viewer(self._wording, line.who, line.line)]
                found = describe_sight(self._wording, view, line)
                self._compare("transcript/wrong-sight", line.words, found, line.who)
            case NewsLine():
                code = "transcript/wrong-news"
                self._compare(code, line.words, self._unsaid.pop(code, "none"))
            case OverLine():
                code = "transcript/wrong-ending"
                self._compare(code, line.words, self._unsaid.pop(code, "not yet"))
            case RoundLine():
                self._count(line)
            case ActLine() | PlacingLine():
                self._act(line)

    def finish(self) -> None:
        """Raise :class:`Trouble` when the transcript leaves out news or the ending."""
        for code in ("transcript/wrong-ending", "transcript/wrong-news"):
            if code in self._unsaid:
                self._compare(code, "", self._unsaid[code])

    def _count(self, line: RoundLine) -> None:
        self.finish()
        number = self._views[None].table.round
        if line.number != number:
            raise Trouble("transcript/wrong-round", line=line.line, told=line.number, found=number)

    def _act(self, line: ActLine | PlacingLine) -> None:
        if "transcript/wrong-news" in self._unsaid:
            self.finish()
        given = self._placing(line) if isinstance(line, PlacingLine) else self._action(line)
        outcome = given if isinstance(given, Refusal) else self._carry_out(given)
        self._refused = isinstance(outcome, Refusal)
        found = self._refusal(outcome, line.answer) if isinstance(outcome, Refusal) else outcome
        self._compare("transcript/wrong-answer", line.answer, found)

    def _action(self, act: ActLine) -> GivenCommand[Command] | Refusal:
        names = self._wording.names
        ships = self._views[Seat(names.index(act.who))].own.ships if act.who in names else ()
        return read_action(self._ruleset, self._wording, act, ships)

    def _placing(self, line: PlacingLine) -> GivenCommand[Command]:
        seat = find_viewer(self._wording, line.who, line.line)
        if seat is None:
            raise Trouble("transcript/unreadable", line=line.line, text=repr(line.who))
        try:
            ships = read_ships(self._ruleset, line.drawing, line.line + 1)
        except Trouble as bad:
            raise Trouble("transcript/bad-sea", line=bad.line, reason=bad) from bad
        return GivenCommand(seat, PlaceFleet(ships))

    def _carry_out(self, given: GivenCommand[Command]) -> str | Refusal:
        events = self._game.decide(given.seat, given.command)
        if isinstance(events, Refusal):
            return events
        entry = RecordEntry(given.seat, given.command, events)
        self._entries.append(entry)
        self._game = self._game.after(events)
        self._views = {viewer: hear_events(view, events) for viewer, view in self._views.items()}
        return self._answer(entry)

    def _answer(self, entry: RecordEntry) -> str:
        """The answer to the acting player; none where the news of a round takes its place."""
        for event in entry.events:
            if isinstance(event, GameEnded):
                self._unsaid["transcript/wrong-ending"] = ending_words(self._wording, event)
        if any(isinstance(event, RoundClosed) for event in entry.events):
            news = news_words(self._wording, reports_to(self._ruleset, None, entry.events))
            self._unsaid["transcript/wrong-news"] = news
            return ""
        reports = reports_to(self._ruleset, entry.actor, entry.events)
        return answer_words(self._wording, reports)

    def _refusal(self, refusal: Refusal, told: str) -> str:
        """The refusal, with its facts where the transcript gives them."""
        if told.endswith(")"):
            return self._wording.refusal(refusal)
        return f"refused {refusal.code}"

    def _listen(self, line: HearsLine) -> None:
        if not self._entries:
            raise Trouble("transcript/too-early", line=line.line)
        viewer = find_viewer(self._wording, line.who, line.line)
        entry = self._entries[-1]
        reports = () if self._refused else reports_to(self._ruleset, viewer, entry.events)
        found = report_words(self._wording, reports)
        self._compare("transcript/wrong-ears", line.words, found, line.who)

    def _compare(self, code: str, told: str, found: str, who: str = "") -> None:
        if " ".join(told.split()) != found:
            raise Trouble(code, line=self._line, told=told, found=found, who=who)
