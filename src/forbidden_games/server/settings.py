"""Settings: what whoever runs the server may decide, also through the environment."""

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Self

import platformdirs

from forbidden_games.kernel.errors import BadConfig, shown
from forbidden_games.plain import COMPILED
from forbidden_games.server.logs import LOGS

CLIENT: Final = Path(__file__).parent / "client"  # where `make web` puts the built pages
PREFIX: Final = "FORBIDDEN_"
LONGEST_MESSAGE: Final = 4096  # bytes that a socket takes
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}


def own_database() -> str:
    """Where the tables of this person are kept, if nothing else is said."""
    return str(Path(platformdirs.user_data_dir("forbidden", appauthor=False)) / "tables.db")


@dataclass(frozen=True)
class Settings:
    """Every field may be set as FORBIDDEN_FIELD in the environment."""

    database: str = field(default_factory=own_database)  # a file for SQLite, or a URL
    client: Path | None = CLIENT  # None: no pages, only /api
    host: str = "127.0.0.1"  # the address it listens on, as `serve --host` says
    hosts: tuple[str, ...] = ()  # the names that browsers may call it by; none: any
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded headers are believed
    rooms: int = 2000  # awake at a time
    sockets: int = 5000
    sockets_a_room: int = 40
    sockets_an_address: int = 200  # a school or a company may have one address
    unsent_a_socket: int = 1_000_000  # letters that a browser may be behind
    unsent_an_address: int = 8_000_000  # all its browsers together
    joins_a_second: float = 5.0  # of one address, on average
    joins_at_once: int = 100  # after a restart everybody comes back
    address_messages_a_second: float = 300.0  # of all sockets of one address, on average
    address_messages_at_once: int = 3000
    tables_an_hour: int = 120  # that one visitor may set, as addresses.py counts them
    records_an_hour: int = 300  # that one visitor may show or have analysed
    records_at_once: int = 8  # that one visitor may have on their way
    moments_a_second: float = 5.0  # that one visitor may look back at, on average
    moments_at_once: int = 200
    analyses_waiting: int = 100
    analyses_a_visitor: int = 2  # of these
    analysis_seconds: float = 300.0  # that one may take
    statistics_seconds: float = 60.0  # for which a count of all finished games is told again
    idle_seconds: float = 120.0  # without listeners, until a room is forgotten
    hold_seconds: float = 60.0  # for which all who `wait` may hold one card back
    pause_seconds: float = 2.0  # before a card is revealed that somebody may want to hold back
    patience_seconds: float = 45.0  # that bots wait for a person who can win the game
    turn_seconds: float = 0.7  # that a thinker thinks about a turn
    advice_seconds: float = 1.0
    try_rollouts: int = 200 if COMPILED else 8  # of the thinker, a turn of a daily challenge
    bot_tries: int = 100  # of the thinker at each daily challenge, played in advance
    bot_tries_share: float = 0.2  # of a processor, at most, while they are played
    thinkers: int = max(os.cpu_count() or 1, 1)  # thoughts at a time
    messages_a_second: float = 10.0  # of one socket, on average
    messages_at_once: int = 30
    join_seconds: float = 15.0  # until a socket has to have joined
    grace_seconds: float = 30.0  # for a lost player, until others may put a bot there
    silence_seconds: float = 180.0  # likewise for one who is here, while the table waits for them
    sayings_a_second: float = 0.5  # of one seat, on average
    sayings_at_once: int = 6
    metrics_port: int = 0  # where Prometheus asks; 0: nowhere
    metrics_host: str = "127.0.0.1"  # the address of that port
    log: str = "text"  # or json: one object a line

    @classmethod
    def from_environment(cls) -> Self:
        """The settings of this process; raises BadConfig.

        What is empty is not said, but for the client: then there are no pages.
        """
        settings = cls()
        for each in fields(cls):
            words = os.environ.get(PREFIX + each.name.upper())
            if words or (words is not None and each.name == "client"):
                value = _read(each.name, words, getattr(settings, each.name))
                settings = replace(settings, **{each.name: value})
        return settings

    def to_environment(self) -> None:
        """Hand the settings on to the processes started from here."""
        for each in fields(self):
            value = getattr(self, each.name)
            words = ",".join(value) if isinstance(value, tuple) else str(value)
            os.environ[PREFIX + each.name.upper()] = "" if value is None else words

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it; raises BadConfig."""
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{Path(self.database).expanduser()}"
        kind, rest = self.database.split("://", 1)
        driver = DRIVERS.get(kind, kind)
        if driver not in DRIVERS.values():
            raise BadConfig(
                "a database is a file, or an address that begins with sqlite:// or postgresql://;"
                f" not {shown(kind)}://"
            )
        return f"{driver}://{rest}"

    @property
    def is_shared(self) -> bool:
        """Whether several processes can serve the same rooms."""
        return self.database_url.startswith("postgresql")


def read_log_form(words: str, name: str) -> str:
    """The form of the log; raises BadConfig."""
    if words not in LOGS:
        raise BadConfig(f"{name} is {' or '.join(LOGS)}, not {shown(words)}")
    return words


def _read(name: str, words: str, default: Any) -> Any:
    if name == "client":
        return Path(words) if words else None
    if name == "log":
        return read_log_form(words, f"{PREFIX}LOG")
    if isinstance(default, tuple):
        return tuple(filter(None, (part.strip() for part in words.split(","))))
    try:
        return type(default)(words)
    except ValueError:
        raise BadConfig(f"{PREFIX}{name.upper()} is a number, not {shown(words)}") from None
