"""Network: a small value network, forward only; it is trained elsewhere."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

INPUTS: Final = 256  # places for them
WIDE: Final = 64  # places in the first hidden layer
NARROW: Final = 32  # places in the second
LEAK: Final = 0.01  # slope of a unit that is off
BLOCK: Final = 16  # units summed at once; a bare 16 in the loops, so that C unrolls them


class Layer:
    """One layer: weights and biases of units that are summed sixteen at a time."""

    def __init__(self, inputs: int, units: int, numbers: Iterator[float]) -> None:
        self.units = units
        self.stride = -(-units // BLOCK) * BLOCK  # units and some that are never asked
        self.weights: list[float] = [0.0] * 16384  # by input, then unit
        self.biases: list[float] = [0.0] * 64
        self.places: list[int] = [0] * 256  # inputs that are not zero
        self.values: list[float] = [0.0] * 256
        self.sums: list[float] = [0.0] * 64  # what the units say
        for place in range(inputs):
            for unit in range(units):
                self.weights[place * self.stride + unit] = next(numbers)
        for unit in range(units):
            self.biases[unit] = next(numbers)

    def add_up(self, x: list[float], inputs: int, leak: float) -> None:
        """Let the units speak about these inputs, of which negative ones count less."""
        sums = [0.0] * 16
        size = 0
        for place in range(inputs):
            value = x[place]
            if value != 0.0:
                self.places[size] = place * self.stride
                self.values[size] = value if value > 0.0 else leak * value
                size += 1
        for part in range(self.stride // BLOCK):
            block = BLOCK * part
            for unit in range(16):
                sums[unit] = self.biases[block + unit]
            for n in range(size):
                value = self.values[n]
                row = self.places[n] + block
                for unit in range(16):
                    sums[unit] += value * self.weights[row + unit]
            for unit in range(16):
                self.sums[block + unit] = sums[unit]


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
        rest = iter(numbers)
        self.inputs = inputs
        self.first = Layer(inputs, wide, rest)
        self.second = Layer(wide, narrow, rest)
        self.last = Layer(narrow, 1, rest)

    def chance(self, x: list[float]) -> float:
        """The output for these inputs, from 0 to 1."""
        self.first.add_up(x, self.inputs, 1.0)
        self.second.add_up(self.first.sums, self.first.units, LEAK)
        self.last.add_up(self.second.sums, self.second.units, LEAK)
        return 1.0 / (1.0 + math.exp(-self.last.sums[0]))
