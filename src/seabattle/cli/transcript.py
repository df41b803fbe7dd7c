"""``transcript``: a game as text that people read, and such a text played again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seabattle.records import (
    Record,
    check_transcript,
    write_record,
    write_transcript,
)
from seabattle.speech import say
from seabattle.speech.trouble_sentence import trouble_text
from seabattle.terminal.console import (
    AsJson,
    Lang,
    language,
    print_json,
    read_text,
    reading,
    refuse_overwriting,
    write_file,
)
from seabattle.terminal.record_argument import read_record_file
from seabattle.trouble import Trouble

GameFile = Annotated[
    Path,
    Parameter(
        help="The record of a game, or with --check a transcript; - for standard input.",
        # Without it the hyphen is taken for an option.
        allow_leading_hyphen=True,
    ),
]


def transcript(
    file: GameFile,
    *,
    output: Annotated[
        Path | None,
        Parameter(name=("--output", "-o"), help="Write the transcript to this file."),
    ] = None,
    check: Annotated[
        bool,
        Parameter(negative=(), help="Play a transcript again, and say where it differs."),
    ] = False,
    record: Annotated[
        Path | None,
        Parameter(help="Check a transcript, and write its game to this file as a record."),
    ] = None,
    force: Annotated[
        bool, Parameter(negative=(), help="Overwrite the file if there is one.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Write a game as a transcript: drawn seas, actions, answers; or check one."""
    spoken = language(lang)
    for kept in (output, record):
        if kept is not None and not force:
            refuse_overwriting(kept)
    if check or record is not None:
        if output is not None:
            raise Trouble("command/one-way")
        return _check(file, record, spoken, json=json)
    if json:
        raise Trouble("command/no-json")
    game = read_record_file(file)
    with reading(file):
        game.require_over()
    written = write_transcript(game)
    if output is None:
        print(written, end="")
    else:
        write_file(output, written.encode())
        print(say(spoken, "command-transcript-written", file=str(output)))
    return 0


def _check(file: Path, record: Path | None, lang: str, *, json: bool) -> int:
    """Play the transcript in *file* again; what is true can be kept as a record."""
    text = read_text(file)
    try:
        # A rule file that the transcript names lies beside it.
        game = check_transcript(text, file.parent)
    except Trouble as bad:
        if not json:
            raise bad.in_file(str(file)) from None
        sentence = trouble_text(lang, bad)
        found = {"line": bad.line, "code": bad.code, "facts": bad.facts, "sentence": sentence}
        print_json({"file": str(file), "differs": found})
        return 2
    if record is not None:
        write_file(record, write_record(game))
    if json:
        print_json(_summary(file, game))
    else:
        print(say(lang, "command-transcript-true", file=str(file), entries=len(game.entries)))
        if record is not None:
            print(say(lang, "command-transcript-record", file=str(record)))
    return 0


def _summary(file: Path, game: Record) -> dict[str, object]:
    told = {"variant": game.ruleset.name, "names": game.names, "entries": len(game.entries)}
    return {"file": str(file), "differs": None, **told}
