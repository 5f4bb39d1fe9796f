"""Network: a small value network, forward only; it is trained elsewhere."""

import math
from collections.abc import Sequence
from typing import Final

INPUTS: Final = 128  # places for them
WIDE: Final = 64  # places in the first hidden layer
NARROW: Final = 32  # places in the second
LEAK: Final = 0.01  # slope of a unit that is off


class Network:
    """Two hidden layers of leaky units and one output: the chance that the team wins."""

    def __init__(self, inputs: int, wide: int, narrow: int, numbers: Sequence[float]) -> None:
        """The numbers: first weights by input, first biases, and so on for every layer."""
        wanted = (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1
        if inputs > INPUTS or wide > WIDE or narrow > NARROW or len(numbers) != wanted:
            raise ValueError(
                f"a network of {inputs}, {wide} and {narrow} has {wanted} numbers and at most"
                f" {INPUTS}, {WIDE} and {NARROW} units, not {len(numbers)} numbers"
            )
        self.inputs = inputs
        self.wide = wide
        self.narrow = narrow
        self.first: list[float] = [0.0] * 8192  # by input, then unit
        self.first_bias: list[float] = [0.0] * 64
        self.second: list[float] = [0.0] * 2048  # by unit of the first layer, then unit
        self.second_bias: list[float] = [0.0] * 32
        self.last: list[float] = [0.0] * 32
        self.last_bias = 0.0
        self.one: list[float] = [0.0] * 64
        self.two: list[float] = [0.0] * 32
        rest = iter(numbers)
        for place in range(inputs * wide):
            self.first[place] = next(rest)
        for place in range(wide):
            self.first_bias[place] = next(rest)
        for place in range(wide * narrow):
            self.second[place] = next(rest)
        for place in range(narrow):
            self.second_bias[place] = next(rest)
        for place in range(narrow):
            self.last[place] = next(rest)
        self.last_bias = next(rest)

    def chance(self, x: list[float]) -> float:
        """The output for these inputs, from 0 to 1."""
        wide = self.wide
        narrow = self.narrow
        for unit in range(wide):
            self.one[unit] = self.first_bias[unit]
        for place in range(self.inputs):
            value = x[place]
            if value != 0.0:
                row = place * wide
                for unit in range(wide):
                    self.one[unit] += value * self.first[row + unit]
        for unit in range(narrow):
            self.two[unit] = self.second_bias[unit]
        for place in range(wide):
            value = self.one[place]
            if value < 0.0:
                value *= LEAK
            row = place * narrow
            for unit in range(narrow):
                self.two[unit] += value * self.second[row + unit]
        total = self.last_bias
        for place in range(narrow):
            value = self.two[place]
            if value < 0.0:
                value *= LEAK
            total += value * self.last[place]
        return 1.0 / (1.0 + math.exp(-total))
