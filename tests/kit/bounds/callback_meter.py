"""How long a change or a question of the ordinary tables takes, in processor time of its thread.

Changes are made in the thread that writes the pages of matches, questions in one other thread: a
long one of either keeps all visitors waiting.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from seabattle.store.sqlite import sqlite_tables


class CallbackMeter:
    """The longest change or question since the last reset."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.culprit = ""

    def note(self, question: Callable[..., Any], seconds: float) -> None:
        """Note a change or a question that was carried out."""
        if seconds > self.longest:
            self.longest, self.culprit = seconds, repr(question)

    def reset(self) -> None:
        """Look anew."""
        self.longest, self.culprit = 0.0, ""


@contextmanager
def meter_callbacks() -> Iterator[CallbackMeter]:
    """Measure all changes and questions of tables in SQLite files, as long as it is wanted."""
    meter = CallbackMeter()
    change: Callable[..., Any] = sqlite_tables._try_change
    ask: Callable[..., Any] = sqlite_tables._ask

    def measure(carry_out: Callable[..., Any]) -> Callable[..., Any]:
        def measured(place: Any, question: Callable[..., Any]) -> Any:
            began = time.thread_time()
            try:
                return carry_out(place, question)
            finally:
                meter.note(question, time.thread_time() - began)

        return measured

    sqlite_tables._try_change, sqlite_tables._ask = measure(change), measure(ask)
    try:
        yield meter
    finally:
        sqlite_tables._try_change, sqlite_tables._ask = change, ask
