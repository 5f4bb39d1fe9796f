"""Every scenario of conformance/ holds, is well formed, and together they name every rule."""

import copy
import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from conformance.reader import faults
from forbidden_games.games import GAMES
from tests.conformance import FILES, FOLDER, SCENARIOS, read
from tests.conformance.__main__ import written
from tests.conformance.table import Table
from tools import ROOT
from tools.rules import stated

pytestmark = pytest.mark.no_cover  # other tests meet every line


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_holds(name: str) -> None:
    assert faults(SCENARIOS[name], Table(name.split("/")[0])) == []


@pytest.mark.parametrize("game", sorted({name.split("/")[0] for name in FILES}))
def test_the_scenarios_name_every_rule_of_a_game_and_no_other(game: str) -> None:
    rules = set(stated(ROOT / "docs" / f"rules-{game}.md"))
    named = {
        rule
        for name, scenario in SCENARIOS.items()
        if name.startswith(f"{game}/")
        for rule in scenario["rules"]
    }
    assert rules - named == set(), "rules without a scenario"
    assert named - rules == set(), "scenarios of rules that do not exist"


def test_every_game_of_rules_has_scenarios() -> None:
    assert {name.split("/")[0] for name in FILES} == set(GAMES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_follows_the_schema_and_its_form(name: str) -> None:
    schema = json.loads((FOLDER / "schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    data = read(name)
    found = [
        f"{error.json_path}: {error.message}"
        for error in Draft202012Validator(schema).iter_errors(data)
    ]
    assert found == []
    assert f"{data['game']}/{data['subject']}" == name
    assert FILES[name].read_text("utf-8") == written(data) + "\n", "run: make conformance"


def test_the_schema_refuses_what_no_scenario_may_be() -> None:
    schema = json.loads((FOLDER / "schema.json").read_text("utf-8"))
    whole = read("island/turn")
    spoils: tuple[Callable[[dict[str, Any]], object], ...] = (
        lambda each: each.pop("title"),
        lambda each: each.update(rules=["FD-1"]),
        lambda each: each.update(rules=[]),
        lambda each: each["plays"][0].pop("changes"),
        lambda each: each.update(cannot={"0 move c4": "because"}),
        lambda each: each["position"].update(weather="fine"),
    )
    for spoil in spoils:
        data = copy.deepcopy(whole)
        spoil(data["scenarios"][0])
        assert not Draft202012Validator(schema).is_valid(data)


def test_the_readme_counts_right() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    said = re.findall(r"^(?:(\w+)/ +)?(\d+) scenarios", readme, re.MULTILINE)
    often = Counter(name.split("/")[0] for name in SCENARIOS)
    assert said == [
        ("", str(len(SCENARIOS))),
        *((game, str(often[game])) for game in ("island", "desert")),
    ]


@pytest.mark.parametrize("name", FILES)
def test_ids_and_titles_are_used_once_in_a_file(name: str) -> None:
    for key in ("id", "title"):
        often = Counter(scenario[key] for scenario in read(name)["scenarios"])
        assert [each for each, times in often.items() if times > 1] == []
