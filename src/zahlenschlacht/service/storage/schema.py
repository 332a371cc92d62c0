"""The tables. The migrations under `migrations/` create them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    func,
    text,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("d", BigInteger, nullable=False),
    Column("bond", Text, comment="its text; null for a sum, whose divisor is d"),
    Column("remainder", BigInteger, nullable=False),
    Column("divider", String(1), nullable=False),
    Column("board", Text, comment="own numbers as a JSON list; null for 1..n"),
    Column("crossed", Text, nullable=False, comment="the numbers crossed out at the opening as a JSON list"),
    Column("seed", BigInteger, nullable=False),
    Column("opened", DateTime, nullable=False, server_default=func.now()),
    Column("day", Integer, nullable=False, server_default="0", comment="of the last change, from 1970-01-01"),
    Column("unaided", Boolean, nullable=False, server_default=false(), comment="played without help, by agreement"),
)

matches_by_day = Index("matches_by_day", matches.c.day)

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written", Integer, nullable=False),
)
"""Rows that are not about matches: what the last health check wrote, and the days of the last two sweeps."""
HEALTH, LAST_SWEEP, EARLIER_SWEEP = 1, 2, 3

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(1), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("strategy", Text),
    Column("share", Float),
    Column("wins", Integer, nullable=False, server_default="0", comment="of who sits here, in the matches before"),
    Column("token_hash", LargeBinary, comment="SHA-256 of the token that holds the seat"),
    Column("join_hash", LargeBinary, comment="SHA-256 of the secret that lets one person take the open seat"),
)

events = Table(
    "events",
    metadata,
    Column("match_id", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("player", String(1), nullable=False),
    Column("number", BigInteger),
    Column("taken_back", Integer, comment="the seq of the take-back that undid this move; null while it stands"),
    CheckConstraint("(kind = 'cross') = (number IS NOT NULL)", name="crossed_number"),
)

STANDING = text("kind = 'cross' AND taken_back IS NULL")
"""A move that was not taken back: each ply of a match has at most one."""

one_move_a_ply = Index(
    "one_move_a_ply",
    events.c.match_id,
    events.c.ply,
    unique=True,
    sqlite_where=STANDING,
    postgresql_where=STANDING,
)

classrooms = Table(
    "classrooms",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("language", String(10), nullable=False),
    Column("teacher_hash", LargeBinary, nullable=False, comment="SHA-256 of the teacher's token"),
    Column("opened_at", BigInteger, nullable=False, comment="in milliseconds; it is deleted 24 hours later"),
)

classroom_events = Table(
    "classroom_events",
    metadata,
    Column("code", String(5), ForeignKey("classrooms.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False, comment="in milliseconds"),
    Column("pupil", Integer),
    Column("data", Text, nullable=False, comment="the details as a JSON object; of tokens only the SHA-256"),
)

games = Table(
    "games",
    metadata,
    Column("match_id", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("code", String(5), ForeignKey("classrooms.code"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", String(1), comment="null when the game is over"),
    Column("winner", String(1), comment="null while the game goes on"),
    Column("away", String(2), nullable=False, comment="for whom the learner plays"),
    Column("moved", BigInteger, nullable=False, comment="when the match last changed, in milliseconds"),
)
"""The matches of classrooms and how far they are, so that a wall is drawn without replaying logs."""

games_by_code = Index("games_by_code", games.c.code)
