"""The script that Alembic runs: it migrates on the connection that `migrate` passes."""

from alembic import context

from zahlenschlacht.service.storage.schema import metadata


def run() -> None:
    """Run the migrations."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only there while Alembic runs this file
    run()
