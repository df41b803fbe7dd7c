"""Program that writes the API examples: ``python -m kit.servers.api_recording FILE``.

``scripts/docs`` calls it. It is a process of its own, because the clock and the random bytes
of the whole process are fixed while it records.
"""

import asyncio
import json
import logging
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import structlog

from kit.servers.api_recorder import ApiRecorder
from kit.servers.api_script import record_visit
from kit.servers.fixed_world import fix_world
from kit.servers.handwritten_examples import HANDWRITTEN, PARAMETERS
from seabattle.server.http.problem_details import problem_of
from seabattle.server.run.asgi_app import OPERATIONS, problem_index

NUMBERS = re.compile(r"\[\n[-0-9.e,\s]+\]")
"""A list of numbers over several lines; within a text a line break is written otherwise."""

PROBLEMS = (
    "request/malformed",
    "visitor/no-session",
    "token/too-narrow",
    "request/unknown-page",
    "match/deleted",
    "request/too-large",
    "request/too-often",
    "request/server-fault",
    "match/try-again",
)
"""The problem that is shown for each status."""


def example_problems() -> dict[str, Any]:
    """The problems by status, in the words of today's catalogs."""
    index = problem_index()
    said = [problem_of(index.example_of(code, "en"), "en") for code in PROBLEMS]
    return {str(each.status): msgspec.to_builtins(each) for each in said}


def example_table(recorder: ApiRecorder) -> dict[str, Any]:
    """The whole file: operations in the order of the description."""
    handwritten = {key: each for some in HANDWRITTEN.values() for key, each in some.items()}
    operations = [f"{each.method} {each.path}" for each in OPERATIONS]
    unknown = {*handwritten, *recorder.answers} - {*operations}
    twice = handwritten.keys() & recorder.answers.keys()
    assert not unknown, unknown
    assert not twice, twice
    return {
        "parameters": PARAMETERS | recorder.parameters,
        "problems": example_problems(),
        "operations": {
            key: handwritten[key] if key in handwritten else recorder.example(key)
            for key in operations
            if key in recorder.answers or key in handwritten
        },
    }


def table_text(table: dict[str, Any]) -> str:
    """The file, with each list of numbers on one line."""
    text = json.dumps(table, ensure_ascii=False, indent=2)
    return NUMBERS.sub(lambda found: "[" + " ".join(found[0][1:-1].split()) + "]", text) + "\n"


def main() -> None:
    """Record, and write the file."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with fix_world() as clock, TemporaryDirectory() as folder:
        recorder = asyncio.run(record_visit(Path(folder), clock))
        table = example_table(recorder)
    Path(sys.argv[1]).write_text(table_text(table), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
