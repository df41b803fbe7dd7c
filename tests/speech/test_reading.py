"""Catalogs are loaded on first use."""

import sys
from subprocess import run

import pytest

from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import BORROWED, catalog_files, message_files

ALONE = """
from seabattle.speech import catalog
catalog.say({lang!r}, "tui-play")
print(len(catalog.catalog_of({lang!r}).read))
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_message_costs_one_catalog(lang: str) -> None:
    """The start of the program must not wait for the messages of tournaments and servers."""
    program = ALONE.format(lang=lang)
    done = run([sys.executable, "-c", program], capture_output=True, check=True, text=True)

    assert done.stdout.strip() == "1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_two_catalogs(lang: str) -> None:
    """Which of the two is used would depend on the order of loading."""
    places = message_files(catalog_files(lang))
    for name, text in catalog_files(lang).items():
        here = [key for key, place in places.items() if place == name]
        assert sum(line.split(" =")[0] in here for line in text.splitlines()) == len(here), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_borrowed_is_there(lang: str) -> None:
    """A message that names another one of another catalog must find it."""
    places = message_files(catalog_files(lang))
    for text in catalog_files(lang).values():
        assert all(key in places for key in BORROWED.findall(text))
