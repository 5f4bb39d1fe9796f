"""Names: numbers that were taught in a fixed order, each declared once with its place in it."""


class Names:
    """Declares numbers one after the other, such as the inputs of a network.

    The order is part of what was learned: a new name goes to the end of its list, and whatever
    learned the old list has to learn again.
    """

    def __init__(self) -> None:
        self.declared: list[tuple[str, int]] = []  # a name, and how many numbers it has
        self.size = 0
        self._blocks: dict[str, Names] = {}

    @property
    def all(self) -> tuple[str, ...]:
        """Every name in its order."""
        return tuple(name for name, _ in self.declared)

    def add(self, name: str, size: int = 1) -> int:
        """Declare the next number, or several; returns the place of the first one."""
        if name in self.all:
            raise ValueError(f"{name!r} is declared twice")
        place = self.size
        self.declared.append((name, size))
        self.size += size
        return place

    def add_each(self, name: str, times: int, block: "Names") -> int:
        """Declare a list of names several times, such as what is told of every pawn."""
        self._blocks[name] = block
        return self.add(name, times * block.size)

    def place_of(self, name: str) -> int:
        """Where the first number of a name lies."""
        return sum(size for _, size in self.declared[: self.all.index(name)])

    def name_of(self, place: int) -> str:
        """What lies at a place, such as `water`, `captured[3]` or `pawns[1].danger`."""
        first = 0
        for name, size in self.declared:
            inside = place - first
            if 0 <= inside < size:
                block = self._blocks.get(name)
                if block:
                    return f"{name}[{inside // block.size}].{block.name_of(inside % block.size)}"
                return name if size == 1 else f"{name}[{inside}]"
            first += size
        raise ValueError(f"there are {self.size} numbers, none at place {place}")
