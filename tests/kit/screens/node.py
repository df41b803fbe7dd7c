"""Node, as the page is built with it, to run parts of the page without a browser."""

import importlib.util
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which surroundings, with what the lock file names installed."""
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    build.install()
    command, environment = build.npm()
    return command, environment


def run_node(program: str, *arguments: str) -> bytes:
    """The output of a module that may import the dependencies of the page."""
    _, environment = npm()
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", program, *arguments],
        cwd=WEB,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:].decode()
    return done.stdout


def bundle(source: str, program: Path, *options: str) -> None:
    """Make one program of a module of the page and all that it imports."""
    command, environment = npm()
    words = ["exec", "--", "rolldown", f"src/{source}", "--file", str(program)]
    subprocess.run(
        [*command, *words, "--format", "esm", *options],
        cwd=WEB,
        env=environment,
        check=True,
        capture_output=True,
    )
