"""The weights of the evaluation by name: positive numbers, found by tuning."""

from typing import Final

from forbidden_games.bots.names import Names

NAMES: Final = Names()
CAPTURED: Final = NAMES.add("captured")  # a treasure is captured
CARDS_1: Final = NAMES.add("cards_1")  # a holder with the worth of one card of a treasure
CARDS_2: Final = NAMES.add("cards_2")
CARDS_3: Final = NAMES.add("cards_3")
CARDS_4: Final = NAMES.add("cards_4")
GIFT: Final = NAMES.add("gift")  # what a card in another hand counts
GIFT_DISTANCE: Final = NAMES.add(
    "gift_distance"
)  # and what each step between the two takes from it
FINISH: Final = NAMES.add("finish")  # each step nearer to the treasure's tile with a full set
APPROACH: Final = NAMES.add("approach")  # the same before the set is full
ACTIVE_HAND_3: Final = NAMES.add("active_hand_3")  # useful cards before drawing two
ACTIVE_HAND_4: Final = NAMES.add("active_hand_4")
ACTIVE_HAND_5: Final = NAMES.add("active_hand_5")
HAND_4: Final = NAMES.add("hand_4")  # useful cards of the others
HAND_5: Final = NAMES.add("hand_5")
HELICOPTER_HELD: Final = NAMES.add("helicopter_held")  # the first one held
HELICOPTER_LATE: Final = NAMES.add("helicopter_late")  # more for each treasure captured
HELICOPTER_MORE: Final = NAMES.add("helicopter_more")  # each further one
SANDBAGS_HELD: Final = NAMES.add("sandbags_held")  # each one held
NO_HELICOPTER: Final = NAMES.add("no_helicopter")  # neither held nor in the pile
LACKING: Final = NAMES.add("lacking")  # too few cards of a treasure in hands and pile
LACKING_MORE: Final = NAMES.add("lacking_more")  # far too few
TIGHT: Final = NAMES.add("tight")  # just enough of them
FATAL: Final = NAMES.add("fatal")  # a wet tile whose loss ends the game, drawn this turn
FATAL_LATER: Final = NAMES.add("fatal_later")  # drawn soon after
FATAL_WET: Final = NAMES.add("fatal_wet")  # whatever is drawn
FATAL_DRY: Final = NAMES.add("fatal_dry")  # a dry one, drawn soon
FATAL_GROWTH: Final = NAMES.add("fatal_growth")  # more with each treasure captured
PAIR: Final = NAMES.add("pair")  # a wet treasure tile whose twin is still there
PAIR_LATER: Final = NAMES.add("pair_later")
PAIR_WET: Final = NAMES.add("pair_wet")
BOTH: Final = NAMES.add("both")  # both tiles of a pair wet
PLAIN: Final = NAMES.add("plain")  # any other wet tile
PLAIN_LATER: Final = NAMES.add("plain_later")
PLAIN_WET: Final = NAMES.add("plain_wet")
NEAR_FATAL: Final = NAMES.add("near_fatal")  # a wet tile beside a fatal one
CUT: Final = NAMES.add("cut")  # a wet tile that holds land together
CUT_WET: Final = NAMES.add("cut_wet")
THREAT: Final = NAMES.add("threat")  # a wet fatal tile out of the next player's reach
THREAT_PAIR: Final = NAMES.add("threat_pair")
DROWN: Final = NAMES.add("drown")  # a pawn on a wet tile without a way out
ISOLATED: Final = NAMES.add("isolated")  # a pawn with one land neighbour or none
FREEDOM: Final = NAMES.add("freedom")  # land neighbours of a pawn
COVER: Final = NAMES.add("cover")  # the nearest pawn's way to Fools' Landing
MEET: Final = NAMES.add("meet")  # mean distance of the pawns
GATHER: Final = NAMES.add("gather")  # each step to Fools' Landing with all treasures
GATHER_EARLY: Final = NAMES.add("gather_early")  # the same, for each treasure before that
HORIZON: Final = NAMES.add("horizon")  # turns that count as soon
GIFT_MESSENGER: Final = NAMES.add("gift_messenger")  # the same for a card of the messenger
WEIGHTS: Final = NAMES.all
