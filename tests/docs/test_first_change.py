"""The recipes of ``docs/first-change.md``, each applied to a copy of the tree and tried out."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from seabattle.store.schema_version import NEWEST_VERSION

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "first-change.md"

SECTION = re.compile(r"^## (.+)\n((?:(?!^## ).*\n?)+)", re.MULTILINE)
ROW = re.compile(r"^\| \[(.+)\]\(#.+\) \| (\d+) \|$", re.MULTILINE)
BLOCK = re.compile(r"^([^\n]*)\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEW_FILE = re.compile(r"^New file `([^`]+)`:$")
PLACE = re.compile(
    r"^In `([^`]+)`, (after|before|instead of) the line( that begins with)? `(.+)`:$"
)

NUMBERS = {"9998": NEWEST_VERSION, "9999": f"{int(NEWEST_VERSION) + 1:04}"}
"""What stands for the newest migration and for the next one."""


class Change(Struct, frozen=True):
    """A block of a recipe: some lines, and where they go."""

    path: str
    code: str
    where: str = ""
    """``after``, ``before`` or ``instead of`` the anchor; nothing for a new file."""
    anchor: str = ""
    """A line of the file, without its indentation."""
    begins: bool = False
    """Whether the anchor is only the beginning of the line."""

    def apply(self, tree: Path) -> None:
        """Change the file in a copy of the tree."""
        file = tree / self.path
        if not self.where:
            assert not file.exists(), f"{self.path} is not new"
            text = self.code
        else:
            text = self._put(file if file.exists() else ROOT / self.path)
        file.unlink(missing_ok=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def _put(self, file: Path) -> str:
        lines = file.read_text("utf-8").splitlines(keepends=True)
        found = [number for number, line in enumerate(lines) if self._fits(line.strip())]
        assert len(found) == 1, f"{self.path} has the line {self.anchor!r} {len(found)} times"
        first = found[0] + (self.where == "after")
        last = found[0] + (self.where != "before")
        return "".join([*lines[:first], self.code, *lines[last:]])

    def _fits(self, line: str) -> bool:
        return line.startswith(self.anchor) if self.begins else line == self.anchor


@cache
def recipes() -> dict[str, tuple[Change, ...]]:
    """The changes of each recipe, by its heading."""
    text = PAGE.read_text("utf-8")
    for stand_in, number in NUMBERS.items():
        text = text.replace(f'"{stand_in}"', f'"{number}"')
    found = {title: tuple(_changes(body)) for title, body in SECTION.findall(text)}
    assert len(re.findall("^```", text, re.MULTILINE)) == 2 * sum(map(len, found.values()))
    return found


def _changes(body: str) -> Iterator[Change]:
    for place, code in BLOCK.findall(body):
        if new := NEW_FILE.match(place):
            yield Change(new[1], code)
        else:
            named = PLACE.match(place)
            assert named, f"{place!r} names no file and no place"
            path, where, begins, anchor = named.groups()
            yield Change(path, code, where, anchor, begins is not None)


def apply(title: str, tree: Path) -> None:
    """Apply a recipe to a copy of the tree."""
    for change in recipes()[title]:
        change.apply(tree)


def test_the_page_counts_the_files_of_each_recipe() -> None:
    """The number of files is what a newcomer asks first, and what a reviewer compares."""
    counted = {title: int(files) for title, files in ROW.findall(PAGE.read_text("utf-8"))}
    assert counted == {
        title: len({change.path for change in changes}) for title, changes in recipes().items()
    }


RULE = """
from pathlib import Path
from kit.games.bot_game import bout
from seabattle.cli.command_line import run_command_line
from seabattle.game.event import SalvoLanded, TurnHeld, TurnPassed
from seabattle.records import write_record
from seabattle.rules import load_variant, settle
from seabattle.rules.checking.choice import rule_choices
from seabattle.rules.checking.source import preset_text
from seabattle.speech import LANGUAGES, rule_page
from seabattle.speech.choice import value_title
from seabattle_verifier.__main__ import main

text = preset_text("classic").replace('again_after = "never"', 'again_after = "miss"')
Path("mine.toml").write_text(text, "utf-8")
assert run_command_line(["check", "mine.toml"]) == 0
ruleset = settle(load_variant("mine.toml"))
assert "Whoever misses shoots again" in rule_page(ruleset, "en")
choice = next(each for each in rule_choices() if each.path == "turn.again_after")
assert [value_title(lang, choice, "miss") for lang in LANGUAGES]

record = bout(ruleset, 1)
shots = [entry.events for entry in record.entries if isinstance(entry.events[0], SalvoLanded)]
after = {(bool(shot.impacts[0].struck), type(then)) for shot, then, *_ in shots[:-1]}
assert after == {(False, TurnHeld), (True, TurnPassed)}, after
Path("mine.jsonl").write_bytes(write_record(record))
assert main(["mine.jsonl"]) == 0
"""

ENDPOINT = """
import asyncio
from pathlib import Path
from kit.servers.loopback_server import open_loopback_server
from msgspec import convert
from seabattle.features.puzzles.library import shipped_puzzles
from seabattle.features.puzzles.wire import PuzzleLine
from seabattle.server.api_examples import load_examples

async def story():
    async with open_loopback_server(Path()) as server, server.port() as port:
        guest = await port.nobody()
        found = await guest.get("/puzzles/hardest")
        assert found["rating"] == max(each.rating for each in shipped_puzzles())
        convert(load_examples().operations["GET /puzzles/hardest"].answer, PuzzleLine)

asyncio.run(story())
"""

TABLE = """
import asyncio, runpy, sqlite3
from pathlib import Path
from kit.bounds.full_tables import TABLES
from seabattle.features.puzzles.store import MOST_SOLVED, SolvedPuzzles
from seabattle.features.registry import FEATURES
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason
from seabattle.store.backup import backup, restore
from seabattle.store.database_schema import database_schema
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.trouble import Trouble

assert "solved_puzzles" in database_schema().tables
assert TABLES["solved_puzzles"].most == MOST_SOLVED
pinned = runpy.run_path("tests/store/test_stored_table.py")
pinned["test_the_seals_of_all_rows_stay_valid"]()
pinned["test_a_restore_wants_the_same_tables_empty"]()

async def story():
    async with open_store("games.db") as store:
        anna, bruno = [await store.people.new_player(name) for name in ("Anna", "Bruno")]
        solved = SolvedPuzzles.of(store)
        for player in (anna, bruno, bruno):
            await solved.note_solved(player.id, "f271d6d8")
        await backup(FileAddress(Path("games.db")), Path("copy.db"))
        await store.administration.delete_visitor(anna.id, Reason("test"))
        assert await solved.solved_by(anna.id) == frozenset()
        assert await solved.solved_by(bruno.id) == {"f271d6d8"}
    async with open_store("other.db"):
        pass
    await restore(Path("copy.db"), FileAddress(Path("other.db")))

asyncio.run(story())
with sqlite3.connect("other.db") as connection:
    assert connection.execute("SELECT COUNT(*) FROM solved_puzzles").fetchone() == (2,)
    connection.execute("UPDATE solved_puzzles SET puzzle = 'changed'  WHERE rowid = 1")
connection.close()
try:
    inventory_of(Path("other.db"))
except Trouble as damaged:
    assert damaged.code == "store/damaged"
else:
    raise AssertionError("a changed row was not noticed")
"""

SCREEN = """
import asyncio
from pathlib import Path
from kit.screens.terminal_pilot import at_terminal
from seabattle.speech import LANGUAGES, say
from seabattle.tui.pages.game_list_page import GameListPage
from seabattle.tui.pages.start_page import StartPage

assert [say(lang, key) for lang in LANGUAGES for key in ("tui-games", "tui-help-games")]

async def story():
    async with at_terminal(Path()) as sitter:
        await sitter.press("f8")
        await sitter.until_on(GameListPage)
        await sitter.until(lambda: "10 × 10  Classic" in sitter.text())
        await sitter.press("escape")
        await sitter.until_on(StartPage)

asyncio.run(story())
"""


@pytest.mark.parametrize(
    ("title", "script"),
    [
        pytest.param("A rule choice", RULE, id="rule"),
        pytest.param("An endpoint with a button", ENDPOINT, id="endpoint"),
        pytest.param("A database table", TABLE, id="table"),
        pytest.param("A screen in the terminal", SCREEN, id="screen"),
    ],
)
def test_a_recipe_works_in_a_copy_of_the_tree(title: str, script: str, tmp_path: Path) -> None:
    """A page that has become wrong costs a newcomer the first afternoon."""
    shutil.copytree(
        ROOT / "src",
        tmp_path / "src",
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("site"),
    )
    apply(title, tmp_path)
    paths = (tmp_path / "src", tmp_path / "tests", ROOT / "tests")
    outcome = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


PAGE_TEST = """
import { readFileSync } from 'node:fs';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';

it.each(['settings/SettingsPage', 'puzzles/PuzzlePage'])('%s compiles', (name) => {
  const filename = `src/${name}.svelte`;
  expect(compile(readFileSync(filename, 'utf8'), { filename }).warnings).toEqual([]);
});
"""


@pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / "vitest").is_dir(), reason="the page is not installed"
)
def test_the_recipes_work_in_a_copy_of_the_page(tmp_path: Path) -> None:
    """The three recipes that change the page, in one run of its tests."""
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "public"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    languages = Path("src", "seabattle", "rules", "languages.json")
    (tmp_path / languages).parent.mkdir(parents=True)
    (tmp_path / languages).symlink_to(ROOT / languages)
    for title in ("A rule choice", "A setting of a visitor", "An endpoint with a button"):
        for change in recipes()[title]:
            if change.path.startswith("web/"):
                change.apply(tmp_path)
    (web / "src" / "recipes.test.ts").write_text(PAGE_TEST, "utf-8")
    tests = ("recipes", "engine/flow", "settings/settings")
    vitest = ("node_modules/vitest/vitest.mjs", "run", "--pool=threads", "--no-isolate")
    outcome = subprocess.run(
        [_node(), *vitest, *(f"src/{name}.test.ts" for name in tests)],
        cwd=web,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def _node() -> str:
    """The Node that the build of the page has found."""
    spec = importlib.util.spec_from_file_location("page_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    _, environment = module.npm()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    return node
