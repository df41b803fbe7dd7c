"""Writes down what the terminals and the server of an earlier release say to each other.

    python tests/archive/record_conversation.py 0.1.0

Two terminals of that release, taken out of the history, play a game on its own server, each
through a proxy that writes everything down. What they said is kept as ``conversation.jsonl.gz``
in the archive of the release, for every later one to be held against: it is all that there is
of the old programs where a clone does not reach back to them.
"""

import gzip
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json

sys.path.insert(0, str(Path(__file__).parents[1]))

from kit.servers.old_release import play_terminals, serve_release, unpack_release
from kit.servers.recording_proxy import Exchange, record_through_proxy

ARCHIVE = Path(__file__).parent
CONVERSATION = "conversation.jsonl.gz"

RULES = """
name = "small"

[title]
en = "Small sea"

[grid]
rows = 4
columns = 5

[sea]
touching = "freely"

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[[fleet]]
name = "raft"
count = 1
shapes = ["#"]

[turn]
order = "alternate"
begins = "first"
again_after = "never"
"""
"""Rules under which a game is soon over, and nothing is left to chance but the fleets."""


def main(number: str) -> None:
    """Everything that was said in one game."""
    notes: list[Exchange] = []
    with TemporaryDirectory(prefix="seabattle-") as place:
        folder = Path(place)
        rules = folder / "small.toml"
        rules.write_text(RULES)
        source = unpack_release(number, folder)
        with (
            serve_release(source, folder) as url,
            record_through_proxy("anna", url, notes) as anna,
            record_through_proxy("bruno", url, notes) as bruno,
        ):
            first, second = play_terminals(folder, rules, (anna, source), (bruno, source))
    assert (first.code, second.code) == (0, 0), first.lines[-5:] + second.lines[-5:]
    data = b"".join(json.encode(note) + b"\n" for note in notes)
    (ARCHIVE / number / CONVERSATION).write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
