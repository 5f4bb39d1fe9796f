"""Where each number lies that the network is shown, in the order in which it learned them."""

from typing import Final

from forbidden_games.bots.names import Names

SEATS: Final = 4
ROLES: Final = 6
TREASURES: Final = 4

# What is told of each treasure, the nearest to its capture first.
TREASURE: Final = Names()
SET: Final = TREASURE.add("set")  # cards of the best holder, with what others could give
TRIP: Final = TREASURE.add("trip")  # steps of that holder to a tile
PLENTY: Final = TREASURE.add("plenty")  # no card of it is lost
LACKING: Final = TREASURE.add("lacking")  # too few are in hands and pile
FULL: Final = TREASURE.add("full")  # somebody holds four
A_TREASURE: Final = TREASURE.size

# What is told of the tiles and cards of each treasure, in the same order.
TILES: Final = Names()
OPEN: Final = TILES.add("open")  # still to be captured
TWINS: Final = TILES.add("twins")  # both tiles are there
TILES_WET: Final = TILES.add("wet")
TILES_NOW: Final = TILES.add("now")  # chances that its wet tiles are drawn this turn
TILES_SOON: Final = TILES.add("soon")
HELD: Final = TILES.add("held")  # cards in all hands
IN_PILE: Final = TILES.add("in_pile")
WAIT: Final = TILES.add("wait")  # turns until the best holder plays
A_PAIR: Final = TILES.size

# What is told of each player, in the order in which they act.
PAWN: Final = Names()
ROLE: Final = PAWN.add("role", ROLES)
CARDS_AND_STEPS: Final = PAWN.add("cards_and_steps", 2 * TREASURES)  # by treasure, in that order
PAWN_HELICOPTERS: Final = PAWN.add("helicopters")
PAWN_SANDBAGS: Final = PAWN.add("sandbags")
HAND: Final = PAWN.add("hand")
USEFUL: Final = PAWN.add("useful")  # cards of the hand that serve
HOME: Final = PAWN.add("home")  # steps to Fools' Landing
FREEDOM: Final = PAWN.add("freedom")  # tiles beside the pawn
DANGER: Final = PAWN.add("danger")  # the chance that its wet tile is drawn
FRIENDS: Final = PAWN.add("friends")  # steps to the others
MENDED: Final = PAWN.add("mended")  # what threatens critical tiles in its reach
A_PAWN: Final = PAWN.size

FEATURES: Final = Names()
WORTH: Final = FEATURES.add("worth")  # the tuned evaluation
CAPTURED: Final = FEATURES.add("captured", TREASURES + 1)  # one of five
WATER: Final = FEATURES.add("water")
FLOOD_CARDS: Final = FEATURES.add("flood_cards")
TREASURE_SETS: Final = FEATURES.add_each("treasures", TREASURES, TREASURE)
ACTIVE_HAND: Final = FEATURES.add("active_hand")  # useful cards of whoever acts
FULLEST_HAND: Final = FEATURES.add("fullest_hand")  # and of the others
ALL_HANDS: Final = FEATURES.add("all_hands")
HELICOPTER: Final = FEATURES.add("helicopter")  # somebody holds one
TWO_HELICOPTERS: Final = FEATURES.add("two_helicopters")
SANDBAGS: Final = FEATURES.add("sandbags")
PILE_HELICOPTERS: Final = FEATURES.add("pile_helicopters")
PILE: Final = FEATURES.add("pile")
PILE_RISES: Final = FEATURES.add("pile_rises")
RISE_NOW: Final = FEATURES.add("rise_now")  # the chance of one in this turn
RISE_SHARE: Final = FEATURES.add("rise_share")
PILE_SANDBAGS: Final = FEATURES.add("pile_sandbags")
FATAL_NOW: Final = FEATURES.add("fatal_now")  # chances of wet tiles whose loss ends the game
FATAL_SOON: Final = FEATURES.add("fatal_soon")
PAIR_NOW: Final = FEATURES.add("pair_now")  # of wet treasure tiles whose twin is there
PAIR_SOON: Final = FEATURES.add("pair_soon")
PLAIN_NOW: Final = FEATURES.add("plain_now")  # of other wet tiles
PLAIN_SOON: Final = FEATURES.add("plain_soon")
DRY_SOON: Final = FEATURES.add("dry_soon")  # of dry tiles whose loss ends the game
NEAR_FATAL: Final = FEATURES.add("near_fatal")
THREAT: Final = FEATURES.add("threat")  # fatal tiles out of the next player's reach
THREAT_PAIRS: Final = FEATURES.add("threat_pairs")
BOTH: Final = FEATURES.add("both")  # both tiles of a pair together
DROWN: Final = FEATURES.add("drown")
CUT: Final = FEATURES.add("cut")  # tiles that hold land together
FATAL_WET: Final = FEATURES.add("fatal_wet")  # how many there are
FATAL: Final = FEATURES.add("fatal")
PAIRS_WET: Final = FEATURES.add("pairs_wet")
WET: Final = FEATURES.add("wet")
LAND: Final = FEATURES.add("land")
CUT_WET: Final = FEATURES.add("cut_wet")
FLOOD_DISCARD: Final = FEATURES.add("flood_discard")
TOP_LAYER: Final = FEATURES.add("top_layer")  # flood cards that come up first
LANDING_WET: Final = FEATURES.add("landing_wet")
LANDING_NOW: Final = FEATURES.add("landing_now")
LANDING_SOON: Final = FEATURES.add("landing_soon")
TEAM: Final = FEATURES.add("team", ROLES)
HOME_STEPS: Final = FEATURES.add("home_steps")  # of all pawns
LONGEST_HOME: Final = FEATURES.add("longest_home")
CUT_OFF: Final = FEATURES.add("cut_off")  # pawns without a way home
ENGINEER: Final = FEATURES.add("engineer")  # acts now
MESSENGER: Final = FEATURES.add("messenger")
NEXT_ENGINEER: Final = FEATURES.add("next_engineer")
NEXT_PILOT: Final = FEATURES.add("next_pilot")
DONE_HOME_STEPS: Final = FEATURES.add("done_home_steps")  # if everything is captured
DONE_HELICOPTER: Final = FEATURES.add("done_helicopter")
DONE_FATAL: Final = FEATURES.add("done_fatal")
LAST_SET_FULL: Final = FEATURES.add("last_set_full")  # if three are captured or more
WATER_SQUARED: Final = FEATURES.add("water_squared")
RISES_AND_WATER: Final = FEATURES.add("rises_and_water")
PLAYERS: Final = FEATURES.add("players")
LANDING_NEIGHBOURS: Final = FEATURES.add("landing_neighbours")
LANDING_DRY_NEIGHBOURS: Final = FEATURES.add("landing_dry_neighbours")
DISCARD: Final = FEATURES.add("discard")  # treasure cards
DISCARD_RISES: Final = FEATURES.add("discard_rises")
DISCARD_HELICOPTERS: Final = FEATURES.add("discard_helicopters")
LAYERS: Final = FEATURES.add("layers")  # of the flood pile
TREASURE_TILES: Final = FEATURES.add_each("tiles", TREASURES, TILES)
PAWNS: Final = FEATURES.add_each("pawns", SEATS, PAWN)
