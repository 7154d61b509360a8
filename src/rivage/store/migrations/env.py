"""Alembic environment: runs the migrations in one transaction, on the connection from `store.schema`."""

from alembic import context

from rivage.store.schema import metadata

# The caller has begun a transaction, and SQLite has transactional DDL: an interrupted migration leaves the old schema.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
