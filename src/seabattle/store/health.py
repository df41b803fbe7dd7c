"""The health of a store: whether the last write was kept, and whether it is there at all."""

import asyncio
import logging

from msgspec import Struct

from seabattle.trouble import Trouble

LOG = logging.getLogger("seabattle.store")


class StoreNotUp(Trouble):
    """Nobody answers at the address of a store, or not yet: it may help to wait."""


class DiskUsage(Struct, frozen=True):
    """What a store on this machine has of its disk, in bytes."""

    free: int
    """The room that is left."""
    wal: int
    """What the write-ahead log takes."""


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
