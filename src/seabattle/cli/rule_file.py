"""``check``, ``schema`` and ``count``: for people who write rules of their own."""

from typing import Annotated

from cyclopts import Parameter

from seabattle.beliefs import (
    BUDGET,
    FleetProblem,
    ProblemTooLarge,
    is_native,
    make_sampler,
    problem_of_looks,
)
from seabattle.beliefs import count as counted
from seabattle.rules import check_variant, variant_schema
from seabattle.speech import say
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.terminal.console import (
    AsJson,
    Budget,
    Lang,
    language,
    print_json,
)
from seabattle.terminal.standard_streams import print_error, print_trouble
from seabattle.terminal.table_options import NO_AGREEMENT, Agreement, VariantName, ruleset_for
from seabattle.trouble import Trouble, join_troubles

TRIES, FEWEST_TRIES = 4000, 64
"""Fleets drawn to say about how many there are: usually, and where each costs most."""

CHEAP = 300
"""Cells of a grid on which a fleet is drawn in no time."""


def check(
    file: Annotated[str, Parameter(help="Path of a rule file, or name of a ready-made variant.")],
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
            | {"sentence": trouble_sentence(spoken, found)}
            for found in mistakes
        ]
        print_json({"file": file, "mistakes": told})
        return 2 if mistakes else 0
    if mistakes:
        print_trouble(spoken, join_troubles(mistakes).in_file(file))
        print_error(say(spoken, "command-mistakes", count=len(mistakes)))
        return 2
    print(say(spoken, "command-sound", file=file))
    return 0


def schema() -> None:
    """Print the JSON Schema of rule files, for editors."""
    print_json(variant_schema())


def count(
    variant: VariantName,
    agreed: Agreement = NO_AGREEMENT,
    *,
    budget: Budget = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Count the legal fleets of one player exactly."""
    ruleset = ruleset_for(variant, agreed)
    problem = problem_of_looks(ruleset)
    try:
        fleets = counted(problem, _default_budget(problem) if budget is None else budget)
    except ProblemTooLarge:
        raise _too_many(variant, problem) from None
    if json:
        print_json({"variant": ruleset.name, "fleets": fleets})
    else:
        print(fleets)


def _default_budget(problem: FleetProblem) -> int:
    """States for a count: enough for every 10×10 preset, fewer on a grid where each costs more."""
    base = 100_000_000 if is_native() else BUDGET
    return min(base, base * 100**4 // problem.size**4)


def _tries(problem: FleetProblem) -> int:
    """Fewer on a larger grid: an author who gave a small budget must not wait for the estimate."""
    return max(FEWEST_TRIES, min(TRIES, TRIES * CHEAP**2 // problem.size**2))


def _too_many(variant: str, problem: FleetProblem) -> Trouble:
    """Return the trouble that says why there is no count, with an estimate of the number."""
    try:
        fleets = make_sampler(problem).draw_fleets(_tries(problem), 1).estimate
    except ProblemTooLarge:
        return Trouble("count/too-many", variant=variant)
    figure, _, power = f"{fleets:.1e}".partition("e+")
    about = f"{figure} × 10^{int(power or 0)}"
    return Trouble("count/too-many-about", variant=variant, about=about)
