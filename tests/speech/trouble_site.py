"""Every place of the package where a trouble is made: its codes, and the facts it gives.

The source is read, not run: a code that no test provokes must have its sentences, too.
What cannot be read here is an error, so that no code can hide behind a computed name.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path

from msgspec import Struct

PACKAGE = Path(__file__).parents[2] / "src" / "seabattle"
PLACES = {"line", "path"}
"""Arguments that say where something is wrong, not what."""


class TroubleSite(Struct, frozen=True):
    """One code that one line of the package makes a trouble of."""

    where: str
    code: str
    facts: frozenset[str]


@lru_cache
def trouble_sites() -> tuple[TroubleSite, ...]:
    """All of them."""
    modules = [_Module(path) for path in sorted(PACKAGE.rglob("*.py"))]
    kinds = _trouble_classes(modules)
    return tuple(site for module in modules for site in module.sites(kinds, modules))


def raised_codes(*areas: str) -> set[str]:
    """Every code, or those of some areas: ``record`` has ``record/empty`` and others."""
    return {
        site.code for site in trouble_sites() if not areas or site.code.partition("/")[0] in areas
    }


def _trouble_classes(modules: "list[_Module]") -> set[str]:
    """``Trouble``, and the classes that are nothing but a name for one kind of it."""
    found, before = {"Trouble"}, 0
    # A kind of trouble may have kinds of its own.
    while len(found) > before:
        before = len(found)
        found |= {
            node.name
            for module in modules
            if module.mentions(found)
            for node in module.nodes
            if isinstance(node, ast.ClassDef) and found & {ast.unparse(base) for base in node.bases}
        }
    return found


class _Module:
    """One file of the package, parsed when something in it is asked for.

    Most of them know nothing of any trouble, and every worker of the tests reads them all.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")

    def mentions(self, names: Iterable[str]) -> bool:
        return any(name in self.text for name in names)

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        return tuple(ast.walk(self.tree))

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}

    def sites(self, kinds: set[str], modules: "list[_Module]") -> Iterator[TroubleSite]:
        for call in self.calls(kinds):
            where = f"{self.path.relative_to(PACKAGE)}:{call.lineno}"
            facts = {each.arg for each in call.keywords} - PLACES
            assert None not in facts, f"{where}: facts are given by name"
            for code in self.codes(call.args[0], modules):
                yield TroubleSite(where, code, frozenset(filter(None, facts)))

    def calls(self, names: set[str]) -> Iterator[ast.Call]:
        if not self.mentions(names):
            return
        for node in self.nodes:
            if isinstance(node, ast.Call):
                called = node.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                if name in names:
                    yield node

    def codes(self, node: ast.expr, modules: "list[_Module]") -> set[str]:
        """What an expression that names a code can be."""
        match node:
            case ast.Constant(value=str(code)):
                return {code}
            case ast.IfExp():
                return self.codes(node.body, modules) | self.codes(node.orelse, modules)
            case ast.Tuple():
                return {code for each in node.elts for code in self.codes(each, modules)}
            case ast.Dict():
                return {code for each in node.values for code in self.codes(each, modules)}
            case ast.Call(func=ast.Attribute(attr="get", value=table)):
                return self.codes(table, modules)
            case ast.Attribute(attr=field):
                return self.field_codes(field, modules)
            case ast.Name(id=name):
                return self.name_codes(node, name, modules)
            case _:
                raise AssertionError(f"{self.path}:{node.lineno}: a code that cannot be read")

    def name_codes(self, node: ast.expr, name: str, modules: "list[_Module]") -> set[str]:
        """The codes of a variable: what is assigned to it, or what a function is called with."""
        within = self.function_of(node)
        for nodes in (ast.walk(within) if within else (), self.tree.body):
            bound = [self.codes(value, modules) for value in _bound(nodes, name)]
            if bound:
                return set().union(*bound)
        assert within is not None, f"{self.path}:{node.lineno}: {name} cannot be read"
        names = [argument.arg for argument in within.args.args if argument.arg != "self"]
        place = names.index(name)
        return {
            code
            for module in modules
            for call in module.calls({within.name})
            for code in module.codes(call.args[place], modules)
        }

    def field_codes(self, field: str, modules: "list[_Module]") -> set[str]:
        """The codes in a table of this module: its rows are made of a class with such a field."""
        found: set[str] = set()
        for node in self.nodes:
            if isinstance(node, ast.ClassDef):
                fields = [
                    each.target.id
                    for each in node.body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                ]
                if field in fields:
                    for call in self.calls({node.name}):
                        found |= self.codes(call.args[fields.index(field)], modules)
        assert found, f"{self.path}: nothing has a field {field}"
        return found

    def function_of(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        above: ast.AST | None = node
        while above is not None and not isinstance(above, ast.FunctionDef | ast.AsyncFunctionDef):
            above = self.parents.get(above)
        return above


def _bound(nodes: Iterable[ast.AST], name: str) -> Iterator[ast.expr]:
    """What a name is bound to within a function or a module."""
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.For(target=ast.Name(id=target), iter=value) if target == name:
                yield value
