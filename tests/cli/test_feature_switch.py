"""Features that the environment switches off on the command line."""

import pytest

from kit.screens.cli_run import Run
from seabattle.cli.command_line import build_app


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A way to switch features off; the command line is built anew for each call."""
    monkeypatch.setattr("seabattle.cli.command_line.build_app", build_app.__wrapped__)
    return monkeypatch


@pytest.mark.parametrize(
    "words", [("daily",), ("daily", "classic", "--play", "--server", "http://127.0.0.1:1")]
)
def test_a_command_of_a_feature_that_is_off_says_so(
    run: Run, without: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """A person who types it must not take it for a typing mistake or a server that is down."""
    without.setenv("SEABATTLE_WITHOUT", "daily,puzzles")
    outcome = run(*words, "--lang", "en")
    assert (outcome.code, outcome.err.strip()) == (
        2,
        "“daily” is switched off here (SEABATTLE_WITHOUT).",
    )


def test_a_group_of_commands_is_switched_off_whole(run: Run, without: pytest.MonkeyPatch) -> None:
    """No command below ``key`` must slip through."""
    without.setenv("SEABATTLE_WITHOUT", "sealed")
    assert run("key", "restore", "key.txt", "--lang", "en").code == 2
    assert run("puzzles", "--help").code == 0


def test_a_feature_that_does_not_exist_is_named_with_those_that_do(
    run: Run, without: pytest.MonkeyPatch
) -> None:
    """A mistyped name must not leave the feature on in silence."""
    without.setenv("SEABATTLE_WITHOUT", "dayly")
    outcome = run("variants", "--lang", "en")
    assert outcome.code == 2
    assert "dayly" in outcome.err
    assert "daily" in outcome.err
