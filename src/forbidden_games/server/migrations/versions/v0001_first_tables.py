"""Matches, their seats and plays; secrets, tries of bots, analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("layout", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("roles", sa.String(100), nullable=False),
        sa.Column("outcome", sa.String(24), nullable=False),
        sa.Column("challenge", sa.String(10)),
        sa.Column("following", sa.String(32)),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("finished_at", sa.String(32)),
    )
    op.create_index("matches_by_challenge", "matches", ["challenge"])
    op.create_index("matches_by_outcome", "matches", ["outcome"])
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("key_hash", sa.String(64)),
    )
    op.create_table(
        "plays",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("played_at", sa.String(32), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("bot", sa.String(16), primary_key=True),
        sa.Column("outcome", sa.String(24), nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("problem", sa.Text),
        sa.Column("updated_at", sa.Float, nullable=False),
    )
