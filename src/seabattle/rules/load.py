"""Reading a variant: one of the ready-made ones by name, or any file on disk."""

from importlib import resources
from pathlib import Path

from msgspec import toml

from seabattle.rules.variant import Variant

PRESETS = resources.files("seabattle") / "variants"


def variant_names() -> tuple[str, ...]:
    """The names of the ready-made variants, in alphabetical order."""
    files = (entry.name for entry in PRESETS.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


def load_variant(name_or_path: str | Path) -> Variant:
    """The ready-made variant of that name, or the one in that file."""
    if isinstance(name_or_path, str) and name_or_path in variant_names():
        return read_variant((PRESETS / f"{name_or_path}.toml").read_text("utf-8"))
    return read_variant(Path(name_or_path).read_text("utf-8"))


def read_variant(text: str) -> Variant:
    """The variant that *text* describes."""
    return toml.decode(text, type=Variant)
