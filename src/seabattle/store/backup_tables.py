"""What every copy of a store has to know: which tables there are, and which must be empty."""

from seabattle.trouble import Trouble

KEPT = (
    *("pages", "cards", "sitters", "players", "tokens", "layouts", "fleet_drafts", "waiting"),
    *("channels", "outbox", "queues", "placings"),
    *("sign_ups", "sign_up_entries", "post_hooks", "post_marks"),
    *("single_use_codes", "passkeys", "blocks", "reports"),
    *("sessions", "bans", "tombstones", "deleted_matches", "deletion_wishes", "acts", "counters"),
    *("daily_seas", "daily_tries", "match_figures", "figures_since"),
)
"""Tables that have to be empty where a copy is put back."""

REPLACED = "secrets"
"""A new server has made a key by itself; the old one goes on signing sessions."""


def columns() -> dict[str, list[str]]:
    """The columns of every table of ours."""
    from seabattle.store.database_schema import METADATA

    return {
        table.name: [column.name for column in table.columns] for table in METADATA.sorted_tables
    }


def check_empty(rows: dict[str, int], place: str) -> None:
    """Refuse a place where something is kept already, given the rows of each table."""
    if any(rows.values()):
        raise Trouble("store/not-empty", place=place, matches=rows["cards"])
