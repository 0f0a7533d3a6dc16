"""Run by Alembic, with the connection that `kantor.server.database` hands over."""

from alembic import context

from kantor.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
