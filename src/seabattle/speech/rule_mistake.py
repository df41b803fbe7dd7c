"""What is wrong with a rule file, in words. There is no ruleset yet, so no speaker either."""

import re
from functools import reduce

from seabattle.rules.checking.mistake import SENTENCES, Mistake
from seabattle.speech.catalog import say

_PLACE = re.compile(r"\[\d+\]")


def mistake_sentence(lang: str, found: Mistake) -> str:
    """A mistake of a rule file, with what to write instead."""
    facts = dict(found.facts)
    for fact in ("found", "wanted"):
        if fact in facts:
            facts[fact] = _type_words(lang, facts[fact])
    if "about" in facts:
        facts["about"] = _about(lang, found.path) or facts["about"]
    facts["near"] = facts.get("near") or "none"
    return say(lang, mistake_key(found.code), **facts)


def mistake_key(code: str) -> str:
    """The message that belongs to a code: ``fleet/no-room`` is ``mistake-fleet-no-room``."""
    return "mistake-" + code.replace("/", "-")


def _type_words(lang: str, words: str) -> str:
    """Kinds of values in words: ``text | list`` is a text or a list."""
    kinds = [
        say(lang, mistake_key(f"type/{word}")) if f"type/{word}" in SENTENCES else word
        for word in words.split(" | ")
    ]
    return reduce(lambda one, other: say(lang, "mistake-or", one=one, other=other), kinds)


def _about(lang: str, path: str) -> str | None:
    """What a missing entry is for; ``fleet[2].name`` is any class's name."""
    try:
        return say(lang, "mistake-about-" + _PLACE.sub("", path).replace(".", "-"))
    except KeyError:
        return None
