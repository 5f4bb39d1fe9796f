"""Counted tries at the daily challenge, many tries of bots, and how far a game came."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("progress", sa.Integer))
    op.add_column("matches", sa.Column("turns", sa.Integer))
    op.add_column(
        "matches", sa.Column("is_counted", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    )
    op.create_index("attempts_by_visitor", "attempts", ["visitor"])
    op.create_table(
        "bot_attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("bot", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("outcome", sa.String(24), nullable=False),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
    )
    op.drop_table("tries")  # one try of a bot for each day: it is played again, a hundred times
