"""``variants`` and ``rules``."""

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from seabattle.rules import LANGUAGES, variant_names


def test_every_variant_is_listed(run: Run) -> None:
    """Players do not find a variant that is not listed."""
    outcome = run("variants")

    assert outcome.code == 0
    for name in variant_names():
        assert name in outcome.out


def test_the_list_answers_programs_too(run: Run) -> None:
    """A client builds its menu from this."""
    told = json.decode(run("variants", "--json").out)

    assert [entry["name"] for entry in told] == list(variant_names())
    assert {"title", "rows", "columns", "ships", "most_seats", "hash"} <= told[0].keys()


@pytest.mark.parametrize("name", variant_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_has_its_rules_in_every_language(run: Run, name: str, lang: str) -> None:
    """Rules in force can be read at any moment, by all players at the table."""
    outcome = run("rules", name, "--lang", lang)

    assert outcome.code == 0
    assert outcome.out.startswith("# ")


def test_the_language_follows_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players should not have to ask for their own language."""
    monkeypatch.setenv("LANG", "it_IT.UTF-8")

    assert "giocatori" in run("variants").out


def test_the_size_of_the_forum_grid_follows_the_players(run: Run) -> None:
    """FO1: thirty players need 39 × 39."""
    assert "39" in run("rules", "forum", "--seats", 30).out


def test_only_the_rules_of_a_table_count_its_players(run: Run) -> None:
    """“Any number of players” was followed by “Two players play”."""
    assert "- From 2 to " in run("rules", "forum").out
    assert "- At this table there are 30 players." in run("rules", "forum", "--seats", 30).out


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["rules", "--help"], ["play", "-h"]]
)
def test_help_is_no_error(run: Run, arguments: list[str]) -> None:
    """Asking is free."""
    outcome = run(*arguments)

    assert outcome.code == 0
    assert outcome.out


def test_help_shows_examples(run: Run) -> None:
    """An example says more than a list of options."""
    assert "seabattle rules forum --seats 30" in run("rules", "--help").out


@pytest.mark.parametrize(
    "arguments", [["rulez"], ["variants", "--bogus"], ["rules"], ["rules", "forum", "--lang", "fr"]]
)
def test_a_wrong_command_line_is_answered_with_code_2(run: Run, arguments: list[str]) -> None:
    """Scripts tell by the code, people by the sentence."""
    outcome = run(*arguments)

    assert outcome.code == 2
    assert outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("option", ["--rows", "--columns", "--seats"])
def test_a_size_past_the_limit_of_rule_files_is_refused_with_the_limit(
    run: Run, option: str
) -> None:
    """Ten million rows took all the memory there was."""
    outcome = run("rules", "forum", option, "10000000")

    assert outcome.code == 2
    assert "64" in outcome.err
