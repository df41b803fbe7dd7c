"""The port to saved fleets: a client keeps them only with what a feature registers."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from seabattle.matches.port import MatchId, PlayerId

if TYPE_CHECKING:
    from seabattle.store import Store


class SavedFleet(Protocol):
    """One fleet under a name."""

    @property
    def ruleset(self) -> str:
        """The hash of the rules that it was placed by."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def ships(self) -> bytes:
        """The ships as JSON."""


class SavedDraft(Protocol):
    """A fleet that was begun in a match."""

    @property
    def version(self) -> int:
        """Grows with every change."""

    @property
    def ships(self) -> bytes:
        """The ships as JSON."""


class FleetStore(Protocol):
    """Where saved fleets and drafts are kept."""

    async def layouts_of(
        self, player: PlayerId, ruleset: str | None = None, most_bytes: int = ...
    ) -> Sequence[SavedFleet]:
        """The saved fleets of a player, for one set of rules or for all, by name."""

    async def keep_fleet(self, player: PlayerId, ruleset: str, name: str, ships: bytes) -> bool:
        """Keep a fleet in place of one with its name; false where there is no more room."""

    async def draft_of(self, match: MatchId, player: PlayerId) -> SavedDraft | None:
        """The fleet that a player has begun in a match."""

    async def save_draft(
        self, match: MatchId, player: PlayerId, ships: bytes, made_on: int
    ) -> SavedDraft | None:
        """Keep a draft in place of version *made_on*; nothing where another one is kept."""

    async def drop_drafts(self, match: MatchId, player: PlayerId | None = None) -> bool:
        """Delete the draft of a player, or those of all; whether there was one."""


class NoFleetStore:
    """Keeps nothing: the feature is switched off."""

    async def layouts_of(
        self, _player: PlayerId, _ruleset: str | None = None, most_bytes: int = 0
    ) -> Sequence[SavedFleet]:
        """No fleets."""
        assert most_bytes >= 0
        return ()

    async def keep_fleet(self, _player: PlayerId, _ruleset: str, _name: str, _ships: bytes) -> bool:
        """There is no room."""
        return False

    async def draft_of(self, _match: MatchId, _player: PlayerId) -> SavedDraft | None:
        """No draft."""
        return None

    async def save_draft(
        self, _match: MatchId, _player: PlayerId, _ships: bytes, _made_on: int
    ) -> SavedDraft | None:
        """Nothing is kept."""
        return None

    async def drop_drafts(self, _match: MatchId, _player: PlayerId | None = None) -> bool:
        """There is nothing to delete."""
        return False


_makers: list[Callable[["Store"], FleetStore]] = []


def register_fleet_store(make: Callable[["Store"], FleetStore] | None) -> None:
    """Keep saved fleets by this implementation from now on; or not at all."""
    _makers[:] = [] if make is None else [make]


def fleet_store(store: "Store") -> FleetStore:
    """The saved fleets of a store at this machine."""
    return _makers[0](store) if _makers else NoFleetStore()
