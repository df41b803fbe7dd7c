"""Work for worker processes that can be measured, or goes wrong."""

import os
import time
from typing import NoReturn


def burn(seconds: float) -> None:
    """Use the processor for so long."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def raise_locally() -> NoReturn:
    """Raise what cannot cross to another process."""

    class Local(Exception):  # noqa: N818 -- A local class has no name that pickle could find.
        pass

    raise Local("never mind")


class Unreadable:
    """Something that can be sent, and not read."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)

    def __call__(self) -> None:
        """Never called: no process can unpickle it."""


_kept: list[bytes] = []


def keep_memory(size: int) -> int:
    """Keep so many bytes as a cache would, and say which process does."""
    _kept.append(b"x" * size)
    return os.getpid()
