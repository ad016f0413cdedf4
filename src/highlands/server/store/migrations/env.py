"""Alembic's environment: runs the migrations on the connection it is given, inside the transaction open there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
