"""Why a store is not opened, or not copied.

As with refusals of the game, an obstacle is a code and its facts; the sentences are in the
catalogs, so that a host reads them in their own language.
"""

from seabattle.speech.error_sentence import error_sentence

STORE_OBSTACLES = (
    "store/bad-address",
    "store/bad-bus",
    "store/no-folder",
    "store/no-file",
    "store/no-database",
    "store/not-ours",
    "store/newer",
    "store/not-migrated",
    "store/network",
    "store/unsafe",
    "store/unreachable",
    "store/extra-missing",
    "store/damaged",
    "store/not-empty",
    "store/file-exists",
)
"""Every way in which a store can be refused."""


class StoreRefused(Exception):  # noqa: N818 -- It states the obstacle, as refusals do.
    """A store that must not be used as it is: which obstacle, and its facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return error_sentence("en", self)
