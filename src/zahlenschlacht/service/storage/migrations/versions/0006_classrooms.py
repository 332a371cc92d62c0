"""Classrooms, their logs, and how far their games are."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "classrooms",
        sa.Column("code", sa.String(5), primary_key=True),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("teacher_hash", sa.LargeBinary, nullable=False, comment="SHA-256 of the teacher's token"),
        sa.Column("opened_at", sa.BigInteger, nullable=False, comment="in milliseconds; it is deleted 24 hours later"),
    )
    op.create_table(
        "classroom_events",
        sa.Column("code", sa.String(5), sa.ForeignKey("classrooms.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="in milliseconds"),
        sa.Column("pupil", sa.Integer),
        sa.Column("data", sa.Text, nullable=False, comment="the details as a JSON object; of tokens only the SHA-256"),
    )
    op.create_table(
        "games",
        sa.Column("match_id", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("code", sa.String(5), sa.ForeignKey("classrooms.code"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.String(1), comment="null when the game is over"),
        sa.Column("winner", sa.String(1), comment="null while the game goes on"),
        sa.Column("away", sa.String(2), nullable=False, comment="for whom the learner plays"),
        sa.Column("moved", sa.BigInteger, nullable=False, comment="when the match last changed, in milliseconds"),
    )
    op.create_index("games_by_code", "games", ["code"])


def downgrade() -> None:
    """Drop the three tables."""
    op.drop_table("games")
    op.drop_table("classroom_events")
    op.drop_table("classrooms")
