"""What a feature keeps in a server process, found by a key that knows its type."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from seabattle.server.http.context import ServerContext

T = TypeVar("T")


class FeatureState(Generic[T]):
    """A typed key for the state of a feature, one for each application context.

    The kernel has no field for it: a feature declares the key as a constant of its own and
    asks ``KEY.of(context)``. The state is made when it is first asked for.
    """

    def __init__(self, make: Callable[["ServerContext"], T]) -> None:
        self._make = make
        self._held: WeakKeyDictionary[ServerContext, T] = WeakKeyDictionary()

    def of(self, context: "ServerContext") -> T:
        """The state that belongs to a context."""
        if context not in self._held:
            self._held[context] = self._make(context)
        return self._held[context]

    def put(self, context: "ServerContext", state: T) -> None:
        """Use another state than the one that would be made, such as one without a database."""
        self._held[context] = state
