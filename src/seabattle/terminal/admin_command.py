"""Commands of an operator below ``seabattle admin``, as features declare them."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cyclopts import App


class AdminCommand(NamedTuple):
    """A command, its name, and an example of it."""

    command: Callable[..., Any]
    name: str
    help_epilogue: str

    def add_to(self, app: App) -> None:
        """Make it a command of a group, with its example."""
        epilogue = "Examples:\n" + f"  seabattle admin {self.help_epilogue}"
        app.command(self.command, name=self.name, help_epilogue=epilogue)


def make_group(name: str, commands: Iterable[AdminCommand]) -> App:
    """The commands about one kind of thing."""
    verbs = ", ".join(each.name for each in commands)
    group = App(name=name, help=f"{name.capitalize()}: {verbs}.")
    for each in commands:
        each.add_to(group)
    return group
