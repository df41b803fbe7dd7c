"""Where Alembic learns which database it works on: one that is open already."""

from alembic import context

from seabattle.store.database_schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
