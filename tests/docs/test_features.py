"""A feature has the same name in the package, in the page and in the tests."""

from pathlib import Path

from msgspec import json

from seabattle.features.registry import FEATURES
from seabattle.server.http.site_bundle import PageAddress

ROOT = Path(__file__).parents[2]
PAGES = json.decode((ROOT / "web/src/pages.json").read_bytes(), type=list[PageAddress])


def folders(place: str) -> set[str]:
    """The folders at a place that hold tracked files."""
    found = (path for path in (ROOT / place).iterdir() if path.is_dir())
    return {path.name for path in found if not path.name.startswith("_")}


def test_a_feature_has_a_folder_in_the_package_and_one_in_the_tests() -> None:
    """A reader who wants to change or remove a feature finds it in one place."""
    names = {feature.name for feature in FEATURES}

    assert folders("src/seabattle/features") == names
    assert folders("tests/features") == names


def test_a_page_of_a_feature_lies_in_a_folder_of_its_name() -> None:
    """The page is searched for by the name that the server knows."""
    paged = {each.feature for each in PAGES if each.feature is not None}

    assert paged <= {feature.name for feature in FEATURES}
    assert paged <= folders("web/src")
