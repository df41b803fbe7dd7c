"""What a person should be told: a code and its facts, and where they can look.

There is no sentence in here. ``speech`` says a trouble in the language of whoever is told,
from its code and its facts alone; a programmer who prints one sees just these.
"""

from collections.abc import Iterable
from errno import EACCES, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from typing import Any, Self

_REASONS = {
    EACCES: "system/no-permission",
    EPERM: "system/no-permission",
    EISDIR: "system/is-folder",
    ENOENT: "system/not-found",
    ENOSPC: "system/no-space",
    ENOTDIR: "system/not-a-folder",
    EROFS: "system/read-only",
}


class Trouble(Exception):  # noqa: N818 -- It says what is the case, as refusals do.
    """Something that somebody can mend, once they are told."""

    def __init__(
        self, code: str, /, *, line: int | None = None, path: str = "", **facts: "TroubleFact"
    ) -> None:
        super().__init__(code)
        self.code = code
        """Which trouble, like ``record/cut-off``."""
        self.facts = facts
        """What its sentence is made from; a fact may be the trouble behind this one."""
        self.line = line
        """Counted from 1; ``None`` when there is no line to point at."""
        self.path = path
        """Which entry of a file, like ``fleet[2].count``; counted from 0."""
        self.file = ""
        """Which file, where whoever read it has said so."""
        self.more: tuple[Trouble, ...] = ()
        """What else is wrong, when all is told at once."""

    @property
    def each(self) -> "tuple[Trouble, ...]":
        """This one, and what else is wrong."""
        return (self, *self.more)

    def at(self, line: int | None) -> Self:
        """The same, found on that line."""
        self.line = line
        return self

    def in_file(self, file: str) -> Self:
        """The same, found in that file."""
        for each in self.each:
            each.file = file
        return self

    def __str__(self) -> str:
        return "\n".join(_describe(each) for each in self.each)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trouble) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.code, self.line, self.path))

    def __reduce__(self) -> Any:
        # Exceptions are remade from their arguments, and those have no names.
        return type(self), (self.code,), vars(self)

    def _parts(self) -> tuple[object, ...]:
        return self.code, self.facts, self.line, self.path, self.file, self.more


TroubleFact = str | int | Trouble
"""What can be known of a trouble."""


def join_troubles(found: Iterable[Trouble]) -> Trouble:
    """Several troubles as one that can be raised; there must be one at least."""
    first, *others = found
    first.more = tuple(others)
    return first


def system_trouble(error: Exception) -> Trouble:
    """What the system says against something, as the reason of another trouble."""
    code = _REASONS.get(getattr(error, "errno", None) or 0)
    if code is not None:
        return Trouble(code)
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Trouble("system/other", text=said)


def _describe(trouble: Trouble) -> str:
    place = ":".join(str(part) for part in (trouble.file, trouble.line, trouble.path) if part)
    facts = ", ".join(f"{name}={_show_fact(fact)}" for name, fact in trouble.facts.items())
    said = f"{trouble.code} ({facts})" if facts else trouble.code
    return f"{place}: {said}" if place else said


def _show_fact(fact: TroubleFact) -> str:
    return str(fact) if isinstance(fact, Trouble) else repr(fact)
