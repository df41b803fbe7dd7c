"""What the choices of a rule file are called, what they are about, and what their values mean."""

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
"""Places that share their values."""


def choice_title(lang: str, choice: RuleChoice) -> str:
    """What a choice is called; a language is called as it calls itself."""
    written = _language_of(choice)
    return language_of(written).title if written else say(lang, f"choice-{_key(choice)}")


def choice_explanation(lang: str, choice: RuleChoice) -> str:
    """What a choice is about."""
    written = _language_of(choice)
    if written:
        return say(lang, "choice-text-en-about" if written == ENGLISH else "choice-text-about")
    return say(lang, f"choice-{_key(choice)}-about")


def value_title(lang: str, choice: RuleChoice, value: Value) -> str:
    """What one of its values means."""
    key = _key(choice)
    return say(lang, f"choice-{_ALIKE.get(key, key)}-is-{_SIGNS.get(str(value), value)}")


def _key(choice: RuleChoice) -> str:
    """``fleet[].count`` is ``fleet-count``."""
    return choice.path.replace("[]", "").replace(".", "-")


def _language_of(choice: RuleChoice) -> str | None:
    """In which language the text is that is written there; ``None`` for everything else."""
    *_, last = choice.path.split(".")
    return last if last in LANGUAGES else None
