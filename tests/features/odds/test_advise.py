"""``advise``."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from seabattle.rules import LANGUAGES

SMALL = ("--variant", "classic", "--rows", 6, "--columns", 8)
CHART = """
   A B C D E F G H
1  . . . . . . . .
2  . o . x . . . .
3  . . . . . . . .
4  . . . . . . . .
5  # # . . . . . .
6  . . . . . . . .
"""


@pytest.fixture
def chart(tmp_path: Path) -> Path:
    """A chart in the middle of a game."""
    file = tmp_path / "chart.txt"
    file.write_text(CHART)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_a_map_and_a_cell(run: Run, chart: Path, lang: str) -> None:
    """With the letters of the language; the chart may be headed by others."""
    outcome = run("advise", chart, *SMALL, "--lang", lang, "--ascii")
    lines = outcome.out.splitlines()

    assert outcome.code == 0
    assert lines[0].split() == list("АБВГДЕЖЗ" if lang == "ru" else "ABCDEFGH")
    assert lines[2].split()[::2][:3] == ["2", "o", "x"]
    assert lines[-1].count("%") == 1


def test_advice_for_programs(run: Run, chart: Path) -> None:
    """The keys that other programs rely on."""
    told = json.decode(run("advise", chart, *SMALL, "--json").out)

    assert {"fleets", "odds", "best", "method", "milliseconds"} <= told.keys()
    assert told["method"] == "exact"
    assert [len(row) for row in told["odds"]] == [8] * 6
    assert told["odds"][1][3] == 1
    column, number = told["best"]
    open_odds = [odds for row in told["odds"] for odds in row if odds < 1]
    assert told["odds"][int(number) - 1]["ABCDEFGH".index(column)] == max(open_odds)


def test_a_chart_can_be_piped_in(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other programs draw charts, too."""
    piped = SimpleNamespace(buffer=io.BytesIO(CHART.encode()))
    monkeypatch.setattr("sys.stdin", piped)

    assert "fleets" in json.decode(run("advise", "-", *SMALL, "--json").out)


@pytest.mark.parametrize(
    ("change", "arguments", "word"),
    [
        (("# #", "# x"), SMALL, "A5"),
        (("# #", "# ?"), SMALL, '"?"'),
        (("6  .", ""), SMALL, "7 were found"),
        (("6  .", "6  ."), ("--variant", "forum"), "10 rows"),
        (("6  .", "6  ."), ("--variant", "klassic"), "classic"),
    ],
)
def test_a_chart_that_cannot_be_is_answered_with_the_reason(
    run: Run, chart: Path, change: tuple[str, str], arguments: tuple[object, ...], word: str
) -> None:
    """A contradiction names the cell; anything else says what to mend. Exit code 2."""
    chart.write_text(CHART.replace(*change))

    outcome = run("advise", chart, *arguments)

    assert outcome.code == 2
    assert word in outcome.err
    assert "Traceback" not in outcome.err


def test_advice_on_moving_ships_says_what_it_assumes(run: Run, tmp_path: Path) -> None:
    """A miss of ten turns ago may be a ship by now."""
    chart = tmp_path / "chart.txt"
    chart.write_text("\n".join(["." * 6] * 6))

    outcome = run("advise", chart, "--variant", "classic-bonus", "--rows", 6, "--columns", 6)

    assert "lie still" in outcome.out


def test_advice_on_a_sea_that_all_share(run: Run, chart: Path) -> None:
    """Next to a public hit some ship goes on, whosever it is."""
    outcome = run("advise", chart, "--variant", "forum", "--seats", 3, *SMALL[2:], "--ascii")

    assert outcome.code == 0
    assert "drawn together" in outcome.out
    assert outcome.out.splitlines()[-1].startswith(("Best: C2", "Best: D1", "Best: D3", "Best: E2"))
