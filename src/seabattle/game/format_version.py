"""The format version of stored pages and records, which hold the same rules and events.

It says what a reader must understand. A new field that an older reader may skip and still play
the same game has a default, and needs no new version; a field that it must not skip needs one.
A writer gives each page or record the oldest version whose readers get it right, so that older
releases go on reading those without the new fields.
"""

from seabattle.rules import Ruleset
from seabattle.rules.weapon import TRAITS

FORMAT_VERSION = 6
"""The newest version that is read and written.

1 is all of release 0.1.0, 2 has the torpedo, 3 (of pages alone) a seed to draw lots from, 4
(of pages alone) seats whose orders the host gives, and rounds that close at an hour, and 5 (of
pages alone) games whose fields only their owners know, and 6 (of pages alone)
a computer player that sits down later, and a pause.
"""

SEED_VERSION = 3
"""A page with a seed: a reader that drew lots without it would make the match look forged."""

HOST_VERSION = 4
"""A page of a table that needs its host: older readers would offer a taken seat, or never close."""

SEALED_TABLE_VERSION = 5
"""A page of a sealed table: a reader that did not know of it would place fleets there."""

TABLE_VERSION = 6
"""A page on which a computer player sits down or a pause begins.

A reader that skipped it would keep the seat free, or let a clock run.
"""

OLDEST_VERSION = 1
"""The version of a page or record that states none."""

RECORD_VERSIONS = frozenset({OLDEST_VERSION, *(traits.since for traits in TRAITS.values())})
"""The versions that a record can have; the others are of pages alone."""


def version_needed(ruleset: Ruleset) -> int:
    """The oldest version whose readers can play by these rules."""
    return max((weapon.since for weapon in ruleset.arsenal), default=OLDEST_VERSION)
