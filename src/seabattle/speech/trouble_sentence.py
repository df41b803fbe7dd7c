"""Sentences for troubles, made from their codes and facts alone."""

import re
from functools import reduce

from seabattle.speech.catalog import Fact, say
from seabattle.trouble import Trouble, TroubleFact

_INDEX = re.compile(r"\[\d+\]")

_TYPE_WORDS = {"file/wrong-type": "type", "value/wrong-type": "kind"}
"""Troubles about types of values, and the prefix of the messages for types."""


def trouble_text(lang: str, trouble: Trouble) -> str:
    """All troubles with their places, one line each."""
    return "\n".join(_with_place(lang, each) for each in trouble.each)


def trouble_sentence(lang: str, trouble: Trouble) -> str:
    """Return a sentence that says what is wrong, and what to do instead."""
    facts = {name: _say_fact(lang, fact) for name, fact in trouble.facts.items()}
    if trouble.code in _TYPE_WORDS:
        for name in ("found", "wanted"):
            facts[name] = _type_words(lang, _TYPE_WORDS[trouble.code], str(facts[name]))
    if "about" in facts:
        facts["about"] = _about(lang, trouble.path) or facts["about"]
    for name in {"near", "at"} & facts.keys():
        facts[name] = facts[name] or "none"
    return say(lang, trouble_key(trouble.code), **facts)


def trouble_key(code: str) -> str:
    """The message of a code: ``record/cut-off`` is ``trouble-record-cut-off``."""
    return "trouble-" + code.replace("/", "-")


def _with_place(lang: str, trouble: Trouble) -> str:
    text = trouble_sentence(lang, trouble)
    if trouble.file and (trouble.path or trouble.code.startswith("file/")):
        # A mistake in a rule file in the format of compilers, so that editors find it.
        place = (trouble.file, str(trouble.line or ""), trouble.path)
        return f"{':'.join(part for part in place if part)}: {text}"
    if trouble.line is not None:
        text = say(lang, "trouble-line", line=trouble.line, text=text)
    return f"{trouble.file}: {text}" if trouble.file else text


def _say_fact(lang: str, fact: TroubleFact) -> Fact:
    if isinstance(fact, Trouble):
        return trouble_sentence(lang, fact)
    return _without_controls(fact) if isinstance(fact, str) else fact


def _without_controls(text: str) -> str:
    """Replace control characters in untrusted text, which could control a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _type_words(lang: str, prefix: str, words: str) -> str:
    """Kinds of values in words: ``text | list`` is a text or a list."""
    kinds = [_say_or(lang, trouble_key(f"{prefix}/{word}"), word) for word in words.split(" | ")]
    return reduce(lambda one, other: say(lang, "trouble-or", one=one, other=other), kinds)


def _about(lang: str, path: str) -> str:
    """Return the purpose of a missing entry; ``fleet[2].name`` is any class's name."""
    return _say_or(lang, "trouble-about-" + _INDEX.sub("", path).replace(".", "-"), "")


def _say_or(lang: str, key: str, other: str) -> str:
    try:
        return say(lang, key)
    except KeyError:
        return other
