"""Parsed catalogs: all messages, with the facts and messages that each refers to."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from seabattle.speech.catalog import catalog_files

OURS = (
    "answers.ftl",
    "log.ftl",
    "mistakes.ftl",
    "notices.ftl",
    "refusals.ftl",
    "rules.ftl",
    "ships.ftl",
)
"""The catalogs of this folder; others belong to the screens that use them."""


class Message(Struct, frozen=True):
    """One message, as its file has it."""

    file: str
    key: str
    facts: frozenset[str]
    """Variables it puts in or chooses by."""
    mentions: frozenset[str]
    """Messages it contains."""


@lru_cache
def messages(lang: str) -> tuple[Message, ...]:
    """All messages of a language, file by file."""
    return tuple(_parse_messages(lang))


def _parse_messages(lang: str) -> Iterator[Message]:
    for file, text in catalog_files(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (lang, file, entry.content)
            if isinstance(entry, ast.Message):
                seen = _Mentions()
                seen.visit(entry)
                yield Message(file, entry.id.name, frozenset(seen.facts), frozenset(seen.keys))


def add_mentions(lang: str, keys: set[str]) -> set[str]:
    """These messages, and those that they contain."""
    known = {message.key: message for message in messages(lang)}
    found: set[str] = set()
    waiting = [*keys]
    while waiting:
        key = waiting.pop()
        if key not in found and key in known:
            found.add(key)
            waiting += known[key].mentions
    return found


def facts_of(lang: str) -> dict[str, frozenset[str]]:
    """The facts that each message needs, including those of messages it contains."""
    known = {message.key: message for message in messages(lang)}
    return {
        key: frozenset(fact for each in add_mentions(lang, {key}) for fact in known[each].facts)
        for key in known
    }


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- Fluent's name for it.
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 -- Fluent's name for it.
        self.keys.add(node.id.name)
