"""Transcripts are read back as written, replayed, and refused where they are untrue."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, record_of, table
from seabattle.bots import Scatter
from seabattle.game import Seat
from seabattle.grid import Grid
from seabattle.matches import Match
from seabattle.records import Record, check_transcript, write_transcript
from seabattle.records.transcripts.transcript import read_transcript
from seabattle.rules import LabelSchemes, MissedShot, load_variant, settle, variant_names
from seabattle.speech.trouble_sentence import trouble_text
from seabattle.trouble import Trouble

OPENING = """\
variant: classic
seats: Anna, Boris
rules: CL4

Anna places:
   A B C D E F G H I J
 1 A A A A A . . . . .
 2 . . . . . . . . . .
 3 B B B B . . . . . .
 4 . . . . . . . . . .
 5 C C C . . . . . . .
 6 . . . . . . . . . .
 7 D D D . . . . . . .
 8 . . . . . . . . . .
 9 E E . . . . . . . .
10 . . . . . . . . . .

Boris places:
   A B C D E F G H I J
 1 A A A A A . . . . .
 2 . . . . . . . . . .
 3 B B B B . . . . . .
 4 . . . . . . . . . .
 5 C C C . . . . . . .
 6 . . . . . . . . . .
 7 D D D . . . . . . .
 8 . . . . . . . . . .
 9 E E . . . . . . . .
10 . . . . . . . . . .

lots: Anna
"""


def complaint(text: str, folder: Path | None = None) -> Trouble:
    """What is said about *text*; something has to be."""
    with pytest.raises(Trouble) as caught:
        check_transcript(text, folder)
    assert trouble_text("en", caught.value).startswith("line ")
    return caught.value


@pytest.mark.parametrize("variant", variant_names())
def test_writing_and_reading_gives_the_same_game(variant: str) -> None:
    """A game written as a transcript and read back is the same game."""
    record = bout(table(variant), seed=5)
    again = check_transcript(write_transcript(record))
    assert (again.ruleset, again.names, again.events) == (
        record.ruleset,
        record.names,
        record.events,
    )


@pytest.mark.parametrize("seats", [3, 7, 12])
def test_many_players_can_be_written_down(seats: int) -> None:
    """A game of many players, with columns past Z and names with spaces, can be written."""
    record = bout(table("forum", seats), seed=5, most=seats * 30)
    assert check_transcript(write_transcript(record)).events == record.events


def test_what_the_table_agreed_is_written_down() -> None:
    """The grid and labels that a table agreed on are written in the transcript."""
    ruleset = settle(
        load_variant("forum"),
        3,
        grid=Grid(9, 14),
        labels=LabelSchemes("cyrillic", "numbers", "-"),
    )
    text = write_transcript(bout(ruleset, seed=2))
    assert "grid: 9x14\nlabels: cyrillic numbers -\n" in text
    assert check_transcript(text).ruleset == ruleset


def test_rules_of_ones_own_are_written_at_length() -> None:
    """Custom rules are written in full, so a transcript does not depend on another file."""
    ruleset = replace(table("salvo"), name="my-salvo")
    text = write_transcript(bout(ruleset, seed=2))
    assert check_transcript(text).ruleset == ruleset


def test_a_rule_file_can_be_named(tmp_path: Path) -> None:
    """A transcript can name a rule file in its own folder."""
    source = Path(__file__).parents[2] / "src/seabattle/variants/salvo.toml"
    (tmp_path / "mine.toml").write_text(source.read_text("utf-8"), "utf-8")
    text = write_transcript(bout(table("salvo"), seed=2))
    named = text.replace("variant: salvo", "variant: mine.toml")
    assert check_transcript(named, tmp_path).events == check_transcript(text).events
    assert complaint(named).code == "transcript/bad-file"


def test_of_two_ships_of_a_class_the_right_one_moves() -> None:
    """A move names the ship by its place, so the right one of two in a class moves."""
    bonus = table("classic-bonus")
    pair = tuple(replace(entry, count=2) for entry in bonus.fleet[-1:])
    record = bout(replace(bonus, name="twins", fleet=bonus.fleet[:1] + pair), seed=3, most=150)
    text = write_transcript(record)
    assert ": move destroyer at " in text
    assert check_transcript(text).events == record.events


def test_shots_drawn_by_chance_are_written_down() -> None:
    """Random shots for missing orders are written down, so that a replay fires the same ones."""
    ruleset = table("forum", 3)
    ruleset = replace(ruleset, rounds=replace(ruleset.rounds, missed=MissedShot.RANDOM))
    match = Match(ruleset, chance=Random(1))
    bots = [Scatter(seat) for seat in range(3)]
    for seat in (0, 1, 2, 0):
        match.send(Seat(seat), bots[seat].act(match.view(Seat(seat))))
    match.close_round()
    record = record_of(match)
    assert check_transcript(write_transcript(record)).events == record.events


@pytest.mark.parametrize(
    "names",
    [
        ("Anna", "Anna"),
        ("host", "lots"),
        ("A: B1 -> miss", "x, y"),
        ('"', "# remark"),
        (" Anna ", "Борис"),
        ("🚢", "over"),
        ("Ann", "Ann hears"),
    ],
)
def test_every_name_survives(names: tuple[str, str]) -> None:
    """Every player name survives writing and reading."""
    record = bout(table("salvo"), seed=4)
    record = Record(record.ruleset, names, record.entries)
    again = check_transcript(write_transcript(record))
    assert (again.names, again.events) == (names, record.events)


def test_the_rules_a_transcript_shows_can_be_asked() -> None:
    """The rules that a transcript shows can be read from it; the coverage page uses them."""
    assert read_transcript(OPENING).heading.rules == ("CL4",)


def test_remarks_are_passed_over() -> None:
    """Remarks in a transcript are skipped."""
    text = "# A game.\n" + OPENING + "# CL4: one shot.\nAnna: J10 -> miss  # in the corner\n"
    assert len(check_transcript(text).entries) == 4


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Anna: A1 -> miss", "transcript/wrong-answer"),
        ("Anna: A1", "transcript/wrong-answer"),
        ("Anna: J10 -> hit", "transcript/wrong-answer"),
        ("Anna: J10 -> refused shot/already-known", "transcript/wrong-answer"),
        ("Boris: J10 -> miss", "transcript/wrong-answer"),
        ("Anna: K11 -> miss", "transcript/bad-action"),
        ("Anna: dance", "transcript/bad-action"),
        ("Anna: use radar", "transcript/bad-action"),
        ("Anna: use radar A1 B2 C3", "transcript/bad-action"),
        ("Anna: move carrier", "transcript/bad-action"),
        ("Anna: move dinghy to A1", "transcript/no-ship"),
        ("lots: Carla", "transcript/bad-action"),
        ("host: sing", "transcript/bad-action"),
        ("host: drop Carla", "transcript/bad-action"),
        ("Carla: A1 -> miss", "transcript/unreadable"),
        ("Anna sings: A1", "transcript/unreadable"),
        ("host hears: nothing", "transcript/unreadable"),
        ("Anna B1", "transcript/unreadable"),
        ("🚢", "transcript/unreadable"),
        ("x" * 10_000, "transcript/unreadable"),
        ("round 9", "transcript/wrong-round"),
        ("-> no hits", "transcript/wrong-news"),
        ("over: Anna wins, sunk", "transcript/wrong-ending"),
        ("Anna: resign", "transcript/wrong-ending"),
        ("Boris hears: nothing", "transcript/wrong-ears"),
        ("Anna sees A1: hit", "transcript/wrong-sight"),
        ("Anna sees own A1: hit", "transcript/wrong-sight"),
        ("Anna sees Z99: hit", "transcript/unreadable"),
        ("Anna counts Boris: 1 carrier", "transcript/wrong-sight"),
        ("Anna counts Carla: 1 carrier", "transcript/unreadable"),
        ("Anna places:\n. . .\n", "transcript/bad-sea"),
        ("spectator places:\n. . .\n", "transcript/unreadable"),
    ],
    ids=lambda text: text[:40],
)
def test_what_is_wrong_is_found_in_its_line(line: str, code: str) -> None:
    """A mistake in a transcript is reported with its line number."""
    found = complaint(OPENING + line)
    assert found.code == code
    assert (found.line or 0) >= OPENING.count("\n") + 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("variant: classic\n", ""), "transcript/no-variant"),
        (("variant: classic", "variant: klassic"), "transcript/bad-rules"),
        (("variant: classic", "ruleset: {}"), "transcript/bad-rules"),
        (("variant: classic", "ruleset: nonsense"), "transcript/bad-rules"),
        (("seats: Anna, Boris\n", ""), "transcript/bad-seats"),
        (("seats: Anna, Boris", "seats: Anna"), "transcript/bad-rules"),
        (("seats: Anna, Boris", "seats: Anna, Anna"), "transcript/bad-seats"),
        (("seats: Anna, Boris", "seats: Anna, host"), "transcript/bad-seats"),
        (("rules: CL4", "rules: CL4\nrules: CL5"), "transcript/twice"),
        (("rules: CL4", "labels: latin"), "transcript/bad-labels"),
        (("rules: CL4", "labels: latin AABC"), "transcript/bad-rules"),
        (("rules: CL4", "grid: large"), "transcript/bad-grid"),
        (("rules: CL4", "grid: 2x2"), "transcript/bad-rules"),
        (("rules: CL4", "called: Anna"), "transcript/bad-called"),
        (("rules: CL4", 'called: Anna "\\'), "transcript/bad-called"),
        (("rules: CL4", 'called: Anna "\\u001b[0m"'), "transcript/bad-seats"),
    ],
    ids=str,
)
def test_a_heading_that_makes_no_sense_is_refused(change: tuple[str, str], code: str) -> None:
    """A transcript with a senseless heading is refused."""
    assert complaint(OPENING.replace(*change)).code == code


@pytest.mark.parametrize(
    ("text", "code"), [("", "transcript/empty"), ("\n \n", "transcript/empty")], ids=repr
)
def test_nothing_is_not_a_transcript(text: str, code: str) -> None:
    """An empty file is not a transcript."""
    assert complaint(text).code == code


def test_a_transcript_of_absurd_length_is_refused() -> None:
    """A transcript of absurd length is refused, because reading would take minutes."""
    assert complaint("x" * 4_000_001).code == "transcript/too-big"


def test_an_end_that_is_not_told_is_missed() -> None:
    """A transcript that leaves out the ending of the game is refused."""
    assert complaint(OPENING + "Boris: resign\n").facts["found"] == "Anna wins, resigned"
    check_transcript(OPENING + "Boris: resign\nover: Anna wins, resigned\n")


def test_facts_of_a_refusal_are_compared_when_given() -> None:
    """The facts of a refusal are compared where the transcript gives them (C1)."""
    line = "Boris: A1 -> refused turn/not-yours (turn Anna)"
    check_transcript(OPENING + line)
    assert complaint(OPENING + line.replace("Anna)", "Boris)")).code == "transcript/wrong-answer"
