"""The feature ``drafts``: fleets that were begun or saved."""

from typing import TYPE_CHECKING

from seabattle.client.fleet_store import register_fleet_store
from seabattle.features.drafts.tables import FLEET_DRAFTS, LAYOUTS
from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.features.drafts.store import FleetDrafts
    from seabattle.server.server_part import ServerPart
    from seabattle.store import Store


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.drafts.server_part import SERVER_PART

    return SERVER_PART


def make_fleet_store(store: "Store") -> "FleetDrafts":
    """The saved fleets of a store; imported only by a client that opens one."""
    from seabattle.features.drafts.store import FleetDrafts

    return FleetDrafts.of(store)


def register_client() -> None:
    """Let clients of this process keep saved fleets."""
    register_fleet_store(make_fleet_store)


FEATURE = Feature(
    name="drafts",
    tables=(LAYOUTS, FLEET_DRAFTS),
    load_server_part=load_server_part,
    register_client=register_client,
)
