"""Quotes the words of a rule file, and suggests which word was probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import json

LONGEST = 60


def quote_value(value: object, longest: int = LONGEST) -> str:
    """A value as a file would write it, cut short, with control characters escaped."""
    if isinstance(value, str):
        value = value.encode("utf-8", "replace").decode()
    text = json.encode(value).decode()
    return text if len(text) <= longest else text[: longest - 1] + "…"


def nearest_choice(word: str, choices: Iterable[str]) -> str:
    """The choice that was probably meant, or nothing."""
    near = get_close_matches(word[:LONGEST].lower(), tuple(choices), n=1, cutoff=0.7)
    return near[0] if near else ""
