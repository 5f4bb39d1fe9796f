"""The scenarios of conformance/ hold in the second reading of the rules too."""

import pytest

from conformance.reader import faults
from tests.conformance import SCENARIOS
from tests.reference.conformance_table import SecondReading


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_holds(name: str) -> None:
    assert faults(SCENARIOS[name], SecondReading(name.split("/")[0])) == []
