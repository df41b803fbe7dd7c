"""Nothing but the game and live matches can get hold of the truth."""

import ast
import inspect
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

import seabattle.game
from kit.games.random_player import play_randomly
from seabattle.game import Game, PlaceFleet, Seat
from seabattle.game.state import State
from seabattle.game.truth import truth_of
from seabattle.matches.event import Chair, MatchOpened, PageBody
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import MatchId, Page, PlayerId
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.testing import Bout

ROOT = Path(__file__).parents[2]
HIDDEN = ("decide", "evolve", "state", "truth", "outcome.attack")
PEEKING = ("bots", "records", "server", "testing", "views")
RULES = settle(load_variant("classic"))


def within(thing: Any, depth: int = 6) -> Iterator[Any]:
    """Everything that can be reached from something without looking behind an underscore."""
    yield thing
    if not depth or isinstance(thing, str | bytes | int | float | type) or thing is None:
        return
    if isinstance(thing, list | tuple | set | frozenset):
        inside = list(thing)
    elif isinstance(thing, dict):
        inside = [*thing, *thing.values()]
    elif not type(thing).__module__.startswith("seabattle"):
        return
    else:
        names = [name for name in dir(thing) if not name.startswith("_")]
        found = (getattr(thing, name, None) for name in names)
        inside = [each for each in found if not callable(each)]
    for each in inside:
        yield from within(each, depth - 1)


def in_play() -> Game:
    """A game with fleets in it."""
    game = Game(RULES)
    for seat in (0, 1):
        events = game.decide(Seat(seat), PlaceFleet(random_fleet(RULES, Random(seat))))
        assert isinstance(events, tuple)
        game = game.after(events)
    return game


def test_the_package_of_the_game_hands_out_no_truth() -> None:
    """``game.replay`` did, past the contract, to all callers."""
    for name in seabattle.game.__all__:
        found = getattr(seabattle.game, name)
        assert found is not State
        if inspect.isfunction(found):
            assert "State" not in str(inspect.signature(found)), name
    assert not hasattr(seabattle.game, "replay")
    assert not inspect.isfunction(getattr(seabattle.game, "evolve", None))


def test_a_game_has_no_way_to_its_truth_but_one() -> None:
    """A holder of a game can ask it, and play it on, and see what all players see."""
    game = in_play()
    assert not [each for each in within(game) if isinstance(each, State)]
    assert any(isinstance(each, State) for each in within(truth_of(game)))


def test_what_is_printed_or_sent_of_a_game_is_not_its_truth() -> None:
    """A log line or an answer with a game in it must not become a leak."""
    game = in_play()
    ship = truth_of(game).sides[0].ships[0]
    assert repr(ship.cells) not in repr(game)
    with pytest.raises(TypeError):
        json.encode(game)


def test_a_game_that_is_run_by_others_shows_no_truth() -> None:
    """Bots, screens and servers hold these; each of them is opened as far as it goes."""
    bout = Bout(RULES, 1)
    assert not [each for each in within(bout) if isinstance(each, State)]
    match = play_randomly(RULES, 1, 20)
    assert not [each for each in within(match) if isinstance(each, State)]


def test_a_live_match_shows_a_server_no_truth() -> None:
    """What a server holds of a match is opened as far as it goes."""
    opened = MatchOpened(RULES, "classic", PlayerId("host"), (Chair(), Chair()))
    live = LiveMatch(MatchId("m"), Page(1, "open", 0, json.encode(PageBody((opened,)))))
    assert not [each for each in within(live) if isinstance(each, State)]
    assert isinstance(live.state.game, Game)


def test_an_import_of_the_truth_breaks_the_contract(tmp_path: Path) -> None:
    """The contract is tried with modules that peek."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=_unneeded)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for folder in PEEKING:
        peeks = "".join(f"import seabattle.game.{module}\n" for module in HIDDEN)
        (tmp_path / "src" / "seabattle" / folder / "peek.py").write_text(peeks)
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    for folder in PEEKING:
        for module in HIDDEN:
            assert f"seabattle.{folder}.peek -> seabattle.game.{module}" in done.stdout


def peeks_of(source: str) -> list[str]:
    """Where a module takes a hidden one from its package, or looks behind an underscore.

    An import contract sees imports alone; the modules of a package are its attributes, too.
    """
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    packages = {
        name.asname or name.name
        for node in imports
        if node.module == "seabattle"
        for name in node.names
        if name.name == "game"
    }
    hidden = {module.partition(".")[0] for module in HIDDEN}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            door = owner in packages or owner == "seabattle.game"
            if (node.attr == "_state" and owner != "self") or (door and node.attr in hidden):
                found.append(ast.unparse(node))
    return found


def test_no_module_takes_the_truth_by_another_way() -> None:
    """Not as an attribute of the package, and not from behind an underscore."""
    assert peeks_of("from seabattle import game\ngame.state.State") == ["game.state"]
    assert peeks_of("import seabattle.game\nseabattle.game.truth.truth_of(x)")
    assert peeks_of("def peek(match):\n    return match.game._state")
    for path in sorted((ROOT / "src" / "seabattle").rglob("*.py")):
        if path.relative_to(ROOT / "src" / "seabattle").parts[0] not in ("game", "matches"):
            assert not peeks_of(path.read_text("utf-8")), path


def _unneeded(folder: str, names: list[str]) -> list[str]:
    """Files that are no Python module of the program, or large."""
    return [name for name in names if "." in name and not name.endswith(".py")]
