"""The wheel has everything inside, and runs where there is neither a compiler nor Node."""

import os
import shutil
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path
from zipfile import ZipFile

import pytest

from release.readme_run import ReadmeRun, readme_runs
from seabattle.rules import variant_names
from seabattle.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "seabattle"

KERNEL = next(PACKAGE.glob("_kernel.*.so"), None)
"""Where there is no compiler there is none, and the Python twin plays."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree; what was compiled for the tests is not compiled again."""
    folder = tmp_path_factory.mktemp("dist")
    switches = {
        "SEABATTLE_NATIVE": "require" if KERNEL else "off",
        "SEABATTLE_WEB": "require" if (PACKAGE / "server" / "site").exists() else "off",
        # Where cmake and ninja are, in the environment of any developer.
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    words = ["-m", "hatchling", "build", "--directory", str(folder), "--target", "wheel"]
    # Tests on several cores share one folder in which the kernel is compiled.
    with (ROOT / "native" / "CMakeLists.txt").open() as shared:
        flock(shared, LOCK_EX)
        subprocess.run(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, **switches},
            check=True,
            capture_output=True,
        )
    (found,) = folder.glob("*.whl")
    return found


def test_everything_is_inside(wheel: Path) -> None:
    """Code, kernel, page, catalogs, variants, migrations: every file of the package here."""
    inside = {name for name in ZipFile(wheel).namelist() if name.startswith("seabattle/")}
    here = {
        f"seabattle/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".new"}
    }

    assert inside == here
    assert {f"seabattle/variants/{name}.toml" for name in variant_names()} <= inside
    for lang in LANGUAGES:
        assert any(name.startswith(f"seabattle/speech/catalogs/{lang}/") for name in inside)
    assert any(name.startswith("seabattle/store/migrations/versions/") for name in inside)
    assert KERNEL is None or f"seabattle/{KERNEL.name}" in inside


def test_the_unpacked_wheel_runs_by_itself(wheel: Path, tmp_path: Path) -> None:
    """Nothing of this tree is in reach, and no tool of the developer who built it."""
    ZipFile(wheel).extractall(tmp_path)
    script = (
        "import seabattle\n"
        "from seabattle.beliefs.backend import is_native\n"
        "from seabattle.cli import main\n"
        "print(seabattle.__file__, is_native())\n"
        "main(['variants', '--json'])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={"PATH": "/nonexistent", "PYTHONPATH": str(tmp_path), "LANG": "en_GB.UTF-8"},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout

    assert found.startswith(f"{tmp_path}/seabattle/__init__.py {KERNEL is not None}\n")
    assert "sea-battle" in found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a virtual environment with the wheel, and nothing that was not asked for."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    words = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--only-binary=:all:"]
    subprocess.run(
        [folder / "bin" / "python", *words, "-c", ROOT / "constraints.txt", wheel],
        env={**_without_tools(folder), "HOME": os.environ.get("HOME", "/")},
        check=True,
    )
    return folder


def _without_tools(folder: Path) -> dict[str, str]:
    found = {"PATH": f"{folder}/bin", "LANG": "en_GB.UTF-8", "TERM": "xterm-256color"}
    for tool in ("c++", "g++", "cc", "cmake", "node", "npm"):
        assert shutil.which(tool, path=found["PATH"]) is None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("each", readme_runs(), ids=lambda each: each.name)
def test_every_command_of_the_readme_runs_from_the_wheel(
    each: ReadmeRun, bare: Path, tmp_path: Path
) -> None:
    """A user who installs a release types what stands there."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}

    each.run(bare / "bin" / "seabattle", tmp_path, {**_without_tools(bare), **home})


@pytest.mark.slow
@pytest.mark.skipif(KERNEL is None, reason="There is no compiler, so there is no kernel.")
def test_the_installed_kernel_is_the_one_that_counts(bare: Path, tmp_path: Path) -> None:
    """Not its Python twin, which gives the same answers and takes longer."""
    script = "import seabattle._kernel as kernel; print(kernel.__file__)"
    found = subprocess.run(
        [bare / "bin" / "python", "-c", script],
        env=_without_tools(bare),
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout

    assert str(bare) in found
