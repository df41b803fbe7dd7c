import pytest

from seabattle.rules.checking.toml_line import TooDeep, line_at, lines_of

TEXT = '''\
name = "x" # name = 3
grid.rows = 4

[sea] # the sea
touching = """
[not.a.header]
count = 9
"""
"whose" = 'own # [x]'

[[fleet]]
name = "a"
shapes = [
    "##", # ] }
    ["#", "#"],
]
count = 1
[fleet.title]
en = "A"

[[ fleet ]]
name = "b"
title = { en = "B", it = "C" }
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("name", 1),
        ("grid", 2),
        ("grid.rows", 2),
        ("sea", 4),
        ("sea.touching", 5),
        ("sea.whose", 9),
        ("fleet", 11),
        ("fleet[0]", 11),
        ("fleet[0].name", 12),
        ("fleet[0].shapes", 13),
        ("fleet[0].shapes[1]", 13),
        ("fleet[0].count", 17),
        ("fleet[0].title", 18),
        ("fleet[0].title.en", 19),
        ("fleet[1]", 21),
        ("fleet[1].count", 21),
        ("fleet[1].name", 22),
        ("fleet[1].title.it", 23),
        ("not", None),
        ("count", None),
        ("sea.missing", 4),
        ("arsenal", None),
        ("", None),
    ],
)
def test_every_entry_is_found_on_its_line(path: str, line: int | None) -> None:
    """Strings and comments that look like TOML do not count; the missing is told at its table."""
    assert line_at(lines_of(TEXT), path) == line


@pytest.mark.parametrize("text", ["a = [[[[[[[[[1]]]]]]]]]", "a" + ".a" * 70 + " = 1", "[" * 60000])
def test_deep_nesting_is_refused_before_the_parser_sees_it(text: str) -> None:
    """Deep nesting is refused before the parser runs: it could take minutes or the whole stack."""
    with pytest.raises(TooDeep):
        lines_of(text)


@pytest.mark.parametrize(
    "text", ['"' * 60001, '"\\' * 30000, "'''" + "a" * 60000, "=\n" * 30000, "]" * 60000]
)
def test_rubbish_is_passed_over_quickly(text: str) -> None:
    """Finding line numbers in invalid text is quick; the parser reports what is wrong."""
    assert lines_of(text) is not None
