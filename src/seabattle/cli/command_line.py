"""All commands, put together into one."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from inspect import BoundArguments
from typing import Annotated, Any, Final, TextIO, cast

from cyclopts import App, CycloptsError, Parameter

from seabattle import __version__
from seabattle.cli.bot_client import client
from seabattle.cli.bot_strength import arena, fields, solo
from seabattle.cli.conformance_check import conformance
from seabattle.cli.database import backup, migrate, restore
from seabattle.cli.feature_switch import features_off, register_clients
from seabattle.cli.launcher import is_terminal, open_program
from seabattle.cli.play import play
from seabattle.cli.record_file import replay
from seabattle.cli.resume import resume
from seabattle.cli.rule_file import check, count, schema
from seabattle.cli.rulebook import rules, variants
from seabattle.cli.serve import serve
from seabattle.cli.transcript import transcript
from seabattle.cli.verify import verify
from seabattle.features.feature import Feature
from seabattle.features.registry import FEATURES
from seabattle.speech import LANGUAGES
from seabattle.terminal.command_entry import Command, CommandGroup
from seabattle.terminal.console import Ascii, Lang, language, print_json, trouble_facts
from seabattle.terminal.match_player import MATCH_PLAYER
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

COMMANDS: Final[tuple[Command | CommandGroup, ...]] = (
    Command(
        run=play,
        place=0,
        examples=(
            "seabattle play",
            "seabattle play battaglia-navale --lang it --save game.jsonl",
            "seabattle play classic --people 2 --name Anna --name Bruno",
            "seabattle play forum --seats 6 --people 3 --plain",
            "seabattle play --match http://127.0.0.1:8000/join/77a57997ff5fc964/KEY",
        ),
    ),
    Command(
        run=resume,
        place=1,
        examples=("seabattle resume", "seabattle resume --list", "seabattle resume 77a5 --plain"),
    ),
    Command(
        run=serve,
        place=2,
        examples=(
            "seabattle serve",
            "seabattle serve --host 0.0.0.0 --port 80 --database postgresql://localhost/seabattle",
        ),
    ),
    Command(
        run=client, place=5, examples=("seabattle client --match 77a57997ff5fc964 --bot admiral:5",)
    ),
    Command(run=variants, place=6, examples=("seabattle variants", "seabattle variants --json")),
    Command(
        run=rules,
        place=7,
        examples=("seabattle rules forum --seats 30", "seabattle rules my-rules.toml --lang ru"),
    ),
    Command(run=check, place=9, examples=("seabattle check my-rules.toml",)),
    Command(run=schema, place=10, examples=("seabattle schema > seabattle.schema.json",)),
    Command(
        run=count,
        place=11,
        examples=("seabattle count sea-battle", "seabattle count my-rules.toml --json"),
    ),
    Command(
        run=replay,
        place=12,
        examples=("seabattle replay game.jsonl", "seabattle replay game.jsonl --seat 2 --lang ru"),
    ),
    Command(
        run=transcript,
        place=14,
        examples=(
            "seabattle transcript game.jsonl -o game.txt",
            "seabattle transcript --check game.txt",
            "seabattle transcript game.txt --record game.jsonl",
        ),
    ),
    Command(
        run=verify,
        place=15,
        examples=(
            "seabattle verify game.jsonl",
            "seabattle verify game.jsonl --sealed 669cd937ce08d919 --moves",
        ),
    ),
    Command(
        run=conformance,
        place=16,
        examples=(
            "seabattle conformance 'python -m seabattle_verifier.play'",
            "seabattle conformance ./my-referee --game sea-battle-lucky --json",
        ),
    ),
    Command(
        run=solo,
        place=20,
        examples=(
            "seabattle solo --variant classic --bot hunter --games 1000",
            "seabattle solo --variant classic --bot ./mybot.py:MyBot --fields fields.txt",
        ),
    ),
    Command(
        run=arena,
        place=21,
        examples=(
            "seabattle arena --variant sea-battle --bots hunter,scatter --games 200 --workers 2",
            "seabattle arena --variant forum --seats 6 --bots hunter,./mybot.py:MyBot",
        ),
    ),
    Command(
        run=fields,
        place=22,
        examples=("seabattle fields --variant classic --games 1000 > fields.txt",),
    ),
    Command(
        run=backup,
        place=23,
        examples=(
            "seabattle backup copy.db",
            "seabattle backup copy.db --database postgresql://localhost/seabattle",
        ),
    ),
    Command(run=restore, place=24, examples=("seabattle restore copy.db --database new.db",)),
    Command(
        run=migrate,
        place=25,
        examples=("seabattle migrate --database postgresql://localhost/seabattle",),
    ),
)
"""The commands that belong to no feature; the places leave room for those that do."""


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
    MATCH_PLAYER.use(play)
    off = features_off()
    for command in COMMANDS:
        command.add_to(whole)
    homes: dict[str | None, App] = {None: whole}
    for feature in FEATURES:
        for command in feature_commands(feature):
            home = homes.get(command.within if isinstance(command, CommandGroup) else None)
            if home is None:
                # The group that it belongs to is switched off.
                continue
            if feature.name in off:
                _add_off(home, command, feature.name)
                continue
            command.add_to(home)
            if isinstance(command, CommandGroup):
                homes[command.name] = home[command.name]
    whole.default(open_terminal)
    return whole


def feature_commands(feature: Feature) -> tuple[Command | CommandGroup, ...]:
    """The commands of a feature."""
    return () if feature.load_commands is None else feature.load_commands()


def _add_off(app: App, command: Command | CommandGroup, feature: str) -> None:
    """In place of a command: the message that its feature is switched off."""

    def refuse(*_: Annotated[str, Parameter(allow_leading_hyphen=True, show=False)]) -> None:
        raise Trouble("feature/off", feature=feature)

    app.command(refuse, name=command.name, help="Switched off (SEABATTLE_WITHOUT).", show=True)


def run_command_line(arguments: Sequence[str]) -> int:
    """Do what the command line asks. Returns the exit code."""
    try:
        app = build_app()
        register_clients()
    except Trouble as trouble:
        print_trouble(_asked_language(arguments), trouble)
        return EXIT_USAGE
    # A shell without standard output passes none on.
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
        # The reader of the pipe has seen enough; print nothing on the way out either.
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
