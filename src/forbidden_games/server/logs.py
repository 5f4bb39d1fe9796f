"""Logs: as lines for people, or as one JSON object a line for programs."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

TEXT: Final = "text"
JSON: Final = "json"
LOGS: Final = (TEXT, JSON)
LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonFormatter(logging.Formatter):
    """One JSON object a line, a stack trace included."""

    def format(self, record: logging.LogRecord) -> str:
        words = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            words["exception"] = self.formatException(record.exc_info)
        return json.dumps(words, ensure_ascii=False)


def write_logs(form: str) -> None:
    """Write what this process has to say to standard error, in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == JSON else logging.Formatter(LINE))
    logging.basicConfig(handlers=[handler], force=True)
