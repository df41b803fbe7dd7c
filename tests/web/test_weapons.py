from msgspec import json

from kit.screens.browser import WEB
from seabattle.rules import TRAITS


def test_the_weapons_of_the_page_are_those_of_the_rules() -> None:
    """One table, read by both; scripts/docs writes it."""
    kept = (WEB / "src" / "api" / "weapons.json").read_bytes()
    assert json.decode(kept) == json.decode(json.encode(TRAITS))
