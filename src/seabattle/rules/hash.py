"""Names for rules, the same on every machine and in every release.

Titles and sentences are no part of a hash: a word that is mended, or a language more, makes
no other game.
"""

from hashlib import sha256
from typing import Any

from msgspec import json

from seabattle.grid import Grid
from seabattle.rules.fleet import ShipClass, rows_of
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.sea import Touching


def ruleset_hash(ruleset: Ruleset) -> str:
    """A name for exactly these rules."""
    return written_hash(json.encode(ruleset))


def written_hash(written: bytes) -> str:
    """The same for a ruleset as it was written down, by this release or another.

    It is taken over what is written and not over what we make of it, so that a field which
    a later release adds changes no older name.
    """
    rules: dict[str, Any] = json.decode(written)
    plain = {key: value for key, value in rules.items() if key not in {"title", "about"}}
    plain["fleet"] = [
        {key: value for key, value in entry.items() if key != "title"} for entry in rules["fleet"]
    ]
    return sha256(json.encode(plain)).hexdigest()


def placement_hash(ruleset: Ruleset) -> str:
    """A name for all rules by which the same fleets may be placed."""
    return placing_hash(ruleset.grid, ruleset.fleet, ruleset.sea.touching)


def placing_hash(grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching) -> str:
    """The same from what placing depends on: the grid, the fleet, how close ships may lie."""
    ships = sorted(
        [entry.name, entry.count, sorted(map(rows_of, entry.shapes)), entry.turned, entry.mirrored]
        for entry in fleet
    )
    return sha256(json.encode([grid.rows, grid.columns, touching, ships])).hexdigest()
