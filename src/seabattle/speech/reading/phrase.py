"""Phrases of typed orders, in every language at once.

They stand in the catalogs ``orders.ftl``, separated by commas: an Italian word is
understood at a Russian table, because no word means two things (a test compares them all).
"""

import re
from functools import lru_cache

from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import say

_BETWEEN = r"[\s\-]+"


@lru_cache(maxsize=64)
def phrases(key: str) -> tuple[str, ...]:
    """All ways to say something, the longest first."""
    lists = (say(lang, f"heard-{key}") for lang in LANGUAGES)
    found = {plain_words(phrase) for text in lists for phrase in text.split(",")}
    return tuple(sorted(found, key=len, reverse=True))


def plain_words(text: str) -> str:
    """The text as phrases are compared: small letters, one blank between words, no Ё."""
    return " ".join(text.replace("-", " ").split()).casefold().replace("ё", "е")


@lru_cache(maxsize=512)
def _pattern(phrase: str, *, at_end: bool) -> re.Pattern[str]:
    words = _BETWEEN.join(re.escape(word).replace("е", "[её]") for word in phrase.split())
    pattern = rf"(?:.*\s)?(?P<said>{words})" if at_end else rf"(?P<said>{words})(?:\s.*)?"
    return re.compile(pattern, re.IGNORECASE | re.DOTALL)


def after_phrase(text: str, phrase: str) -> str | None:
    """Return the text after *phrase* if it begins with that."""
    found = _pattern(phrase, at_end=False).fullmatch(text)
    return None if found is None else text[found.end("said") :].strip()


def before_phrase(text: str, phrase: str) -> str | None:
    """Return the text before *phrase* if it ends with that."""
    found = _pattern(phrase, at_end=True).fullmatch(text)
    return None if found is None else text[: found.start("said")].strip()


def drop_start(text: str, key: str) -> str | None:
    """The text without a phrase of *key* at its beginning; ``None`` where it has none."""
    rests = (after_phrase(text, phrase) for phrase in phrases(key))
    return next((rest for rest in rests if rest is not None), None)


def drop_end(text: str, key: str) -> str | None:
    """The text without a phrase of *key* at its end; ``None`` where it has none."""
    rests = (before_phrase(text, phrase) for phrase in phrases(key))
    return next((rest for rest in rests if rest is not None), None)
