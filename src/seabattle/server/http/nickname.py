"""Pleasant names for visitors who have not said what they are called, in their own language."""

import secrets
import unicodedata

from seabattle.speech.catalog import say

GENDERS = ("masculine", "feminine")
"""Of the words in the catalogs: both of a name have the same."""

LONGEST = 32


def random_nickname(lang: str) -> str:
    """A name by chance in a language, such as Calm Heron 42."""
    gender = secrets.choice(GENDERS)
    first, second = (
        secrets.choice(say(lang, f"nickname-{gender}-{place}").split())
        for place in ("first", "second")
    )
    return say(lang, "nickname", first=first, second=second, number=secrets.randbelow(90) + 10)


def fit_name(text: str) -> str | None:
    """The name somebody wants, tidied; nothing when nobody can be called that.

    Letters of any alphabet are welcome; what cannot be seen, or turns the line around, is not.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    seen = any(sign.isalnum() for sign in name)
    return name if seen and name.isprintable() and len(name) <= LONGEST else None
