"""Every kind of violation, found in drawn seas."""

import pytest
from msgspec.structs import asdict, replace

from fairness.paper_game import ANNA, ANNA_WINS, BORIS, BORIS_WINS, paper_text, sheet, small
from seabattle.fairness.judge import Judgement, judge
from seabattle.fairness.paper_word import Said
from seabattle.fairness.violation import BadFleet, FalseAnswer, MovedShip, StrangeShip
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Begins, Ruleset, load_variant, settle


def judge_text(text: str, ruleset: Ruleset | None = None) -> Judgement:
    """The judgement on a small sheet."""
    return judge(text, ruleset or small())


def find_codes(text: str, ruleset: Ruleset | None = None) -> list[tuple[str, str]]:
    """The players and codes of the violations, in order."""
    names = ("Anna", "Boris")
    judgement = judge_text(text, ruleset)
    return [(names[violation.seat], violation.code) for violation in judgement.violations]


def at(*places: tuple[int, int]) -> tuple[Cell, ...]:
    """Cells by row and column."""
    return tuple(Cell(Row(row), Col(col)) for row, col in places)


@pytest.mark.parametrize("shots", [ANNA_WINS, BORIS_WINS, "", "Anna: A1 miss\nBoris: F4 miss"])
def test_an_honest_game_has_no_violation(shots: str) -> None:
    """A judge who accuses honest people is worse than none."""
    assert find_codes(paper_text(shots)) == []


@pytest.mark.parametrize(
    ("field", "codes"),
    [
        # Corner contact.
        ("A A A . . . / . . . B B . / . . . . . . / C . . . . .", ["fleet/illegal"]),
        # Side contact, which letters can show.
        ("A A A . . . / B B . . . . / . . . . . . / C . . . . .", ["fleet/illegal"]),
        # A ship too few, and one too many.
        ("A A A . . . / . . . . . . / B B . . . . / . . . . . .", ["fleet/illegal"]),
        ("A A A . . . / . . . . . . / B B . C . D / . . . . . .", ["fleet/illegal"]),
        # A destroyer instead of the torpedo boat: two counts are wrong.
        ("A A A . . . / . . . . . . / B B . C C . / . . . . . .", ["fleet/illegal"] * 2),
        # A bent cruiser: a strange ship, and no cruiser.
        (
            "A A . . . . / A . . . . . / . . . B B . / C . . . . .",
            ["fleet/strange-ship", "fleet/illegal"],
        ),
        # A destroyer in two pieces.
        (
            "A A A . . . / . . . . . . / B . B . C . / . . . . . .",
            ["fleet/strange-ship", "fleet/illegal"],
        ),
    ],
)
def test_an_illegal_field_is_found(field: str, codes: list[str]) -> None:
    """Most paper disputes are about the field (SB3–SB5)."""
    drawing = field.replace(" / ", "\n")

    assert find_codes(paper_text("", boris=drawing)) == [("Boris", code) for code in codes]
    assert find_codes(paper_text("", anna=drawing)) == [("Anna", code) for code in codes]


def test_every_pair_of_touching_ships_is_named() -> None:
    """One violation is enough to lose, but people want to see them all."""
    judgement = judge_text(
        paper_text(
            "", boris="A A A . . . / B B C . . . / . . . . . . / . . . . . .".replace(" / ", "\n")
        )
    )

    pairs = [v.fault for v in judgement.violations if isinstance(v, BadFleet)]
    assert len(pairs) == 3
    assert {violation.rule for violation in judgement.violations} == {"SB4"}


def test_a_strange_ship_that_touches_another_is_both() -> None:
    """The form of a ship is no excuse for its place."""
    judgement = judge_text(
        paper_text(
            "", boris="A A . . . . / A B B . . . / . . . . . . / . . . . C .".replace(" / ", "\n")
        )
    )

    kinds = [type(violation) for violation in judgement.violations]
    assert kinds == [StrangeShip, BadFleet, BadFleet]


@pytest.mark.parametrize(
    ("cell", "said", "due"),
    [
        ("F1", "miss", "hit"),
        ("F1", "sunk", "hit"),
        ("A1", "hit", "miss"),
        ("A1", "sunk", "miss"),
        ("A4", "miss", "sunk"),
        ("A4", "hit", "sunk"),
    ],
)
def test_a_false_answer_is_laid_to_the_owner_of_the_field(cell: str, said: str, due: str) -> None:
    """Each player is responsible for the answers of the own field (SB8, SB14)."""
    (violation,) = judge_text(paper_text(f"Anna: {cell} {said}")).violations

    assert isinstance(violation, FalseAnswer)
    assert (violation.seat, violation.said, violation.due) == (1, Said(said), Said(due))
    assert violation.rule == "SB8"


def test_the_last_deck_must_be_called_sunk() -> None:
    """A hit that should have been a kill sends the shooter looking for a longer ship."""
    text = paper_text("Anna: A2 hit, B2 hit, C2 miss")

    (violation,) = judge_text(text).violations
    assert isinstance(violation, FalseAnswer)
    assert (violation.said, violation.due) == (Said.HIT, Said.SUNK)
    assert text.splitlines()[violation.line - 1] == "Anna: A2 hit, B2 hit, C2 miss"


def test_firing_again_at_a_wreck_is_no_violation_for_any_answer() -> None:
    """A pointless shot is only pointless (C5), and tables differ in what to call it."""
    for said in ("miss", "hit", "sunk"):
        assert find_codes(paper_text(f"Anna: A4 sunk, A4 {said}")) == []
    assert find_codes(paper_text("Anna: A4 sunk, A4 hit\nBoris: F4 miss")) == []
    assert find_codes(paper_text("Anna: A4 sunk, A4 hit, A1 miss")) == []


def test_a_hit_on_water_stays_false_the_second_time() -> None:
    """Only wrecks are forgiven."""
    assert find_codes(paper_text("Anna: A1 miss\nBoris: F4 miss\nAnna: A1 hit")) == [
        ("Boris", "answer/false")
    ]


@pytest.mark.parametrize(
    ("shots", "guilty"),
    [
        ("Anna: A1 miss\nAnna: B1 miss", "Anna"),
        ("Anna: F1 hit\nBoris: F4 miss", "Boris"),
        ("Anna: F1 hit, B1 miss, C1 miss", "Anna"),
        ("Boris: F4 miss\nAnna: A1 miss\nAnna: B1 miss", "Anna"),
    ],
)
def test_a_shot_out_of_turn_is_found(shots: str, guilty: str) -> None:
    """A miss passes the turn, a hit keeps it (SB8)."""
    assert find_codes(paper_text(shots)) == [(guilty, "turn/out-of-turn")]


def test_one_slip_in_the_order_is_not_held_against_every_shot_after_it() -> None:
    """After a shot out of turn the game goes on from there."""
    shots = "Anna: A1 miss\nAnna: B1 miss\nBoris: F4 miss\nAnna: C1 miss\nBoris: E4 miss"

    assert find_codes(paper_text(shots)) == [("Anna", "turn/out-of-turn")]


def test_the_turn_goes_by_the_answer_that_was_heard() -> None:
    """A shooter who was told a miss could not know better."""
    assert find_codes(paper_text("Anna: F1 miss\nBoris: F4 miss")) == [("Boris", "answer/false")]


def test_who_begins_can_be_agreed() -> None:
    """By lot either may begin; by agreement the other seat must not (SB9)."""
    assert find_codes(paper_text("Boris: F4 miss")) == []
    assert find_codes(paper_text("Boris: F4 miss", more="first: Anna")) == [
        ("Boris", "turn/out-of-turn")
    ]

    agreed = replace(small(), turn=replace(small().turn, begins=Begins.FIRST))
    assert find_codes(paper_text("Boris: F4 miss"), agreed) == [("Boris", "turn/out-of-turn")]


def test_a_shot_after_the_end_is_found() -> None:
    """The game was over with the last ship (SB10)."""
    assert find_codes(paper_text(f"{ANNA_WINS}\nBoris: A1 hit")) == [
        ("Boris", "turn/after-the-end")
    ]
    assert find_codes(paper_text(f"{ANNA_WINS}, A1 miss")) == [("Anna", "turn/after-the-end")]


def test_an_answer_after_the_end_is_still_an_answer() -> None:
    """A false answer to a late shot is still a violation."""
    assert find_codes(paper_text(f"{ANNA_WINS}\nBoris: A1 miss")) == [
        ("Boris", "turn/after-the-end"),
        ("Anna", "answer/false"),
    ]


def test_a_shot_beside_the_grid_is_found_and_its_answer_means_nothing() -> None:
    """There is no field to compare it with."""
    assert find_codes(paper_text("Anna: G1 hit\nBoris: F4 miss")) == [("Anna", "shot/off-grid")]
    assert find_codes(paper_text("Anna: A9 miss, A1 miss")) == [("Anna", "shot/off-grid")]


def test_a_ship_that_lies_elsewhere_at_the_end_has_been_moved() -> None:
    """Both drawings are in the player's own hand (SB14)."""
    later = sheet("field at the end", "Boris", BORIS.replace("C . . . . .", ". . C . . ."))

    (violation,) = judge_text(paper_text("", more=later)).violations

    assert isinstance(violation, MovedShip)
    assert (violation.cells, violation.to) == (at((3, 0)), at((3, 2)))


def test_a_ship_that_vanished_and_one_that_appeared_are_found() -> None:
    """Rubbing out is moving, too."""
    gone = sheet("field at the end", "Boris", BORIS.replace("C", "."))
    other = sheet("field at the end", "Boris", BORIS.replace("C . .", "C . D"))

    (violation,) = judge_text(paper_text("", more=gone)).violations
    assert isinstance(violation, MovedShip)
    assert violation.to == ()
    (violation,) = judge_text(paper_text("", more=other)).violations
    assert isinstance(violation, MovedShip)
    assert violation.cells == ()


def test_a_field_drawn_twice_the_same_is_no_violation() -> None:
    """With marks the second time, as it looks after the game."""
    later = sheet(
        "field at the end",
        "Boris",
        """
        o . . . . x
        # # . . . x
        . . . . . x
        x . . o . .
        """,
    )

    assert find_codes(paper_text("", more=later)) == []


def test_answers_go_by_the_field_of_the_start() -> None:
    """A moved ship does not make a false answer true."""
    later = sheet("field at the end", "Boris", BORIS.replace("C . . . . .", ". . C . . ."))

    codes = find_codes(paper_text("Anna: A4 miss", more=later))

    assert codes == [("Boris", "field/moved"), ("Boris", "answer/false")]


def test_refusing_is_a_violation() -> None:
    """And needs no drawing."""
    assert find_codes(paper_text("Boris refuses", boris="")) == [("Boris", "field/refused")]
    assert find_codes(paper_text("Boris refuses", boris=BORIS)) == [("Boris", "field/refused")]


def test_turns_alternate_where_the_sheet_says_so() -> None:
    """On the Italian and the classic sheet a hit earns nothing (BN4, CL4)."""
    for variant in ("battaglia-navale", "classic", "milton-bradley"):
        ruleset = small(variant)
        assert find_codes(paper_text("Anna: F1 hit\nBoris: F4 miss\nAnna: F2 hit"), ruleset) == []
        assert find_codes(paper_text("Anna: F1 hit, F2 hit"), ruleset) == [
            ("Anna", "turn/out-of-turn")
        ]


def test_a_salvo_has_as_many_shots_as_ships_are_afloat() -> None:
    """Three ships, three shots; with one sunk, two."""
    ruleset = small("salvo")

    assert find_codes(paper_text("Anna: A1 miss, B1 miss, C1 miss\nBoris: F4 miss"), ruleset) == []
    four = "Anna: A1 miss, B1 miss, C1 miss, D1 miss"
    assert find_codes(paper_text(four), ruleset) == [("Anna", "turn/out-of-turn")]
    sunk = "Anna: A4 sunk\nBoris: F4 miss, E4 miss, D4 miss"
    assert find_codes(paper_text(sunk), ruleset) == [("Boris", "turn/out-of-turn")]


def test_a_salvo_that_wins_is_named_as_a_whole() -> None:
    """Its last shots were on their way before the last ship sank."""
    shots = "Anna: F1 hit, F2 hit, F3 sunk\nBoris: F4 miss\nAnna: A2 hit, B2 sunk, A1 miss"
    end = "\nBoris: F4 miss\nAnna: A4 sunk, B4 miss"

    assert find_codes(paper_text(shots + end), small("salvo")) == []


def test_special_actions_take_one_turn_and_answer_cell_by_cell() -> None:
    """A wide shot is nine shots but one action (BN6), and a radar hits nothing (BN8)."""
    ruleset = small("battaglia-navale")
    shots = """
        Anna wide shot: A-1 miss, A-2 hit, B-1 miss, B-2 sunk
        Boris radar: A-1 ship, A-2 empty, B-1 ship, B-2 empty
        Anna, largo raggio: A-3 acqua, A-4 colpito e affondato, B-3 acqua, B-4 acqua
    """

    assert find_codes(paper_text(shots), ruleset) == []
    assert "arsenal" in judge_text(paper_text(shots), ruleset).unjudged
    assert find_codes(paper_text(shots.replace("A-2 empty", "A-2 ship")), ruleset) == [
        ("Anna", "answer/false")
    ]


def test_where_ships_move_only_hits_can_be_checked() -> None:
    """A damaged ship stays (BO1), so a hit must still be there at the end; a miss need not."""
    ruleset = small("classic-bonus")
    later = sheet("field at the end", "Boris", BORIS.replace("C . . . . .", ". . C . . ."))

    assert (
        find_codes(paper_text("Anna: C4 miss\nBoris: F4 miss\nAnna: A1 miss", more=later), ruleset)
        == []
    )
    assert find_codes(paper_text("Anna: A4 hit", more=later), ruleset) == [
        ("Boris", "answer/false")
    ]
    assert judge_text(paper_text(""), ruleset).unjudged == ("shots", "manoeuvre", "declaration")


def test_the_second_shot_needs_a_sound_fleet() -> None:
    """More than one ship undamaged (BO3)."""
    ruleset = replace(small("classic-bonus"), victory=small().victory)
    battered = "Boris: A1 hit\nAnna: A1 miss\nBoris: A3 hit\nAnna: F1 hit, F2 hit"

    assert find_codes(paper_text("Anna: F1 hit, F2 hit\nBoris: F4 miss"), ruleset) == []
    assert find_codes(paper_text("Anna: F1 hit\nBoris: F4 miss"), ruleset) == []
    assert find_codes(paper_text(battered), ruleset) == [("Anna", "turn/no-second-shot")]
    third = paper_text("Anna: F1 hit, F2 hit, F3 hit")
    assert find_codes(third, ruleset) == [("Anna", "turn/out-of-turn")]


def test_a_lost_attack_is_no_shot_and_passes_the_turn() -> None:
    """A false declaration costs the attack (BO4), so two turns of one player may meet."""
    assert find_codes(paper_text("Anna: A1 miss\nAnna: B1 miss"), small("classic-bonus")) == []


def test_silent_sinking_sounds_like_any_hit() -> None:
    """Where sinking is not told, a hit on the last deck is the right answer (BO2)."""
    assert find_codes(paper_text("Anna: A4 hit"), small("classic-bonus")) == []


def test_two_classes_of_one_shape_are_no_trouble() -> None:
    """A drawing does not show which of two equal ships is the submarine."""
    drawing = """
        A A A A A . . . . .
        . . . . . . . . . .
        B B B B . . . . . .
        . . . . . . . . . .
        C C C . . . . . . .
        . . . . . . . . . .
        D D D . . . . . . .
        . . . . . . . . . .
        E E . . . . . . . .
        . . . . . . . . . .
    """
    ruleset = settle(load_variant("classic"))

    assert find_codes(paper_text("Anna: A5 hit", anna=drawing, boris=drawing), ruleset) == []


def test_each_violation_names_its_line_and_its_rule() -> None:
    """So that people can look it up on their own paper and on the sheet."""
    bad = "A A A B B . / . . . . . . / . . . . . . / . . . . . .".replace(" / ", "\n")
    text = paper_text("Anna: A1 miss\nAnna: B1 miss", anna=bad)

    for violation in judge_text(text).violations:
        facts = asdict(violation)
        assert 1 <= facts["line"] <= len(text.splitlines())
        assert facts["rule"].startswith("SB")
    assert bad != ANNA
