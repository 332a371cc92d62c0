"""Matches, their seats and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("d", sa.BigInteger, nullable=False),
        sa.Column("remainder", sa.BigInteger, nullable=False),
        sa.Column("divider", sa.String(1), nullable=False),
        sa.Column("board", sa.Text, comment="own numbers as a JSON list; null for 1..n"),
        sa.Column("crossed", sa.Text, nullable=False, comment="the numbers crossed out at the opening as a JSON list"),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("opened", sa.DateTime, nullable=False, server_default=sa.func.now()),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player", sa.String(1), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("strategy", sa.String(40)),
        sa.Column("share", sa.Float),
        sa.Column("token_hash", sa.LargeBinary, comment="SHA-256 of the token that holds the seat"),
        sa.Column("join_hash", sa.LargeBinary, comment="SHA-256 of the secret that lets one person take the open seat"),
    )
    op.create_table(
        "events",
        sa.Column("match_id", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("player", sa.String(1), nullable=False),
        sa.Column("number", sa.BigInteger),
        sa.Column(
            "taken_back", sa.Integer, comment="the seq of the take-back that undid this move; null while it stands"
        ),
        sa.CheckConstraint("(kind = 'cross') = (number IS NOT NULL)", name="crossed_number"),
    )
    standing = sa.text("kind = 'cross' AND taken_back IS NULL")
    op.create_index(
        "one_move_a_ply",
        "events",
        ["match_id", "ply"],
        unique=True,
        sqlite_where=standing,
        postgresql_where=standing,
    )


def downgrade() -> None:
    """Drop the three tables."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_table("matches")
