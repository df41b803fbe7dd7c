"""What special actions are called."""

from seabattle.speech.catalog import say
from seabattle.speech.quoted import printable_text

KNOWN_WEAPONS = ("wide-shot", "air-raid", "radar")
"""The special actions of the Italian sheet; any other is called by its short name."""


def weapon_name(lang: str, name: str) -> str:
    """What the special action *name* is called."""
    return say(lang, f"weapon-{name}") if name in KNOWN_WEAPONS else printable_text(name)
