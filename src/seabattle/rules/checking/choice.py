"""Every choice a rule file can make, for an editor that offers them one by one.

They are read from the JSON Schema of a rule file, so the list is always complete.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any

from msgspec import Struct, inspect

from seabattle.grid.labels import SERIES
from seabattle.rules.checking.json_schema import variant_schema
from seabattle.rules.variant import Variant

Value = str | int | bool


class ChoiceKind(StrEnum):
    """What is written at a place of a rule file."""

    TABLE = "table"
    """A table with choices of its own."""

    TABLES = "tables"
    """A list of such tables."""

    NUMBER = "number"
    SWITCH = "switch"
    TEXT = "text"

    ONE = "one"
    """One of its values."""

    SOME = "some"
    """A list of some of its values, possibly empty."""

    SHAPES = "shapes"
    """A list of drawings."""


class RuleChoice(Struct, frozen=True):
    """One place of a rule file: what may be written there."""

    path: str
    """Such as ``grid.rows``, or ``fleet[].count`` for that of every class."""
    kind: ChoiceKind
    values: tuple[Value, ...] = ()
    """The values to choose from; for a number or a text, the words that may replace it."""
    required: bool = False
    optional: bool = False
    """Whether leaving it out means no such rule, or (for a size) that another entry decides."""
    default: Value | tuple[Value, ...] | None = None
    """The value that holds when the entry is left out."""
    least: int | None = None
    most: int | None = None
    """The bounds of a number, of the length of a text or of a list."""


@lru_cache(maxsize=1)
def rule_choices() -> tuple[RuleChoice, ...]:
    """All choices, a table before those beneath it, in the order of the vocabulary."""
    schema = variant_schema()
    return tuple(_beneath(schema, _resolve_reference(schema, schema), ""))


def _resolve_reference(schema: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    reference = part.get("$ref")
    if reference is None:
        return part
    found: dict[str, Any] = schema["$defs"][reference.rpartition("/")[2]]
    return found


def _beneath(schema: dict[str, Any], table: dict[str, Any], path: str) -> Iterator[RuleChoice]:
    required = table.get("required", ())
    for key, part in table["properties"].items():
        whole = f"{path}.{key}" if path else key
        yield from _at(schema, part, whole, required=key in required)


def _at(
    schema: dict[str, Any], part: dict[str, Any], path: str, *, required: bool
) -> Iterator[RuleChoice]:
    inner = _resolve_reference(schema, part)
    items = _resolve_reference(schema, inner.get("items", {}))
    if inner.get("type") == "object":
        optional = not required and "default" not in part
        yield RuleChoice(path, ChoiceKind.TABLE, required=required, optional=optional)
        yield from _beneath(schema, inner, path)
    elif items.get("type") == "object":
        bounds = {"least": inner.get("minItems", 0), "most": inner.get("maxItems")}
        yield RuleChoice(path, ChoiceKind.TABLES, required=required, **bounds)
        yield from _beneath(schema, items, f"{path}[]")
    else:
        default = _plain(part.get("default"))
        yield _leaf(path, inner, items, required=required, default=default)


def _leaf(
    path: str,
    part: dict[str, Any],
    items: dict[str, Any],
    *,
    required: bool,
    default: Value | tuple[Value, ...] | None,
) -> RuleChoice:
    optional = not required and default is None
    if "enum" in part:
        return RuleChoice(
            path, ChoiceKind.ONE, _order_values(part["enum"]), required, optional, default
        )
    if "enum" in items:
        return RuleChoice(
            path, ChoiceKind.SOME, _order_values(items["enum"]), default=default or ()
        )
    if part.get("type") == "array":
        bounds = (part.get("minItems"), part.get("maxItems"))
        return RuleChoice(path, ChoiceKind.SHAPES, (), required, optional, default, *bounds)
    # The schema writes a number that a word may replace as two branches.
    words = tuple(word for branch in part.get("anyOf", ()) for word in branch.get("enum", ()))
    plain = next((branch for branch in part.get("anyOf", ()) if "type" in branch), part)
    return _scalar(path, plain, words, required=required, default=default)


def _scalar(
    path: str,
    part: dict[str, Any],
    words: tuple[Value, ...],
    *,
    required: bool,
    default: Value | tuple[Value, ...] | None,
) -> RuleChoice:
    optional = not required and default is None
    match part["type"]:
        case "boolean":
            return RuleChoice(path, ChoiceKind.SWITCH, (), required, optional, default)
        case "integer":
            bounds = (part.get("minimum"), part.get("maximum"))
            return RuleChoice(path, ChoiceKind.NUMBER, words, required, optional, default, *bounds)
        case _:
            series = tuple(SERIES) if path in {"labels.columns", "labels.rows"} else words
            bounds = (part.get("minLength"), part.get("maxLength"))
            return RuleChoice(path, ChoiceKind.TEXT, series, required, optional, default, *bounds)


def _order_values(values: list[str]) -> tuple[Value, ...]:
    """The values in the order of the vocabulary; the schema sorts them alphabetically."""
    return _orders().get(frozenset(values), tuple(values))


@lru_cache(maxsize=1)
def _orders() -> dict[frozenset[str], tuple[Value, ...]]:
    found: dict[frozenset[str], tuple[Value, ...]] = {}
    waiting: list[Any] = [inspect.type_info(Variant)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, inspect.EnumType):
            values = tuple(str(member.value) for member in part.cls)
            found[frozenset(values)] = values
        elif isinstance(part, inspect.Type | inspect.Field):
            waiting += (getattr(part, name) for name in part.__struct_fields__)
        elif isinstance(part, tuple):
            waiting += part
    return found


def _plain(default: Any) -> Value | tuple[Value, ...] | None:
    return tuple(default) if isinstance(default, list) else default
