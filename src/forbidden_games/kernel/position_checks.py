"""Checks of positions typed in, for every game. Each raises BadPosition."""

from collections.abc import Iterable, Mapping
from typing import Any

from forbidden_games.kernel import bag
from forbidden_games.kernel.errors import BadConfig, BadPosition, listing, shown
from forbidden_games.kernel.rulings import Rulings


def expect_keys(data: object, known: tuple[str, ...], what: str) -> Mapping[str, Any]:
    """The data as a mapping that has no keys but the known ones."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"{what} is a mapping with {listing(known)}; not {shown(data)}")
    for key in data:
        if key not in known:
            raise BadPosition(f"{what} has no {shown(key)}; it has {listing(known)}")
    return data


def listed(data: Mapping[str, object], key: str) -> list[Any]:
    """The list under a key; an empty one if the key is left out."""
    value = data.get(key, ())
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{key} must be a list, not {shown(value)}")
    return list(value)


def number(data: Mapping[str, object], key: str, least: int, most: int, default: int) -> int:
    """The whole number under a key, within bounds; true does not count as 1."""
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(
            f"{key} must be a whole number from {least} to {most}, not {shown(value)}"
        )
    return value


def truth(data: Mapping[str, object], key: str, default: bool) -> bool:
    """The truth value under a key; 0 and 1 are not taken for one."""
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} must be true or false, not {shown(value)}")
    return value


def named(word: object, names: tuple[str, ...], what: str) -> int:
    """The index of a word in a tuple of names."""
    if not isinstance(word, str) or word not in names:
        raise BadPosition(f"expected {what} ({listing(names)}), got {shown(word)}")
    return names.index(word)


def rulings(data: Mapping[str, object], known: Rulings) -> int:
    """The rulings of a table as bits; those left out have their usual answers."""
    given = expect_keys(data.get("rulings", {}), known.keys, "rulings")
    try:
        return known.bits(known.check(given))
    except BadConfig as error:
        raise BadPosition(f"in rulings, {error}") from None


def cards(words: Iterable[object], names: tuple[str, ...], what: str) -> int:
    """The bag of a list of cards; refuses more of a kind than a bag can hold."""
    kinds = [named(word, names, what) for word in words]
    for kind in set(kinds):
        if kinds.count(kind) > 15:
            raise BadPosition(f"there are never {kinds.count(kind)} {names[kind]} cards")
    return bag.from_cards(kinds)


def counted(data: Mapping[str, object], key: str, names: tuple[str, ...]) -> int:
    """The bag of the pile under a key, given as counts by card or as a list of cards."""
    value = data[key]
    if isinstance(value, list | tuple):
        return cards(value, names, "a card")
    counts = expect_keys(value, names, key)
    return sum(number(counts, card, 0, 15, 0) << 4 * names.index(card) for card in counts)


def rest(all_cards: int, elsewhere: Iterable[int], names: tuple[str, ...]) -> int:
    """The cards of a deck that are in none of these bags; refuses more cards than the deck has."""
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
    """Refuse bags that together lack a card of the deck."""
    missing = rest(all_cards, elsewhere, names)
    if missing:
        kind = next(bag.cards(missing))
        there = bag.count(all_cards, kind) - bag.count(missing, kind)
        raise BadPosition(
            f"there are {bag.count(all_cards, kind)} {names[kind]} cards in the game,"
            f" this position has {there}"
        )
