"""The saved fleets and drafts beside the people of a store."""

from seabattle.features.drafts.store import FleetDrafts
from seabattle.store.people import People


def drafts_of(people: People) -> FleetDrafts:
    """The saved fleets and drafts in the same database."""
    return FleetDrafts(people._tables, people._now)
