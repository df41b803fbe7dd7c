"""A command of the command line, as the folder that it belongs to declares it."""

from collections.abc import Callable

from cyclopts import App
from msgspec import Struct


class Command(Struct, frozen=True, kw_only=True):
    """One command, under the name of its function."""

    run: Callable[..., object]
    place: int
    """The position in ``seabattle --help``."""
    examples: tuple[str, ...]

    @property
    def name(self) -> str:
        """The word that is typed after ``seabattle``."""
        return self.run.__name__.replace("_", "-")

    def add_to(self, app: App) -> None:
        """Make it a command of the command line, with its examples."""
        epilogue = "Examples:\n" + "\n".join(f"  {example}" for example in self.examples)
        app.command(self.run, help_epilogue=epilogue, sort_key=self.place)


class CommandGroup(Struct, frozen=True, kw_only=True):
    """Several commands under one word, such as ``seabattle admin bans``."""

    name: str
    make: Callable[[], App]
    place: int | None = None
    within: str | None = None
    """The group of another feature that it belongs to, such as ``admin``."""

    def add_to(self, app: App) -> None:
        """Make it a group of the command line, or of the group that it belongs to."""
        group = self.make()
        group.sort_key = self.place
        app.command(group)
