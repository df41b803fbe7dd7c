"""Patterns of the parameters of a path; a value that does not match one leads nowhere."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart

KERNEL_PATTERNS: Final[Mapping[str, str]] = {
    "match": r"[0-9a-f]{16}",
    "name": r"[a-z][a-z0-9-]{0,40}",
    "token": r"[0-9a-f]{64}",
    "session": r"[0-9a-f]{32}",
}
"""Those of the endpoints that every server has, by the names of the parameters."""


def merge_patterns(parts: "Iterable[ServerPart]") -> Mapping[str, str]:
    """The patterns of the kernel and of features. A name may be declared only once."""
    merged = dict(KERNEL_PATTERNS)
    for part in parts:
        for name, pattern in part.path_patterns.items():
            if name in merged:
                raise ValueError(f"{part.name} declares the path parameter {name!r} again")
            merged[name] = pattern
    return merged
