"""The day of a match's last change, from which its expiry is counted, and a table for health checks."""

from datetime import date

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the existing matches count as changed today."""
    op.add_column(
        "matches",
        sa.Column("day", sa.Integer, nullable=False, server_default="0", comment="of the last change, from 1970-01-01"),
    )
    today = (date.today() - date(1970, 1, 1)).days
    op.execute(sa.text(f"UPDATE matches SET day = {today}"))
    op.create_index("matches_by_day", "matches", ["day"])
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the table and the column."""
    op.drop_table("probe")
    op.drop_index("matches_by_day", "matches")
    op.drop_column("matches", "day")
