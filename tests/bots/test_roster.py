"""The roster of bots by name."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from seabattle.bots import Hunter, Scatter, bot_names, find_bot, roster
from seabattle.trouble import Trouble

FILE = """
from mate import Mate

class MyBot(Mate):
    pass

number = 3
"""

MATE = """
class Mate:
    def __init__(self, seed):
        self.seed = seed

    def act(self, view):
        raise NotImplementedError
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a bot, and what it imports."""
    (tmp_path / "mybot.py").write_text(FILE)
    (tmp_path / "mate.py").write_text(MATE)
    return tmp_path


def _code(name: object) -> str:
    with pytest.raises(Trouble) as bad:
        find_bot(str(name))
    return bad.value.code


@pytest.mark.parametrize(("name", "kind"), [("scatter", Scatter), ("hunter", Hunter)])
def test_our_own_players_have_names(name: str, kind: type) -> None:
    """A command line has room for a name, not for an import."""
    assert name in bot_names()
    assert isinstance(find_bot(name)(1), kind)


@pytest.mark.parametrize("name", roster.BUILT_IN)
def test_every_player_on_the_roster_can_be_made(name: str) -> None:
    """A line in the roster with a typing error would be found by a player otherwise."""
    assert callable(find_bot(name)(1).act)


def test_levels_are_numbers_after_a_colon() -> None:
    """People begin at a level they can beat."""
    assert callable(find_bot("admiral:3")(1).act)
    assert {_code("admiral:0"), _code("admiral:11"), _code("admiral:three")} == {"bot/bad-level"}
    assert _code("hunter:3") == "bot/no-levels"


def test_a_name_with_a_typing_error_gets_the_right_one_suggested() -> None:
    """The name is nearly always a known one with a letter wrong."""
    with pytest.raises(Trouble) as bad:
        find_bot("huntre")

    assert bad.value.facts["near"] == "hunter"
    assert "scatter" in str(bad.value.facts["choices"])


def test_a_class_in_a_file_is_a_player(folder: Path) -> None:
    """An author can try a bot without a package, and import files beside it."""
    bot = find_bot(f"{folder / 'mybot.py'}:MyBot")(7)

    assert type(bot).__name__ == "MyBot"
    assert vars(bot) == {"seed": 7}


def test_what_is_wrong_with_a_file_is_said(folder: Path) -> None:
    """No class, no file, no bot, broken code: each has its own remedy."""
    file = folder / "mybot.py"
    (folder / "broken.py").write_text("import nothing_of_that_name")
    (folder / "quitter.py").write_text("raise SystemExit(3)")

    assert _code(file) == "bot/no-class"
    assert _code(f"{folder / 'gone.py'}:MyBot") == "bot/no-file"
    assert _code(f"{file}:number") == "bot/not-a-bot"
    assert _code(f"{folder / 'broken.py'}:MyBot") == "bot/broken"
    assert _code(f"{folder / 'quitter.py'}:MyBot") == "bot/broken"
    assert _code(f"{file}:Mybot") == "bot/not-in-file"


def test_a_class_with_a_typing_error_gets_the_right_one_suggested(folder: Path) -> None:
    """Capitals are the usual mistake."""
    with pytest.raises(Trouble) as bad:
        find_bot(f"{folder / 'mybot.py'}:mybot")

    assert bad.value.facts["near"] == "MyBot"


def test_installed_packages_bring_players_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry point group makes a stranger's bot as good as the built-in ones."""
    point = EntryPoint("corsair", "seabattle.bots.players.scatter:Scatter", roster.GROUP)
    broken = EntryPoint("wreck", "seabattle.no_such_module:Wreck", roster.GROUP)
    monkeypatch.setattr(roster, "_points", lambda: (point, broken))
    find_bot.cache_clear()

    assert isinstance(find_bot("corsair")(1), Scatter)
    assert bot_names()[-2:] == ("corsair", "wreck")
    assert _code("wreck") == "bot/broken"
    find_bot.cache_clear()
