"""Dealing a new game."""

from typing import Final

from forbidden_games.games.island import board
from forbidden_games.games.island.cards import (
    ALL_CARDS,
    ALL_RISES,
    FIRST_LUCK,
    FLOOD_LUCK,
    LEVELS,
    ROLE_LUCK,
    TILE_LUCK,
    TREASURE_LUCK,
)
from forbidden_games.games.island.events import CARD, FLOODED, ROLE, WATER
from forbidden_games.games.island.layouts import CELLS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.rulings import RULINGS
from forbidden_games.games.island.state import NOBODY, IslandState
from forbidden_games.games.island.turn import start_turn
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.config import RANDOM, Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

START_TILE_OF: Final = board.START_TILE_OF
ALL_CELLS: Final = (1 << CELLS) - 1
ALL_ROLES: Final = (1 << len(ROLES)) - 1
FLOODED_AT_FIRST: Final = 6  # FI-4
CARDS_AT_FIRST: Final = 2  # FI-8


def table(config: Config) -> IslandState:
    """The table as agreed, before anything is dealt. [FI-1, FI-11]"""
    state = IslandState()
    state.layout = LAYOUTS.index(config.layout)
    state.seats = config.players
    state.rulings = RULINGS.bits(config.rulings)
    roles = [NOBODY if role == RANDOM else ROLES.index(role) for role in config.roles]
    state.roles = roles + [NOBODY] * (4 - len(roles))
    state.water = LEVELS.index(config.level) + 1
    state.seat = NOBODY if config.first == RANDOM else int(config.first)
    return state


def deal(state: IslandState, dice: Dice, journal: Journal) -> None:
    """Deal at a table as agreed, in the order of the rule book. [FI-3]"""
    lay_tiles(state, dice)
    flood_six(state, dice, journal)
    deal_roles(state, dice, journal)
    deal_cards(state, dice, journal)
    journal.note(WATER, state.water, 0, 0)
    if state.seat == NOBODY:
        state.seat = dice.pick(FIRST_LUCK, state.seats)
    start_turn(state, state.seat, journal)  # FI-12, FI-122


def lay_tiles(state: IslandState, dice: Dice) -> None:
    """Shuffle the tiles into the layout, dry side up. [FI-2]"""
    for cell in range(CELLS):
        state.tile_at[cell] = cell
    for cell in range(CELLS - 1, 0, -1):
        other = dice.pick(TILE_LUCK, cell + 1)
        tile = state.tile_at[cell]
        state.tile_at[cell] = state.tile_at[other]
        state.tile_at[other] = tile
    for cell in range(CELLS):
        state.cell_of[state.tile_at[cell]] = cell


def flood_six(state: IslandState, dice: Dice, journal: Journal) -> None:
    """Six different tiles flood; their cards are the first discards. [FI-4, FI-5]"""
    pile = ALL_CELLS
    for _ in range(FLOODED_AT_FIRST):
        cell = bits.nth(pile, dice.pick(FLOOD_LUCK, bits.size(pile)))
        pile ^= 1 << cell
        journal.note(FLOODED, cell, 0, 0)
    state.flooded = ALL_CELLS & ~pile
    state.flood_discard = state.flooded
    state.flood_pile[0] = pile
    state.layers = 1


def deal_roles(state: IslandState, dice: Dice, journal: Journal) -> None:
    """Each seat gets its role, chosen or at random, and starts on its tile. [FI-6, FI-7]"""
    spare = ALL_ROLES
    for seat in range(state.seats):
        if state.roles[seat] != NOBODY:
            spare ^= 1 << state.roles[seat]
    for seat in range(state.seats):
        if state.roles[seat] == NOBODY:
            role = bits.nth(spare, dice.pick(ROLE_LUCK, bits.size(spare)))
            spare ^= 1 << role
            state.roles[seat] = role
        state.pawns[seat] = state.cell_of[START_TILE_OF[state.roles[seat]]]
        journal.note(ROLE, seat, state.roles[seat], 0)


def deal_cards(state: IslandState, dice: Dice, journal: Journal) -> None:
    """Two cards each; a rise would be put back, so it is never drawn here. [FI-8, FI-9, FI-10]"""
    pile = ALL_CARDS
    for seat in range(state.seats):
        for _ in range(CARDS_AT_FIRST):
            card = bag.nth(pile, dice.pick(TREASURE_LUCK, bag.size(pile)))
            pile -= bag.one(card)
            state.hands[seat] += bag.one(card)
            journal.note(CARD, seat, card, 0)
    state.treasure_pile = pile + ALL_RISES
