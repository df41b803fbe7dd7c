"""Ctrl-C that came at a moment at which Python cannot raise it."""

import _thread
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

AGAIN_AFTER = 0.05
"""Seconds after which a lost interrupt comes again."""


@contextmanager
def repeat_lost_interrupts() -> Iterator[None]:
    """Repeat a Ctrl-C that was lost, as if the user had pressed it twice.

    Where it comes while a weak reference is cleared or an object is thrown away (after every
    import, for one), no handler can catch it: Python prints a traceback, and goes on.
    """
    tell = sys.unraisablehook

    def repeat(lost: Any) -> None:
        if issubclass(lost.exc_type, KeyboardInterrupt):
            # By a thread: here it would be lost as the first one was.
            _thread.start_new_thread(_interrupt_later, ())
        else:
            tell(lost)

    sys.unraisablehook = repeat
    try:
        yield
    finally:
        sys.unraisablehook = tell


def _interrupt_later() -> None:
    time.sleep(AGAIN_AFTER)
    _thread.interrupt_main()
