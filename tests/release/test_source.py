"""The package can be installed from a clone and from the source archive made of one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that git keeps, as they are here, and none of those that it ignores."""
    folder = tmp_path_factory.mktemp("clone")
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def archive(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of the clone, without the page that ``scripts/release`` builds first."""
    folder = tmp_path_factory.mktemp("archive")
    words = ["-m", "hatchling", "build", "--directory", str(folder), "--target", "sdist"]
    subprocess.run([sys.executable, *words], cwd=clone, check=True, capture_output=True)
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("source", ["clone", "archive"])
def test_the_page_is_built_where_there_are_no_generated_types(
    source: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """``schema.d.ts`` needs the package that is being installed, so the build must not need it."""
    place: Path = request.getfixturevalue(source)
    subprocess.run([sys.executable, "-m", "venv", tmp_path], check=True)
    python = tmp_path / "bin" / "python"
    switches = {"SEABATTLE_NATIVE": "off", "SEABATTLE_WEB": "require"}
    subprocess.run(
        [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", place],
        env={**os.environ, **switches, "PIP_CONSTRAINT": str(ROOT / "constraints.txt")},
        check=True,
    )
    script = "import seabattle.server.http.site_bundle as site; print(site.__file__)"
    found = subprocess.run(
        [python, "-c", script], cwd=tmp_path, check=True, capture_output=True, text=True
    ).stdout
    site = Path(found.strip()).parents[1] / "site"

    assert site.is_relative_to(tmp_path)
    assert (site / "index.html").is_file()
    if source == "clone":
        assert not (place / "web" / "src" / "api" / "schema.d.ts").exists()
