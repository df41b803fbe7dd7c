"""The conformance games, made from the transcripts of ``tests/transcripts``.

Run as a program, it writes ``src/seabattle/testing/conformance_games`` anew.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from kit.games.transcript_story import FOLDER, story
from seabattle.game import Game, GivenCommand, Refusal, Seat
from seabattle.game.codec import encode_json
from seabattle.records import Record
from seabattle.records.transcripts.transcript import read_transcript
from seabattle.views import reports_to

HOME = Path(__file__).parents[3] / "src" / "seabattle" / "testing" / "conformance_games"

GAMES = (
    "battaglia-navale-quick",
    "battaglia-navale-sheet",
    "classic-bonus-moves",
    "classic-lucky",
    "forum-deadline",
    "forum-last-one",
    "labels-latin",
    "sea-battle-lucky",
    "sea-battle-square",
)
"""The smallest that show every rule together."""

MOST_REFUSALS = 5
"""Commands of one game that are sent again, so that the rules refuse them."""


def conformance_file(name: str) -> bytes:
    """A game as JSON lines."""
    return b"".join(line + b"\n" for line in _lines(name, story(name)))


def _lines(name: str, record: Record) -> Iterator[bytes]:
    rules = read_transcript((FOLDER / f"{name}.txt").read_text("utf-8"), FOLDER).heading.rules
    # Sentences about a game are no rules.
    ruleset = replace(record.ruleset, about=None)
    head = {"conformance": 1, "name": name, "rules": rules, "ruleset": ruleset}
    yield encode_json(head)
    viewers = [*map(Seat, range(record.ruleset.seats)), None]
    game, refusals = Game(record.ruleset), 0
    for entry in record.entries:
        given = GivenCommand(entry.seat, entry.command)
        reports = [reports_to(record.ruleset, viewer, entry.events) for viewer in viewers]
        yield encode_json({"command": given, "events": entry.events, "reports": reports})
        game = game.after(entry.events)
        again = game.decide(entry.seat, entry.command)
        if isinstance(again, Refusal) and refusals < MOST_REFUSALS:
            refusals += 1
            yield encode_json({"command": given, "refused": again.code})


if __name__ == "__main__":
    HOME.mkdir(exist_ok=True)
    for game_name in GAMES:
        (HOME / f"{game_name}.jsonl").write_bytes(conformance_file(game_name))
