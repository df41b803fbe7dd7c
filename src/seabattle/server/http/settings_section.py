"""Sections of the settings that belong to features, found by keys that know their types.

A feature declares the sections of its own, as it declares its tables: the settings file is
checked against them, and the kernel has no field for any of them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from msgspec import convert
from msgspec.structs import replace

if TYPE_CHECKING:
    from seabattle.server.http.context import ServerSettings

T = TypeVar("T")

Sections = Mapping[str, object]
"""What was chosen for features, by the names of the sections."""


class DeclaredSection(Protocol):
    """A section as the settings file reads it, of any type."""

    name: str

    def read(self, value: object) -> object:
        """What a settings file says. Raises :class:`msgspec.ValidationError`."""


class SettingsSection(Generic[T]):
    """One entry or table at the top of a settings file, and what it holds."""

    def __init__(self, name: str, kind: type[T]) -> None:
        self.name = name
        self._kind = kind

    def read(self, value: object) -> T:
        """What a settings file says. Raises :class:`msgspec.ValidationError`."""
        return convert(value, self._kind)

    def of(self, settings: "ServerSettings") -> T | None:
        """What is chosen; nothing where the settings do not name the section."""
        found = settings.sections.get(self.name)
        return found if isinstance(found, self._kind) else None

    def put(self, settings: "ServerSettings", value: T) -> "ServerSettings":
        """The same settings with another choice."""
        return replace(settings, sections={**settings.sections, self.name: value})


_DECLARED: dict[str, DeclaredSection] = {}


def declare_section(name: str, kind: type[T]) -> SettingsSection[T]:
    """A section that a settings file may have from now on."""
    assert name not in _DECLARED, name
    section = SettingsSection(name, kind)
    _DECLARED[name] = section
    return section


def declared_sections() -> dict[str, DeclaredSection]:
    """All sections whose declarations were imported, by name."""
    return dict(_DECLARED)
