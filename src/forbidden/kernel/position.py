"""Positions from words: the checks that all games have in common. Each raises BadPosition."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from forbidden.kernel import bag
from forbidden.kernel.errors import BadConfig, BadPosition, shown


def expect_keys(data: object, known: tuple[str, ...], what: str) -> Mapping[str, Any]:
    """A mapping with no other keys than these."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"{what} is a mapping with {', '.join(known)}; not {shown(data)}")
    for key in data:
        if key not in known:
            raise BadPosition(f"{what} has no {shown(key)}; it has {', '.join(known)}")
    return data


def listed(data: Mapping[str, object], key: str) -> list[Any]:
    """A list; none if it is left out."""
    value = data.get(key, ())
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{key} must be a list, not {shown(value)}")
    return list(value)


def number(data: Mapping[str, object], key: str, least: int, most: int, default: int) -> int:
    """A whole number within bounds; true is none."""
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(
            f"{key} must be a whole number from {least} to {most}, not {shown(value)}"
        )
    return value


def truth(data: Mapping[str, object], key: str, default: bool) -> bool:
    """True or false, and nothing like it."""
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} must be true or false, not {shown(value)}")
    return value


def named(word: object, names: tuple[str, ...], what: str) -> int:
    """The place of a word among the names."""
    if not isinstance(word, str) or word not in names:
        raise BadPosition(f"expected {what} ({', '.join(names)}), got {shown(word)}")
    return names.index(word)


def rulings(data: Mapping[str, object], known: tuple[str, ...], config: Callable[..., Any]) -> int:
    """The rulings of a table as bits, those left out being the default."""
    given = expect_keys(data.get("rulings", {}), known, "rulings")
    try:
        bits: int = config(**given).rulings
    except BadConfig as error:
        raise BadPosition(f"in rulings, {error}") from None
    return bits


def cards(words: Iterable[object], names: tuple[str, ...], what: str) -> int:
    """A bag from a list of cards; more of a kind than any deck holds are no bag."""
    kinds = [named(word, names, what) for word in words]
    for kind in set(kinds):
        if kinds.count(kind) > 15:
            raise BadPosition(f"there are never {kinds.count(kind)} {names[kind]} cards")
    return bag.from_cards(kinds)


def counted(data: Mapping[str, object], key: str, names: tuple[str, ...]) -> int:
    """A pile as counts by card, or as a list of cards."""
    value = data[key]
    if isinstance(value, list | tuple):
        return cards(value, names, "a card")
    counts = expect_keys(value, names, key)
    return sum(number(counts, card, 0, 15, 0) << 4 * names.index(card) for card in counts)


def rest(all_cards: int, elsewhere: Iterable[int], names: tuple[str, ...]) -> int:
    """The cards of a deck that are not in these bags; refuses cards that no deck holds."""
    left = all_cards
    bags = list(elsewhere)
    for kind, name in enumerate(names):
        there = sum(bag.count(each, kind) for each in bags)
        all_there = bag.count(all_cards, kind)
        if there > all_there:
            raise BadPosition(
                f"there are {all_there} {name} cards in the game, this position has {there}"
            )
        left -= there * bag.one(kind)
    return left


def expect_whole(all_cards: int, elsewhere: Iterable[int], names: tuple[str, ...]) -> None:
    """Every card of a deck is in one of these bags."""
    missing = rest(all_cards, elsewhere, names)
    if missing:
        kind = next(bag.cards(missing))
        there = bag.count(all_cards, kind) - bag.count(missing, kind)
        raise BadPosition(
            f"there are {bag.count(all_cards, kind)} {names[kind]} cards in the game,"
            f" this position has {there}"
        )
