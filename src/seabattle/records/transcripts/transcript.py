"""A game as people write it down: drawn seas, then a line for every action.

::

    variant: sea-battle
    seats: Anna, Boris
    rules: SB8, SB10

    Anna places:
        A B C D E F G H I J
      1 A A A A . B B B . .
      …

    lots: Anna
    Anna: B1 -> miss
    Boris: B1 -> hit
    Boris: B1 -> refused shot/already-known
    Anna hears: nothing
    …
    over: Boris wins, sunk

An answer stands behind ``->``, as the acting player heard it. The news of a round has a
line of its own that begins with ``->``. ``Anna hears:`` gives everything she heard of
the line above, ``Anna sees B1: miss`` a mark on her chart of the foreign sea, ``Anna
sees own B1: hit`` one on her own, and ``Anna counts Boris: 1 cruiser`` the ships she
knows to be afloat. A line that begins with ``#`` is a remark, and so is what follows
two spaces and ``#``.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from seabattle.records.transcripts.transcript_heading import Heading, read_heading
from seabattle.records.transcripts.transcript_wording import TranscriptWording
from seabattle.rules import Ruleset, labels_of
from seabattle.trouble import Trouble

MOST_CHARACTERS = 4_000_000

HOST, LOTS, OVER, SPECTATOR = "host", "lots", "over", "spectator"

_REMARK = re.compile(r"(\A|\s\s+)#\s.*\Z|\A#.*\Z")


class ActLine(Struct, frozen=True):
    """An action of a player, the host or chance, with its answer."""

    line: int
    who: str
    what: str
    answer: str = ""


class PlacingLine(Struct, frozen=True):
    """A fleet is drawn."""

    line: int
    who: str
    drawing: tuple[str, ...]
    answer: str = ""


class NewsLine(Struct, frozen=True):
    """What all players hear at the end of a round."""

    line: int
    words: str


class HearsLine(Struct, frozen=True):
    """What a viewer hears of the action above."""

    line: int
    who: str
    words: str


class SeesLine(Struct, frozen=True):
    """What a viewer sees: marks on a sea, or how many ships are left."""

    line: int
    who: str
    where: str
    words: str


class RoundLine(Struct, frozen=True):
    """The number of the round."""

    line: int
    number: int


class OverLine(Struct, frozen=True):
    """Who won, and how."""

    line: int
    words: str


TranscriptLine = ActLine | PlacingLine | NewsLine | HearsLine | SeesLine | RoundLine | OverLine


class Transcript(Struct, frozen=True):
    """A transcript that has been read, but not yet played."""

    heading: Heading
    lines: tuple[TranscriptLine, ...]

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self.heading.ruleset

    @property
    def wording(self) -> TranscriptWording:
        """The names of cells and seats."""
        return TranscriptWording(labels_of(self.ruleset), self.heading.aliases)


def read_transcript(text: str, folder: Path | None = None) -> Transcript:
    """The transcript in *text*; rule files it names are looked for in *folder*.

    Raises :class:`Trouble`.
    """
    if len(text) > MOST_CHARACTERS:
        raise Trouble("transcript/too-big", line=1, most=MOST_CHARACTERS)
    lines = list(enumerate(text.removeprefix("\ufeff").splitlines(), 1))
    if not any(line.strip() for _, line in lines):
        raise Trouble("transcript/empty", line=1)
    heading, body = read_heading([(number, _plain(line)) for number, line in lines], folder)
    return Transcript(heading, tuple(_read_lines(lines[body:], heading.aliases)))


def _plain(line: str) -> str:
    return _REMARK.sub("", line).strip()


def _read_lines(lines: list[tuple[int, str]], names: tuple[str, ...]) -> Iterator[TranscriptLine]:
    place = 0
    while place < len(lines):
        number, line = lines[place]
        plain = _plain(line)
        place += 1
        placing = _placing(number, plain, names)
        if placing is not None:
            drawing = _drawing(lines[place:])
            place += len(drawing)
            yield PlacingLine(number, placing.who, drawing, placing.answer)
        elif plain:
            yield _read_line(number, plain, names)


def _drawing(lines: list[tuple[int, str]]) -> tuple[str, ...]:
    """The lines up to the next empty one."""
    drawn = []
    for _, line in lines:
        if not line.strip():
            break
        drawn.append(line)
    return tuple(drawn)


def _placing(number: int, line: str, names: tuple[str, ...]) -> PlacingLine | None:
    who = _speaker(line, names)
    rest = line.removeprefix(who).rstrip(":")
    if rest == " places":
        return PlacingLine(number, who, ())
    if rest.startswith(" places -> "):
        return PlacingLine(number, who, (), rest.removeprefix(" places -> "))
    return None


def _speaker(line: str, names: tuple[str, ...]) -> str:
    """Who the line begins with: the longest name, so that Anna is not taken for Ann."""
    known = sorted((*names, HOST, LOTS, OVER, SPECTATOR), key=len, reverse=True)
    for name in known:
        if line.startswith(name) and line[len(name) :].startswith((":", " ")):
            return name
    return ""


def _read_line(number: int, line: str, names: tuple[str, ...]) -> TranscriptLine:
    if line.startswith("->"):
        return NewsLine(number, line.removeprefix("->").strip())
    counted = re.fullmatch(r"round ([1-9]\d{0,5})", line)
    if counted:
        return RoundLine(number, int(counted[1]))
    who = _speaker(line, names)
    rest = line.removeprefix(who)
    found = who and re.fullmatch(r"(?P<verb>| hears| sees .+?| counts .+?): ?(?P<words>.*)", rest)
    if not found:
        raise Trouble("transcript/unreadable", line=number, text=_quote_line(line))
    verb, words = found["verb"].strip(), found["words"].strip()
    if verb:
        return _sense(number, who, verb, words)
    if who == OVER:
        return OverLine(number, words)
    what, _, answer = words.partition("->")
    return ActLine(number, who, what.strip(), answer.strip())


def _sense(number: int, who: str, verb: str, words: str) -> TranscriptLine:
    if who in (HOST, LOTS, OVER):
        raise Trouble("transcript/unreadable", line=number, text=_quote_line(f"{who} {verb}"))
    return HearsLine(number, who, words) if verb == "hears" else SeesLine(number, who, verb, words)


def _quote_line(line: str) -> str:
    return repr(line if len(line) <= 80 else f"{line[:80]}…")
