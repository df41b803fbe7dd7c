"""The declared tables, as SQLAlchemy knows them.

Slow to import: only what runs queries or migrations on ordinary tables does. The logbook
writes its own three by hand, and a test holds the declarations against what the migrations make.
"""

from threading import Lock
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from seabattle.store.stored_table import (
    SEAL,
    ColumnType,
    StoredColumn,
    StoredTable,
    TableIndex,
    declared_tables,
)

_METADATA = MetaData()
_BUILDING = Lock()

_TYPES = {
    ColumnType.TEXT: Text,
    ColumnType.NUMBER: BigInteger,
    ColumnType.SMALL_NUMBER: SmallInteger,
    ColumnType.BYTES: LargeBinary,
}


def database_schema() -> MetaData:
    """All tables that are declared by now."""
    with _BUILDING:
        for table in declared_tables():
            if table.name not in _METADATA.tables:
                _build(table)
    return _METADATA


def schema_table(name: str) -> Table:
    """A table by its name."""
    found = _METADATA.tables.get(name)
    return database_schema().tables[name] if found is None else found


def _build(table: StoredTable) -> None:
    columns = [_column(each) for each in table.columns]
    if table.sealed:
        columns.append(Column(SEAL, LargeBinary))
    indexes = map(_index, table.indexes)
    Table(table.name, _METADATA, *columns, *indexes, sqlite_with_rowid=table.rowid)


def _column(column: StoredColumn) -> Column[Any]:
    return Column(
        column.name,
        _TYPES[column.type],
        primary_key=column.key,
        nullable=column.optional,
        index=column.indexed or None,
        server_default=column.default,
        autoincrement=False,
    )


def _index(index: TableIndex) -> Index | UniqueConstraint:
    if index.unique:
        return UniqueConstraint(*index.columns, name=index.name)
    some = None if index.where is None else text(index.where)
    return Index(index.name, *index.columns, sqlite_where=some, postgresql_where=some)
