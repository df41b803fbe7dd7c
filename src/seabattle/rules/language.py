"""The languages of the program: one list, a line each, read by all other code.

The list is ``languages.json`` beside this module, so that the page in the browser reads
the same file. What is said in a language is in its catalogs; docs/translating.md tells how
to add one.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, json


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """One language, and what differs with it beside the words."""

    tag: str
    """Its name on the web and in files, such as ``it`` or ``pt-BR`` (BCP 47)."""
    name: str
    """What it calls itself, as it is written inside a sentence."""
    letters: str
    """The column letters its readers expect, where a rule file has plain Latin ones."""
    usual_variant: str
    """The game that is played where it is spoken; the page offers it to a first visitor."""

    @property
    def title(self) -> str:
        """What it calls itself, at the beginning of a line."""
        return self.name[:1].upper() + self.name[1:]

    @property
    def field(self) -> str:
        """The tag as the name of a field."""
        return self.tag.replace("-", "_")


_LIST = json.decode(
    Path(__file__).with_name("languages.json").read_bytes(), type=tuple[Language, ...]
)
_BY_TAG = {language.tag: language for language in _LIST}

LANGUAGES = tuple(_BY_TAG)
"""The tags of all languages; the first is English, which stands in where another is missing."""

ENGLISH = LANGUAGES[0]

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]
"""The tag of one of the program's languages; decoders refuse any other."""


def language_of(tag: str) -> Language:
    """The language with this tag. Raises :class:`KeyError` when the list does not have it."""
    return _BY_TAG[tag]


def nearest_language(wanted: str) -> str | None:
    """The listed tag for a tag from outside, if any: ``it-CH`` and ``IT_it`` give ``it``."""
    tag = wanted.strip().replace("_", "-").casefold()
    known = {each.casefold(): each for each in LANGUAGES}
    return known.get(tag) or known.get(tag.partition("-")[0])
