"""The one exception for what a person should be told."""

import os
import pickle
from pathlib import Path

import pytest

from seabattle.matches.port import LogbookDamaged
from seabattle.trouble import Trouble, join_troubles, system_trouble


def test_a_programmer_sees_the_code_the_facts_and_the_place() -> None:
    """A traceback has no language; its reader looks for the code."""
    trouble = Trouble("file/too-small", line=3, path="grid.rows", value=0, least="1")

    assert str(trouble) == "3:grid.rows: file/too-small (value=0, least='1')"
    assert str(Trouble("record/empty").in_file("a.jsonl")) == "a.jsonl: record/empty"
    behind = Trouble("file/refused", reason=Trouble("names/taken", name="a"))
    assert str(behind) == "file/refused (reason=names/taken (name='a'))"


def test_several_troubles_are_raised_as_one() -> None:
    """Developers do not want to run a check ten times for ten mistakes."""
    first, second = Trouble("fleet/no-deck"), Trouble("variant/grid-unsized")
    whole = join_troubles((first, second))

    assert whole.each == (first, second)
    assert str(whole).splitlines() == ["fleet/no-deck", "variant/grid-unsized"]
    assert [each.file for each in whole.in_file("a.toml").each] == ["a.toml", "a.toml"]


def test_a_trouble_travels_to_another_process() -> None:
    """Rules are checked by workers, and bots are loaded there."""
    reason = Trouble("system/no-space")
    trouble = LogbookDamaged("page/unreadable", match="a", seq=3, reason=reason).at(7)
    joined = join_troubles((trouble, Trouble("fleet/no-deck", path="fleet[0]"))).in_file("a.db")

    found = pickle.loads(pickle.dumps(joined))

    assert found == joined
    assert isinstance(found, LogbookDamaged)
    assert (found.line, found.file, found.more[0].path) == (7, "a.db", "fleet[0]")


def test_equal_troubles_are_equal() -> None:
    """They are values, and tests compare them."""
    assert Trouble("fleet/no-deck", path="a") == Trouble("fleet/no-deck", path="a")
    assert len({Trouble("fleet/no-deck"), Trouble("fleet/no-deck")}) == 1
    assert Trouble("fleet/no-deck") != Trouble("fleet/no-deck", path="a")
    assert Trouble("names/taken", name="a") != Trouble("names/taken", name="b")


def test_what_the_system_says_is_sorted_by_its_number(tmp_path: Path) -> None:
    """The words of an operating system are in a language of its own."""
    with pytest.raises(OSError, match="folder") as none:
        (tmp_path / "folder" / "file").open()
    with pytest.raises(OSError, match=str(tmp_path)) as folder:
        tmp_path.open()

    assert system_trouble(none.value) == Trouble("system/not-found")
    assert system_trouble(folder.value) == Trouble("system/is-folder")
    assert system_trouble(OSError(28, os.strerror(28))) == Trouble("system/no-space")


def test_what_cannot_be_sorted_is_quoted() -> None:
    """Something is better than nothing, and an empty text is nothing."""
    assert system_trouble(OSError(98, "in use")) == Trouble("system/other", text="in use")
    assert system_trouble(ValueError()) == Trouble("system/other", text="ValueError")
