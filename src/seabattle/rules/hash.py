"""Hashes of rulesets, the same on every machine and in every release.

A hash leaves out titles and sentences: correcting a word or adding a language does not make
another game.
"""

from hashlib import sha256
from typing import Any

from msgspec import json

from seabattle.grid import Grid
from seabattle.rules.fleet import ShipClass, rows_of
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.sea import Touching


def ruleset_hash(ruleset: Ruleset) -> str:
    """The hash that identifies exactly these rules."""
    return written_hash(json.encode(ruleset))


def written_hash(written: bytes) -> str:
    """The same for an encoded ruleset, written by this release or another.

    It covers the written fields, not the decoded struct, so that a field added by a later
    release does not change older hashes.
    """
    rules: dict[str, Any] = json.decode(written)
    plain = {key: value for key, value in rules.items() if key not in {"title", "about"}}
    plain["fleet"] = [
        {key: value for key, value in entry.items() if key != "title"} for entry in rules["fleet"]
    ]
    return sha256(json.encode(plain)).hexdigest()


def placement_hash(ruleset: Ruleset) -> str:
    """The hash that is shared by all rules under which the same fleets may be placed."""
    return placing_hash(ruleset.grid, ruleset.fleet, ruleset.sea.touching)


def placing_hash(grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching) -> str:
    """The same from what placing depends on: the grid, the fleet, how close ships may lie."""
    ships = sorted(
        [entry.name, entry.count, sorted(map(rows_of, entry.shapes)), entry.turned, entry.mirrored]
        for entry in fleet
    )
    return sha256(json.encode([grid.rows, grid.columns, touching, ships])).hexdigest()
