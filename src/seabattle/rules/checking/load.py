"""Reading a variant: one of the ready-made ones by name, or any file on disk."""

from pathlib import Path

from msgspec import toml

from seabattle.rules.checking.check import check_text
from seabattle.rules.checking.source import file_text, preset_text, variant_names
from seabattle.rules.variant import Variant
from seabattle.trouble import join_troubles


def load_variant(name_or_path: str | Path) -> Variant:
    """The ready-made variant of that name, or the one in that file.

    Raises :class:`Trouble` with all mistakes of a file.
    """
    if isinstance(name_or_path, str) and name_or_path in variant_names():
        # Not checked again: the tests check every ready-made variant.
        return toml.decode(preset_text(name_or_path), type=Variant)
    return read_variant(file_text(Path(name_or_path)))


def read_variant(text: str) -> Variant:
    """The variant that *text* describes.

    Raises :class:`Trouble` with all its mistakes.
    """
    mistakes = check_text(text)
    if mistakes:
        raise join_troubles(mistakes)
    return toml.decode(text.removeprefix("\ufeff"), type=Variant)
