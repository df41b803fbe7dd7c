"""Conformance games: the program, the stand-alone verifier and the page read the same files."""

import json
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from kit.games.conformance_files import GAMES, conformance_file
from kit.games.rule_coverage import numbers
from kit.screens.cli_run import Run
from seabattle.game import Game, GivenCommand, Refusal, Seat
from seabattle.game.codec import encode_json, json_decoder
from seabattle.game.command import Command
from seabattle.records.legality import decode_ruleset
from seabattle.testing.conformance_game import (
    ConformanceGame,
    conformance_game,
    conformance_names,
    is_same,
)
from seabattle.views import reports_to
from seabattle_verifier.fault import Illegal
from seabattle_verifier.referee import Referee
from seabattle_verifier.rules import Rules

SHOWN_ELSEWHERE = {"SB11", "SB12", "SB13", "SB14", "FO8"}
"""Rules about papers that are judged, and about posts: no command of a game shows them."""


def differences_of_program(game: ConformanceGame) -> list[int]:
    """The steps on which the engine does not say what the file says."""
    ruleset = decode_ruleset(json.dumps(game.header.ruleset))
    viewers = [*map(Seat, range(ruleset.seats)), None]
    played, wrong = Game(ruleset), []
    for number, step in enumerate(game.steps, 1):
        given = json_decoder(GivenCommand[Command]).decode(encode_json(step.command))
        events = played.decide(given.seat, given.command)
        if isinstance(events, Refusal):
            wrong += [number] if events.code != step.refused else []
            continue
        reports = [reports_to(ruleset, viewer, events) for viewer in viewers]
        said = json.loads(encode_json([events, reports]))
        if step.refused is not None or not is_same(said, [step.events, step.reports]):
            wrong.append(number)
        played = played.after(events)
    return wrong


def differences_of_verifier(game: ConformanceGame) -> list[int]:
    """The same of the stand-alone verifier, which tells no reports."""
    referee, wrong = Referee(Rules(deepcopy(game.header.ruleset))), []
    for number, step in enumerate(game.steps, 1):
        events: Any = None
        try:
            events = referee.play(dict(step.command))
        except Illegal:
            fits = step.refused is not None
        else:
            fits = step.refused is None and is_same(events, step.events)
        if not fits:
            wrong.append(number)
    return wrong


def test_the_files_are_those_of_the_transcripts() -> None:
    """Write them anew with ``python tests/kit/games/conformance_files.py``."""
    from kit.games.conformance_files import HOME

    assert conformance_names() == GAMES
    stale = [
        name for name in GAMES if (HOME / f"{name}.jsonl").read_bytes() != conformance_file(name)
    ]
    assert stale == []


def test_every_rule_is_shown_by_some_game() -> None:
    """Another implementation that passes knows all of them."""
    shown = {rule for name in GAMES for rule in conformance_game(name).header.rules}

    assert [rule for rule in numbers() if rule not in shown | SHOWN_ELSEWHERE] == []
    assert all(any(step.refused for step in conformance_game(name).steps) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_program_and_verifier_say_what_the_files_say(name: str) -> None:
    """Command by command, with what each seat and a spectator hear."""
    assert differences_of_program(conformance_game(name)) == []
    assert differences_of_verifier(conformance_game(name)) == []


WRONG = """
import sys
for number, line in enumerate(sys.stdin):
    if number:
        print('{"events":[]}' if number == 2 else '{"refused":"no"}')
"""


def test_another_program_is_told_where_it_differs(run: Run, tmp_path: Path) -> None:
    """The stand-alone verifier passes; a program that refuses everything does not."""
    good = f"{sys.executable} -m seabattle_verifier.play"
    found = run("conformance", good, "--lang", "en")
    assert (found.code, found.err) == (0, "")
    assert found.out.count("no difference") == len(GAMES)

    bad = tmp_path / "bad.py"
    bad.write_text(WRONG)
    told = run("conformance", f"{sys.executable} {bad}", "--game", "labels-latin", "--lang", "en")
    assert told.code == 1
    assert "labels-latin: step 1 differs." in told.out
    assert 'Found: {"refused":"no"}' in told.out
    assert run("conformance", str(tmp_path / "none")).code == 2
