"""Every rule of the sheets has a place in the engine and something that shows it."""

import pytest

from kit.games.rule_coverage import (
    ENGINE,
    PAGE,
    ROOT,
    numbers,
    page,
    read_coverage,
    rule_tests,
    rules_by_test,
    shown_by,
    transcripts,
)


def test_all_rules_are_in_the_table_and_no_others() -> None:
    """C1–C5, SB1–SB14, BN1–BN10, CL1–CL6, BO1–BO4, FO1–FO8: forty-seven."""
    assert list(read_coverage()) == numbers()
    assert len(numbers()) == 47


@pytest.mark.parametrize("rule", numbers())
def test_a_rule_has_engine_files_and_tests_that_exist(rule: str) -> None:
    """A file that was renamed, or a test that was deleted, must not live on in a table."""
    entry = read_coverage()[rule]

    assert entry.engine
    assert shown_by(rule)
    for file in entry.engine:
        assert (ROOT / ENGINE / file).is_file(), file
    for test in shown_by(rule):
        file, name = test.split("::")
        assert name in rules_by_test(ROOT / file), test


def test_no_test_or_game_is_marked_with_a_rule_that_does_not_exist() -> None:
    """A slip such as SB15 would show nothing."""
    assert not {*rule_tests(), *transcripts()} - set(numbers())


def test_every_rule_of_play_is_also_shown_by_a_whole_game() -> None:
    """All but the judging of paper games and the posts, which are no part of a game."""
    unshown = [rule for rule in numbers() if rule not in transcripts()]

    assert unshown == ["SB11", "SB12", "SB13", "SB14", "FO8"]


def test_the_page_is_up_to_date() -> None:
    """Write it anew with ``python tests/kit/games/rule_coverage.py``."""
    assert PAGE.read_text("utf-8") == page()
