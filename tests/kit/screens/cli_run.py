"""Commands run as a person runs them, within the test's own process."""

from typing import Protocol

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """The outcome of a command."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs one command."""

    def __call__(self, *arguments: object) -> Outcome:
        """The outcome of ``seabattle`` with these arguments."""
