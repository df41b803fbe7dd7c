"""The games of ``tests/transcripts``, for tests that want a game whose every step is known."""

from functools import lru_cache
from pathlib import Path

from seabattle.records import Record, check_transcript, playback_steps
from seabattle.speech import Speaker
from seabattle.views import View, Viewer

FOLDER = Path(__file__).parents[2] / "transcripts"
STORIES = tuple(
    sorted(file.stem for file in FOLDER.glob("*.txt") if not file.stem.endswith("-long"))
)
"""All but the longest, which show nothing that the others do not."""


@lru_cache
def story(name: str) -> Record:
    """The game of one transcript."""
    return check_transcript((FOLDER / f"{name}.txt").read_text("utf-8"), FOLDER)


def view_of(name: str, viewer: Viewer, entries: int | None = None) -> View:
    """What *viewer* knows after so many entries of a story, or at its end."""
    return _views(name, viewer)[-1 if entries is None else entries - 1]


@lru_cache
def _views(name: str, viewer: Viewer) -> tuple[View, ...]:
    return tuple(step.view for step in playback_steps(story(name), viewer))


def speaker(name: str, lang: str = "en") -> Speaker:
    """The narrator of the story in a language."""
    record = story(name)
    return Speaker(lang, record.ruleset, record.names)
