"""The JSON Schema of a rule file, for editors and for the check."""

from functools import lru_cache
from typing import Any

from msgspec import json

from seabattle.rules.variant import Variant

DRAFT = "https://json-schema.org/draft/2020-12/schema"


@lru_cache(maxsize=1)
def variant_schema() -> dict[str, Any]:
    """What a rule file may say, as a JSON Schema.

    It is msgspec's own schema of :class:`Variant`, without the null values that
    TOML cannot write, and with a title for every field. It refuses unknown words: the types
    skip them, because they also read what newer releases have stored, but in a rule file an
    unknown word is a typing mistake.
    """
    schema = _writable(json.schema(Variant))
    for table in schema["$defs"].values():
        if "properties" in table:
            table["additionalProperties"] = False
        for key, field in table.get("properties", {}).items():
            field.setdefault("title", key.replace("_", " ").capitalize())
    return {"$schema": DRAFT, "title": "A variant of seabattle", **schema}


def _writable(part: Any) -> Any:
    if isinstance(part, list):
        return [_writable(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: _writable(value) for key, value in part.items() if value is not None}
    choices = [choice for choice in kept.pop("anyOf", ()) if choice != {"type": "null"}]
    if len(choices) == 1:
        return {**choices[0], **kept}
    return {**kept, "anyOf": choices} if choices else kept
