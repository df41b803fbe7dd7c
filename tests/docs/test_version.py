"""One version, wherever it is said."""

import re
import tomllib
from pathlib import Path

from seabattle import __version__

ROOT = Path(__file__).parents[2]


def test_the_changelog_begins_with_the_version_that_the_program_says() -> None:
    """A user who reports a fault names one number, and developers find what was in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(r"^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$", changelog, re.MULTILINE)

    assert released is not None
    assert released[1] == __version__ == project["version"]
