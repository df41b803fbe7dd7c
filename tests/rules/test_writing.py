import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seabattle.rules import read_variant, variant_names
from seabattle.rules.checking.source import preset_text
from seabattle.rules.checking.writing import write_toml

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
plain = st.booleans() | st.integers(-(2**63), 2**63 - 1) | texts | st.floats(allow_nan=False)
values: st.SearchStrategy[Any] = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(texts, values, max_size=6))
def test_what_is_written_reads_as_it_was_meant(data: dict[str, Any]) -> None:
    """A written rule file reads back as the same data, so it says what its author saw."""
    assert tomllib.loads(write_toml(data)) == data


@pytest.mark.parametrize("name", variant_names())
def test_every_ready_made_variant_survives_being_written(name: str) -> None:
    """A ready-made variant written to a file and read back is the same game."""
    text = preset_text(name)

    again = write_toml(tomllib.loads(text))

    assert read_variant(again) == read_variant(text)


def test_a_file_looks_as_people_write_it() -> None:
    """Plain entries first, then tables with a heading, then lists of them."""
    data = {
        "fleet": [{"name": "yawl", "shapes": [["##", "#."]]}, {"name": "cog", "count": 2}],
        "name": "mine",
        "title": {"en": "My «game»", "it": None},
        "manoeuvre": None,
    }

    assert write_toml(data) == (
        'name = "mine"\n\n[[fleet]]\nname = "yawl"\nshapes = [["##", "#."]]\n\n'
        '[[fleet]]\nname = "cog"\ncount = 2\n\n[title]\nen = "My «game»"\n'
    )
