import tomllib
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from seabattle.rules import variant_names, variant_schema

VALIDATOR = Draft202012Validator(variant_schema())


def preset(name: str) -> dict[str, Any]:
    """A ready-made variant as plain data."""
    file = resources.files("seabattle") / "variants" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


def test_the_schema_is_a_schema() -> None:
    """The JSON Schema itself is valid; editors silently ignore a broken one."""
    Draft202012Validator.check_schema(variant_schema())
    assert variant_schema()["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("name", variant_names())
def test_every_ready_made_variant_is_valid(name: str) -> None:
    """Every ready-made variant is valid under the JSON Schema, so editors mark no errors."""
    VALIDATOR.validate(preset(name))


def test_an_editor_can_explain_every_field() -> None:
    """Every field of the schema has a title and a description, which editors show as a tooltip."""
    for name, table in variant_schema()["$defs"].items():
        assert table["description"], name
        for key, field in table.get("properties", {}).items():
            assert field["title"], (name, key)
            assert field["description"], (name, key)


def test_the_schema_offers_nothing_toml_cannot_write() -> None:
    """TOML has no null, so an editor must not propose it."""
    assert "null" not in str(variant_schema()).lower()
    assert "None" not in str(variant_schema())


def test_the_schema_knows_no_other_keys() -> None:
    """A misspelt key is the commonest mistake; an open schema would hide it."""
    assert not VALIDATOR.is_valid({**preset("classic"), "sea_battle": True})
