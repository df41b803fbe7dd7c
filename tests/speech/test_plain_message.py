"""Compiled messages give exactly the text that Fluent gives."""

from itertools import product
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast

from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import Catalog, catalog_of


def facts_of(catalog: Catalog, node: Any, found: dict[str, set[str]]) -> None:
    """All facts that a message asks for, and the words it tells apart."""
    for part in _walk(node):
        if isinstance(part, ast.VariableReference):
            found.setdefault(part.id.name, {"Anna B", "none"})
        if isinstance(part, ast.MessageReference):
            facts_of(catalog, catalog.messages[part.id.name].value, found)
        if isinstance(part, ast.SelectExpression) and isinstance(
            part.selector, ast.VariableReference
        ):
            words = {
                each.key.name for each in part.variants if isinstance(each.key, ast.Identifier)
            }
            found.setdefault(part.selector.id.name, {"Anna B", "none"}).update(words)


def _walk(node: Any) -> list[Any]:
    children = [each for each in vars(node).values() if isinstance(each, ast.BaseNode | list)]
    nodes = [part for each in children for part in (each if isinstance(each, list) else [each])]
    return [node, *(below for each in nodes for below in _walk(each))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(lang: str) -> None:
    """Two implementations are acceptable only if they never differ."""
    catalog, dice, compared = Catalog(lang), Random(3), 0
    for name in catalog.files:
        catalog._read(name)
    for key, message in catalog.messages.items():
        if message.value is None:
            continue
        found: dict[str, set[str]] = {}
        facts_of(catalog, message.value, found)
        choices = list(product(*(sorted(words) for words in found.values())))
        for words in dice.sample(choices, min(6, len(choices))):
            facts: dict[str, Any] = dict(zip(found, words, strict=True))
            whole = catalog._say_by_fluent(key, facts)
            assert catalog.say(key, facts) == whole, key
            compared += catalog._plain[key] is not None
    assert compared > 1000


def test_numbers_and_mistakes_are_left_to_fluent() -> None:
    """A plural is chosen by a number, and a missing fact must not become half a sentence."""
    catalog = catalog_of("ru")
    facts: dict[str, Any] = {"you": False, "name": "Anna", "cell": "B7", "answer": "hit"}
    assert "Anna" in catalog.say("log-shot", facts)
    for missing in ("name", "cell", "you"):
        with pytest.raises(KeyError):
            catalog.say("log-shot", {key: facts[key] for key in facts if key != missing})
    assert catalog.say("player", {"number": 2}) == catalog._say_by_fluent("player", {"number": 2})
