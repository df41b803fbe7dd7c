"""Compiled messages: formatting without Fluent's interpreter where all facts are texts.

Most sentences of a game are of this kind, and each is formatted for every viewer of every
move. A message is compiled once; numbers, plurals, functions, terms and all mistakes are
left to Fluent.
"""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

from fluent.syntax import ast

Texts = dict[str, str]

Part = Callable[[Texts], str]
"""A piece of a message; raises :class:`KeyError` when a fact is missing."""


class NotPlain(Exception):  # noqa: N818 -- It says what is the case.
    """Raised for a message with a part that only Fluent can format."""


def compile_message(messages: Mapping[str, Any], key: str) -> Part | None:
    """Compile a message to a function of texts; ``None`` where only Fluent can format it."""
    try:
        return _message(messages, key, ())
    except NotPlain:
        return None


def _message(messages: Mapping[str, Any], key: str, within: tuple[str, ...]) -> Part:
    found = messages.get(key)
    if found is None or found.value is None or key in within:
        raise NotPlain
    return _pattern(messages, found.value, (*within, key))


def _pattern(messages: Mapping[str, Any], pattern: ast.Pattern, within: tuple[str, ...]) -> Part:
    flat = _flat_pattern(pattern)
    if flat is not None:
        return flat
    parts = [_element(messages, each, within) for each in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda facts: "".join([part(facts) for part in parts])


def _flat_pattern(pattern: ast.Pattern) -> Part | None:
    """Compile texts and variables to one format string, without a call for each part."""
    template, names = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            template += element.value.replace("%", "%%")
        elif isinstance(element.expression, ast.VariableReference):
            template += "%s"
            names.append(element.expression.id.name)
        else:
            return None
    if not names:
        text = template % ()
        return lambda _: text
    find = itemgetter(*names)
    return lambda facts: template % find(facts)


def _element(messages: Mapping[str, Any], element: Any, within: tuple[str, ...]) -> Part:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    return _expression(messages, element.expression, within)


def _expression(messages: Mapping[str, Any], expression: Any, within: tuple[str, ...]) -> Part:
    if isinstance(expression, ast.StringLiteral):
        text = str(expression.parse()["value"])
        return lambda _: text
    if isinstance(expression, ast.VariableReference):
        name = expression.id.name
        return lambda facts: facts[name]
    if isinstance(expression, ast.MessageReference) and expression.attribute is None:
        return _message(messages, expression.id.name, within)
    if isinstance(expression, ast.SelectExpression):
        return _selection(messages, expression, within)
    raise NotPlain


def _selection(
    messages: Mapping[str, Any], expression: ast.SelectExpression, within: tuple[str, ...]
) -> Part:
    if not isinstance(expression.selector, ast.VariableReference):
        raise NotPlain
    if any(isinstance(each.key, ast.NumberLiteral) for each in expression.variants):
        raise NotPlain
    name = expression.selector.id.name
    parts = {
        each.key.name: _pattern(messages, each.value, within)
        for each in expression.variants
        if isinstance(each.key, ast.Identifier)
    }
    default = next(
        _pattern(messages, each.value, within) for each in expression.variants if each.default
    )
    return lambda facts: parts.get(facts[name], default)(facts)
