"""The tables. The migrations under `migrations/` create them."""

import sqlalchemy as sa

metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("day", sa.Integer, nullable=False, doc="of the last change, from 1970-01-01"),
    sa.Column("fields", sa.Text, nullable=False, doc="`StoredMatch.to_fields` without the log; of secrets the SHA-256"),
    sa.Column("code", sa.String(5), sa.ForeignKey("classrooms.code"), doc="of the classroom that it belongs to"),
    sa.Column("status", sa.Text, doc="the `GameStatus` of a match of a classroom, so that a wall replays no logs"),
)

matches_by_day = sa.Index("matches_by_day", matches.c.day)
matches_by_code = sa.Index("matches_by_code", matches.c.code)

probe = sa.Table(
    "probe",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("written", sa.Integer, nullable=False),
)
"""Rows that are not about matches: what the last health check wrote, and when the last two sweeps were."""
HEALTH = 1
MATCH_SWEEPS, CLASSROOM_SWEEPS = (2, 3), (4, 5)
"""The rows of the last sweep and the one before: in days for matches, in hours for classrooms."""

events = sa.Table(
    "events",
    metadata,
    sa.Column("match_id", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("player", sa.String(1), nullable=False),
    sa.Column("number", sa.BigInteger),
    sa.Column("taken_back", sa.Integer, doc="the seq of the take-back that undid this move; null while it stands"),
    sa.CheckConstraint("(kind = 'cross') = (number IS NOT NULL)", name="crossed_number"),
)

STANDING = sa.text("kind = 'cross' AND taken_back IS NULL")
"""A move that was not taken back: each ply of a match has at most one."""

one_move_a_ply = sa.Index(
    "one_move_a_ply", events.c.match_id, events.c.ply, unique=True, sqlite_where=STANDING, postgresql_where=STANDING
)

classrooms = sa.Table(
    "classrooms",
    metadata,
    sa.Column("code", sa.String(5), primary_key=True),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("teacher_hash", sa.LargeBinary, nullable=False, doc="SHA-256 of the teacher's token"),
    sa.Column(
        "opened_at", sa.BigInteger, nullable=False, doc="in milliseconds; it is hidden and deleted 24 hours later"
    ),
)

classroom_events = sa.Table(
    "classroom_events",
    metadata,
    sa.Column("code", sa.String(5), sa.ForeignKey("classrooms.code"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, doc="in milliseconds"),
    sa.Column("pupil", sa.Integer),
    sa.Column("data", sa.Text, nullable=False, doc="the details as a JSON object; of tokens only the SHA-256"),
)
