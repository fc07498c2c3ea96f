"""What Alembic runs: bring the database of the connection it is handed up to date. See `database.migrate`."""

from alembic import context

from cartomante.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    compare_type=True,
    render_as_batch=True,  # SQLite changes a column only by copying its table
)
with context.begin_transaction():
    context.run_migrations()
