"""``judge``: the verdict on a game that was played on paper."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from seabattle.fairness import judge as judged
from seabattle.features.paper.sheet_command import sheet
from seabattle.speech.judgement import verdict_text
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import AsJson, Lang, language, print_json, read_text, reading
from seabattle.terminal.table_options import NO_AGREEMENT, ruleset_for


def judge(
    file: Annotated[
        Path, Parameter(help="Text file with both grids and the list of shots with their answers.")
    ],
    *,
    rules: Annotated[
        str | None, Parameter(help="Rule file, if the game used custom rules.")
    ] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Judge a game that two people played on paper."""
    spoken = language(lang)
    ruleset = None if rules is None else ruleset_for(rules, NO_AGREEMENT)
    text = read_text(file)
    with reading(file):
        judgement = judged(text, ruleset)
    if json:
        print_json(judgement)
    else:
        print(verdict_text(judgement, spoken))


COMMANDS: Final = (
    Command(
        run=judge,
        place=16,
        examples=("seabattle judge paper-game.txt", "seabattle judge paper-game.txt --lang it"),
    ),
    Command(
        run=sheet,
        place=8,
        examples=(
            "seabattle sheet sea-battle --lang ru -o sheet.pdf",
            "seabattle sheet forum --seats 6 -o forum.png",
        ),
    ),
)
"""The commands of the feature."""
