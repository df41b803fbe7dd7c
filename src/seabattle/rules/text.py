"""Translated texts in a rule file: one sentence for each language of the program."""

from collections.abc import Mapping
from typing import Annotated, Self, TypeVar

from msgspec import Meta, Struct, convert, defstruct, field

from seabattle.rules.language import ENGLISH, LANGUAGES, language_of

LONGEST_NAME = 41

NAME = rf"^[a-z][a-z0-9-]{{0,{LONGEST_NAME - 1}}}$(?!\n)"
"""Lower-case letters, digits and hyphens, so that a name can be a file and a message, too.

Python lets ``$`` match before a last line break; the end of the pattern prevents that.
"""


# Line breaks are allowed; other control characters could steer the terminal.
PLAIN = r"^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$"

Translation = Annotated[
    str,
    Meta(
        max_length=1000,
        pattern=PLAIN,
        description="In this language; English stands in where it is left out.",
    ),
]

S = TypeVar("S", bound=Struct)


def in_every_language(english: type[S]) -> type[S]:
    """Add a field for every other language of the list to a struct.

    A struct is read, written, checked and hashed as fast as the rest of a ruleset;
    its fields are made here, so that no language is named in the code.
    """
    others = [
        (language_of(tag).field, Translation, field(name=tag, default=""))
        for tag in LANGUAGES
        if tag != ENGLISH
    ]
    return defstruct(  # type: ignore[return-value] # It is a subclass, which mypy cannot see.
        english.__name__,
        others,
        bases=(english,),
        module=english.__module__,
        namespace={"__doc__": english.__doc__},
        frozen=True,
    )


@in_every_language
class Text(Struct, frozen=True):
    """One text, as a map from language to sentence; a language left out falls back to English."""

    en: Annotated[
        str, Meta(min_length=1, max_length=1000, pattern=PLAIN, description="In English.")
    ]

    @classmethod
    def by_language(cls, sentences: Mapping[str, str]) -> Self:
        """The text with these sentences, such as ``{"en": "galleon", "ru": "галеон"}``."""
        return convert(sentences, cls)

    def in_language(self, lang: str) -> str:
        """The text in *lang*."""
        return str(getattr(self, language_of(lang).field)) or self.en
