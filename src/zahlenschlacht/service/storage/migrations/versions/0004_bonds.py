"""The bond of a match: its text, where it is no sum with the divisor d."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The matches that are there are sums, and stay as they are."""
    op.add_column("matches", sa.Column("bond", sa.Text, comment="its text; null for a sum, whose divisor is d"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "bond")
