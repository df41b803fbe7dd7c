"""Strict reading of input: a field that is not known is a typo, and must not fire.

Commands, ships and rules lie in pages and messages, too, and there a field more is skipped,
because a newer release may have written it (a tolerant reader). So it is not the types that
are strict. The endpoints that take orders check them here.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import ValidationError, json
from msgspec.inspect import (
    CollectionType,
    DictType,
    Metadata,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

Check = Callable[[Any, str], None]
"""Raises ValidationError for a field too many; it is told the value, and where that stands."""


def refuse_unknown_fields(raw: bytes | str, kind: Any) -> None:
    """Raise ``ValidationError`` where *raw* says more than *kind* can hold.

    It was read as a *kind* before, so no other mistake is left to look for.
    """
    check = _check_for(kind)
    if check is not None:
        check(json.decode(raw), "$")


@lru_cache(maxsize=256)
def _check_for(kind: Any) -> Check | None:
    return _check(type_info(kind))


def _check(part: Type) -> Check | None:
    """Return the check of a value of that type; ``None`` where it can have no fields."""
    match part:
        case Metadata():
            return _check(part.type)
        case StructType():
            # One that is written as a list counts its own items.
            return None if part.array_like else _check_object(part)
        case UnionType():
            return _check_choice(part)
        case CollectionType() | VarTupleType():
            return _check_items(_check(part.item_type))
        case DictType():
            return _check_values(_check(part.value_type))
        case TupleType():
            assert not any(map(_check, part.item_types)), part
        case _:
            pass
    return None


def _check_object(part: StructType) -> Check:
    known = {field.encode_name for field in part.fields} | {part.tag_field}
    inner = {field.encode_name: check for field in part.fields if (check := _check(field.type))}

    def check_object(value: Any, at: str) -> None:
        for name in value:
            if name not in known:
                raise ValidationError(f"unknown field `{name}` - at `{at}`")
        for name, check in inner.items():
            if name in value:
                check(value[name], f"{at}.{name}")

    return _if_a(dict, check_object)


def _check_choice(part: UnionType) -> Check | None:
    """Return the check of a union: the tag selects the struct; a single check is used as it is."""
    structs = [each for each in part.types if isinstance(each, StructType) and not each.array_like]
    if len(structs) < 2:
        found = [check for each in part.types if (check := _check(each))]
        assert len(found) < 2, part
        return found[0] if found else None
    field = structs[0].tag_field
    by_tag = {each.tag: _check_object(each) for each in structs}

    def check_tagged(value: Any, at: str) -> None:
        by_tag[value[field]](value, at)

    return _if_a(dict, check_tagged)


def _check_items(check: Check | None) -> Check | None:
    if check is None:
        return None

    def check_each(value: Any, at: str) -> None:
        for item in value:
            check(item, f"{at}[...]")

    return _if_a(list, check_each)


def _check_values(check: Check | None) -> Check | None:
    if check is None:
        return None

    def check_each(value: Any, at: str) -> None:
        for item in value.values():
            check(item, f"{at}[...]")

    return _if_a(dict, check_each)


def _if_a(kind: type, check: Check) -> Check:
    def check_if(value: Any, at: str) -> None:
        if isinstance(value, kind):
            check(value, at)

    return check_if
