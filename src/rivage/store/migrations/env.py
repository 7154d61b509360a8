"""How Alembic reaches the database: by the connection that `store.schema` hands over, in one transaction."""

from alembic import context

from rivage.store.schema import metadata

# SQLite can undo changes of its tables, and the caller has begun a transaction: a killed migration leaves the old shape.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
