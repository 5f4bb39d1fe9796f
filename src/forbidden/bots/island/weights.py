"""The weights of the evaluation, by name: positive numbers, found by tuning."""

from typing import Final

CAPTURED: Final = 0  # a treasure is captured
CARDS_1: Final = 1  # a holder with the worth of one card of a treasure
CARDS_2: Final = 2
CARDS_3: Final = 3
CARDS_4: Final = 4
GIFT: Final = 5  # what a card in another hand counts
GIFT_DISTANCE: Final = 6  # and what each step between the two takes from it
FINISH: Final = 7  # each step nearer to the treasure's tile with a full set
APPROACH: Final = 8  # the same before the set is full
ACTIVE_HAND_3: Final = 9  # useful cards before drawing two
ACTIVE_HAND_4: Final = 10
ACTIVE_HAND_5: Final = 11
HAND_4: Final = 12  # useful cards of the others
HAND_5: Final = 13
HELICOPTER_HELD: Final = 14  # the first one held
HELICOPTER_LATE: Final = 15  # more for each treasure captured
HELICOPTER_MORE: Final = 16  # each further one
SANDBAGS_HELD: Final = 17  # each one held
NO_HELICOPTER: Final = 18  # neither held nor in the pile
LACKING: Final = 19  # too few cards of a treasure in hands and pile
LACKING_MORE: Final = 20  # far too few
TIGHT: Final = 21  # just enough of them
FATAL: Final = 22  # a wet tile whose loss ends the game, drawn this turn
FATAL_LATER: Final = 23  # drawn soon after
FATAL_WET: Final = 24  # whatever is drawn
FATAL_DRY: Final = 25  # a dry one, drawn soon
FATAL_GROWTH: Final = 26  # more with each treasure captured
PAIR: Final = 27  # a wet treasure tile whose twin is still there
PAIR_LATER: Final = 28
PAIR_WET: Final = 29
BOTH: Final = 30  # both tiles of a pair wet
PLAIN: Final = 31  # any other wet tile
PLAIN_LATER: Final = 32
PLAIN_WET: Final = 33
NEAR_FATAL: Final = 34  # a wet tile beside a fatal one
CUT: Final = 35  # a wet tile that holds land together
CUT_WET: Final = 36
THREAT: Final = 37  # a wet fatal tile out of the next player's reach
THREAT_PAIR: Final = 38
DROWN: Final = 39  # a pawn on a wet tile without a way out
ISOLATED: Final = 40  # a pawn with one land neighbour or none
FREEDOM: Final = 41  # land neighbours of a pawn
COVER: Final = 42  # the nearest pawn's way to Fools' Landing
MEET: Final = 43  # mean distance of the pawns
GATHER: Final = 44  # each step to Fools' Landing with all treasures
GATHER_EARLY: Final = 45  # the same, for each treasure before that
HORIZON: Final = 46  # turns that count as soon
GIFT_MESSENGER: Final = 47  # the same for a card of the messenger
FAR: Final = 8  # steps to where no way leads
WEIGHTS: Final = (
    "captured",
    "cards_1",
    "cards_2",
    "cards_3",
    "cards_4",
    "gift",
    "gift_distance",
    "finish",
    "approach",
    "active_hand_3",
    "active_hand_4",
    "active_hand_5",
    "hand_4",
    "hand_5",
    "helicopter_held",
    "helicopter_late",
    "helicopter_more",
    "sandbags_held",
    "no_helicopter",
    "lacking",
    "lacking_more",
    "tight",
    "fatal",
    "fatal_later",
    "fatal_wet",
    "fatal_dry",
    "fatal_growth",
    "pair",
    "pair_later",
    "pair_wet",
    "both",
    "plain",
    "plain_later",
    "plain_wet",
    "near_fatal",
    "cut",
    "cut_wet",
    "threat",
    "threat_pair",
    "drown",
    "isolated",
    "freedom",
    "cover",
    "meet",
    "gather",
    "gather_early",
    "horizon",
    "gift_messenger",
)
