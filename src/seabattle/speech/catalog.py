"""The messages of each language, and how one of them is said.

A message that is missing, or that asks for a fact it was not given, is a mistake
of the program and raises: half a sentence would be worse than none.
"""

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "ru")

CATALOGS = resources.files("seabattle") / "speech" / "catalogs"

Fact = str | int | bool | None
"""What can be put into a message; a selector finds ``yes``, ``no`` and ``none`` as these words."""


def say(lang: str, key: str, /, **facts: Fact) -> str:
    """The message *key* in a language, with its facts put in.

    Raises :class:`KeyError` for an unknown language or key, and for a missing fact.
    """
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(pattern, {name: _plain(facts[name]) for name in facts})
    if errors:
        raise KeyError(f"{key} in {lang}: {errors[0]}")
    return str(said)


def catalog_files(lang: str) -> dict[str, str]:
    """The texts of a language's catalogs, by the name of their file."""
    files = (entry for entry in (CATALOGS / lang).iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text("utf-8") for entry in sorted(files, key=_name)}


def _name(entry: Any) -> str:
    return str(entry.name)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(lang: str) -> "FluentBundle":
    # Imported here, because it takes longer than everything else a short command does.
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise KeyError(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    for text in catalog_files(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _plain(fact: Fact) -> Any:
    """A fact as Fluent takes it; numbers keep their plural but lose their thousands commas."""
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int):
        return _number(fact)
    return fact


@lru_cache(maxsize=1024)
def _number(number: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)
