"""Whether the players agreed to play without help, and how many earlier matches each of them has won."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. The existing matches are played with help, and their players have no wins."""
    op.add_column(
        "matches",
        sa.Column(
            "unaided",
            sa.Boolean,
            nullable=False,
            server_default=sa.false(),
            comment="played without help, by agreement",
        ),
    )
    op.add_column(
        "seats",
        sa.Column(
            "wins",
            sa.Integer,
            nullable=False,
            server_default="0",
            comment="of who sits here, in the matches before",
        ),
    )


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seats", "wins")
    op.drop_column("matches", "unaided")
