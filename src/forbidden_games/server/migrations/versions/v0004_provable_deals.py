"""Seeds of 128 bits, the salt of a table's commitment, and where a deal comes from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # A new column instead of a new type: SQLite would have to copy the table, which seats refer to.
    op.add_column(
        "matches", sa.Column("seed_text", sa.String(34), nullable=False, server_default="0")
    )
    op.execute("UPDATE matches SET seed_text = CAST(seed AS VARCHAR(34))")
    op.drop_column("matches", "seed")
    op.alter_column("matches", "seed_text", new_column_name="seed")
    op.add_column("matches", sa.Column("salt", sa.String(32)))
    op.add_column("matches", sa.Column("deal", sa.String(12)))
    op.execute("UPDATE matches SET deal = 'challenge' WHERE challenge IS NOT NULL")
    op.execute("UPDATE matches SET deal = 'prepared' WHERE config LIKE '%\"prepared\"%'")
