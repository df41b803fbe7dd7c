"""A progress bar for the waiting user: on standard error, and only if that is a terminal."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def show_progress(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The things as they come, with a bar that grows by each of them."""
    if not sys.stderr.isatty():
        yield from things
        return
    # Imported here: most commands are done before it would be loaded.
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        for thing in things:
            bar.advance(task)
            yield thing
