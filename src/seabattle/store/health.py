"""The health of a store: whether the last write was kept, and whether it is there at all."""

import asyncio
import logging
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.trouble import Trouble

LOG = logging.getLogger("seabattle.store")


class StoreNotUp(Trouble):
    """Nobody answers at the address of a store, or not yet: it may help to wait."""


class DiskUsage(Struct, frozen=True):
    """What a store takes of its disk and leaves there, in bytes."""

    free: int | None
    """The room that is left; unknown where the disk is that of a database server."""
    wal: int = 0
    """What the write-ahead log takes."""
    total: int = 0
    """The size of the disk."""
    taken: int = 0
    """What the database takes."""


class StorageLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of its disk a store may take before nothing new is begun."""

    least_free: Annotated[int, Meta(ge=0)] = 512 * 1024 * 1024
    """Bytes that are kept free for games that have begun, but no more than 5 % of the disk."""
    most_bytes: Annotated[int, Meta(ge=1)] | None = None
    """Bytes of the database itself."""

    def is_exceeded(self, usage: DiskUsage) -> bool:
        """Whether only games that have begun should go on."""
        if self.most_bytes is not None and usage.taken > self.most_bytes:
            return True
        return usage.free is not None and usage.free < min(self.least_free, usage.total // 20)


class Vacuumed(Struct, frozen=True):
    """What a store took of its disk before it was tidied up, and after, in bytes."""

    before: int
    after: int


class StoreHealth:
    """What is known of a store from the last that was written there, by whichever thread."""

    def __init__(self) -> None:
        self.writable = True
        """Whether the last write was kept, or a probe after one that was not."""
        self.lost = asyncio.Event()
        """Set when the file was deleted or replaced: nothing more will be kept."""
        self._loop = asyncio.get_running_loop()

    def note_write(self, *, kept: bool) -> None:
        """Take down what became of a write."""
        self.writable = kept and not self.lost.is_set()

    def note_loss(self) -> None:
        """Take down that the store is gone."""
        LOG.error("database file was deleted or replaced, stopping")
        self.writable = False
        self._loop.call_soon_threadsafe(self.lost.set)
