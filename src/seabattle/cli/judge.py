"""``judge``: the verdict on a game that was played on paper."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seabattle.cli.console import AsJson, Complaint, Lang, language, print_json, read_text
from seabattle.cli.table_options import NO_AGREEMENT, ruleset_for
from seabattle.fairness import BadPaper
from seabattle.fairness import judge as judged
from seabattle.speech.judgement import complaint_text, verdict_text


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
    ruleset = None if rules is None else ruleset_for(rules, NO_AGREEMENT, spoken)
    try:
        judgement = judged(read_text(file, spoken), ruleset)
    except BadPaper as bad:
        raise Complaint(f"{file}: {complaint_text(bad, spoken)}") from None
    if json:
        print_json(judgement)
    else:
        print(verdict_text(judgement, spoken))
