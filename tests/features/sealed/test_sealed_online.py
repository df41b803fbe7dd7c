"""A sealed game from real terminals: it is proved, moved to another machine, and shown."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kit.games.puddle import PUDDLE
from kit.screens.typist import Typist
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.fairness.sealed.sealed_record import read_sealed_record
from seabattle.rules import load_variant, settle
from seabattle_verifier import verify


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server of its own."""
    with share_loopback_server(tmp_path_factory.mktemp("server")) as found:
        yield found


def _command(home: Path, *arguments: str) -> str:
    """The output of a command on the machine of a player."""
    environment = os.environ | {"XDG_DATA_HOME": str(home), "SEABATTLE_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "seabattle", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_sealed_game_moves_to_another_machine_and_ends_there(
    port: LoopbackServer, tmp_path: Path
) -> None:
    """Key by phrase, name by link; then the badge, the steps, the end, and the fields shown."""
    rules, url = tmp_path / "pond.toml", f"http://127.0.0.1:{port.number}"
    rules.write_text(PUDDLE.replace('"lot"', '"first"'))
    ruleset = settle(load_variant(str(rules)))
    homes = {name: tmp_path / name for name in ("anna", "carla", "bruno")}
    play = ("play", "--plain", "--name")
    table = ("--server", url, "--sealed", "--save", str(tmp_path / "early.jsonl"))
    anna = Typist(homes["anna"], ruleset, *play, "Anna", str(rules), *table)
    link = anna.wait_for_words("/join/")
    match = link.split("/")[-2]
    bruno = Typist(homes["bruno"], ruleset, *play, "Bruno", "--match", link)
    assert bruno.play(1)
    assert anna.play(1)
    # The player with the first shot is asked for it, and stays asked while Anna moves.
    anna.wait_for_words("Sealed table: every answer is proved, and checked on this machine.")
    anna.type("proofs")
    anna.wait_for_words("- done: The field of Bruno is proved to be legal")
    assert "What is not proved:" in anna.wait_for_words("What is not proved:")
    anna.wait_for_words("seabattle key backup")
    anna.type("quit")
    anna.wait_for_words("Your seat is kept.")
    anna.wait_for_words("early.jsonl is not written yet")
    anna.wait_for_words("--save")
    anna.wait_for_question()

    phrase, file = tmp_path / "phrase.txt", tmp_path / "key.txt"
    phrase.write_text("wet rope on deck")
    _command(homes["anna"], "key", "backup", match, "-o", str(file), "--phrase-file", str(phrase))
    made = _command(homes["anna"], "device", "link", "--server", url).split()[-1]
    assert "Anna" in _command(homes["carla"], "device", "use", made)
    _command(homes["carla"], "key", "restore", str(file), "--phrase-file", str(phrase))
    record = tmp_path / "game.jsonl"
    carla = Typist(
        homes["carla"],
        ruleset,
        *("play", "--plain", "--server", url, "--match", match, "--save", str(record)),
    )

    with ThreadPoolExecutor(2) as hands:
        asked = list(hands.map(Typist.play_sealed, (carla, bruno)))
    assert asked == [True, True], (carla.lines, bruno.lines)

    carla.type("yes")
    carla.wait_for_words("Checked on this machine: it is the one that was sealed.")
    bruno.type("")
    bruno.wait_for_words("Your field stays hidden.")
    for each in (carla, bruno):
        each.wait_for_question()
    assert (carla.code, bruno.code) == (0, 0), (carla.lines, bruno.lines)
    assert read_sealed_record(record.read_bytes()).names == ("Anna", "Bruno")
    assert verify(record.read_bytes()).finished
    said = _command(homes["bruno"], "play", "--plain", "--server", url, "--match", match)
    assert "Anna has shown the field. Checked on this machine" in said
    assert "- boat, " in said
