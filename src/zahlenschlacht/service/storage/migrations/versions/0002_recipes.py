"""A strategy may be a recipe, whose name is longer than those of the strategies that have one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the name of a strategy have any length."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("strategy", type_=sa.Text, existing_type=sa.String(40), existing_nullable=True)


def downgrade() -> None:
    """Cut it at 40 characters again; there must be no longer one."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("strategy", type_=sa.String(40), existing_type=sa.Text, existing_nullable=True)
