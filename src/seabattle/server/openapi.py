"""The description of the API, made from the operations and from the types of the wire.

``python -m seabattle.server.openapi`` prints it, without a server.
"""

import sys
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec
from msgspec import Struct

from seabattle import __version__
from seabattle.game import Attack, GivenCommand
from seabattle.server.api_examples import add_examples, problem_examples
from seabattle.server.http.operation import Operation
from seabattle.server.http.problem_details import MEDIA_TYPE
from seabattle.server.live.match_socket import SocketMessage
from seabattle.wire import MOST_BYTES, Order, Problem

ORDERS = {kind.__name__: kind.__struct_config__.tag for kind in get_args(Attack)}

REFERENCE = "#/components/schemas/{name}"

BINARY = {"type": "string", "format": "binary"}

ALWAYS = (400, 401, 403, 429, 500, 503)
"""Statuses that any request may meet."""

MEANING = {
    200: "OK.",
    201: "Created.",
    204: "No content: the request succeeded.",
    400: "The request is malformed.",
    401: "Authentication is missing or invalid.",
    403: "Not permitted for this user or token.",
    404: "Not found.",
    410: "Deleted.",
    409: "Conflict with the current state of the match.",
    413: f"The request body exceeds {MOST_BYTES} bytes.",
    429: "Rate limit exceeded; see Retry-After.",
    500: "Internal server error.",
    507: "The disk of the server is nearly full; games that have begun go on.",
    503: "Temporarily unavailable; retrying the same request is safe (idempotent).",
}


def describe_api(operations: Iterable[Operation], patterns: Mapping[str, str]) -> dict[str, Any]:
    """The whole document, as OpenAPI 3.1 wants it.

    *patterns* has those of the parameters of paths by their names.
    """
    operations = tuple(operations)
    by_kind, components = _schemas(operations)
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        route = paths.setdefault(f"/api{each.path}", {})
        route[each.method.lower()] = _operation(each, by_kind, patterns)
    add_examples(paths)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sea Battle",
            "version": __version__,
            "description": "Play any variant over the network; docs/api.md explains it.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "examples": problem_examples(),
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "seabattle"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"session": []}, {"token": []}],
    }


def _schemas(operations: tuple[Operation, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of all types, and the parts they are made of."""
    kinds = _kinds(operations)
    found = msgspec.json.schema_components(
        kinds, schema_hook=_given_command, ref_template=REFERENCE
    )
    incoming = _structs(_bodies(operations))
    _make_exact(found[1], _structs(kinds) - incoming)
    _make_strict(found[1], incoming)
    schemas, components = _shorten_names(found)
    components |= {f"Command{name}": _with_seat(components[name]) for name in ORDERS}
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    components["SocketMessage"] = by_kind[repr(SocketMessage)]
    return by_kind, components


def _given_command(kind: Any) -> dict[str, Any]:
    """An order as it is told: the seat stands among its own fields (``game/codec.py``)."""
    if kind is not GivenCommand:
        raise NotImplementedError
    parts = {tag: REFERENCE.format(name=f"Command{name}") for name, tag in ORDERS.items()}
    choices = [{"$ref": part} for part in parts.values()]
    return {"anyOf": choices, "discriminator": {"propertyName": "type", "mapping": parts}}


def _with_seat(component: dict[str, Any]) -> dict[str, Any]:
    kind, *others = component["properties"].items()
    properties = dict([kind, ("seat", {"type": "integer"}), *others])
    required = [each for each in properties if each == "seat" or each in component["required"]]
    return {**component, "properties": properties, "required": required}


def _bodies(operations: tuple[Operation, ...]) -> list[Any]:
    return [Order, *(each.body for each in operations if each.body not in (None, bytes))]


def _structs(kinds: list[Any]) -> set[type[Struct]]:
    """All structs that types are made of."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = [*msgspec.inspect.multi_type_info(kinds)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found:
                continue
            found.add(part.cls)
        if isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
            waiting += (getattr(part, name) for name in part.__struct_fields__)
        elif isinstance(part, tuple):
            waiting += part
    return found


def _make_exact(components: dict[str, Any], outgoing: set[type[Struct]]) -> None:
    """Let what only goes out say which of its fields are always there.

    Whoever asks may leave out what has a default; whoever answers writes it, unless the
    type leaves defaults out.
    """
    for kind in outgoing:
        config = kind.__struct_config__
        component = _component(components, kind)
        if config.array_like:
            component["maxItems"] = component["minItems"]
        if config.omit_defaults or config.array_like:
            continue
        always = [
            field.encode_name
            for field in msgspec.structs.fields(kind)
            if field.default is not msgspec.UNSET
        ]
        tag = [config.tag_field] if config.tag_field else []
        component["required"] = [*tag, *always]


def _make_strict(components: dict[str, Any], incoming: set[type[Struct]]) -> None:
    """Let what comes in say that it takes no field too many (``wire/unknown_field.py``)."""
    for kind in incoming:
        if not kind.__struct_config__.array_like:
            _component(components, kind)["additionalProperties"] = False


def _component(components: dict[str, Any], kind: type[Struct]) -> dict[str, Any]:
    whole = f"{kind.__module__}.{kind.__qualname__}"
    found: dict[str, Any] = components.get(whole) or components[kind.__name__]
    return found


def _shorten_names(schemas: Any) -> Any:
    """The same with short names: the wire's own stay bare, others take that of their file."""
    text = msgspec.json.encode(schemas).decode()
    for name in sorted(schemas[1], key=len, reverse=True):
        *packages, kind = name.split(".")
        if packages:
            short = kind if packages[1] == "wire" else packages[-1].capitalize() + kind
            assert short not in schemas[1], name
            text = text.replace(f'"{name}"', f'"{short}"').replace(f'/{name}"', f'/{short}"')
    return msgspec.json.decode(text)


def _kinds(operations: tuple[Operation, ...]) -> list[Any]:
    """All types that go in or come out, each once."""
    # A socket is no operation, but what is said on it is described all the same.
    found: dict[str, Any] = {repr(kind): kind for kind in (Problem, Order, SocketMessage)}
    for each in operations:
        for kind in (each.body, each.answer):
            if kind not in (None, bytes):
                found[repr(kind)] = kind
    return list(found.values())


def _operation(
    each: Operation, schemas: dict[str, Any], patterns: Mapping[str, str]
) -> dict[str, Any]:
    said: dict[str, Any] = {
        "summary": each.summary,
        "description": (each.handler.__doc__ or each.summary).strip(),
        "operationId": each.handler.__name__,
        "tags": [each.path.split("/")[1]],
        "parameters": [*_path_parameters(each, patterns), *_query_parameters(each)],
        "responses": _responses(each, schemas),
    }
    if each.body is not None:
        said["requestBody"] = {
            "required": True,
            "content": {each.body_media: {"schema": _body_schema(each, schemas)}},
        }
    return said


def _body_schema(each: Operation, schemas: dict[str, Any]) -> Any:
    if each.body is bytes:
        return BINARY | {"maxLength": each.most_bytes}
    return schemas[repr(each.body)]


def _responses(each: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": MEANING[each.status]}
    if each.answer is not None:
        schema = BINARY if each.answer is bytes else schemas[repr(each.answer)]
        good["content"] = {each.media.partition(";")[0]: {"schema": schema}}
    found = {str(each.status): good}
    large = (413,) if each.body is not None else ()
    missing = (404,) if "{" in each.path else ()
    gone = (409, 410) if "{match}" in each.path else ()
    for status in sorted({*ALWAYS, *each.problems, *large, *missing, *gone}):
        content = {MEDIA_TYPE: {"schema": schemas[repr(Problem)]}}
        found[str(status)] = {"description": MEANING[status], "content": content}
    return found


def _path_parameters(each: Operation, patterns: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{pattern}$"},
        }
        for name, pattern in patterns.items()
        if f"{{{name}}}" in each.path
    ]


def _query_parameters(each: Operation) -> list[dict[str, Any]]:
    if each.query is None:
        return []
    return [_query_parameter(each.query, field) for field in msgspec.structs.fields(each.query)]


def _query_parameter(query: type[Struct], field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    schema = msgspec.json.schema(query)
    whole = schema["$defs"][query.__name__]["properties"][field.encode_name]
    parameter = {"name": field.encode_name, "in": "query", "required": field.required}
    description = whole.pop("description", None)
    if description:
        parameter["description"] = description
    # Left out is how nothing is said in an address.
    choices = [each for each in whole.get("anyOf", ()) if each != {"type": "null"}]
    default = whole.pop("default", None)
    plain = choices[0] if len(choices) == 1 else whole
    return parameter | {"schema": plain if default is None else plain | {"default": default}}


def main() -> None:
    """Print the description, for whoever makes types from it."""
    from seabattle.server.run.asgi_app import OPERATIONS, PATTERNS

    document = msgspec.json.format(msgspec.json.encode(describe_api(OPERATIONS, PATTERNS)))
    sys.stdout.write(document.decode() + "\n")


if __name__ == "__main__":
    main()
