"""Node, as the page is built with it, to run parts of the page without a browser."""

import importlib.util
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"


def run_node(program: str, *arguments: str) -> bytes:
    """What a module prints that may import whatever the page is built with."""
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    _, environment = build.npm()
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", program, *arguments],
        cwd=WEB,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:].decode()
    return done.stdout
