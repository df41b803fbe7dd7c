"""Titles and explanations of the choices in a rule file, and of their values."""

from seabattle.rules import ENGLISH, LANGUAGES, language_of
from seabattle.rules.checking.choice import RuleChoice, Value
from seabattle.speech.catalog import say

_SIGNS = {"": "nothing", "-": "hyphen"}
_ALIKE = {
    "labels-columns": "labels-series",
    "labels-rows": "labels-series",
    "disclosure-hit_names": "disclosure-names",
    "disclosure-sunk_names": "disclosure-names",
}
"""Choices that share the titles of their values."""


def choice_title(lang: str, choice: RuleChoice) -> str:
    """The title of a choice; a language has its own name for itself."""
    written = _language_of(choice)
    return language_of(written).title if written else say(lang, f"choice-{_key(choice)}")


def choice_explanation(lang: str, choice: RuleChoice) -> str:
    """The explanation of a choice."""
    written = _language_of(choice)
    if written:
        return say(lang, "choice-text-en-about" if written == ENGLISH else "choice-text-about")
    return say(lang, f"choice-{_key(choice)}-about")


def value_title(lang: str, choice: RuleChoice, value: Value) -> str:
    """The title of one of its values."""
    key = _key(choice)
    return say(lang, f"choice-{_ALIKE.get(key, key)}-is-{_SIGNS.get(str(value), value)}")


def _key(choice: RuleChoice) -> str:
    """``fleet[].count`` is ``fleet-count``."""
    return choice.path.replace("[]", "").replace(".", "-")


def _language_of(choice: RuleChoice) -> str | None:
    """The language of a text entry; ``None`` for other entries."""
    *_, last = choice.path.split(".")
    return last if last in LANGUAGES else None
