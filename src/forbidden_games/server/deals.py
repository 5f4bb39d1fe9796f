"""Deals: the seed of a new table, and how it came about."""

import secrets
from dataclasses import dataclass
from typing import Final

from forbidden_games.games import find_game
from forbidden_games.kernel.config import PREPARED
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.seed import SEEDS, read_seed
from forbidden_games.server import wire
from forbidden_games.server.problems import HttpProblem

MOST_DEALS: Final = 200  # that are tried until one is kind


@dataclass(frozen=True)
class Deal:
    """A seed, and what everybody at the table may know of where it comes from."""

    seed: int
    origin: wire.DealOrigin


def new_deal() -> Deal:
    """A deal that nobody knows and nobody can find out."""
    return Deal(secrets.randbelow(SEEDS), "random")


def deal_for(wish: wire.NewTable, challenge: str | None) -> Deal:
    """The deal for a table as it is wished; raises HttpProblem."""
    prepared = find_game(wish.game).info.prepared_tables.get(str(wish.config.get(PREPARED)))
    chosen = None if wish.seed is None else read_seed(wish.seed)
    if prepared:
        return Deal(prepared.seed if chosen is None else chosen, "prepared")
    if chosen is not None:
        return Deal(chosen, "challenge" if challenge else "chosen")
    return _kind_deal(wish) if wish.kind else new_deal()


def _kind_deal(wish: wire.NewTable) -> Deal:
    """A deal in whose first turn nothing can be lost, if one comes soon; raises HttpProblem."""
    rules = find_game(wish.game)
    try:
        config = rules.read_config({**wish.config, "players": len(wish.seats)})
    except BadConfig as error:
        raise HttpProblem(422, "bad-config", str(error)) from None
    found = new_deal()
    for _ in range(MOST_DEALS):
        if rules.is_kind(Match(rules, config, found.seed).state):
            break
        found = new_deal()
    return Deal(found.seed, "kind")
