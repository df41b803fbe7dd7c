"""Matches kept: SQLite and PostgreSQL behind one port.

What must stay true: nobody is told of a page before it is on disk, and a page that is not
the one that was written is never given to anybody.
"""

from seabattle.store.address import default_database
from seabattle.store.database import Store, hold_store, open_bell, open_store

__all__ = [
    "Store",
    "default_database",
    "hold_store",
    "open_bell",
    "open_store",
]
