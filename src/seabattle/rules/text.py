"""A text in the languages of the program, written in a variant's own file."""

from msgspec import Struct


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """One text; a language left out falls back to English."""

    en: str
    it: str = ""
    ru: str = ""

    def spoken(self, lang: str) -> str:
        """The text in *lang*."""
        return str(getattr(self, lang, "")) or self.en
