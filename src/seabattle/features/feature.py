"""What a feature declares of itself; the kernel walks over these declarations."""

from msgspec import Struct

from seabattle.store.stored_table import StoredTable


class Feature(Struct, frozen=True, kw_only=True):
    """One feature: everything that a site has with it and lacks without it."""

    name: str
    """That of its folder; ``--without`` takes it."""
    tables: tuple[StoredTable, ...] = ()
    """Always there, also while the feature is switched off."""
