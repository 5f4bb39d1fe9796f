"""Turning flood cards, sinking, and Waters Rise!"""

from forbidden_games.games.island.cards import FLOOD_LUCK, SKULL
from forbidden_games.games.island.events import (
    FLOOD_PILE,
    FLOODED,
    ON_TOP,
    RESHUFFLED,
    ROSE,
    RUNNING,
    SANK,
    SWAMPED,
)
from forbidden_games.games.island.outcome import end, judge_sinking
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal


def draw_cell(state: IslandState, dice: Dice) -> int:
    """Take any card of the top layer: within a layer every order is equally likely."""
    top = state.layers - 1
    layer = state.flood_pile[top]
    cell = bits.nth(layer, dice.pick(FLOOD_LUCK, bits.size(layer)))
    layer ^= 1 << cell
    state.flood_pile[top] = layer
    if not layer:
        state.layers = top
    return cell


def flood_next(state: IslandState, dice: Dice, journal: Journal) -> None:
    """Turn over one flood card: a dry tile floods, a flooded one sinks. [FI-94 to FI-96, FI-108]"""
    cell = draw_cell(state, dice)
    spot = 1 << cell
    if state.flooded & spot:
        state.flooded ^= spot
        state.sunk |= spot  # its card leaves the game with it [FI-88]
        journal.note(SANK, cell, 0, 0)
        judge_sinking(state, journal)
    else:
        state.flooded |= spot
        state.flood_discard |= spot
        journal.note(FLOODED, cell, 0, 0)
    if not state.layers and state.outcome == RUNNING:
        reshuffle_flood(state, journal)


def reshuffle_flood(state: IslandState, journal: Journal) -> None:
    """The pile is used up: its discards are the new pile, at once. [FI-105, FI-106]"""
    journal.note(RESHUFFLED, FLOOD_PILE, bits.size(state.flood_discard), 0)
    put_on_top(state)


def put_on_top(state: IslandState) -> None:
    """The flood discards become the top layer. [FI-85]"""
    state.flood_pile[state.layers] = state.flood_discard
    state.layers += 1
    state.flood_discard = 0


def rise(state: IslandState, journal: Journal) -> None:
    """Waters Rise!: the marker goes up, the flood discards go on top. [FI-84 to FI-88]"""
    state.water += 1
    journal.note(ROSE, state.water, 0, 0)
    if state.water == SKULL:
        end(state, SWAMPED, journal)
    elif state.flood_discard:
        journal.note(ON_TOP, bits.size(state.flood_discard), 0, 0)
        put_on_top(state)
