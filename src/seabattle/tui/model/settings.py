"""Settings that the user has chosen on the start page, kept for the next time."""

from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json

from seabattle.tui.model.theme import NIGHT


class TerminalSettings(Struct):
    """The choices of the start page."""

    lang: str = ""
    """Empty as long as the system's language will do."""
    theme: str = NIGHT.name
    name: str = ""
    """The names of the people at this keyboard, with commas between."""
    variant: str = "sea-battle"
    against: str = "computer"
    level: int = 5
    seats: int = 2
    people: int = 2
    """The number of them who sit at this keyboard, where not all do."""
    labels: str = ""
    """The letters of the columns; empty where the language decides."""
    hints: bool = True
    sealed: bool = False
    """Whether tables on a server are sealed, where the game allows it."""
    server: str = "http://127.0.0.1:8000"


def read_settings(path: Path) -> TerminalSettings:
    """The settings in a file; where it is missing or spoilt, the usual ones."""
    try:
        return json.decode(path.read_bytes(), type=TerminalSettings)
    except (OSError, DecodeError, ValidationError):
        return TerminalSettings()


def write_settings(path: Path, settings: TerminalSettings) -> None:
    """Keep the settings, best effort: a write error is ignored, they are only wishes."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(json.format(json.encode(settings)))
