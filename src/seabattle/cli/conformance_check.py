"""``conformance``: whether another program plays by the same rules."""

import os
import shlex
from typing import Annotated

from cyclopts import Parameter

from seabattle.speech import say
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.testing.conformance_game import conformance_game, conformance_names
from seabattle.testing.conformance_run import ConformanceResult, run_conformance

EXIT_DIFFERENT = 1


def conformance(
    program: Annotated[
        str, Parameter(help="The command line of the program, in quotes if it has arguments.")
    ],
    *,
    game: Annotated[
        tuple[str, ...],
        Parameter(negative=(), help="Only this game; can be given several times."),
    ] = (),
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Let another program play the conformance games, and say where it differs.

    The exit code is 1 when it does.
    """
    words = shlex.split(program, posix=os.name == "posix")
    chosen = [name for name in conformance_names() if not game or name in game]
    results = [run_conformance(words, conformance_game(name)) for name in chosen]
    if json:
        print_json(results)
    else:
        for result in results:
            print("\n".join(_sentences(result, language(lang))))
    return 0 if results and all(result.same for result in results) else EXIT_DIFFERENT


def _sentences(result: ConformanceResult, lang: str) -> list[str]:
    if result.same:
        return [say(lang, "conformance-same", game=result.game, steps=result.steps)]
    return [
        say(lang, "conformance-differs", game=result.game, step=result.step or 0),
        say(lang, "conformance-expected", text=result.expected),
        say(lang, "conformance-found", text=result.found),
    ]
