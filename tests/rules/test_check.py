"""Every mistake a rule file can have, each shown in a file that has no other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.rule_file import ROUNDS, SHARED, rule_file
from seabattle.grid import Grid
from seabattle.rules import (
    LabelSchemes,
    check_table,
    load_variant,
    read_variant,
    variant_names,
)
from seabattle.rules.checking.check import check_text
from seabattle.rules.checking.source import preset_text
from seabattle.speech import trouble_sentence
from seabattle.trouble import Trouble
from speech.trouble_site import raised_codes

ELSEWHERE = {"file/exists", "file/unwritable"}
"""What is wrong with a file that is to be written."""

READING = {
    "file/missing",
    "file/folder",
    "file/unreadable",
    "file/not-text",
    "file/too-big",
    "file/unknown-variant",
    # Shown in test_source; the last one only guards against a fault of our own.
    "file/refused",
}


def fleet(*entries: str) -> str:
    """A fleet of these entries."""
    return "\n".join(f"[[fleet]]\n{entry}" for entry in entries)


def ships(count: int, shapes: str, name: str = "cutter") -> str:
    """An entry of the fleet list."""
    return f'name = "{name}"\ncount = {count}\nshapes = {shapes}'


def weapon(*lines: str) -> str:
    """A special action with these lines."""
    return "\n".join(('[[arsenal]]\nname = "gun"\ncount = 1', *lines))


NINE = '["#########"]'
TOO_LONG = f'["{"#" * 65}"]'
COLUMNS = '[labels]\ncolumns = "{}"'
SALVO = 'shots = "ships-afloat"'
SECOND = "second_shot = {}"
SILENT = "[disclosure]\nsinking_told = false"
SLIPS = ['"', "[", "]", "{", "=", "#", ".", "\n", "-1", "true", "9" * 30, "[[fleet]]", "\0", "é"]
CASES: list[tuple[str, str, str, dict[str, str]]] = [
    # code, path, what stands on its line, sections of the file
    ("file/syntax", "", "rows == 3", {"grid": "[grid]\nrows == 3"}),
    ("file/syntax", "", "rows = 4", {"grid": "[grid]\nrows = 3\nrows = 4\ncolumns = 3"}),
    ("file/syntax", "", "", {"grid": "[grid]\nrows = " + "9" * 5000}),
    ("file/too-deep", "", "", {"grid": "grid = " + "[" * 500 + "]" * 500}),
    ("file/unknown-key", "seed", "seed = 1", {"name": 'name = "test"\nseed = 1'}),
    ("file/unknown-key", "grid.cols", "cols", {"grid": "[grid]\nrows = 3\ncolumns = 3\ncols = 3"}),
    ("file/missing-key", "name", "", {"name": ""}),
    ("file/missing-key", "fleet[0].count", "[[fleet]]", {"fleet": fleet('name="a"\nshapes=["#"]')}),
    ("file/wrong-type", "grid.rows", "rows", {"grid": '[grid]\nrows = "3"\ncolumns = 3'}),
    ("file/wrong-type", "grid.rows", "rows", {"grid": "[grid]\nrows = 3.0\ncolumns = 3"}),
    ("file/wrong-type", "grid.rows", "rows", {"grid": "[grid]\nrows = true\ncolumns = 3"}),
    ("file/wrong-type", "fleet", "[fleet]", {"fleet": "[fleet]\n" + ships(1, '["#"]')}),
    ("file/wrong-type", "turn.shots", "shots", {"turn": "[turn]\nshots = [3]"}),
    ("file/wrong-type", "turn.second_shot", "second", {"turn": "[turn]\nsecond_shot = true"}),
    ("file/wrong-type", "fleet[0].shapes[1]", "shapes", {"fleet": fleet(ships(1, '["#", 5]'))}),
    ("file/wrong-type", "title.en", "en", {"title": "[title]\nen = 1979-05-27"}),
    ("file/not-a-choice", "sea.touching", "touching", {"sea": '[sea]\ntouching = "nevr"'}),
    ("file/not-a-choice", "turn.shots", "shots", {"turn": '[turn]\nshots = "ships"'}),
    ("file/not-a-choice", "labels.between", "between", {"labels": '[labels]\nbetween = "+"'}),
    ("file/too-small", "grid.rows", "rows", {"grid": "[grid]\nrows = 0\ncolumns = 3"}),
    ("file/too-small", "fleet[0].count", "count", {"fleet": fleet(ships(-2, '["#"]'))}),
    ("file/too-small", "turn.shots", "shots", {"turn": "[turn]\nshots = 0"}),
    (
        "file/too-small",
        "rounds.drop_after",
        "drop",
        {"sea": SHARED, "turn": ROUNDS, "rounds": "[rounds]\ndrop_after = 0"},
    ),
    ("file/too-large", "grid.columns", "columns", {"grid": "[grid]\nrows = 3\ncolumns = 100"}),
    ("file/too-large", "fleet[0].count", "count", {"fleet": fleet(ships(500, '["#"]'))}),
    ("file/too-large", "turn.shots", "shots", {"turn": f"[turn]\nshots = 0x{'f' * 9000}"}),
    ("file/too-short", "fleet", "fleet", {"name": 'name = "test"\nfleet = []', "fleet": ""}),
    ("file/too-short", "fleet[0].shapes", "shapes", {"fleet": fleet(ships(1, "[]"))}),
    ("file/too-long", "title.en", "en", {"title": f'[title]\nen = "{"x" * 1001}"'}),
    (
        "file/too-long",
        "fleet[0].shapes[0]",
        "shapes",
        {"fleet": fleet(ships(1, TOO_LONG))},
    ),
    ("file/not-a-name", "name", "Sea", {"name": 'name = "Sea Battle"'}),
    ("file/not-a-name", "name", "name", {"name": 'name = "test\\n"'}),
    ("file/not-plain", "title.en", "en", {"title": '[title]\nen = "\\u001b[2J"'}),
    ("labels/not-letters", "labels.rows", "rows", {"labels": '[labels]\nrows = "roman 1"'}),
    (
        "labels/repeated-letter",
        "labels.columns",
        "col",
        {"labels": COLUMNS.format("водоросли")},
    ),
    (
        "labels/too-few-letters",
        "labels.columns",
        "col",
        {"labels": COLUMNS.format("корабль")},
    ),
    (
        "labels/ambiguous",
        "labels",
        "[labels]",
        {
            "grid": "[grid]\nrows = 27\ncolumns = 27",
            "labels": '[labels]\ncolumns = "latin"\nrows = "latin"',
        },
    ),
    ("labels/run-together", "labels", "[labels]", {"labels": '[labels]\ncolumns = "numbers"'}),
    ("labels/look-alike", "labels.columns", "col", {"labels": COLUMNS.format("ABCDEFGHIJА")}),
    ("labels/look-alike", "labels.columns", "col", {"labels": COLUMNS.format("ABCDEFGHIJΖZ")}),
    ("labels/look-alike", "labels.columns", "col", {"labels": COLUMNS.format("ABCDEFGHIJＡ")}),
    (
        "labels/not-letters",
        "labels.columns",
        "col",
        {"labels": COLUMNS.format("ABC\\u202eDEFGHIJ")},
    ),
    ("file/not-plain", "title.en", "en", {"title": '[title]\nen = "Sea \u202eelttab"'}),
    ("file/not-plain", "title.ru", "ru", {"title": '[title]\nen = "x"\nru = "\u2066Море"'}),
    ("fleet/unknown-sign", "fleet[0].shapes[0]", "shapes", {"fleet": fleet(ships(1, '["#O"]'))}),
    ("fleet/no-deck", "fleet[0].shapes[0]", "shapes", {"fleet": fleet(ships(1, '[".."]'))}),
    (
        "fleet/not-connected",
        "fleet[0].shapes[1]",
        "shapes",
        {"fleet": fleet(ships(1, '["##", ["#.", ".#"]]'))},
    ),
    (
        "fleet/same-name",
        "fleet[1].name",
        "name",
        {"fleet": fleet(ships(1, '["##"]'), ships(1, '["#"]'))},
    ),
    (
        "fleet/fits-nowhere",
        "fleet[0].shapes",
        "shapes",
        {"fleet": fleet(ships(1, NINE))},
    ),
    (
        "fleet/too-many-ships",
        "fleet",
        "[[fleet]]",
        {"fleet": fleet(ships(31, '["#"]'), ships(30, '["##"]', "other"))},
    ),
    (
        "fleet/too-many-berths",
        "fleet",
        "[[fleet]]",
        {
            "grid": "[grid]\nrows = 64\ncolumns = 64",
            "fleet": fleet(*(ships(2, '["##"]', f"class-{number}") for number in range(30))),
        },
    ),
    ("fleet/more-decks-than-cells", "fleet", "[[fleet]]", {"fleet": fleet(ships(10, '["#####"]'))}),
    ("fleet/no-room", "fleet", "[[fleet]]", {"fleet": fleet(ships(16, '["#"]'))}),
    (
        "fleet/too-tight",
        "fleet",
        "[[fleet]]",
        {"grid": "[grid]\nrows = 10\ncolumns = 10", "fleet": fleet(ships(26, '["#"]'))},
    ),
    (
        "arsenal/same-name",
        "arsenal[1].name",
        "name",
        {"arsenal": weapon('kind = "line"') + "\n" + weapon('kind = "line"')},
    ),
    (
        "arsenal/radius-missing",
        "arsenal[0].radius",
        "[[arsenal",
        {"arsenal": weapon('kind = "radar"')},
    ),
    (
        "arsenal/radius-needless",
        "arsenal[0].radius",
        "radius",
        {"arsenal": weapon('kind = "line"', "radius = 1")},
    ),
    (
        "arsenal/free-in-rounds",
        "arsenal[0].takes_turn",
        "takes",
        {
            "sea": SHARED,
            "turn": ROUNDS,
            "arsenal": weapon('kind = "line"', "takes_turn = false"),
        },
    ),
    ("variant/own-sea-for-two", "seats", "[seats]", {"seats": "[seats]\nmost = 3"}),
    (
        "variant/seats-reversed",
        "seats",
        "[seats]",
        {"sea": SHARED, "seats": "[seats]\nleast = 5\nmost = 4"},
    ),
    ("variant/grid-unsized", "grid", "[grid]", {"grid": "[grid]\nrows = 5"}),
    (
        "variant/grid-sized-twice",
        "grid.by_seats",
        "by_seats",
        {"grid": "[grid]\nrows = 9\ncolumns = 9\nby_seats = true"},
    ),
    (
        "variant/rounds-and-again",
        "turn.again_after",
        "again",
        {"sea": SHARED, "turn": ROUNDS + '\nagain_after = "sunk"'},
    ),
    (
        "variant/rounds-and-second-shot",
        "turn.second_shot",
        "second",
        {"sea": SHARED, "turn": f"{ROUNDS}\n{SECOND}"},
    ),
    (
        "variant/rounds-and-manoeuvre",
        "manoeuvre",
        "[manoeuvre]",
        {"sea": SHARED, "turn": ROUNDS, "manoeuvre": "[manoeuvre]"},
    ),
    (
        "variant/rounds-and-declaration",
        "victory.won",
        "won",
        {"sea": SHARED, "turn": ROUNDS, "victory": '[victory]\nwon = "declared"'},
    ),
    (
        "variant/rounds-and-beginner",
        "turn.begins",
        "begins",
        {"sea": SHARED, "turn": ROUNDS + '\nbegins = "first"'},
    ),
    ("variant/rounds-without-rounds", "rounds", "[rounds]", {"rounds": "[rounds]"}),
    (
        "variant/secret-miss-on-own-sea",
        "disclosure.miss_told_to",
        "miss",
        {"disclosure": '[disclosure]\nmiss_told_to = "shooter"'},
    ),
    (
        "variant/friendly-fire-on-own-sea",
        "sea.friendly_fire",
        "friendly",
        {"sea": '[sea]\ntouching = "never"\nfriendly_fire = false'},
    ),
    (
        "variant/owner-on-own-sea",
        "disclosure.hit_names",
        "hit_names",
        {"disclosure": '[disclosure]\nhit_names = ["owner"]'},
    ),
    (
        "variant/silent-sinking-named",
        "disclosure.sunk_names",
        "sunk_names",
        {"disclosure": SILENT + '\nsunk_names = ["class"]'},
    ),
    (
        "variant/silent-sinking-and-again",
        "turn.again_after",
        "again",
        {"turn": '[turn]\nagain_after = "sunk"', "disclosure": SILENT},
    ),
    (
        "variant/silent-sinking-and-salvo",
        "turn.shots",
        "shots",
        {"turn": f"[turn]\n{SALVO}", "disclosure": SILENT},
    ),
    (
        "variant/hit-names-cells",
        "disclosure.hit_names",
        "hit_names",
        {"disclosure": '[disclosure]\nhit_names = ["class", "cells"]'},
    ),
    (
        "variant/second-shot-and-shots",
        "turn.second_shot",
        "second",
        {"turn": f"[turn]\n{SALVO}\n{SECOND}"},
    ),
    (
        "variant/second-shot-and-again",
        "turn.again_after",
        "again",
        {"turn": f'[turn]\nagain_after = "hit"\n{SECOND}'},
    ),
    (
        "variant/again-and-shots",
        "turn.again_after",
        "again",
        {"turn": f'[turn]\nagain_after = "hit"\n{SALVO}'},
    ),
    (
        "variant/manoeuvre-and-bent",
        "fleet[0].shapes",
        "shapes",
        {"fleet": fleet(ships(1, '["###", ["##", "#."]]')), "manoeuvre": "[manoeuvre]"},
    ),
    (
        "variant/manoeuvre-without-moves",
        "manoeuvre",
        "[manoeuvre]",
        {"manoeuvre": "[manoeuvre]\nshift = false\npivot = false"},
    ),
]


def test_the_rule_file_of_these_tests_is_sound() -> None:
    """Baseline: the rule file that each case below breaks in one place has no mistakes."""
    assert check_text(rule_file()) == ()
    assert check_text(rule_file(sea=SHARED, turn=ROUNDS, seats="[seats]\nmost = 9")) == ()


@pytest.mark.parametrize(
    "sections",
    [
        {"sea": SHARED, "turn": f"{ROUNDS}\n{SALVO}", "disclosure": SILENT},
        {"turn": '[turn]\nagain_after = "hit"', "disclosure": SILENT},
        {"turn": '[turn]\nshots = 3\nanswers = "together"', "arsenal": weapon('kind = "line"')},
        {"grid": "[grid]\nby_seats = true", "sea": SHARED, "seats": "[seats]\nleast = 5\nmost = 9"},
        {"labels": '[labels]\ncolumns = "СНЕГУРОЧКА"\nrows = "latin"'},
        {"labels": '[labels]\ncolumns = "numbers"\nbetween = "-"'},
    ],
)
def test_unusual_choices_that_go_together(sections: dict[str, str]) -> None:
    """A check that refuses too much is as bad as one that refuses too little."""
    assert check_text(rule_file(**sections)) == ()


def test_a_file_may_be_written_in_other_ways_of_toml() -> None:
    """Dotted keys and inline tables of TOML are accepted like plain ones."""
    first = "title.en = 'x'\nfleet = [{ name = 'a', count = 1, shapes = ['#'] }]\n"

    assert check_text(first + rule_file(title="", fleet="")) == ()


@pytest.mark.parametrize(("code", "path", "line", "sections"), CASES)
def test_a_mistake_is_found_alone_and_at_its_place(
    code: str, path: str, line: str, sections: dict[str, str]
) -> None:
    """One mistake in a rule file gives one complaint, on the line to be changed."""
    text = rule_file(**sections)

    (mistake,) = check_text(text)

    assert (mistake.code, mistake.path) == (code, path)
    assert line in ("" if mistake.line is None else text.split("\n")[mistake.line - 1])
    assert (mistake.line is None) is (line == "")
    assert trouble_sentence("en", mistake)


def test_every_mistake_is_shown_by_a_case() -> None:
    """Every mistake code has a case here; a code without one is dead or untested."""
    shown = {code for code, *_ in CASES} | READING | {"variant/seats-refused"}
    areas = ("file", "labels", "fleet", "arsenal", "variant")

    assert shown == raised_codes(*areas) - ELSEWHERE


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file() -> None:
    """The check reports all mistakes of a file at once, in the order of its lines."""
    text = rule_file(
        name='name = "Test"\nseed = 3',
        grid="[grid]\nrows = 0\ncolumns = 65",
        sea='[sea]\ntouching = "sometimes"',
        fleet=fleet(ships(0, '["#x"]'), ships(1, '["#.#"]')),
        turn='[turn]\norder = "together"\nagain_after = "hit"',
        manoeuvre="[manoeuvre]",
    )

    mistakes = check_text(text)

    assert [mistake.code for mistake in mistakes] == [
        "file/not-a-name",
        "file/unknown-key",
        "file/too-small",
        "file/too-large",
        "file/not-a-choice",
        "file/too-small",
        "fleet/unknown-sign",
        "fleet/same-name",
        "fleet/not-connected",
        "variant/rounds-and-again",
        "variant/rounds-and-manoeuvre",
    ]
    lines = [mistake.line or 0 for mistake in mistakes]
    assert lines == sorted(lines)


def test_each_missing_key_is_told_once() -> None:
    """Each missing key is reported once: an empty file lacks five things, not twenty-five."""
    mistakes = check_text("")

    assert [mistake.path for mistake in mistakes] == ["name", "title", "grid", "fleet", "sea"]
    assert {mistake.code for mistake in mistakes} == {"file/missing-key"}


@pytest.mark.parametrize(
    ("sections", "sentence"),
    [
        ({"sea": '[sea]\ntouching = "nevr"'}, 'Did you mean "never"? Write one of: "corners",'),
        ({"labels": '[labels]\ncolums = "latin"'}, "Did you mean columns?"),
        ({"grid": '[grid]\nrows = "3"\ncolumns = 3'}, "Write a whole number."),
        ({"turn": "[turn]\nshots = 0"}, "Write 1 or more."),
    ],
)
def test_a_mistake_says_what_to_write_instead(sections: dict[str, str], sentence: str) -> None:
    """A mistake comes with advice on what to write instead."""
    (mistake,) = check_text(rule_file(**sections))

    assert sentence in trouble_sentence("en", mistake)


@given(st.data())
def test_a_damaged_file_is_judged_and_never_fails(data: st.DataObject) -> None:
    """The check of a randomly damaged file gives a list of mistakes and never raises."""
    text = preset_text(data.draw(st.sampled_from(variant_names())))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.sampled_from([0, 1, 3, 30]))
        text = text[:start] + data.draw(st.sampled_from(SLIPS)) + text[end:]

    mistakes = check_text(text)

    assert all(trouble_sentence("en", mistake) for mistake in mistakes)
    assert "file/refused" not in codes(mistakes)
    if not mistakes:
        read_variant(text)


def test_too_much_of_everything_is_refused_at_once() -> None:
    """A grid of 100×100 with 500 ships is told its limits, not tried."""
    text = rule_file(
        grid="[grid]\nrows = 100\ncolumns = 100",
        fleet=fleet(*(ships(50, '["#####"]', f"class-{number}") for number in range(10))),
    )

    assert codes(check_text(text)) == ["file/too-large", "file/too-large", "fleet/too-many-ships"]


def test_hostile_words_do_not_reach_the_screen_whole() -> None:
    """Names are quoted and cut, so that a file cannot steer a terminal or fill it."""
    (mistake,) = check_text(rule_file(name='name = "test"\n"\\u001b[2J' + "x" * 9000 + '" = 1'))

    assert mistake.code == "file/unknown-key"
    assert "\x1b" not in trouble_sentence("en", mistake) + mistake.path
    assert len(mistake.path) < 100


def test_a_bad_text_is_not_read() -> None:
    """Reading a bad rule file raises one error that carries all its mistakes."""
    with pytest.raises(Trouble, match="file/too-small") as bad:
        read_variant(rule_file(grid="[grid]\nrows = 0\ncolumns = 3"))

    assert [mistake.code for mistake in bad.value.each] == ["file/too-small"]


def codes(mistakes: tuple[Trouble, ...]) -> list[str]:
    """The codes alone."""
    return [mistake.code for mistake in mistakes]


def test_a_table_may_agree_only_on_what_works() -> None:
    """The host sets the grid (FO1), every table its labels (SB2): both can go wrong."""
    forum, sea_battle = load_variant("forum"), load_variant("sea-battle")

    assert check_table(forum, 64) == ()
    assert check_table(sea_battle, labels=LabelSchemes("РЕСПУБЛИКА")) == ()
    assert codes(check_table(forum, 65)) == ["variant/seats-refused"]
    assert codes(check_table(sea_battle, 3)) == ["variant/seats-refused"]
    assert codes(check_table(forum, 2, grid=Grid(4, 4))) == [
        "fleet/fits-nowhere",
        "fleet/more-decks-than-cells",
    ]
    assert codes(check_table(sea_battle, labels=LabelSchemes("молоко"))) == [
        "labels/repeated-letter",
        "labels/too-few-letters",
    ]
