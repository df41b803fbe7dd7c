"""Every line of the table of verdicts, from a typed paper to a sentence in three languages."""

import msgspec
import pytest

from fairness.paper_game import ANNA, ANNA_WINS, BORIS, paper_text, sheet, small
from seabattle.fairness.comparison import DiscrepancyKind
from seabattle.fairness.judge import Judgement, judge
from seabattle.fairness.verdict_table import TABLE, Comparison, Conduct, Ending, Stage
from seabattle.speech import LANGUAGES, say
from seabattle.speech.judgement import verdict_text

TOUCHING = """
    A A A . . .
    . . . B B .
    . . . . . .
    C . . . . .
"""
ANNA_AT_SEA = sheet("chart", "Anna", "o....x / xx...x / .....x / x.....".replace(" / ", "\n"))
BORIS_AT_SEA = sheet("chart", "Boris", "...... / ...... / ...... / .....o".replace(" / ", "\n"))
BOTH_CHARTS = ANNA_AT_SEA + BORIS_AT_SEA
# Anna wins, and both have touching ships; the answers fit the fields.
BOTH_TOUCH = "Anna: A1 hit, B1 hit, C1 sunk, D2 hit, E2 sunk, A4 sunk"


def judge_text(text: str) -> Judgement:
    """The judgement on a small sheet."""
    return judge(text, small())


LINES = {
    "clean": (paper_text(ANNA_WINS), Ending.WON, 0),
    "not-proved": (paper_text("Anna: A1 miss\nBoris claims: she peeks"), Ending.GOES_ON, None),
    "only-w": (paper_text(ANNA_WINS, anna=TOUCHING), Ending.WON, 1),
    "only-l": (paper_text(BOTH_TOUCH, boris=TOUCHING), Ending.WON, 0),
    "both": (paper_text(BOTH_TOUCH, anna=TOUCHING, boris=TOUCHING), Ending.VOID, None),
    "both-w-false": (
        paper_text(f"Boris: A1 miss\n{BOTH_TOUCH}", anna=TOUCHING, boris=TOUCHING),
        Ending.WON,
        1,
    ),
    "both-l-false": (
        paper_text(f"Anna: B4 hit, F4 miss\nBoris: F4 miss\n{BOTH_TOUCH}", TOUCHING, TOUCHING),
        Ending.WON,
        0,
    ),
}


@pytest.mark.parametrize("line", LINES)
def test_a_paper_game_gets_the_verdict_of_its_line(line: str) -> None:
    """From drawn seas to who has won (SB11–SB13)."""
    text, ending, winner = LINES[line]
    judgement = judge_text(text)

    assert judgement.verdict.reason == line
    assert (judgement.verdict.ending, judgement.verdict.winner) == (ending, winner)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", LINES)
def test_every_verdict_is_said_in_every_language(line: str, lang: str) -> None:
    """With its reason, and with the name of the winner."""
    text, _, winner = LINES[line]

    said = verdict_text(judge_text(text), lang)

    assert all(line.strip() for line in said.split("\n\n"))
    if winner is not None:
        assert ("Anna", "Boris")[winner] in said.splitlines()[0]


def test_every_line_of_the_table_has_a_reason_in_words() -> None:
    """Also those that paper cannot bring about."""
    for lang in LANGUAGES:
        said = [say(lang, f"judge-reason-{line.name}", culprit="Anna") for line in TABLE]
        assert all(said)


def test_a_violation_in_the_running_game_ends_it_against_the_one_who_did_it() -> None:
    """Not against the one who noticed it, as a slip of the English sheet has it (SB13)."""
    judgement = judge_text(paper_text("Anna: F1 miss\nAnna claims: there was a ship", boris=BORIS))

    assert judgement.stage is Stage.RUNNING
    assert judgement.verdict.winner == 0
    assert "proved" in verdict_text(judgement, "en")


def test_a_claimant_who_alone_broke_a_rule_loses() -> None:
    """A judge looks at both fields (SB13)."""
    judgement = judge_text(paper_text("Anna: A1 miss\nAnna claims: something", anna=TOUCHING))

    assert judgement.verdict.winner == 1


def test_a_claim_that_is_not_proved_tells_nothing_of_the_fields() -> None:
    """Play goes on, so a verdict must not be a way to look (C3)."""
    charts = sheet("chart", "Anna", "x..... / .....o / ...... / ......".replace(" / ", "\n"))
    claim = "Anna claims: I see a ship at A1"

    here = judge_text(paper_text(claim, more=charts))
    there = judge_text(
        paper_text(
            claim, boris="..A.B. / ..A.B. / ..A... / C.....".replace(" / ", "\n"), more=charts
        )
    )

    assert here.verdict.ending is Ending.GOES_ON
    assert msgspec.json.encode(here) == msgspec.json.encode(there)


def test_refusing_after_the_game_loses_it() -> None:
    """Refusing counts as a violation."""
    assert judge_text(paper_text(f"{ANNA_WINS}\nAnna refuses", anna="")).verdict.winner == 1


def test_refusing_does_not_turn_a_loss_into_a_void_game() -> None:
    """Both broke the rules; one shows it and one does not."""
    judgement = judge_text(paper_text(f"{BOTH_TOUCH}\nAnna refuses", anna="", boris=TOUCHING))

    assert judgement.conducts == (Conduct.REFUSED, Conduct.VIOLATED)
    assert judgement.verdict.winner == 1


def test_resigning_makes_the_other_the_apparent_winner() -> None:
    """And the fields can be inspected as after any game."""
    judgement = judge_text(paper_text("Anna: A1 miss\nBoris resigns"))

    assert (judgement.apparent_winner, judgement.verdict.winner) == (0, 0)
    assert judge_text(paper_text("Boris resigns", anna=TOUCHING)).verdict.winner == 1


def test_records_that_agree_are_consistent() -> None:
    """Dots around ships are not shots, and not a violation."""
    text = paper_text(f"Boris: F4 miss\n{ANNA_WINS}", more=BOTH_CHARTS)

    judgement = judge_text(text)

    assert judgement.comparison is Comparison.CONSISTENT
    assert judgement.discrepancies == ()


@pytest.mark.parametrize(
    ("chart", "finding"),
    [
        ("x.....  / ...... / ...... / ......", DiscrepancyKind.CROSS_WITHOUT_HIT),
        (".....o  / ...... / ...... / ......", DiscrepancyKind.DOT_ON_HIT),
    ],
)
def test_a_chart_that_contradicts_the_agreed_shots_is_proved_false(
    chart: str, finding: DiscrepancyKind
) -> None:
    """What both agree on is what can prove something on paper (SB12)."""
    drawn = sheet("chart", "Anna", chart.replace(" / ", "\n"))
    judgement = judge_text(paper_text(ANNA_WINS, more=drawn))

    assert [one.finding for one in judgement.discrepancies] == [finding]
    assert judgement.comparison is Comparison.W_FALSE
    assert judgement.verdict.winner == 0, "a bad note alone is no violation"


def test_a_false_chart_decides_when_both_broke_the_rules() -> None:
    """The one whose notes are provably wrong loses (SB12)."""
    lost = sheet("chart", "Boris", "x..... / ...... / ...... / ......".replace(" / ", "\n"))
    won = sheet("chart", "Anna", "...... / ...... / ..x... / ......".replace(" / ", "\n"))

    assert judge_text(paper_text(BOTH_TOUCH, TOUCHING, TOUCHING, lost)).verdict.winner == 0
    assert judge_text(paper_text(BOTH_TOUCH, TOUCHING, TOUCHING, won)).verdict.winner == 1
    both = judge_text(paper_text(BOTH_TOUCH, TOUCHING, TOUCHING, lost + won))
    assert (both.comparison, both.verdict.ending) == (Comparison.BOTH_FALSE, Ending.VOID)


def test_a_field_that_was_changed_is_proved_false() -> None:
    """Both drawings are in the same hand, so nothing else is needed to prove it (SB12)."""
    moved = sheet("field at the end", "Boris", TOUCHING.replace("C . .", ". . C"))

    judgement = judge_text(paper_text(BOTH_TOUCH, TOUCHING, TOUCHING, moved))

    assert judgement.comparison is Comparison.L_FALSE
    assert judgement.verdict.winner == 0


def test_records_that_are_missing_prove_nothing() -> None:
    """Where both broke the rules and notes are lost, the game is void (SB12)."""
    full = judge_text(paper_text(f"Boris: F4 miss\n{ANNA_WINS}", more=BOTH_CHARTS))
    one = judge_text(paper_text(f"Boris: F4 miss\n{ANNA_WINS}", more=ANNA_AT_SEA))
    none = judge_text(paper_text("winner: Anna"))

    assert full.comparison is Comparison.CONSISTENT
    assert one.comparison is none.comparison is Comparison.UNPROVABLE


def test_without_a_list_of_shots_a_chart_proves_nothing() -> None:
    """Its owner may have drawn it wrong, so it accuses neither player."""
    charts = sheet("chart", "Anna", "x..... / .....o / ...... / ......".replace(" / ", "\n"))
    judgement = judge_text(paper_text("winner: Anna", more=charts))

    assert [one.finding for one in judgement.discrepancies] == [
        DiscrepancyKind.CROSS_ON_WATER,
        DiscrepancyKind.DOT_ON_SHIP,
    ]
    assert judgement.comparison is Comparison.UNPROVABLE
    assert judgement.verdict.winner == 0


def test_a_disputed_answer_is_not_judged() -> None:
    """One says hit, the other says miss: paper cannot tell."""
    judgement = judge_text(paper_text("Anna: F1 miss?", more=BOTH_CHARTS))

    assert judgement.violations == ()
    assert DiscrepancyKind.DISPUTED in [one.finding for one in judgement.discrepancies]


def test_a_judgement_can_be_stored_and_read_back() -> None:
    """The same facts for programs as for people."""
    for text, _, _ in LINES.values():
        judgement = judge_text(text)
        assert msgspec.json.decode(msgspec.json.encode(judgement), type=Judgement) == judgement


def test_the_order_of_the_players_line_does_not_decide() -> None:
    """The same game with the names the other way round has the same winner."""
    for text, _, winner in LINES.values():
        turned = judge_text(text.replace("players: Anna, Boris", "players: Boris, Anna"))
        assert turned.verdict.winner == (None if winner is None else 1 - winner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_violation_is_said_in_every_language(lang: str) -> None:
    """With the cells as the table calls them."""
    later = sheet("field at the end", "Boris", BORIS.replace("C . . . . .", ". . C . . ."))
    gone = sheet("field at the end", "Anna", ANNA.replace("C", "."))
    bent = "A A . . . . / A B B . . . / . . . . . . / . . . . C .".replace(" / ", "\n")
    papers = (
        paper_text(f"Anna: A4 miss, B1 miss\n{ANNA_WINS}\nBoris: G9 hit", more=later + gone),
        paper_text("Anna: G9 miss\nBoris refuses", anna=bent, boris=""),
        paper_text("Boris: F4 miss?\nBoris claims", more=BOTH_CHARTS),
    )

    said = "\n".join(verdict_text(judge_text(text), lang) for text in papers)

    for word in ("A4", "G9", "SB4", "SB8", "SB10", "SB11", "SB14"):
        assert word in said
    assert "{" not in said
