"""Tables that wait in a lobby, and what was said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "matches", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "sayings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("arguments", sa.Text, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("said_at", sa.String(32), nullable=False),
    )
    op.create_index("sayings_by_match", "sayings", ["match_id", "id"])
