"""``check``, ``schema`` and ``count``: for people who write rules of their own."""

from typing import Annotated

from cyclopts import Parameter

from seabattle.beliefs import BUDGET, TooLarge, problem_of_looks
from seabattle.beliefs import count as counted
from seabattle.cli.console import (
    AsJson,
    Complaint,
    Lang,
    language,
    mistakes_text,
    print_json,
)
from seabattle.cli.table import AS_WRITTEN, Agreement, VariantName, table_for
from seabattle.rules import check_variant, variant_schema
from seabattle.speech import say
from seabattle.speech.mistake import mistake


def check(
    file: Annotated[str, Parameter(help="A rule file, or the name of a ready-made variant.")],
    *,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Report every mistake of a rule file at once, with what to write instead."""
    spoken = language(lang)
    mistakes = check_variant(file)
    if json:
        told = [
            {"path": found.path, "line": found.line, "code": found.code, "facts": found.facts}
            | {"sentence": mistake(spoken, found)}
            for found in mistakes
        ]
        print_json({"file": file, "mistakes": told})
        return 2 if mistakes else 0
    if mistakes:
        count = say(spoken, "command-mistakes", count=len(mistakes))
        raise Complaint(f"{mistakes_text(mistakes, file, spoken)}\n{count}")
    print(say(spoken, "command-sound", file=file))
    return 0


def schema() -> None:
    """Print the JSON Schema of rule files, for editors."""
    print_json(variant_schema())


def count(
    variant: VariantName,
    agreed: Agreement = AS_WRITTEN,
    *,
    budget: Annotated[int, Parameter(help="States the count may visit at most.")] = BUDGET,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Count the legal fleets of one player exactly."""
    spoken = language(lang)
    ruleset = table_for(variant, agreed, spoken)
    try:
        fleets = counted(problem_of_looks(ruleset), budget)
    except TooLarge:
        raise Complaint(say(spoken, "command-too-many", variant=variant)) from None
    if json:
        print_json({"variant": ruleset.name, "fleets": fleets})
    else:
        print(fleets)
