"""Examples of what is asked and answered, for the description of the API.

They stand in ``api_examples.json``, a table by method and path that ``scripts/docs`` records
from small games on a server, shortened where they were long. Tests record it anew, validate
each example against its schema and send the bodies to another server.
"""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, json

FILE = Path(__file__).with_suffix(".json")


class EndpointExample(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be sent to one endpoint, and what it answers."""

    bodies: dict[str, Any] = {}
    """Request bodies by a name for each."""
    answer: Any = None
    """The body of the answer; nothing where that is empty."""


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    parameters: dict[str, str]
    """A value for every parameter of a path."""
    problems: dict[str, Any]
    """What is answered with a status that means trouble, where one stands for all."""
    operations: dict[str, EndpointExample]
    """By method and path, such as ``GET /variants/{name}``."""


@cache
def load_examples() -> Examples:
    """The table, read once."""
    return json.decode(FILE.read_bytes(), type=Examples)


def add_examples(paths: dict[str, dict[str, Any]]) -> None:
    """Write the examples into the paths of an OpenAPI document."""
    examples = load_examples()
    for path, methods in paths.items():
        for method, operation in methods.items():
            key = f"{method.upper()} {path.removeprefix('/api')}"
            example = examples.operations.get(key, EndpointExample())
            _add_parameters(operation["parameters"], examples.parameters)
            _add_bodies(operation, example)
            _add_problems(operation["responses"], examples.problems)


def problem_examples() -> dict[str, Any]:
    """What the problems refer to, as components of the document."""
    problems = load_examples().problems
    return _label_examples({f"Problem{status}": problem for status, problem in problems.items()})


def _add_parameters(parameters: list[dict[str, Any]], values: dict[str, str]) -> None:
    for parameter in parameters:
        if parameter["in"] == "path":
            parameter["examples"] = _label_examples({"example": values[parameter["name"]]})


def _add_bodies(operation: dict[str, Any], example: EndpointExample) -> None:
    if example.bodies:
        for content in operation["requestBody"]["content"].values():
            content["examples"] = _label_examples(example.bodies)
    if example.answer is not None:
        for status, response in operation["responses"].items():
            if status.startswith("2"):
                for content in response["content"].values():
                    content["examples"] = _label_examples({"example": example.answer})


def _add_problems(responses: dict[str, Any], problems: dict[str, Any]) -> None:
    for status in problems.keys() & responses.keys():
        for content in responses[status]["content"].values():
            reference = f"#/components/examples/Problem{status}"
            content["examples"] = {"example": {"$ref": reference}}


def _label_examples(values: dict[str, Any]) -> dict[str, Any]:
    """As OpenAPI wants several examples, which the makers of types leave alone."""
    return {name: {"value": value} for name, value in values.items()}
