"""Fleets that a visitor saved, and fleets that were begun in a match."""

from collections.abc import Callable, Sequence

from seabattle.features.drafts.kept_draft import KeptDraft, drop_drafts, find_draft, put_draft
from seabattle.features.drafts.kept_layout import (
    MOST_BYTES,
    Layout,
    LayoutFault,
    find_layout,
    find_layouts,
    layout_names,
    put_layout,
)
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store import Store
from seabattle.store.table_access import TableAccess, delete_rows


class FleetDrafts:
    """The saved fleets (layouts) and the drafts of one database."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    @classmethod
    def of(cls, store: Store) -> "FleetDrafts":
        """The saved fleets and drafts of a store."""
        return cls(store.tables, store.watch.date)

    async def save_layout(self, layout: Layout) -> LayoutFault | None:
        """Keep a layout in place of one with its name, or say why not."""
        return await self._tables.write(lambda found: put_layout(found, layout))

    async def layouts_of(
        self, player: PlayerId, ruleset: str | None = None, most_bytes: int = MOST_BYTES
    ) -> Sequence[Layout]:
        """A player's layouts, for one set of rules or for all, by name; no more bytes than fit."""
        return await self._tables.read(
            lambda found: find_layouts(found, player, ruleset, most_bytes)
        )

    async def layout_names(self, player: PlayerId, ruleset: str) -> Sequence[str]:
        """What a player calls the layouts for a set of rules."""
        return await self._tables.read(lambda found: layout_names(found, player, ruleset))

    async def layout(self, player: PlayerId, ruleset: str, name: str) -> Layout | None:
        """The layout of that name."""
        return await self._tables.read(lambda found: find_layout(found, player, ruleset, name))

    async def delete_layout(self, player: PlayerId, ruleset: str, name: str) -> bool:
        """Throw a layout away; false when there is none."""
        where = {"player": player, "ruleset": ruleset, "name": name}
        return await self._tables.write(
            lambda connection: delete_rows(connection, "layouts", where)
        )

    async def keep_fleet(self, player: PlayerId, ruleset: str, name: str, ships: bytes) -> bool:
        """Keep a layout in place of one with its name; false where there is no more room."""
        return await self.save_layout(Layout(player, ruleset, name, ships)) is None

    async def draft_of(self, match: MatchId, player: PlayerId) -> KeptDraft | None:
        """What a player has laid so far in a match."""
        return await self._tables.read(lambda found: find_draft(found, match, player))

    async def save_draft(
        self, match: MatchId, player: PlayerId, ships: bytes, made_on: int
    ) -> KeptDraft | None:
        """Keep a draft in place of version *made_on*; nothing where another one is kept."""
        draft = KeptDraft(match, player, self._now(), ships)
        return await self._tables.write(lambda found: put_draft(found, draft, made_on))

    async def drop_drafts(self, match: MatchId, player: PlayerId | None = None) -> bool:
        """Throw away the draft of a player, or those of all; whether there was one."""
        return await self._tables.write(lambda found: drop_drafts(found, match, player))
