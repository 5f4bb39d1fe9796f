"""The scenarios of conformance/, read, run, and completed by `python -m tests.conformance`."""

import json
from typing import Any, Final

from tools import ROOT

FOLDER: Final = ROOT / "conformance"
FILES: Final = {f"{file.parent.name}/{file.stem}": file for file in sorted(FOLDER.glob("*/*.json"))}


def read(name: str) -> dict[str, Any]:
    """One file of scenarios, by its name as in island/flooding."""
    data: dict[str, Any] = json.loads(FILES[name].read_text("utf-8"))
    return data


SCENARIOS: Final[dict[str, dict[str, Any]]] = {
    f"{name}/{scenario['id']}": scenario for name in FILES for scenario in read(name)["scenarios"]
}
