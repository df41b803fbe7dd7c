"""What every copy of a store has to know: which tables there are, and which must be empty."""

from collections.abc import Collection, Sequence

from seabattle.store.stored_table import Restore, declared_tables
from seabattle.trouble import Trouble


def table_columns() -> dict[str, Sequence[str]]:
    """The columns of every table of ours."""
    return {table.name: table.all_columns for table in declared_tables()}


def tables_at(restore: Restore) -> Sequence[str]:
    """The tables in which a restore has to find the same."""
    return [table.name for table in declared_tables() if table.restore is restore]


def check_empty(rows: dict[str, int], place: str) -> None:
    """Refuse a place where something is kept already, given the rows of each table."""
    if any(rows.values()):
        raise Trouble("store/not-empty", place=place, matches=rows["cards"])


def check_declared(names: Collection[str]) -> None:
    """Stop a copy that would leave a table out because its declaration was not imported."""
    unknown = set(names) - {*table_columns(), "alembic_version"}
    assert not unknown, f"undeclared: {sorted(unknown)}"
