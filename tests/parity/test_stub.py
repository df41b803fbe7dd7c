"""The type stub of the compiled kernel matches its bindings."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import seabattle
from kit.seas.backends import needs_kernel

STUB = Path(seabattle.__file__).with_name("_kernel.pyi")

Signature = tuple[tuple[str, ...], tuple[str, ...], str]
"""The types that go by position alone, the other parameters, and what is given back."""


def _signature(function: ast.FunctionDef) -> Signature:
    """What counts in a signature; names of parameters are for people."""
    by_place = [each for each in function.args.posonlyargs if each.arg != "self"]
    others = [each for each in function.args.args if each.arg != "self"]
    assert function.returns is not None
    return (
        tuple(ast.unparse(each.annotation) if each.annotation else "" for each in by_place),
        tuple(ast.unparse(each) for each in others),
        ast.unparse(function.returns),
    )


def _stub_signatures() -> dict[str, Signature]:
    found = {}
    for node in ast.parse(STUB.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _signature(node)
        elif isinstance(node, ast.ClassDef):
            found[node.name] = ((), (), ",".join(map(ast.unparse, node.bases)))
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found |= {f"{node.name}.{each.name}": _signature(each) for each in methods}
    return found


def _kernel_signatures() -> Iterator[tuple[str, Signature]]:
    """What nanobind has written down of every binding."""
    from seabattle import _kernel

    for name, thing in vars(_kernel).items():
        if name.startswith("__"):
            continue
        if not isinstance(thing, type):
            yield name, _bound_signature(thing)
            continue
        bases = [base.__name__ for base in thing.__bases__ if base is not object]
        yield name, ((), (), ",".join(bases))
        for member, bound in vars(thing).items():
            getter = getattr(bound, "fget", bound)
            if hasattr(getter, "__nb_signature__"):
                yield f"{name}.{member}", _bound_signature(getter)


def _bound_signature(bound: Any) -> Signature:
    ((text, _, _),) = bound.__nb_signature__
    for module in ("collections.abc.", "seabattle._kernel."):
        text = text.replace(module, "")
    text = text.replace("def (", "def getter(")
    (function,) = ast.parse(f"{text}: ...").body
    assert isinstance(function, ast.FunctionDef)
    return _signature(function)


@needs_kernel
def test_the_stub_and_the_bindings_say_the_same() -> None:
    """Stub and bindings have the same signatures, or wrong calls would fail during a game."""
    assert _stub_signatures() == dict(_kernel_signatures())
