"""The settings file: what a host can change while the server runs (SIGHUP).

Settings that the file does not name stay as the command line has them. A file with a mistake
changes nothing at all.
"""

import re
from pathlib import Path
from typing import Any, Literal, TypeVar

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from seabattle.rules.checking.parse import ParsedToml, parse_toml
from seabattle.rules.checking.source import file_text
from seabattle.server.http.connection_limit import ConnectionLimits
from seabattle.server.http.rate_limit import RateLimits
from seabattle.server.http.settings_section import DeclaredSection, Sections, declared_sections
from seabattle.store.health import StorageLimits
from seabattle.trouble import Trouble

_WHERE = re.compile(r" - at `\$\.?(.*)`$")
_UNKNOWN = re.compile(r"^Object contains unknown field `(.*?)`")

LimitsT = TypeVar("LimitsT", RateLimits, ConnectionLimits, StorageLimits)


class SettingsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a settings file, beside the sections that features declare."""

    log_level: Literal["debug", "info", "warning", "error"] | None = None
    limits: RateLimits = RateLimits()
    connections: ConnectionLimits = ConnectionLimits()
    storage: StorageLimits = StorageLimits()


class SettingsChoice(Struct, frozen=True):
    """The current settings: those of the command line, and of the file where it has any."""

    log_level: str
    limits: RateLimits
    connections: ConnectionLimits
    storage: StorageLimits = StorageLimits()
    sections: Sections = {}
    """The settings of features."""


def read_settings(file: str, otherwise: SettingsChoice) -> SettingsChoice:
    """Read the settings of a file, and *otherwise* the rest. Raises :class:`Trouble`."""
    try:
        parsed = parse_toml(file_text(Path(file)))
        found, sections = _convert(parsed)
    except Trouble as trouble:
        raise trouble if "file" in trouble.facts else trouble.in_file(file) from None
    return SettingsChoice(
        found.log_level or otherwise.log_level,
        _choose(otherwise.limits, found.limits, parsed.data.get("limits", {})),
        _choose(otherwise.connections, found.connections, parsed.data.get("connections", {})),
        _choose(otherwise.storage, found.storage, parsed.data.get("storage", {})),
        sections,
    )


def _choose(otherwise: LimitsT, found: LimitsT, named: dict[str, Any]) -> LimitsT:
    return replace(otherwise, **{name: getattr(found, name) for name in named})


def _convert(parsed: ParsedToml) -> tuple[SettingsFile, Sections]:
    """Convert the contents of a file for the kernel, and for the features with a section."""
    declared = declared_sections()
    known = {name: value for name, value in parsed.data.items() if name not in declared}
    try:
        found = convert(known, SettingsFile)
    except ValidationError as error:
        raise _trouble_of(str(error), parsed) from None
    named = [declared[name] for name in parsed.data if name in declared]
    return found, {each.name: _read_section(each, parsed) for each in named}


def _read_section(section: DeclaredSection, parsed: ParsedToml) -> object:
    try:
        return section.read(parsed.data[section.name])
    except ValidationError as error:
        raise _trouble_of(str(error), parsed, section.name) from None


def _trouble_of(text: str, parsed: ParsedToml, section: str = "") -> Trouble:
    """The place of a mistake within a section, out of what the library says of it."""
    where, unknown = _WHERE.search(text), _UNKNOWN.match(text)
    path = where[1] if where else ""
    if unknown:
        path = f"{path}.{unknown[1]}"
    path = f"{section}.{path.strip('.')}".strip(".")
    code = "settings/unknown-name" if unknown else "settings/bad-value"
    return Trouble(code, line=_line_of(path, parsed), path=path)


def _line_of(path: str, parsed: ParsedToml) -> int | None:
    """Return the line of an entry, or of the part that it belongs to."""
    while path and path not in parsed.lines:
        path = path.rpartition(".")[0]
    return parsed.lines.get(path)
