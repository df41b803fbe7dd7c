"""Words of a rule file that are not in the vocabulary, as mistakes with advice.

The JSON Schema validator finds them; this module turns its findings into :class:`Trouble`.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from seabattle.rules.checking.spelling import nearest_choice, quote_value
from seabattle.rules.text import NAME
from seabattle.trouble import Trouble

_BARE = re.compile(r"[A-Za-z0-9_-]{1,40}")


class SchemaFinding(Protocol):
    """What a schema validator says about one place."""

    validator: Any
    validator_value: Any
    instance: Any
    schema: Any

    @property
    def absolute_path(self) -> Iterable[str | int]:
        """Keys and places from the top of the file."""
        ...

    @property
    def relative_schema_path(self) -> Any:
        """Where in the schema it was found; for a union it begins with the branch."""
        ...

    @property
    def context(self) -> Iterable["SchemaFinding"] | None:
        """For a union, what each of its branches says."""
        ...


def word_mistakes(findings: Iterable[SchemaFinding]) -> Iterator[Trouble]:
    """The mistakes of these findings, each once."""
    seen = set()
    for finding in findings:
        for mistake in _mistakes(finding):
            if (mistake.path, mistake.code) not in seen:
                seen.add((mistake.path, mistake.code))
                yield mistake


def _mistakes(finding: SchemaFinding) -> Iterator[Trouble]:
    path = _path(finding.absolute_path)
    limit, value = finding.validator_value, finding.instance
    match finding.validator:
        case "additionalProperties":
            yield from _unknown_keys(path, value, finding.schema["properties"])
        case "required":
            yield from _missing_keys(path, value, finding.schema)
        case "anyOf":
            yield from _of_union(path, finding)
        case "type":
            yield _wrong_type(path, value, [limit])
        case "enum":
            yield _not_a_choice(path, value, limit)
        case "minimum":
            yield Trouble("file/too-small", path=path, value=quote_value(value), least=str(limit))
        case "maximum":
            yield Trouble("file/too-large", path=path, value=quote_value(value), most=str(limit))
        case "minItems" | "minLength":
            yield Trouble("file/too-short", path=path, found=str(len(value)), least=str(limit))
        case "maxItems" | "maxLength":
            yield Trouble("file/too-long", path=path, found=str(len(value)), most=str(limit))
        case "pattern" if limit == NAME:
            yield Trouble("file/not-a-name", path=path, value=quote_value(value))
        case _:
            yield Trouble("file/not-plain", path=path)


def _unknown_keys(path: str, table: dict[str, Any], known: dict[str, Any]) -> Iterator[Trouble]:
    choices = [key for key in known if key not in table] or list(known)
    for key in table:
        if key not in known:
            yield Trouble(
                "file/unknown-key",
                path=_join_path(path, key),
                key=_show_key(key),
                near=nearest_choice(key, choices),
                choices=", ".join(known),
            )


def _missing_keys(path: str, table: dict[str, Any], schema: dict[str, Any]) -> Iterator[Trouble]:
    for key in schema["required"]:
        if key not in table:
            about = schema["properties"][key].get("description", "")
            yield Trouble("file/missing-key", path=_join_path(path, key), key=key, about=about)


def _of_union(path: str, finding: SchemaFinding) -> Iterator[Trouble]:
    """The mistakes found by the branch that the author meant, judging by the type of the value."""
    branches: dict[int, list[SchemaFinding]] = {}
    for inner in finding.context or ():
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    meant = [inner for inner in branches.values() if not any(map(_other_type, inner))]
    if len(meant) == 1:
        for inner in meant[0]:
            # The path of a finding inside a union also starts at the top of the file.
            yield from _mistakes(inner)
    else:
        wanted = [branch.get("type", "string") for branch in finding.validator_value]
        yield _wrong_type(path, finding.instance, wanted)


def _other_type(finding: SchemaFinding) -> bool:
    if finding.validator == "enum":
        return not isinstance(finding.instance, str)
    return finding.validator == "type" and len(finding.relative_schema_path) == 2


def _wrong_type(path: str, value: object, wanted: list[str]) -> Trouble:
    kinds = " | ".join(map(_TYPES.__getitem__, wanted))
    return Trouble("file/wrong-type", path=path, found=_type_of(value), wanted=kinds)


def _not_a_choice(path: str, value: object, choices: list[str]) -> Trouble:
    near = nearest_choice(value, choices) if isinstance(value, str) else ""
    return Trouble(
        "file/not-a-choice",
        path=path,
        value=quote_value(value),
        near=quote_value(near) if near else "",
        choices=", ".join(map(quote_value, choices)),
    )


_TYPES = {
    "string": "text",
    "integer": "number",
    "boolean": "switch",
    "array": "list",
    "object": "table",
}


def _type_of(value: object) -> str:
    match value:
        case bool():
            return "switch"
        case int():
            return "number"
        case float():
            return "fraction"
        case str():
            return "text"
        case list():
            return "list"
        case dict():
            return "table"
        case _:
            return "date"


def _path(parts: Iterable[str | int]) -> str:
    path = ""
    for part in parts:
        path = f"{path}[{part}]" if isinstance(part, int) else _join_path(path, part)
    return path


def _join_path(path: str, key: str) -> str:
    return f"{path}.{_show_key(key)}" if path else _show_key(key)


def _show_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else quote_value(key)
