"""Messages whose facts are all texts, said without Fluent's interpreter.

Most sentences of a game are of this kind, and each is said for every viewer of every move.
What a message is made of is worked out once; numbers, plurals, functions and terms are left
to Fluent, and so is every mistake.
"""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

from fluent.syntax import ast

Texts = dict[str, str]

Part = Callable[[Texts], str]
"""A piece of a message; raises :class:`KeyError` when a fact is missing."""


class NotPlain(Exception):  # noqa: N818 -- It says what is the case.
    """A message has something in it that only Fluent knows how to say."""


def compile_message(messages: Mapping[str, Any], key: str) -> Part | None:
    """How a message is said from texts; nothing where that is Fluent's business."""
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
    """How texts with facts between them are said: by one template, without a call for each."""
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
