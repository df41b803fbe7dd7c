"""What the choices of a rule file are called, what they are about, and what their values mean."""

from seabattle.rules.checking.choice import RuleChoice, Value
from seabattle.speech.catalog import LANGUAGES, say

_SIGNS = {"": "nothing", "-": "hyphen"}
_ALIKE = {
    "labels-columns": "labels-series",
    "labels-rows": "labels-series",
    "disclosure-hit_names": "disclosure-names",
    "disclosure-sunk_names": "disclosure-names",
}
"""Places that share their values."""


def choice_title(lang: str, choice: RuleChoice) -> str:
    """What a choice is called."""
    return say(lang, f"choice-{_key(choice)}")


def choice_explanation(lang: str, choice: RuleChoice) -> str:
    """What a choice is about."""
    return say(lang, f"choice-{_key(choice)}-about")


def value_title(lang: str, choice: RuleChoice, value: Value) -> str:
    """What one of its values means."""
    key = _key(choice)
    return say(lang, f"choice-{_ALIKE.get(key, key)}-is-{_SIGNS.get(str(value), value)}")


def _key(choice: RuleChoice) -> str:
    """``fleet[].count`` is ``fleet-count``; a text is the same in a language wherever it stands."""
    *_, last = choice.path.split(".")
    if last in LANGUAGES:
        return f"text-{last}"
    return choice.path.replace("[]", "").replace(".", "-")
