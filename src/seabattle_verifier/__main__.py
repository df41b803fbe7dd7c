"""The command: ``python -m seabattle_verifier game.jsonl …``."""

import argparse
import json
import re
import sys
from pathlib import Path

from seabattle_verifier.fault import Fault
from seabattle_verifier.verdict import Verdict, verify


def main(arguments: list[str] | None = None) -> int:
    """Check every file named; 0 when all are in order, 1 when one is not, 2 when unreadable."""
    parser = argparse.ArgumentParser(
        prog="python -m seabattle_verifier",
        description="Checks records of games without any code of the program that made them.",
        epilog="Example: python -m seabattle_verifier game.jsonl",
    )
    parser.add_argument("files", nargs="+", help="records, plain or compressed with gzip")
    parser.add_argument("--json", action="store_true", help="one JSON object a file")
    parser.add_argument(
        "--sealed",
        type=_digest,
        metavar="DIGEST",
        help="what the table showed before the first shot (at least its first 8 digits)",
    )
    parser.add_argument(
        "--key",
        type=_key,
        help="the public key with which the server signs records (all 64 digits)",
    )
    chosen = parser.parse_args(arguments)
    worst = 0
    for name in chosen.files:
        try:
            verdict = verify(Path(name).read_bytes(), chosen.sealed, chosen.key)
        except OSError as error:
            print(f"{name}: cannot be read: {error.strerror}", file=sys.stderr)  # noqa: T201
            worst = 2
            continue
        print(_as_json(name, verdict) if chosen.json else _as_text(name, verdict))  # noqa: T201
        worst = max(worst, 0 if verdict.sound else 1)
    return worst


def _digest(said: str) -> str:
    """A digest typed by the user; spaces are ignored."""
    found = "".join(said.lower().split())
    if not re.fullmatch(r"[0-9a-f]{8,64}", found):
        raise argparse.ArgumentTypeError("8 to 64 hexadecimal digits are wanted")
    return found


def _key(said: str) -> str:
    """A public key typed by the user; spaces are ignored."""
    found = "".join(said.lower().split())
    if not re.fullmatch(r"[0-9a-f]{64}", found):
        raise argparse.ArgumentTypeError("64 hexadecimal digits are wanted")
    return found


def _as_text(name: str, verdict: Verdict) -> str:
    lines = [f"  {sentence}" for sentence in verdict.checked]
    if verdict.fault is None:
        limits = [f"  {sentence}" for sentence in verdict.limits]
        more = ["what this does not show:", *limits] if limits else []
        return "\n".join([f"{name}: checked, the game follows its rules", *lines, *more])
    return "\n".join([f"{name}: {_place(verdict.fault)}{verdict.fault.sentence}", *lines])


def _place(fault: Fault) -> str:
    return f"line {fault.line}: " if fault.line else ""


def _as_json(name: str, verdict: Verdict) -> str:
    fault = verdict.fault
    found = (
        None if fault is None else {"code": fault.code, "line": fault.line, "text": fault.sentence}
    )
    said = {"file": name, "sound": verdict.sound, "finished": verdict.finished}
    said |= {"sha256": verdict.digest, "key": verdict.key}
    shown = {"checked": verdict.checked, "limits": verdict.limits}
    return json.dumps(said | shown | {"fault": found})


if __name__ == "__main__":
    sys.exit(main())
