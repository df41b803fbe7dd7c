"""Records, transcripts and posts that cannot be had."""

import pytest

from seabattle.forum.bulletin import POST_SENTENCES
from seabattle.records.bad_record import RECORD_SENTENCES
from seabattle.records.transcripts.bad_transcript import TRANSCRIPT_SENTENCES
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
    "key": "seats",
    "file": "my-game.toml",
    "example": '"Anna Maria"',
    "text": "'B99'",
    "choices": "pass, resign",
    "who": "Anna",
}
"""One of everything a sentence may ask for."""

SENTENCES = RECORD_SENTENCES | TRANSCRIPT_SENTENCES | POST_SENTENCES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_trouble_is_told_in_every_language(lang: str, code: str) -> None:
    """A damaged file is bad enough without a message nobody can read."""
    assert say(lang, error_key(code), **FACTS)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_the_english_catalog_says_what_the_records_say(code: str) -> None:
    """The sentence in the API and the one on the screen are the same."""
    plain = SENTENCES[code].format_map(FACTS)
    assert say("en", error_key(code), **FACTS) == plain
