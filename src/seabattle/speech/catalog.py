"""Message catalogs (Fluent), one set per language, and the formatting of a message.

A missing message or a missing fact is a mistake of the program and raises: half a sentence
would be worse than none.
"""

import re
from functools import lru_cache
from importlib import resources
from threading import RLock
from typing import Any

from seabattle.rules import LANGUAGES

CATALOGS = resources.files("seabattle") / "speech" / "catalogs"

_DEFINED = re.compile(r"^(-?[a-z][a-z0-9_-]*)[ ]*=", re.MULTILINE)
BORROWED = re.compile(r"\{\s*(-?[a-z][a-z0-9_-]*)")

Fact = str | int | bool | None
"""A value for a message; booleans and ``None`` become the words ``yes``, ``no``, ``none``."""


def say(lang: str, key: str, /, **facts: Fact) -> str:
    """The message *key* in a language, with its facts put in.

    Raises :class:`KeyError` for an unknown language or key, and for a missing fact.
    """
    return catalog_of(lang).say(key, facts)


@lru_cache(maxsize=len(LANGUAGES))
def catalog_files(lang: str) -> dict[str, str]:
    """The texts of a language's catalogs, by the name of their file."""
    files = (entry for entry in (CATALOGS / lang).iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text("utf-8") for entry in sorted(files, key=_name)}


def _name(entry: Any) -> str:
    return str(entry.name)


LONGEST_FACT = 500
"""The longest fact, in characters, that is passed to Fluent."""


class Catalog:
    """The messages of one language, each file of them loaded lazily.

    A lock guards against a race of two threads that load the same file. Reading all files
    takes longer than opening the first page of the program.
    """

    def __init__(self, lang: str) -> None:
        # Imported lazily: the import takes longer than the rest of a short command.
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self.files = catalog_files(lang)
        self.message_files = message_files(self.files)
        self.read: set[str] = set()
        self.messages: dict[str, Any] = {}
        """The parsed messages of the files loaded so far."""
        self._plain: dict[str, Any] = {}
        self._reading = RLock()

    def say(self, key: str, facts: dict[str, Fact]) -> str:
        """One message, with its facts put in.

        Fluent refuses very long facts, such as the names of sixty-four players; those are
        put in afterwards.
        """
        long = {
            f"\ue000{name}\ue001": fact
            for name, fact in facts.items()
            if isinstance(fact, str) and len(fact) > LONGEST_FACT
        }
        if not long:
            return self._say(key, facts)
        signs = {sign[1:-1]: sign for sign in long}
        said = self._say(key, {**facts, **signs})
        for sign, fact in long.items():
            said = said.replace(sign, fact)
        return said

    def _say(self, key: str, facts: dict[str, Fact]) -> str:
        part = self._plain.get(key)
        if part is not None:
            # Numbers need plurals, and Fluent reports all mistakes.
            texts = _texts(facts)
            if texts is not None:
                try:
                    return part(texts)  # type: ignore[no-any-return]  # It is a Part.
                except KeyError:
                    pass
        return self._say_by_fluent(key, facts)

    def _say_by_fluent(self, key: str, facts: dict[str, Fact]) -> str:
        self._read(self.message_files[key])
        if key not in self._plain:
            # Imported lazily, for the same reason as Fluent.
            from seabattle.speech.plain_message import compile_message

            self._plain[key] = compile_message(self.messages, key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        plain = {name: _plain(fact) for name, fact in facts.items()}
        said, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{key} in {self.bundle.locales[0]}: {errors[0]}")
        return str(said)

    def read_all(self) -> None:
        """Load all files that are not loaded yet."""
        for name in self.files:
            self._read(name)

    def _read(self, name: str) -> None:
        """Load one file, if it is not loaded yet, and the files whose messages it refers to."""
        if name in self.read:
            return
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        with self._reading:
            text = self.files[name]
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.messages.setdefault(entry.id.name, entry)
            borrowed = {
                self.message_files[key]
                for key in BORROWED.findall(text)
                if key in self.message_files
            }
            for other in sorted(borrowed - {name}):
                self._read(other)
            # Last, so that another thread uses the file only when it is complete.
            self.read.add(name)


@lru_cache(maxsize=len(LANGUAGES))
def catalog_of(lang: str) -> Catalog:
    """The messages of a language."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Catalog(lang)


def load_catalogs() -> None:
    """Load every message of every language, for a program that must not do it when asked.

    A file takes up to 30 ms, which a server would spend on its event loop.
    """
    for lang in LANGUAGES:
        catalog_of(lang).read_all()


def message_files(files: dict[str, str]) -> dict[str, str]:
    """The file of each message."""
    return {key: name for name, text in files.items() for key in _DEFINED.findall(text)}


def _texts(facts: dict[str, Fact]) -> dict[str, str] | None:
    """The facts as texts, if there is no number among them."""
    texts = {}
    for name, fact in facts.items():
        if type(fact) is str:
            texts[name] = fact
        elif fact is None or isinstance(fact, bool):
            texts[name] = _plain(fact)
        elif isinstance(fact, str):
            # A selector matches a member of an enumeration like any other text.
            texts[name] = str.__str__(fact)
        else:
            return None
    return texts


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
