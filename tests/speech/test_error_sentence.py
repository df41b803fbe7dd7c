"""Records and posts that cannot be had."""

import pytest

from seabattle.forum import POST_SENTENCES
from seabattle.records import RECORD_SENTENCES
from seabattle.speech import LANGUAGES, say
from seabattle.speech.catalog import Fact
from seabattle.speech.error_sentence import error_key

FACTS: dict[str, Fact] = {
    "version": 2,
    "reads": 1,
    "found": "abc",
    "told": "def",
    "number": 7,
    "closed": 2,
    "most": 1000,
    "entries": 2,
    "reason": "because",
    "refusal": "turn/not-yours",
}
"""One of everything a sentence may ask for."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(RECORD_SENTENCES | POST_SENTENCES))
def test_every_trouble_is_told_in_every_language(lang: str, code: str) -> None:
    """A damaged file is bad enough without a message nobody can read."""
    assert say(lang, error_key(code), **FACTS)


@pytest.mark.parametrize("code", sorted(RECORD_SENTENCES | POST_SENTENCES))
def test_the_english_catalog_says_what_the_records_say(code: str) -> None:
    """The sentence in the API and the one on the screen are the same."""
    plain = (RECORD_SENTENCES | POST_SENTENCES)[code].format_map(FACTS)
    assert say("en", error_key(code), **FACTS) == plain
