"""Records and posts that cannot be had."""

import pytest

from seabattle.forum import POST_SENTENCES
from seabattle.records import RECORD_SENTENCES
from seabattle.speech import LANGUAGES, say
from seabattle.speech.trouble import trouble_key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(RECORD_SENTENCES | POST_SENTENCES))
def test_every_trouble_is_told_in_every_language(lang: str, code: str) -> None:
    """A damaged file is bad enough without a message nobody can read."""
    facts = {"version": 1, "reads": 1, "found": "a", "told": "b", "number": 1, "closed": 1}
    facts |= {"most": 1, "entries": 2, "reason": "because", "refusal": "turn/not-yours"}

    assert say(lang, trouble_key(code), **facts)


@pytest.mark.parametrize("code", sorted(RECORD_SENTENCES | POST_SENTENCES))
def test_the_english_catalog_says_what_the_records_say(code: str) -> None:
    """The sentence in the API and the one on the screen are the same."""
    facts = {"version": 1, "reads": 1, "found": "a", "told": "b", "number": 1, "closed": 2}
    facts |= {"most": 1, "entries": 2, "reason": "because", "refusal": "turn/not-yours"}

    plain = (RECORD_SENTENCES | POST_SENTENCES)[code].format_map(facts)
    assert say("en", trouble_key(code), **facts) == plain
