"""The messages of each language, and how one of them is said.

A message that is missing, or that asks for a fact it was not given, is a mistake
of the program and raises: half a sentence would be worse than none.
"""

import re
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "ru")

CATALOGS = resources.files("seabattle") / "speech" / "catalogs"

_DEFINED = re.compile(r"^(-?[a-z][a-z0-9_-]*)[ ]*=", re.MULTILINE)
_BORROWED = re.compile(r"\{\s*(-?[a-z][a-z0-9_-]*)")

Fact = str | int | bool | None
"""What can be put into a message; a selector finds ``yes``, ``no`` and ``none`` as these words."""


def say(lang: str, key: str, /, **facts: Fact) -> str:
    """The message *key* in a language, with its facts put in.

    Raises :class:`KeyError` for an unknown language or key, and for a missing fact.
    """
    bundle = _bundle(lang)
    _read_for(lang, key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(pattern, {name: _plain(facts[name]) for name in facts})
    if errors:
        raise KeyError(f"{key} in {lang}: {errors[0]}")
    return str(said)


@lru_cache(maxsize=len(LANGUAGES))
def catalog_files(lang: str) -> dict[str, str]:
    """The texts of a language's catalogs, by the name of their file."""
    files = (entry for entry in (CATALOGS / lang).iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text("utf-8") for entry in sorted(files, key=_name)}


def _name(entry: Any) -> str:
    return str(entry.name)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(lang: str) -> "FluentBundle":
    """The messages of a language that were read so far."""
    # Imported here, because it takes longer than everything else a short command does.
    from fluent.runtime import FluentBundle

    if lang not in LANGUAGES:
        raise KeyError(lang)
    return FluentBundle([lang], use_isolating=False)


@lru_cache(maxsize=4096)
def _read_for(lang: str, key: str) -> None:
    """Read the catalog that has *key*, if it was not read before.

    To read all of them takes longer than to open the first page of the program.
    """
    _read(lang, _shelves(lang)[key])


@lru_cache(maxsize=256)
def _read(lang: str, name: str) -> None:
    """Read one catalog, and those with the messages that it borrows."""
    from fluent.runtime import FluentResource

    text = catalog_files(lang)[name]
    _bundle(lang).add_resource(FluentResource(text))
    shelves = _shelves(lang)
    borrowed = {shelves[key] for key in _BORROWED.findall(text) if key in shelves}
    for other in sorted(borrowed - {name}):
        _read(lang, other)


@lru_cache(maxsize=len(LANGUAGES))
def _shelves(lang: str) -> dict[str, str]:
    """In which catalog each message is."""
    return {
        key: name for name, text in catalog_files(lang).items() for key in _DEFINED.findall(text)
    }


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
