"""A text in the languages of the program, written in a variant's own file."""

from typing import Annotated

from msgspec import Meta, Struct

NAME = r"^[a-z][a-z0-9-]{0,40}$(?!\n)"
"""Lower-case letters, digits and hyphens, so that a name can be a file and a message, too.

Python lets ``$`` match before a last line break; the end of the pattern takes that back.
"""


# Lines may end, but nothing else may steer the terminal a text is printed on.
PLAIN = r"^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$"


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """One text; a language left out falls back to English."""

    en: Annotated[
        str, Meta(min_length=1, max_length=1000, pattern=PLAIN, description="In English.")
    ]
    it: Annotated[
        str, Meta(max_length=1000, pattern=PLAIN, description="In Italian; may be left out.")
    ] = ""
    ru: Annotated[
        str, Meta(max_length=1000, pattern=PLAIN, description="In Russian; may be left out.")
    ] = ""

    def in_language(self, lang: str) -> str:
        """The text in *lang*."""
        return str(getattr(self, lang, "")) or self.en
