"""Where Alembic learns which database it works on: one that is open already."""

from alembic import context

from seabattle.features.registry import FEATURES
from seabattle.store.database_schema import database_schema

assert FEATURES
context.configure(
    connection=context.config.attributes["connection"], target_metadata=database_schema()
)
with context.begin_transaction():
    context.run_migrations()
