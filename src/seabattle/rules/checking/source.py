"""The text of a variant: a ready-made one by its name, or any file on disk."""

from functools import cache
from importlib import resources
from pathlib import Path

from seabattle.rules.checking.spelling import nearest_choice, quote_value
from seabattle.trouble import Trouble, system_trouble

PRESETS = resources.files("seabattle") / "variants"

MOST_BYTES = 64 * 1024


@cache
def variant_names() -> tuple[str, ...]:
    """The names of the ready-made variants, in alphabetical order."""
    files = (entry.name for entry in PRESETS.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


def preset_text(name: str) -> str:
    """The text of a ready-made variant."""
    return (PRESETS / f"{name}.toml").read_text("utf-8")


def text_of(name_or_path: str | Path) -> str:
    """The text of the ready-made variant of that name, or of that file."""
    if isinstance(name_or_path, str) and name_or_path in variant_names():
        return preset_text(name_or_path)
    return file_text(Path(name_or_path))


def file_text(path: Path) -> str:
    """The text of a rule file on disk.

    Raises :class:`Trouble` for everything that is no readable text of a sensible
    size. Pipes and devices are not opened, because reading one can block for ever.
    """
    try:
        if path.is_dir():
            raise Trouble("file/folder", file=_show_path(path))
        if not path.exists():
            raise _missing_file(path)
        if not path.is_file():
            raise Trouble(
                "file/unreadable", file=_show_path(path), reason=Trouble("system/not-a-file")
            )
        with path.open("rb") as file:
            return decode_text(file.read(MOST_BYTES + 1))
    except OSError as error:
        reason = system_trouble(error)
        raise Trouble("file/unreadable", file=_show_path(path), reason=reason) from error


def decode_text(raw: bytes) -> str:
    """The text in *raw*, without the byte order mark that some editors add."""
    if len(raw) > MOST_BYTES:
        raise Trouble("file/too-big", most=str(MOST_BYTES))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("file/not-text") from error
    if "\0" in text:
        raise Trouble("file/not-text")
    return text


def _missing_file(path: Path) -> Trouble:
    """The mistake for a missing file; a bare word is taken for the name of a variant."""
    word = str(path)
    if path.suffix or len(path.parts) != 1:
        return Trouble("file/missing", file=_show_path(path))
    names = variant_names()
    return Trouble(
        "file/unknown-variant",
        name=quote_value(word),
        near=nearest_choice(word, names),
        choices=", ".join(names),
    )


def _show_path(path: Path) -> str:
    return quote_value(str(path), 300)
