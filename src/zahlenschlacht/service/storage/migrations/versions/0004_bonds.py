"""The bond of a match: its text, unless it is a sum with the divisor d."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. It is null for the existing matches, which are sums."""
    op.add_column("matches", sa.Column("bond", sa.Text, comment="its text; null for a sum, whose divisor is d"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("matches", "bond")
