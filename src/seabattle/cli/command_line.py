"""All commands, put together into one."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from inspect import BoundArguments
from typing import Any, TextIO, cast

from cyclopts import App, CycloptsError

from seabattle import __version__
from seabattle.cli.bot_client import client
from seabattle.cli.bot_strength import arena, fields, solo
from seabattle.cli.database import backup, migrate, restore
from seabattle.cli.launcher import is_terminal, open_program
from seabattle.cli.play import play
from seabattle.cli.record_file import post, replay
from seabattle.cli.resume import resume
from seabattle.cli.rule_file import check, count, schema
from seabattle.cli.rulebook import rules, variants
from seabattle.cli.serve import serve
from seabattle.cli.transcript import transcript
from seabattle.cli.verify import verify
from seabattle.features import registry  # noqa: F401 -- Declares the tables of all features.
from seabattle.features.administration.commands import admin_app
from seabattle.features.analysis.commands import analyse
from seabattle.features.daily.commands import daily
from seabattle.features.devices.commands import device_app
from seabattle.features.hosting.commands import host_app
from seabattle.features.odds.commands import advise
from seabattle.features.paper.commands import judge
from seabattle.features.paper.sheet_command import sheet
from seabattle.features.puzzles.commands import puzzles
from seabattle.features.sealed.commands import key_app
from seabattle.features.statistics.commands import statistics
from seabattle.speech import LANGUAGES
from seabattle.terminal.console import Ascii, Lang, language, print_json, trouble_facts
from seabattle.terminal.standard_streams import (
    OutputLost,
    StandardOutput,
    discard_output,
    print_error,
    print_trouble,
)
from seabattle.trouble import Trouble


def open_terminal(
    *,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
) -> int:
    """Sea Battle (Battleship) in the terminal; without a command, the terminal program opens."""
    if is_terminal():
        return open_program(lang, ascii_only=ascii)
    play(lang=lang, ascii=ascii)
    return 0


EXIT_OK, EXIT_LOST, EXIT_USAGE, EXIT_INTERRUPTED = 0, 1, 2, 130

JSON = "--json"

EXAMPLES: dict[Callable[..., Any], tuple[str, ...]] = {
    play: (
        "seabattle play",
        "seabattle play battaglia-navale --lang it --save game.jsonl",
        "seabattle play classic --people 2 --name Anna --name Bruno",
        "seabattle play forum --seats 6 --people 3 --plain",
        "seabattle play --match http://127.0.0.1:8000/join/77a57997ff5fc964/KEY",
    ),
    resume: ("seabattle resume", "seabattle resume --list", "seabattle resume 77a5 --plain"),
    serve: (
        "seabattle serve",
        "seabattle serve --host 0.0.0.0 --port 80 --database postgresql://localhost/seabattle",
    ),
    daily: ("seabattle daily", "seabattle daily classic --play --server http://127.0.0.1:8000"),
    statistics: ("seabattle statistics", "seabattle statistics --json > my-statistics.json"),
    client: ("seabattle client --match 77a57997ff5fc964 --bot admiral:5",),
    variants: ("seabattle variants", "seabattle variants --json"),
    rules: ("seabattle rules forum --seats 30", "seabattle rules my-rules.toml --lang ru"),
    sheet: (
        "seabattle sheet sea-battle --lang ru -o sheet.pdf",
        "seabattle sheet forum --seats 6 -o forum.png",
    ),
    check: ("seabattle check my-rules.toml",),
    schema: ("seabattle schema > seabattle.schema.json",),
    count: ("seabattle count sea-battle", "seabattle count my-rules.toml --json"),
    replay: ("seabattle replay game.jsonl", "seabattle replay game.jsonl --seat 2 --lang ru"),
    analyse: ("seabattle analyse game.jsonl", "seabattle analyse game.jsonl --json"),
    transcript: (
        "seabattle transcript game.jsonl -o game.txt",
        "seabattle transcript --check game.txt",
        "seabattle transcript game.txt --record game.jsonl",
    ),
    verify: (
        "seabattle verify game.jsonl",
        "seabattle verify game.jsonl --sealed 669cd937ce08d919 --moves",
    ),
    judge: ("seabattle judge paper-game.txt", "seabattle judge paper-game.txt --lang it"),
    post: ("seabattle post game.jsonl --format bbcode", "seabattle post game.jsonl --round 3"),
    advise: (
        "seabattle advise my-chart.txt --variant sea-battle",
        "seabattle advise - --variant classic --json",
    ),
    puzzles: (
        "seabattle puzzles",
        "seabattle puzzles --kind which-way --lang ru",
        "seabattle puzzles --variant classic --count 100 --seed 7 -o my-puzzles.jsonl",
    ),
    solo: (
        "seabattle solo --variant classic --bot hunter --games 1000",
        "seabattle solo --variant classic --bot ./mybot.py:MyBot --fields fields.txt",
    ),
    arena: (
        "seabattle arena --variant sea-battle --bots hunter,scatter --games 200 --workers 2",
        "seabattle arena --variant forum --seats 6 --bots hunter,./mybot.py:MyBot",
    ),
    fields: ("seabattle fields --variant classic --games 1000 > fields.txt",),
    backup: (
        "seabattle backup copy.db",
        "seabattle backup copy.db --database postgresql://localhost/seabattle",
    ),
    restore: ("seabattle restore copy.db --database new.db",),
    migrate: ("seabattle migrate --database postgresql://localhost/seabattle",),
}
"""The commands in the order in which ``--help`` shows them, with examples."""


@cache
def build_app() -> App:
    """The command line: a file per group of commands; bare, it opens the program.

    It keeps nothing of what it has parsed, so one is enough for a process.
    """
    whole = App(
        name="seabattle",
        help="Sea Battle (Battleship) in the terminal, in the browser and as a server. "
        "Without a command the terminal program opens.",
        version=__version__,
        help_format="plaintext",
        help_formatter="plain",
        suppress_keyboard_interrupt=False,
    )
    for order, (command, examples) in enumerate(EXAMPLES.items()):
        epilogue = "Examples:\n" + "\n".join(f"  {example}" for example in examples)
        whole.command(command, help_epilogue=epilogue, sort_key=order)
    whole.command(key_app())
    whole.command(device_app())
    whole.command(host_app())
    whole.command(admin_app())
    whole.default(open_terminal)
    return whole


def run_command_line(arguments: Sequence[str]) -> int:
    """Do what the command line asks. Returns the exit code."""
    app = build_app()
    # A shell without standard output gives us none.
    output = cast("TextIO", StandardOutput(sys.stdout))
    try:
        with redirect_stdout(output):
            try:
                command, bound, _ = app.parse_args(
                    list(arguments), exit_on_error=False, print_error=False
                )
            except CycloptsError as error:
                return _refuse_usage(error, arguments)
            done = _run_command(command, bound)
            output.flush()
    except OutputLost as lost:
        discard_output()
        print_trouble(_asked_language(arguments), lost.trouble)
        return EXIT_LOST
    except KeyboardInterrupt:
        print_error()
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read the answer has seen enough; say nothing on the way out either.
        discard_output()
        return EXIT_OK
    return done if isinstance(done, int) else EXIT_OK


def _refuse_usage(error: CycloptsError, arguments: Sequence[str]) -> int:
    """Say what is wrong with the options, to a program as JSON."""
    if JSON in arguments:
        told = {"code": "command/usage", "facts": {}, "sentence": str(error)}
        print_json({"troubles": [told]})
    else:
        print_error(f"{error}\n")
    return EXIT_USAGE


def _run_command(command: Callable[..., Any], bound: BoundArguments) -> Any:
    """Run a command; what troubles it is said in the language it was asked to speak."""
    try:
        return command(*bound.args, **bound.kwargs)
    except Trouble as trouble:
        spoken = language(bound.arguments.get("lang"))
        if bound.arguments.get("json"):
            print_json({"troubles": [trouble_facts(spoken, each) for each in trouble.each]})
        else:
            print_trouble(spoken, trouble)
        return EXIT_USAGE


def _asked_language(arguments: Sequence[str]) -> str:
    """The language asked for, wherever the trouble has come from."""
    asked = [
        given
        for option, given in zip(("", *arguments), (*arguments, ""), strict=True)
        if option == "--lang"
    ]
    asked += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return next((lang for lang in asked if lang in LANGUAGES), language(None))
