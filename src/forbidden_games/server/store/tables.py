"""The tables of the database: the same for SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
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
)

METADATA: Final = MetaData()

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("config", Text, nullable=False),  # JSON, with the table's rule of advice
    Column("seed", String(34), nullable=False),  # as text: numbers end at 64 bits
    Column("salt", String(32)),  # of the commitment; tables before version 4 have none
    Column("deal", String(12)),  # where the seed comes from
    Column("pace", Float, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("layout", String(40), nullable=False),  # empty where a game has none
    Column("players", Integer, nullable=False),
    Column("roles", String(100), nullable=False),  # as dealt, with commas
    Column("outcome", String(24), nullable=False),
    Column("challenge", String(10)),  # the day
    Column("is_counted", Boolean, nullable=False, server_default=false()),  # as a browser's try
    Column("progress", Integer),  # once it is over
    Column("turns", Integer),
    Column("following", String(32)),  # the rematch
    Column("created_at", String(32), nullable=False),  # ISO 8601, UTC
    Column("finished_at", String(32)),
    Column("started", Boolean, nullable=False),  # False: in the lobby
    Column("chat", Boolean, nullable=False),  # players may write what they like
    Index("matches_by_challenge", "challenge"),
    Index("matches_by_outcome", "outcome"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(16)),
    Column("key_hash", String(64)),
)

# The key makes the second of two writers fail instead of corrupt.
plays: Final = Table(
    "plays",
    METADATA,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),
    Column("events", Text, nullable=False),  # JSON
    Column("played_at", String(32), nullable=False),
)

# What was said at a table: no part of its record.
sayings: Final = Table(
    "sayings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("key", String(80)),
    Column("arguments", Text, nullable=False),  # JSON
    Column("text", Text),
    Column("said_at", String(32), nullable=False),
    Index("sayings_by_match", "match_id", "id"),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The key makes the second try of a browser fail.
attempts: Final = Table(
    "attempts",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("visitor", String(64), primary_key=True),  # a hash
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Index("attempts_by_visitor", "visitor"),
)

bot_attempts: Final = Table(
    "bot_attempts",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("bot", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("outcome", String(24), nullable=False),
    Column("progress", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("done", Float, nullable=False),
    Column("result", Text),
    Column("problem", Text),
    Column("updated_at", Float, nullable=False),  # seconds since 1970
)
