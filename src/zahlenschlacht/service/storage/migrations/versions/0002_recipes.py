"""Names of strategies of any length: a strategy may be a recipe, whose name is its text."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow names of any length."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("strategy", type_=sa.Text, existing_type=sa.String(40), existing_nullable=True)


def downgrade() -> None:
    """Limit names to 40 characters again; no stored name may be longer."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("strategy", type_=sa.String(40), existing_type=sa.Text, existing_nullable=True)
