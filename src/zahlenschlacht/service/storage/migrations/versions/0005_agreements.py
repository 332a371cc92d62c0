"""Whether a match is played without help, by agreement, and how often who sits there has won before."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The matches that are there are played with help, and nobody's wins were counted."""
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
    """Remove both."""
    op.drop_column("seats", "wins")
    op.drop_column("matches", "unaided")
