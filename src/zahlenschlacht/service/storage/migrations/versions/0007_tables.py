"""The first tables, as `schema` describes them. Older databases (0001 to 0006) are refused.

The migration that first changes a table must also write out here how it is today. A test fails until it does.
"""

from alembic import op

from zahlenschlacht.service.storage.schema import metadata

revision = "0007"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; raises if one exists already."""
    metadata.create_all(op.get_bind(), checkfirst=False)
