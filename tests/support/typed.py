"""Positions as people might type them: anything at all, and snapshots with changes."""

import copy
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st


def anything(words: Sequence[str], keys: Sequence[str]) -> st.SearchStrategy[Any]:
    """Any nested data; some of its texts and keys mean something to the game."""
    plain = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-1, 25),
        st.floats(),
        st.text(max_size=5),
        st.sampled_from(words),
    )
    return st.recursive(
        plain,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4),
            st.dictionaries(st.sampled_from(keys), inner, max_size=3),
        ),
        max_leaves=8,
    )


def changed(data: st.DataObject, snapshots: Sequence[Any], values: st.SearchStrategy[Any]) -> Any:
    """A snapshot in which up to three places are left out, replaced or in another order."""
    found = copy.deepcopy(data.draw(st.sampled_from(snapshots), label="snapshot"))
    for _ in range(data.draw(st.integers(1, 3), label="changes")):
        *path, last = data.draw(st.sampled_from(places(found)[1:]), label="place")
        holder = found
        for key in path:
            holder = holder[key]
        if data.draw(st.booleans(), label="left out"):
            del holder[last]
        elif isinstance(holder[last], bool | int) and data.draw(st.booleans(), label="similar"):
            holder[last] = data.draw(st.integers(0, 10))
        elif isinstance(holder[last], list) and data.draw(st.booleans(), label="shuffled"):
            holder[last] = data.draw(st.permutations(holder[last]))
        else:
            holder[last] = data.draw(values, label="value")
    return found


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data."""
    inner = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    return [path, *(spot for key, value in inner for spot in places(value, (*path, key)))]
