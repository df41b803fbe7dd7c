"""``scripts/release`` refuses what cannot be released, before it does anything."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

UNRELEASED = re.compile(r"^## \S+ \(not released yet\)\n.*?(?=^## )", re.DOTALL | re.MULTILINE)
"""The section of the changelog that a commit between two releases has."""

GIT = ("git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org")


def git(folder: Path, *words: str) -> None:
    """Run git in a folder."""
    subprocess.run([*GIT, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as the script looks at; installing is where it would begin to work."""
    for name in ("scripts/release", "pyproject.toml", "src/seabattle/__init__.py", "CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    (tmp_path / "CHANGELOG.md").write_text(UNRELEASED.sub("", changelog), "utf-8")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").write_text("News.\n")
    begin = tmp_path / "scripts" / "install"
    begin.write_text("#!/bin/sh\necho working\nexit 42\n")
    begin.chmod(0o755)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    """Everything as it is."""
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=All")


def release(folder: Path, *words: str) -> tuple[int, str, str]:
    """What comes of asking for a release."""
    script = folder / "scripts" / "release"
    found = subprocess.run([script, *words], capture_output=True, text=True, check=False)
    return found.returncode, found.stdout, found.stderr


def test_a_commit_that_can_be_released_is(clone: Path) -> None:
    """All that follows is refused for its own reason, and for no other."""
    assert release(clone) == (42, "working\n", "")


def test_changes_that_are_not_committed_are_refused(clone: Path) -> None:
    """The same files could never be made again."""
    (clone / "stray.txt").write_text("")

    code, out, err = release(clone)

    assert (code, out) == (1, "")
    assert "not committed" in err
    assert "stray.txt" in err
    assert release(clone, "--trial")[0] == 42


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("pyproject.toml", '\nversion = "', '\nversion = "9'),
        ("src/seabattle/__init__.py", '__version__ = "', '__version__ = "9'),
        ("CHANGELOG.md", "\n## ", "\n## 9"),
        ("CHANGELOG.md", "\n## ", "\n### "),
    ],
)
def test_versions_that_differ_are_refused(clone: Path, file: str, old: str, new: str) -> None:
    """A user who reports a fault names one number."""
    text = (clone / file).read_text("utf-8")
    assert old in text
    (clone / file).write_text(text.replace(old, new), "utf-8")
    commit(clone)

    code, out, err = release(clone)

    assert (code, out) == (1, "")
    assert "versions differ" in err


def test_changelog_fragments_that_were_not_moved_are_refused(clone: Path) -> None:
    """Users do not understand a release without its news."""
    (clone / "changelog.d" / "torpedo.players.added.md").write_text("A torpedo.\n")
    commit(clone)

    assert release(clone)[0] == 1
    assert "changelog.d" in release(clone)[2]


def test_a_changelog_section_without_a_date_is_refused(clone: Path) -> None:
    """The version before it has a date, and would be released with the news of the next one."""
    changelog = clone / "CHANGELOG.md"
    dated = changelog.read_text("utf-8")
    changelog.write_text(dated.replace("\n## ", "\n## 9.0.0 (not released yet)\n\n## ", 1), "utf-8")
    commit(clone)

    code, out, err = release(clone)

    assert (code, out) == (1, "")
    assert "not released yet" in err


def test_any_other_word_is_refused(clone: Path) -> None:
    """A misspelt option must not make a release."""
    assert release(clone, "--tial")[0] == 2
    assert "Makes the files" in release(clone, "--help")[1]
