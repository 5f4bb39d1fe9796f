### Forbidden Island: names

## Tiles

tile-breakers-bridge = Breakers Bridge
tile-bronze-gate = Bronze Gate
tile-cave-of-embers = Cave of Embers
tile-cave-of-shadows = Cave of Shadows
tile-cliffs-of-abandon = Cliffs of Abandon
tile-copper-gate = Copper Gate
tile-coral-palace = Coral Palace
tile-crimson-forest = Crimson Forest
tile-dunes-of-deception = Dunes of Deception
tile-fools-landing = Fools' Landing
tile-gold-gate = Gold Gate
tile-howling-garden = Howling Garden
tile-iron-gate = Iron Gate
tile-lost-lagoon = Lost Lagoon
tile-misty-marsh = Misty Marsh
tile-observatory = Observatory
tile-phantom-rock = Phantom Rock
tile-silver-gate = Silver Gate
tile-temple-of-the-moon = Temple of the Moon
tile-temple-of-the-sun = Temple of the Sun
tile-tidal-palace = Tidal Palace
tile-twilight-hollow = Twilight Hollow
tile-watchtower = Watchtower
tile-whispering-garden = Whispering Garden

## Cards and treasures

card-earth = Earth Stone card
card-wind = Statue of the Wind card
card-fire = Crystal of Fire card
card-ocean = Ocean's Chalice card
card-helicopter = Helicopter Lift
card-sandbags = Sandbags
card-rise = Waters Rise!
treasure-earth = the Earth Stone
treasure-wind = the Statue of the Wind
treasure-fire = the Crystal of Fire
treasure-ocean = the Ocean's Chalice

## Adventurers

role-diver = Diver
role-engineer = Engineer
role-explorer = Explorer
role-messenger = Messenger
role-navigator = Navigator
role-pilot = Pilot

## Layouts

layout-forbidden-island = Forbidden Island
layout-island-of-shadows = Island of Shadows
layout-volcano-island = Volcano Island
layout-island-of-death = Island of Death
layout-bay-of-gulls = Bay of Gulls
layout-bone-island = Bone Island
layout-coral-reef = Coral Reef
layout-skull-island = Skull Island
layout-bridge-of-horrors = Bridge of Horrors
layout-arch-of-fate = Arch of Fate
layout-atoll-of-decisions = Atoll of Decisions
layout-barbary-coast = Barbary Coast
layout-treasure-island = Treasure Island
layout-hangmans-harbor = Hangman's Harbor
layout-anchor-bay = Anchor Bay
layout-perilous-peaks = Perilous Peaks
layout-shipwreck-bay = Shipwreck Bay
layout-palm-springs = Palm Springs
layout-harpoon-hideout = Harpoon Hideout
layout-parley-peninsula = Parley Peninsula
layout-roasted-refuge = Roasted Refuge
layout-mutiny-towers = Mutiny Towers
layout-davy-jones-locker = Davy Jones' Locker
layout-walk-the-plank = Walk the Plank

## Outcomes

game-island = Forbidden Island
cause-won = Won
cause-landing-sank = Fools' Landing sank
cause-treasure-lost = A treasure was lost
cause-drowned = Someone drowned
cause-swamped = The island was swamped
progress-island = Games by treasures captured: { $games }
outcome-running = The game is still going.
outcome-won = Everyone made it out. You win!
outcome-landing-sank = Fools' Landing has sunk. There is no way off the island.
outcome-treasure-lost = A treasure is lost: both of its tiles have sunk.
outcome-drowned = An adventurer has drowned.
outcome-swamped = The water has reached the skull: the island is swamped.
island-ending-won = { $who } plays the last Helicopter Lift: everyone flies off Fools' Landing with all four treasures.
island-ending-landing-sank = Fools' Landing has sunk. There is no way off the island.
island-ending-treasure-lost = { $tile } and { $other } have both sunk, and { $treasure } is lost with them.
island-ending-drowned = { $who } drowned: { $tile } sank, and there was no land to swim to.
island-ending-swamped = { $who } drew Waters Rise! and the water reached the skull: the whole island is swamped.
island-ending-treasures = { $treasures } of 4 treasures
island-ending-water = water level { $mark } of { $top }
island-ending-tiles = { $tiles } of 24 tiles left
island-deed-captured = { $times ->
    [one] captured a treasure
   *[other] captured { $times } treasures
}
island-deed-shored = { $times ->
    [one] shored up a tile
   *[other] shored up { $times } tiles
}
island-deed-gave = { $times ->
    [one] gave a card away
   *[other] gave { $times } cards away
}
island-deed-moved = { $times ->
    [one] moved once
   *[other] moved { $times } times
}
island-deed-guided = { $times ->
    [one] moved another pawn once
   *[other] moved other pawns { $times } times
}
island-deed-flights = { $times ->
    [one] called the helicopter
   *[other] called the helicopter { $times } times
}

## The end of any game

ending-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

### Any game

action-in-words = { $action }

### Forbidden Island: why an action is refused

## At any time

not-after-the-end = The game is over.
no-such-seat = No one sits at seat { $seat }.
not-your-turn = It is seat { $seat }'s turn.
not-while-swimming = Seat { $seat } is in the water and has to get out first.
not-while-shedding = Seat { $seat } has more than five cards and has to discard first.
not-yet-drawing = You draw after your actions; end them first ({ $left } left).
not-a-third-card = Both cards of this turn have been drawn; flood cards come next.
not-yet-flooding = Flood cards come after the actions and both draws.
not-acting-any-more = The actions of this turn are over.
card-not-held = Seat { $seat } has no { $card }.
already-there = The pawn is already on { $tile }.
not-onto-a-sunk-tile = { $tile } has sunk.

## Moving

too-far-to-move = { $tile } is not next to the pawn: up, down, left or right.
too-far-for-the-explorer = { $tile } is not one of the eight spaces around the Explorer.
no-way-to-dive = The Diver cannot get to { $tile } through flooded and missing tiles alone.
only-the-pilot-flies = Only the Pilot can fly.
flown-already = The Pilot has already flown this turn.
a-step-is-no-flight = { $tile } is next to the pawn: that is a move, and saves the flight for later.
only-the-navigator-guides = Only the Navigator can move other pawns.
not-the-navigator-himself = The Navigator's power moves other pawns, never the Navigator's own.
too-far-to-guide = { $tile } is more than two steps away from that pawn.

## Shoring up

not-flooded = { $tile } is not flooded.
sunk-for-good = { $tile } has sunk and is gone for good.
too-far-to-shore = { $tile } is neither the pawn's own tile nor next to it: up, down, left or right.
only-the-engineer-shores-two = Only the Engineer can shore up two tiles with one action.

## Cards and treasures

never-given = { $card } can never be given away.
not-to-yourself = You can only give a card to someone else.
not-on-one-tile = Seat { $seat } is on another tile; only the Messenger can give cards from a distance.
captured-already = The team already has { $treasure }.
not-its-tile = The pawn is not on a tile of { $treasure }.
too-few-cards = Capturing { $treasure } takes four of its cards in one hand; this hand has { $held ->
    [0] none
   *[other] { $held }
}.
hand-not-full = Seat { $seat } does not have to discard.

## Swimming and special cards

not-in-the-water = Seat { $seat } is not in the water.
another-swims-first = Seat { $seat } swims first.
too-far-to-swim = { $tile } is out of reach for this swimmer.
not-the-nearest = { $tile } is not the nearest tile; the Diver has to swim to the nearest one.
not-while-another-discards = At this table, only seat { $seat } can play special cards while discarding down to five.
not-between-flood-cards = At this table, special cards have to wait until all flood cards of the turn are revealed.
not-lifted-from-one-tile = One Helicopter Lift only carries pawns from one tile.
no-rescue-at-this-table = At this table, a Helicopter Lift cannot rescue a pawn from the water.
treasures-missing = The team is still missing { $missing ->
    [one] one treasure
   *[other] { $missing } treasures
}.
not-all-on-the-landing = Seat { $seat } is not on Fools' Landing.

### Forbidden Desert: names

## Adventurers

role-archeologist = Archeologist
role-climber = Climber
role-meteorologist = Meteorologist
role-carrier = Water Carrier

## Parts and equipment

part-propeller = the propeller
part-engine = the engine
part-crystal = the solar crystal
part-deck = the navigation deck
gear-blaster = Dune Blaster
gear-jet = Jet Pack
gear-shield = Solar Shield
gear-scope = Terrascope
gear-reserve = Secret Water Reserve
gear-throttle = Time Throttle

## Outcomes

game-desert = Forbidden Desert
cause-thirst = Someone died of thirst
cause-buried = The sand ran out
cause-swept = The storm swept everyone away
progress-desert = Games by parts found: { $games }
outcome-thirst = An adventurer has died of thirst.
outcome-buried = The sand has run out: the team is buried.
outcome-swept = The storm has swept the team away.
desert-ending-won = All four parts are fitted and everyone is aboard: the machine takes off from the launch pad at { $cell }.
desert-ending-thirst = { $who } died of thirst at { $cell }.
desert-ending-buried = The sand has run out: there was no marker left for { $cell }, and the team is buried.
desert-ending-swept = The storm meter has reached its end, and the storm has swept the team away.
desert-ending-parts = { $parts } of 4 parts
desert-ending-sand = { $markers ->
    [one] 1 sand marker left
   *[other] { $markers } sand markers left
}
desert-ending-canteen = lowest canteen: { $water }
desert-deed-took = { $times ->
    [one] picked up a part
   *[other] picked up { $times } parts
}
desert-deed-excavated = { $times ->
    [one] excavated a tile
   *[other] excavated { $times } tiles
}
desert-deed-cleared = { $times ->
    [one] cleared sand once
   *[other] cleared sand { $times } times
}
desert-deed-fetched = { $times ->
    [one] fetched water once
   *[other] fetched water { $times } times
}
desert-deed-shared = { $times ->
    [one] shared water once
   *[other] shared water { $times } times
}
desert-deed-passed = { $times ->
    [one] handed over equipment once
   *[other] handed over equipment { $times } times
}
desert-deed-guided = { $times ->
    [one] moved another pawn one step
   *[other] moved other pawns { $times } steps
}
desert-deed-moved = { $times ->
    [one] moved once
   *[other] moved { $times } times
}
desert-deed-used = { $times ->
    [one] used a piece of equipment
   *[other] used { $times } pieces of equipment
}

### Forbidden Desert: why an action is refused

## At any time

not-while-looking = First choose a storm card to put at the bottom, or keep them all.
not-looking = No one is looking at storm cards.
not-that-many-cards = There { $cards ->
    [one] is only 1 storm card
   *[other] are only { $cards } storm cards
} to choose from.
not-while-guiding = Seat { $seat } is being guided: keep going with that pawn, or stop.
not-guiding = No one is being guided.
not-yet-storming = Storm cards come after the actions; end them first.
storm-has-begun = The storm has started; the actions of this turn are over.
no-actions-left = There are no actions left this turn.
buried = The pawn is buried: dig it out first, down to one sand marker.

## Moving

not-into-the-storm = There is no tile where the storm is.
already-at-that-cell = The pawn is already at { $cell }.
cell-blocked = { $cell } is blocked by two or more sand markers.
too-far-to-walk = { $cell } is neither next to the pawn nor at the other end of a tunnel.
only-the-climber-carries = Only the Climber can take someone along.
no-such-passenger = Seat { $seat } is not another pawn on the same tile.
only-the-desert-navigator-guides = Only the Navigator can move other pawns.
not-the-navigator-herself = The Navigator's power moves other pawns, never the Navigator's own.
other-is-buried = Seat { $seat } is buried and cannot be moved.

## Sand, tiles and parts

too-far-to-clear = { $cell } is out of reach: neither the pawn's own tile nor next to it.
no-sand = There is no sand at { $cell }.
excavated-already = The tile at { $cell } is already excavated.
sand-first = Clear the sand at { $cell } before you excavate.
excavate-first = Excavate the tile at { $cell } first.
taken-already = The team already has { $part }.
clues-missing = Both clues to { $part } have to be excavated first.
part-elsewhere = Not here: { $part } is at { $cell }.

## Water, weather and equipment

only-the-carrier-fetches = Only the Water Carrier can take water from a well.
no-well-here = The pawn is not on an excavated well.
canteen-full = Seat { $seat }'s canteen is full.
well-under-sand = There is too much sand on the well; at this table, { $allowed ->
    [0] none is
    [one] one marker is
   *[other] { $allowed } markers are
} allowed.
only-the-meteorologist = Only the Meteorologist can do that.
no-storm-card-left-to-save = There is no storm card left to hold back this turn.
no-card-to-look-at = The storm deck is empty.
gear-not-held = Seat { $seat } has no { $gear }.
not-on-the-same-tile = Seat { $seat } is on another tile.
too-far-to-pour = Seat { $seat } is too far away to give water to.
too-little-water = Seat { $seat } has only { $water } water.
too-little-room = The { $role } at seat { $seat } has room for only { $room } more water.

### What an action does

## Forbidden Island

island-move = The { $role } moves to { $tile }
island-fly = The { $role } flies to { $tile }
island-shore = The { $role } shores up { $tile }
island-shore-two = The { $role } shores up { $tile } and { $other }
island-give = The { $role } gives the { $card } to the { $other }
island-capture = The { $role } captures { $treasure }
island-guide = The { $role } moves the { $other } to { $tile }
island-end = The { $role } ends their actions
island-draw = The { $role } draws a treasure card
island-flood = The { $role } reveals a flood card
island-swim = The { $role } swims to { $tile }
island-discard = The { $role } discards the { $card }
island-lift = The { $role }'s helicopter takes the { $other } to { $tile }
island-lift-some = The { $role }'s helicopter takes { $people } pawns to { $tile }
island-lift-all = The { $role }'s helicopter takes everyone to { $tile }
island-sandbag = The { $role }'s Sandbags shore up { $tile }
island-leave = The { $role }'s helicopter takes everyone home

## Forbidden Desert

desert-move = The { $role } moves to { $cell }
desert-move-with = The { $role } moves to { $cell } and takes the { $passenger } along
desert-clear = The { $role } clears sand at { $cell }
desert-excavate = The { $role } excavates { $cell }
desert-take = The { $role } picks up { $part }
desert-fetch = The { $role } takes water from the well
desert-calm = The { $role } holds back a storm card
desert-look = The { $role } looks at the next storm cards
desert-guide = The { $role } guides the { $other } to { $cell }
desert-guide-with = The { $role } guides the { $other } to { $cell }, along with the { $passenger }
desert-halt = The { $role } stops guiding
desert-bottom = The { $role } puts a card at the bottom of the deck: { $card }
desert-keep = The { $role } keeps the storm cards in order
desert-end = The { $role } ends their actions
desert-draw = The { $role } reveals a storm card
desert-blast = The { $role }'s Dune Blaster clears { $cell }
desert-jet = The { $role } flies to { $cell } with a Jet Pack
desert-jet-with = The { $role } flies to { $cell } with a Jet Pack and takes the { $passenger } along
desert-shield = The { $role } puts up a Solar Shield at { $cell }
desert-scope = The { $role } looks under { $cell } with the Terrascope
desert-reserve = The { $role } opens the Secret Water Reserve at { $cell }
desert-throttle = The { $role } uses the Time Throttle
desert-pass = The { $role } gives the { $other } a { $gear }
desert-water = The { $role } gives the { $other } { $amount } water

## Storm cards

storm-north-1 = wind blowing north, 1 tile
storm-north-2 = wind blowing north, 2 tiles
storm-north-3 = wind blowing north, 3 tiles
storm-south-1 = wind blowing south, 1 tile
storm-south-2 = wind blowing south, 2 tiles
storm-south-3 = wind blowing south, 3 tiles
storm-east-1 = wind blowing east, 1 tile
storm-east-2 = wind blowing east, 2 tiles
storm-east-3 = wind blowing east, 3 tiles
storm-west-1 = wind blowing west, 1 tile
storm-west-2 = wind blowing west, 2 tiles
storm-west-3 = wind blowing west, 3 tiles
storm-sun = the sun beats down
storm-picks-up = the storm picks up

### Advice

## Headings

advice-chance = The team's win chance from here is { $chance } (95% interval { $low } to { $high }).
advice-certain = The team is certain to win.
advice-lost = The team has almost no chance left.
advice-waits = Nothing these seats can do right now helps: wait for the { $role }.
advice-wait = Wait for the { $role }
advice-plan = Best plan:
advice-columns-action = action
advice-columns-chance = win chance
advice-columns-why = what it does, and why
game-is-over = This game is over ({ $outcome }), so there is no advice to give.
not-to-play = Waiting is not an action: it is seat { $seat }'s turn.
no-such-seats = seats { $seats } are not all at this table; its seats are 0 to { $last }

## In general

a-chance = { $chance ->
    [8] an
    [11] an
    [18] an
    [80] an
    [81] an
    [82] an
    [83] an
    [84] an
    [85] an
    [86] an
    [87] an
    [88] an
    [89] an
   *[other] a
} { $chance }% chance
why-better = +{ $gain }% to win over the next-best move.
why-worse = -{ $gain }% to win compared with the best move.
why-than-played = +{ $gain }% to win over the move played.
why-set-aside = Ruled out early.
why-as-good = About as good as the { $place ->
    [first] next-best
   *[other] best
} move.
why-only-action = The only possible move.
why-waits = None of your cards is worth playing now.
why-plan = It starts this plan:

## Forbidden Island

why-flight-home = Everyone flies off with all four treasures: you win.
why-captures = Captures { $treasure }.
why-captures-in-time = Captures { $treasure } in time: { $tile }, its last tile, { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn.
why-landing = Fools' Landing { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn, which would lose the game.
why-landing-later = Fools' Landing is flooded: if its card comes up again, the game is lost.
why-last-tile = { $tile }, the last tile of { $treasure }, { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn.
why-last-tile-later = { $tile } is the last tile of { $treasure }: if its card comes up again, the game is lost.
why-both-tiles = Both tiles of { $treasure } are flooded, and there is { $chance ->
    [100] no doubt that both
   *[other] { a-chance } that both
} sink this turn.
why-pair = { $tile } { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn, which would leave only { $other } for { $treasure }.
why-pair-later = { $tile } is one of the two tiles of { $treasure }, which the team still needs.
why-bridge = { $tile } holds the island together and { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn.
why-tile = { $tile } { $chance ->
    [100] is certain to sink
   *[other] has { a-chance } of sinking
} this turn.
why-tile-later = Keeps { $tile } safe before it comes up again.
why-fourth-card = Gives the { $role } all four cards for { $treasure }.
why-collects = Gives the { $role } { $cards } of the four cards for { $treasure }.
why-arrives = The { $role } reaches { $tile } with all four cards for { $treasure }.
why-approaches = The { $role } has all four cards for { $treasure } and will be { $steps ->
    [one] one action
   *[other] { $steps } actions
} away from { $tile }.
why-meets = The { $role } and the { $other } meet: together they have four cards for { $treasure }.
why-room = Makes room for { $room ->
    [one] one of the two
   *[other] both
} cards the { $role } is about to draw.
why-gathers = All treasures are captured: the { $role } will be { $steps ->
    [0] on Fools' Landing
    [one] one action away from Fools' Landing
   *[other] { $steps } actions away from Fools' Landing
}.
why-all-gathered = Everyone is on Fools' Landing with all four treasures and a Helicopter Lift.
why-gathered-without-helicopter = Everyone is on Fools' Landing with all four treasures; only a Helicopter Lift is missing.
why-guards = The { $role } can shore up { $tile } from there.
why-rescued = The { $role } would drown otherwise.
why-dry-land = { $tile } is dry: the { $role } is safe there.
why-ashore = Gets the { $role } out of the water.
why-shed-useless = The team already has { $treasure }, so its cards are no longer needed.
why-shed-spare = { $left ->
    [one] One other card of this kind is
   *[other] { $left } other cards of this kind are
} still in hands or the deck, and only four are needed.
why-shed-special = The treasure cards are worth more than this { $card }.
why-keeps-specials = Special cards are worth more later.

## Forbidden Desert

why-take-off = Everyone is on the launch pad with all four parts: you win.
why-takes-part = The team gets { $part }{ $left ->
    [0] , the last of the four
    [one] ; one part is still missing
   *[other] ; { $left } parts are still missing
}.
why-placed = That completes the clues: { $part } is at { $cell }.
why-clue = Reveals a clue to { $part }.
why-pad-open = Opens the launch pad at { $cell }.
why-tunnel-open = Opens a tunnel at { $cell }: shade, and a shortcut to other tunnels.
why-sent = This card will not come up now: { $card }.
why-calm = { $fewer ->
    [one] One storm card
   *[other] { $fewer } storm cards
} fewer this turn: { $left } to come.
why-throttle = The Time Throttle gives two extra actions.
why-saved-by-water = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and { $chance ->
    [100] is certain
   *[other] has { a-chance }
} to die of thirst in this storm: the water saves them.
why-saved-by-drink = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and { $chance ->
    [100] is certain
   *[other] has { a-chance }
} to die of thirst in this storm: there is water here.
why-saved-by-tunnel = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and { $chance ->
    [100] is certain
   *[other] has { a-chance }
} to die of thirst in this storm: the tunnel gives shade.
why-saved-by-shield = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and { $chance ->
    [100] is certain
   *[other] has { a-chance }
} to die of thirst in this storm: the shield gives shade.
why-saved-by-calm = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and { $chance ->
    [100] is certain
   *[other] has { a-chance }
} to die of thirst in this storm: fewer cards mean less sun.
why-drinks = { $people ->
    [one] One adventurer drinks
   *[other] { $people } adventurers drink
}: { $amount } more water.
why-watered = The { $role } has { $water ->
    [0] no water left
   *[other] only { $water } water left
}.
why-dug-out = Digs out the { $role }.
why-clears-pad = The launch pad at { $cell } can be entered again.
why-clears-part = Opens the way to { $part } at { $cell }.
why-sand = { $left ->
    [0] No sand markers are
    [one] Only one sand marker is
   *[other] Only { $left } sand markers are
} left: if you need more, you lose.
why-clears = { $markers ->
    [one] One sand marker
   *[other] { $markers } sand markers
} fewer on the board.
why-to-the-pad = All parts are found: the { $role } will be { $steps ->
    [0] on the launch pad
    [one] one step away from the launch pad
   *[other] { $steps } steps away from the launch pad
}.
why-to-the-part = The { $role } will be { $steps ->
    [0] where { $part } is
    [one] one step away from { $part }
   *[other] { $steps } steps away from { $part }
}.
why-shade = The { $role } sits out the storm in the shade; { $chance ->
    [100] the sun is certain to beat down
   *[other] there is { a-chance } of sun
}.
why-scope = Shows what is under { $cell } before anyone digs there.
why-look = Shows the next { $cards ->
    [one] storm card; a bad one
   *[other] { $cards } storm cards; the worst one
} can go to the bottom.
why-well = { $chance ->
    [100] There is a well
   *[other] There is { a-chance } of a well
} under { $cell }: water for { $people ->
    [one] one adventurer
   *[other] { $people } adventurers
}.
why-gear = There is equipment under { $cell }.
why-may-complete = The tile at { $cell } has { a-chance } of completing the clues to a part.
why-may-be-needed = The tile at { $cell } has { a-chance } of being a clue or the launch pad.
why-keeps-gear = Water and equipment are worth more later.

## What bots say of their plans

plan-ready = Ready when you are!
plan-leaves-part = { $who ->
    [you] I'll leave { $part } to you.
   *[other] I'll leave { $part } to you others.
}
plan-leaves-pad = { $who ->
    [you] The last step is yours.
   *[other] I'll leave the last step to you others.
}
plan-captures = I'll capture { $treasure }.
plan-captures-in-time = I'll capture { $treasure } before { $tile } sinks.
plan-landing = I'll keep Fools' Landing above water.
plan-landing-later = I'll keep Fools' Landing above water.
plan-last-tile = I'll save { $tile }, the last tile of { $treasure }.
plan-last-tile-later = I'll save { $tile }, the last tile of { $treasure }.
plan-both-tiles = I'll save { $tile }, so that we don't lose { $treasure }.
plan-pair = I'll shore up { $tile } for { $treasure }.
plan-bridge = I'll shore up { $tile }, so that the island stays in one piece.
plan-fourth-card = { $who ->
    [you] I'll bring you the fourth card for { $treasure }.
   *[other] I'll bring the { $role } the fourth card for { $treasure }.
}
plan-collects = { $who ->
    [you] I'll bring you a card for { $treasure }. That makes { $cards }.
   *[other] I'll bring the { $role } a card for { $treasure }. That makes { $cards }.
}
plan-arrives = { $who ->
    [self] I'm off to { $tile } for { $treasure }.
    [you] I'll take you to { $tile }: { $treasure } is yours.
   *[other] I'll take the { $role } to { $tile } for { $treasure }.
}
plan-approaches = { $who ->
    [self] I'm on my way to { $tile } for { $treasure }.
    [you] I'll help you towards { $tile }: { $treasure } is yours.
   *[other] I'll help the { $role } towards { $tile } for { $treasure }.
}
plan-meets = { $who ->
    [self] I'm meeting the { $other } about the cards for { $treasure }.
    [you] I'll make sure you get the cards for { $treasure }.
   *[other] I'll make sure the { $role } gets the cards for { $treasure }.
}
plan-gathers = { $who ->
    [self] I'm on my way to Fools' Landing.
    [you] I'll help you to Fools' Landing.
   *[other] I'll help the { $role } to Fools' Landing.
}
plan-guards = { $who ->
    [self] I'll stay close to { $tile }.
    [you] I'll move you close to { $tile }.
   *[other] I'll move the { $role } close to { $tile }.
}
plan-takes-part = I'll pick up { $part }.
plan-clue = I'll dig for a clue to { $part }.
plan-may-complete = I'll dig at { $cell }: that may show us where a part is.
plan-may-be-needed = I'll dig at { $cell }. Let's see what is there.
plan-pad-open = I'll open the launch pad at { $cell }.
plan-well = I'll dig for water at { $cell }.
plan-gear = I'll dig for equipment at { $cell }.
plan-calm = I'll hold back { $fewer ->
    [one] one storm card
   *[other] { $fewer } storm cards
}.
plan-look = I'll look at the next storm cards.
plan-saved-by-water = { $who ->
    [you] You look thirsty. I'll bring you water.
   *[other] The { $role } looks thirsty. I'll bring water.
}
plan-watered = { $who ->
    [you] I'll bring you water.
   *[other] I'll bring the { $role } water.
}
plan-saved-by-drink = I'm off to fetch water.
plan-drinks = I'm off to fetch water.
plan-saved-by-tunnel = Into the shade, before the sun comes out.
plan-saved-by-shield = I'll put up a Solar Shield against the sun.
plan-dug-out = { $who ->
    [self] I'll dig myself out.
    [you] I'll dig you out.
   *[other] I'll dig the { $role } out.
}
plan-clears-pad = I'll clear the launch pad.
plan-clears-part = I'll clear the way to { $part }.
plan-sand = The sand markers are running out. I'll clear some sand.
plan-to-the-pad = { $who ->
    [self] I'm on my way to the launch pad.
    [you] I'll help you to the launch pad.
   *[other] I'll help the { $role } to the launch pad.
}
plan-to-the-part = { $who ->
    [self] I'm on my way to { $part }.
    [you] I'll help you towards { $part }.
   *[other] I'll help the { $role } towards { $part }.
}

### Deals

deal-title = This deal
deal-badge-chosen = Chosen deal
deal-badge-again = Same deal again
deal-from-random = The deal is random: nobody knows it.
deal-from-kind = The deal is random, but one in which nothing can be lost in the first turn.
deal-from-chosen = The host has chosen this deal and may know what is coming.
deal-from-again = This is the same deal as before: whoever has played it may know what is coming.
deal-from-challenge = The deal is the daily challenge: the same for everybody.
deal-from-prepared = This table begins with a prepared position. Its deal is the same for everybody.
deal-commitment = Fingerprint of the deal
deal-commitment-about = Fingerprint of the deal, fixed before the first move. After the game anybody can check that the deal was never changed:
deal-secret = The text that it is made from, with SHA-256
deal-verified = Fair deal: verified
deal-verified-about = { $plays ->
    [0] Before the first move, this browser noted the fingerprint of the deal.
    [one] After 1 move, this browser noted the fingerprint of the deal.
   *[other] After { $plays } moves, this browser noted the fingerprint of the deal.
} It has now calculated it again from the seed that is in the record: they are the same. So nobody has changed the deal since then.
deal-late = Fair deal: not checked here
deal-late-about = The record fits the fingerprint that the server shows. But this browser came when the game was over, so it cannot say whether the fingerprint was the same before.
deal-changed = This is not the deal that was fixed
deal-changed-about = The seed in the record does not fit the fingerprint of this table. The deal or the record has been changed.
deal-check-about = To check every card too, download the record in the replay and run forbidden replay on it: it plays the whole game again from the seed.
deal-commitment-fits = Seed and salt fit the commitment { $commitment }.
    If the table showed the same commitment before the first move, nobody has changed the deal since.

### Analysis

analysis-head = { $game }, seed { $seed }: { $plays ->
    [one] 1 move
   *[other] { $plays } moves
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $outcome }
analysis-curve = Win chance at the start of each turn, from { $start } to { $end }:
analysis-end-so-far = { $chance } so far
analysis-worst = Biggest mistakes:
analysis-no-mistakes = No decision cost the team more than chance can explain.
analysis-decision = Turn { $turn }, move { $play }: -{ $cost } ({ $before } to { $after }).
analysis-played = played
analysis-better = better
analysis-axis-turn = turn
analysis-axis-chance = win chance
analysis-label = { $number }.  Turn { $turn }: -{ $cost } points.  Played: { $played }.  Better: { $better }.

## What a table refuses

refused-stale = Someone was faster, so that did not happen: the table has changed.
refused-not-your-seat = This is not your seat.
refused-bot-plays = A bot is playing this seat. Take it back first.
refused-seat-taken = Someone else was faster: this seat is taken.
refused-not-started = The game has not started yet.
refused-has-started = The game has already started.
refused-nobody-there = No one sits there.
refused-host-starts = Only the person who set up this table can start the game.
refused-no-chat = Writing messages is turned off at this table. You can use the set phrases.
refused-too-talkative = That was a lot at once. Please wait a moment before you say more.
refused-challenge-advice = No advice in a try that counts.
refused-challenge-undo = No undo in a try that counts.
refused-challenge-bot = No bot can take over during a try that counts.
refused-unreadable = The server did not understand that.
refused-not-joined = Join the table first.
refused-over = The game is over.
refused-too-long = This game has become too long to continue.
refused-not-undoable = This cannot be undone: a card or tile has been revealed.
refused-waiting = Someone asked you to wait before the next card.
refused-nothing-to-use = You have nothing to use before the next card.
refused-held-enough = This card has been held back for long enough.
refused-too-fast = Too fast. Please slow down.
refused-full = There is no room for more spectators right now. Please try again later.
refused-not-saved = The server could not save that. Please try again.
refused-not-present = This seat's player is not here.
refused-unable-bot = This bot cannot play this game.
refused-still-here = This seat's player is still here.
refused-still-thinking = This seat's player is here. If they do nothing, a bot can take over in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-just-left = This player has only just lost the connection. A bot can take over in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-not-over = The game is not over yet.
refused-busy = One moment: this is already in progress.
refused-no-advice = There is no advice to give here.
refused-advice-off = The host has turned advice off at this table.
refused-advice-own = At this table you can ask for advice on your own turn only.

outcome-closed = This program's rules have changed since, so the game cannot continue.

## What is wrong with a request

problem-no-such-table = There is no such table.
problem-not-over = The game is not over yet. You can see it once it is.
problem-day-not-over = This game was a try at today's challenge: its saved game is available when the day is over.
problem-closed = This table is from another version of the game and cannot be opened here.
problem-bad-config = A table cannot be set up like this.
problem-bad-record = This is not a saved game.
problem-too-long = This saved game is too long.
problem-no-actions = This saved game has no moves, so there is nothing to analyse.
problem-no-such-analysis = There is no such analysis.
problem-broken-off = The analysis was interrupted. Please start it again.
problem-too-many = That was a lot in a short time. Please try again later.
problem-too-many-analyses = Your earlier analyses are still waiting. Please try again when one of them is done.
problem-took-too-long = The analysis took too long and was stopped.
problem-too-many-at-once = You are already loading several of these. Please wait until one has arrived.
problem-full = The server is full right now. Please try again later.
problem-too-large = This is too large.
problem-unreadable = The server did not understand that.
problem-not-found = There is nothing at this address.
problem-not-allowed = This cannot be done at this address.
problem-other-site = This was sent by a page of another site. Open the game at its own address.
problem-wrong-host = This server is not known by this name. Use the address it was started at, or add the name to FORBIDDEN_HOSTS.
problem-not-json = Send this as JSON, with the content type application/json.
problem-only-socket = This address is for WebSocket connections only.
problem-no-client = The web pages have not been built yet: run “make web”.
problem-already-tried = You have had your one counted try at today's challenge.
problem-no-such-challenge = There is no challenge for that day.
problem-not-ready = The server is running, but its database does not answer.
problem-not-saved = The server cannot reach its database right now. Please try again.
problem-fault = Something went wrong on the server. The error has been logged.

### The table: acting, advice, talk, settings

## Around the board

table-heading = { $game }: the table
table-status = Status
table-team = Team
table-panels = More panels
table-seats = Players
table-bar = What to do
table-joining = Joining the table…
table-missing = There is no such table.
table-home = Back to the home page
table-lost = Connection lost. Trying again…
table-lost-kept = Connection lost. Trying again… Your last move will be sent once you are back.
table-lost-retry = Try now
table-watching = Spectating
table-take-seat = Take a seat
table-only-watching = You are watching this game, so clicking does nothing.
table-only-watching-free = You are watching this game. To play, take a free seat.
table-lent = A bot is playing for you, { $name }.
table-sending = Sending…
table-failed-action = Your last move was not played: the game went on while you were offline.
table-failed-answer = The server did not answer. Please try again.
table-failed-talk = Your last message was not sent: the connection was lost.
table-failed-line = No connection: nothing was sent. Try again once you are back online.
table-away-now = just lost the connection
table-away-seconds = away for { $seconds } s
table-away-minutes = away for { $minutes } min
table-silent = A bot can take over in { $seconds } s.
table-advice-rule-own = Advice on your turn only
table-advice-rule-off = No advice
table-watchers = { $watchers ->
    [one] 1 spectator
   *[other] { $watchers } spectators
}
table-close = Close
table-cancel = Cancel
table-mute = Mute
table-unmute = Unmute
table-title-own = Your turn – { $game }
table-title-other = { $name } – { $game }
table-title-over = Game over – { $game }
table-title-lobby = Waiting for friends – { $game }

## Whose turn it is

table-turn-own = Your turn
table-turn-own-named = Your turn: { $name }
table-turn-other = { $name }'s turn
table-left-actions = { $left ->
    [0] no actions left
    [one] 1 action left
   *[other] { $left } actions left
}
table-left-cards = { $left ->
    [one] 1 card to draw
   *[other] { $left } cards to draw
}
table-left-island-draw = { $left ->
    [one] 1 treasure card to draw
   *[other] { $left } treasure cards to draw
}
table-left-island-flood = { $left ->
    [one] 1 flood card to reveal
   *[other] { $left } flood cards to reveal
}
table-left-desert-draw = { $left ->
    [one] 1 storm card to reveal
   *[other] { $left } storm cards to reveal
}
table-thinking = { $name } is thinking
table-forward = Fast-forward
table-waited = While you waited
table-waiting = { $names } asked to wait before the next card
table-waits = Waiting for { $name }
table-waiting-away = Waiting for { $name } (away)
table-waiting-friend = Waiting for a friend to play the { $name }
table-task-discard-own = Too many cards: discard one, or play a special card
table-task-discard-other = { $name } has too many cards and has to discard
table-task-swim-own = Your tile sank! Swim to safety
table-task-swim-other = { $name }'s tile sank and they have to swim
table-task-rescue-own = In the water with nowhere to swim: only a Helicopter Lift can save { $name }
table-task-rescue-other = { $name } is in the water with nowhere to swim: only a Helicopter Lift can help
table-task-sort-own = Click a card to put it at the bottom, or keep the order
table-task-sort-other = { $name } is looking at the next storm cards

## Acting

table-undo = Undo
table-wait-on = Wait
table-wait-off = Continue
table-coming-wait = The next card comes in a moment: press W to wait
table-end-sure = { $left ->
    [one] End with 1 action unused?
   *[other] End with { $left } actions unused?
}
table-menu = What do you want to do?
table-menu-by = { $name }: { $what }
table-menu-everybody = Everyone here: { $names }
table-open-move = Move…
table-open-shore = Shore up two tiles…
table-open-lift = Use Helicopter Lift…
table-open-sandbag = Use Sandbags…
table-open-guide = Guide { $name }…
table-open-jet = Fly with the Jet Pack…
table-open-blast = Use the Dune Blaster…
table-open-scope = Use the Terrascope…
table-prompt-several = Choose what to do with it
table-prompt-move = Choose where to go
table-prompt-shore = Pick a second tile, or tap the first again to shore up just that one
table-prompt-lift = Choose who flies
table-prompt-lift-where = Choose where { $names } should fly, or add passengers
table-prompt-sandbag = Choose the tile to shore up
table-prompt-guide = Choose where { $names } should go
table-prompt-jet = Choose where to fly, or add a passenger
table-prompt-blast = Choose the tile to clear of sand
table-prompt-scope = Choose the tile to look under
table-prompt-give = Choose who gets the card
table-prompt-pass = Choose who gets it
table-not-now = Not now: { $why }
table-others-card = That card is { $name }'s: no one else can play or take it.
table-still-playing = One moment: your last action is still on its way, so that click did nothing.

## Advice

table-advice = Advice
table-advice-ask = Ask for advice
table-advice-asking = Thinking…
table-advice-none = What would a strong player do here?
table-advice-off = Advice is turned off. You can turn it on in the settings.
table-advice-more = Show other options
table-advice-tied = about equal
table-advice-ties = { $choices ->
    [one] One other option is about equal.
   *[other] { $choices } other options are about equal.
}
table-advice-play = Play this
table-advised = Advised
table-advice-is = Advice: { $what }.
table-advice-wait = Wait
table-chance = Win chance { $chance }, between { $low } and { $high }
table-chance-now = The team's win chance

## Together

table-invite = Invite
table-bot-instead = Let a bot play
table-take-back = Take the seat back
table-invitation = Invite friends
table-invitation-none = All seats are taken. Friends can still watch.
table-copy = Copy
table-share = Share
table-talk = Chat
table-talk-watching = Only players can talk. You can read along.
table-talk-back = ← Back
table-talk-said = What was said
table-said = { $name }: { $what }
table-write = Write a message
table-write-send = Send
table-talk-point = To point at a tile: right-click, long-press, or press P.
table-phrase-hello = Hello!
table-phrase-good-idea = Good idea
table-phrase-wait = Wait a moment
table-phrase-help-me = I need help
table-phrase-go-ahead = Go ahead
table-phrase-thanks = Thank you
table-phrase-well-played = Well played
table-phrase-oops = Oops
remark-island-shore = Shore up { $object }!
remark-island-give = Can I have the { $object }?
remark-island-take = I'll go for { $object }
remark-island-meet = Let's meet at { $object }
remark-desert-clear = Clear the sand at { $object }!
remark-desert-water = { $object }, can you give me water?
remark-desert-give = Can I have the { $object }?
remark-desert-part = I'll go for { $object }
remark-desert-meet = Let's meet at { $object }

## The log

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-turn = { $name }'s turn
table-log-back = { $name } undoes the last action.
table-log-plan = { $name }: “{ $text }”
table-quoted = “{ $text }”
table-log-show = Show this moment
table-log-earlier = Show earlier moves
table-past = After move { $number }
table-past-before = Previous
table-past-after = Next
table-past-now = Back to the game
table-past-unknown = That moment could not be loaded.

## Settings

table-settings = Settings
table-settings-motion = Animation
table-settings-speed-none = None
table-settings-speed-slow = Slow
table-settings-speed-normal = Normal
table-settings-speed-fast = Fast
table-settings-advice = Advice
table-settings-advice-off = Off
table-settings-advice-off-more = No advice.
table-settings-advice-hints = Hints
table-settings-advice-hints-more = When you ask: the best action, marked on the board.
table-settings-advice-full = Full
table-settings-advice-full-more = On each of your turns: every option with its win chance.
table-settings-odds = Show chances
table-settings-odds-always = Always
table-settings-odds-always-more = On every tile and seat that has one.
table-settings-odds-raised = When high
table-settings-odds-raised-more = Only where a chance is higher than elsewhere, or dangerous.
table-settings-odds-never = Never
table-settings-odds-never-more = You work them out yourself.
table-settings-acting = On your turn
table-settings-confirm = Confirm ending early
table-settings-confirm-more = Ending your actions with some unused takes a second click.
table-settings-cards = Cards at the end of your turn
table-settings-cards-ring = Automatic, with a pause
table-settings-cards-ring-more = Before each card, anyone who could respond has two seconds to press Wait.
table-settings-cards-one = One at a time
table-settings-cards-one-more = You click for every card.
table-settings-cards-all = All at once
table-settings-cards-all-more = Without a pause, unless someone else could respond.
table-settings-sound = Sound
table-settings-sound-on = Sound effects
table-settings-volume = Volume

## Help

table-help = Help
table-help-how = Everything you can do lights up: click a tile, a card or a pawn. If a click could mean several things, a menu asks which. Click on something you cannot do, and you see why.
table-help-rules = The rules
table-help-guide = Guided first game
table-help-signs = What the signs mean
table-help-keys = Keys
table-key-arrows = move between tiles
table-key-enter = choose what is selected
table-key-numbers = choose from the menu
table-key-escape = cancel, skip the animation
table-key-end = end your actions
table-key-draw = draw cards
table-key-undo = undo
table-key-advice = ask for advice
table-key-wait = wait before the next card
table-key-point = point at the selected tile
table-key-log = the log
table-key-hand = your hand
table-key-help = this help
table-lesson = Guided first game
table-lesson-step = Step { $step } of { $steps }
table-lesson-skip = Skip
table-lesson-next = Next
table-lesson-now-you = Now you!
table-lesson-astray = That is allowed, too. To follow the guide, undo it and do what is marked.
table-lesson-ahead = You have gone your own way, and that is fine. The game is yours!

## Exercises

exercise-title = Try the { $role }
exercise-done = Well done!
exercise-missed = Your turn is over, but the task is not done. Undo, or start again.
exercise-again = Start again
exercise-next = Next: the { $role }
exercise-all = All roles
exercise-island-diver = One action: swim through the flooded and sunken tiles to Fools' Landing.
exercise-island-engineer = One action: shore up both Breakers Bridge and Cliffs of Abandon.
exercise-island-explorer = Two actions: shore up Fools' Landing, then go to Howling Garden. Both are diagonal.
exercise-island-messenger = One action: give the Diver, who is far away, the fourth Earth Stone card.
exercise-island-navigator = One action: move the Engineer, who has four Earth Stone cards, to Temple of the Moon.
exercise-island-pilot = Two actions: fly to Coral Palace and capture the Ocean's Chalice.
exercise-desert-archeologist = Two actions: clear all the sand at c2 and walk in.
exercise-desert-climber = One action: climb onto the blocked tile b3 and take the Navigator along.
exercise-desert-explorer = Two actions: clear sand at e5, then go there. Both are diagonal.
exercise-desert-meteorologist = One action: look at the next storm cards, and put the sun at the bottom.
exercise-desert-navigator = One action: guide the Archeologist three steps to the launch pad at d1.
exercise-desert-carrier = One action: take water from the well. Then give the Archeologist two.

## The end

table-end-won = You escaped!
table-end-lost = You lost
table-end-again = Play again
table-end-join = Join the next game
table-end-replay = Replay
table-end-download = Download
table-end-share = Share
table-end-result = Result
table-end-skip = Skip
table-end-board = Back to the board
table-end-same = Same deal
table-end-harder = Next level: { $level }
table-end-numbers = The game in numbers
table-end-deeds = What everyone did
table-end-analysing = Looking for the decisive moment…
table-end-decisive = The decisive moment:
table-end-decisive-chance = The win chance went from { $before } to { $after }.
table-end-decisive-show = See it in the replay

## Why not, with names

table-named-not-your-turn = It is { $name }'s turn.
table-named-not-while-swimming = { $name } is in the water and has to get out first.
table-named-not-while-shedding = { $name } has more than five cards and has to discard first.
table-named-card-not-held = { $name } has no { $card }.
table-named-not-on-one-tile = { $name } is on another tile; only the Messenger can give cards from a distance.
table-named-hand-not-full = { $name } does not have to discard.
table-named-not-in-the-water = { $name } is not in the water.
table-named-another-swims-first = { $name } swims first.
table-named-not-all-on-the-landing = { $name } is not on Fools' Landing.
table-named-not-while-guiding = { $name } is being guided: keep going with that pawn, or stop.
table-named-no-such-passenger = { $name } is not on the same tile.
table-named-other-is-buried = { $name } is buried and cannot be moved.
table-named-canteen-full = { $name }'s canteen is full.
table-named-gear-not-held = { $name } has no { $gear }.
table-named-not-on-the-same-tile = { $name } is on another tile.
table-named-too-far-to-pour = { $name } is too far away to give water to.
table-named-too-little-water = { $name } has only { $water } water.
table-named-too-little-room = { $name } has room for only { $room } more water.

### The shell and every screen but the table

## The shell

shell-name = forbidden
shell-title = forbidden · Forbidden Island and Forbidden Desert
shell-title-home = Home
shell-title-new = New game: { $game }
shell-title-try = Try it: { $game }
shell-title-room = At the table
shell-title-replay = Replay
shell-title-open = Open a saved game
shell-title-rules = Rules: { $game }
shell-title-learn = Learn
shell-title-statistics = Statistics
shell-title-record = My record
shell-title-challenge = Daily challenge
shell-title-about = About
shell-title-missing = Not found
shell-skip = Skip to content
shell-to-home = Back to the home page
shell-pages = Pages
shell-learn = Learn
shell-rules = Rules
shell-replay = Replays
shell-statistics = Statistics
shell-record = My record
shell-about = About
shell-language = Language
shell-theme = Appearance: { $theme }
shell-theme-auto = System
shell-theme-light = Light
shell-theme-dark = Dark
shell-fold = Hide the header
shell-unfold = Show the header
shell-close = Close
joint-list = { ", " }
joint-sentences = { $first } { $next }
joint-label = { $label }: { $value }
shell-dismiss = Dismiss
shell-loading = One moment…
shell-not-loaded = This page could not be loaded. Is the server still running?
shell-no-server = The server is not responding. Is it still running?
shell-reload = Try again

missing-title = Nothing here but water
missing-about = There is no page at this address. Maybe it sank.

## Home

home-island-tagline = Four treasures, one helicopter, and the tide is rising.
home-desert-tagline = A flying machine in pieces, a city under the sand, and very little water.
home-island-short = Island
home-desert-short = Desert
home-play-now = Play now
home-play-now-means = { $bots ->
    [one] You and a bot
   *[other] You and { $bots } bots
} on Novice. You go first.
home-set-table = New game
home-first-title = First time here?
home-first-about = Play a guided first turn. It takes about three minutes, and then the game goes on.
home-first-learn = Show me how
home-first-play = Just play
home-making = Dealing…
home-friends = Play with friends
home-friends-about = Send a link and play. No account, nothing to install.
home-friends-island = Play Forbidden Island with friends
home-friends-desert = Play Forbidden Desert with friends
home-challenge = Today's challenge
home-challenge-about = { $day }: { $game }, { $level }, { $players } adventurers. Everyone gets the same deal. One try.
home-challenge-tries = { $tries ->
    [0] No finished tries yet
    [one] 1 finished try
   *[other] { $tries } finished tries
}
home-challenge-take = Play the challenge
home-challenge-none = There is no challenge right now.
challenge-ask = This is your one counted try
challenge-ask-rules = You play all { $players } adventurers. No advice, no undo, and no second try today.
challenge-ask-team = With friends: send a link, and everyone plays one adventurer. It counts as the one try of your browser.
challenge-begin-alone = Play on my own
challenge-begin-team = Play with friends
challenge-not-now = Not now
challenge-go-on = Continue your try
challenge-see-others = See how others did
challenge-archive = Past days
challenge-you-won = You won the challenge!
challenge-you-lost = You lost this one.
challenge-won = You won
challenge-lost = You lost
challenge-unfinished = Your try is not over yet
challenge-unfinished-about = Your try is not over yet. Results appear when it is.
challenge-not-played = Not played
challenge-title = Daily challenge
challenge-explained = Everyone gets the same deal, and there is a new one every day at midnight UTC. Each browser gets one try that counts.
challenge-streak = { $days ->
    [one] One day played in a row
   *[other] { $days } days played in a row
}, { $won } won.
challenge-about = { $game }, { $level }, { $players } adventurers
challenge-hidden = You can see how others did once you have played.
challenge-play-past = Play this day
challenge-play-past-about = Just for fun: it does not count.
challenge-days = Recent days
challenge-won-of = { $won } of { $tried ->
    [one] 1 team
   *[other] { $tried } teams
} won
challenge-results = Results
challenge-result = Result
challenge-people = Players
challenge-bots = { $bot } bots
challenge-row-won = Won
challenge-row-lost = Lost with { $progress } of { $goal }
challenge-you = You
challenge-reached = { $progress } of { $goal },
challenge-turns-after = { $turns ->
    [one] after one turn.
   *[other] after { $turns } turns.
}
challenge-usual-turns = Winning teams took { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} on average.
challenge-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
challenge-share = Copy result to share
challenge-share-title = Forbidden daily challenge, { $day }
challenge-share-table = { $game }, { $level }, { $players } adventurers
challenge-copied = Copied. No spoilers in it.
challenge-not-copied = The browser did not allow copying.
challenge-replay = Watch the replay
challenge-badge = Daily challenge
challenge-badge-counted = Daily challenge: your counted try
challenge-badge-past = Challenge of { $day }, not counted
home-continue = Continue
home-continue-none = No games in progress.
home-continue-table = Game
home-continue-forget = Remove from list
home-open-record = Open a saved game
home-learn = Learn
home-learn-about = The basics in a minute, every role, and the full rules.
home-learn-go = How to play
home-learn-rules = Full rules
home-unofficial = Unofficial and non-commercial.

## Levels

level-novice = Novice
level-normal = Normal
level-elite = Elite
level-legendary = Legendary
level-novice-means = for a first game
level-normal-means = for experienced teams
level-elite-means = every turn counts
level-legendary-means = very few survive

## Bots

bot-random = Random
bot-casual = Casual
bot-planner = Strong
bot-thinker = Expert
bot-random-means = Does anything the rules allow. You will lose.
bot-casual-means = Knows the rules, looks no further than this turn, and slips now and then.
bot-planner-means = Plans each turn well.
bot-thinker-means = Thinks ahead for the whole team. The strongest partner.

## Powers

power-island-diver = Moves through any number of flooded and missing tiles with one action.
power-island-engineer = Shores up two tiles with one action.
power-island-explorer = Can also move and shore up diagonally.
power-island-messenger = Gives treasure cards to anyone, anywhere.
power-island-navigator = Moves another adventurer up to two tiles with one action.
power-island-pilot = Flies to any tile once a turn.
power-desert-archeologist = Clears two sand markers with one action.
power-desert-climber = Walks over blocked tiles, can take someone along, and is never buried, nor is anyone with them.
power-desert-explorer = Can also move, clear sand and use Dune Blasters diagonally.
power-desert-meteorologist = Holds back storm cards, or looks at the next ones.
power-desert-navigator = Moves another adventurer up to three tiles with one action.
power-desert-carrier = Takes water from wells again and again, and gives it to neighbours.

## Setting a table

set-title = New game
set-game = Game
set-seats = Seats
set-seats-about = Sharing a screen? Set several seats to Me.
set-seat = Seat { $seat }
set-who = Player
set-who-seat = Player at seat { $seat }
set-me = Me
set-open = Friend
set-bot = Bot
set-name = Name
set-name-me = Your name
set-name-open = Name (optional)
set-strength = Strength
set-role = Role
set-role-random = Random
set-add = Add a seat
set-remove = Remove seat { $seat }
set-watching = No seat is yours: you will be a spectator.
set-level = Level
set-level-island-about = Starting water level.
set-level-desert-about = Starting storm level.
set-layout = Island map
set-layout-standard = Standard
set-layout-published = Published variants
set-layout-fan = Fan-made
set-rulings = House rules
set-rulings-changed = { $changed ->
    [0] standard
    [one] 1 changed
   *[other] { $changed } changed
}
set-rulings-about = Choose how to play where the rules are unclear.
set-more = More options
set-more-about = first player, bot speed, seed
set-first = First player
set-first-random = Random
set-pace = Bot speed
set-pace-0 = Instant
set-pace-1 = Normal
set-pace-2 = Slow
set-advice = Advice
set-advice-all = Whenever you ask
set-advice-own = On your own turn only
set-advice-off = None
set-seed = Seed
set-seed-about = The same seed gives the same deal, and everybody at the table sees that you have chosen it. Leave blank for a random one.
set-seed-random = Random
set-sum = { $players } players · { $level }{ $open ->
    [0] {""}
    [one] {" "}· 1 seat for a friend
   *[other] {" "}· { $open } seats for friends
}
set-go = Start game
set-go-lobby = Invite friends
set-chat = Chat
set-chat-about = Players can also write to each other in their own words.
set-wrong-seats = This game is for { $least } to { $most } players.
set-long-name = A name can have at most { $most } characters.
set-same-role = Seat { $seat } is already the { $role }; each role can be taken only once.
set-bad-seed = A seed is a whole number from 0 to 9007199254740991, or 0x followed by up to 32 of the characters 0 to 9 and a to f.

## Rulings

ruling-island-hand_check = When do you discard down to five cards?
ruling-island-hand_check-after-both = After drawing both cards
ruling-island-hand_check-after-each = After each card
ruling-island-rescue = Can a Helicopter Lift rescue a pawn from the water?
ruling-island-rescue-true = Yes
ruling-island-rescue-false = No
ruling-island-diver_escape = Where can the Diver swim when their tile sinks?
ruling-island-diver_escape-nearest = To the nearest tile
ruling-island-diver_escape-any = To any tile in reach
ruling-island-specials_between_floods = Can special cards be played between two flood cards?
ruling-island-specials_between_floods-true = Yes
ruling-island-specials_between_floods-false = No
ruling-island-specials_while_discarding = Can others play special cards while someone discards down to five?
ruling-island-specials_while_discarding-true = Yes
ruling-island-specials_while_discarding-false = No
ruling-desert-climber_tunnels = Can the Climber leave a tunnel at a blocked end?
ruling-desert-climber_tunnels-true = Yes
ruling-desert-climber_tunnels-false = No
ruling-desert-well_sand = How much sand can be on a well when the Water Carrier takes water?
ruling-desert-well_sand-one = One marker
ruling-desert-well_sand-none = None
ruling-desert-well_sand-any = Any amount
ruling-desert-guide_buried = Can the Navigator move a buried pawn?
ruling-desert-guide_buried-true = Yes
ruling-desert-guide_buried-false = No
ruling-desert-shield = Does the Solar Shield move with its user?
ruling-desert-shield-travels = Yes, it moves along
ruling-desert-shield-stays = No, it stays on the tile
ruling-desert-jet_buried = Can a buried player use a Jet Pack?
ruling-desert-jet_buried-true = Yes
ruling-desert-jet_buried-false = No
ruling-desert-storm_discard = When are storm cards discarded?
ruling-desert-storm_discard-after-turn = After the last one of the turn
ruling-desert-storm_discard-at-once = Each one at once

## Invitations and joining

invite-link = Link to this table
invite-how = Send it to your friends. Anyone who opens it can take a free seat or watch.
invite-network = This address works for people on the same network as this computer.
invite-copied = Link copied.
invite-not-copied = Your browser did not allow copying. Please select the link and copy it.
invite-message = Come and play { $game } with me
invite-this-machine = This link only works on this computer, because the server does not accept connections from others. To play with people on your network, stop it and start it again with “forbidden serve --host 0.0.0.0”.
join-title = { $named ->
    [0] You are invited
   *[other] { $host } invites you
}
join-person = seated
join-open = free
join-name = Your name
join-name-about = Shown to the other players.
join-no-name = Please enter at least one character.
lobby-about = { $level } · { $players } players
lobby-waiting-friends = Waiting for friends
lobby-all-here = Everyone is here
lobby-waiting-host = { $named ->
    [0] Waiting for the start
   *[other] Waiting for { $host } to start
}
lobby-choose = Choose a free seat:
lobby-your-seat = This seat is saved for you:
lobby-seat = Seat of the { $role }
lobby-for = free, for { $name }
lobby-bot-until = a bot, until someone takes the seat
lobby-away = { $name } (away)
lobby-you = you
lobby-sit = Sit here
lobby-sit-as = Sit here as the { $role }
lobby-stand = Leave seat
lobby-stand-as = Leave seat: { $role }
lobby-free = Free this seat
lobby-free-as = Free this seat: { $role }
lobby-start = Start the game
lobby-start-now = Start now
lobby-start-how = { $open ->
    [one] A bot plays the free seat until someone takes it.
   *[other] Bots play the { $open } free seats until someone takes them.
}
lobby-wait = The host starts the game.
lobby-watch = Just watch
lobby-watch-later = You can also just watch once the game has started.
lobby-strange = This link does not belong to any seat at this table.
lobby-strange-key = This link does not belong to any seat at this table. You can take a free seat, or just watch.
lobby-strange-key-full = This link does not belong to any seat at this table, and all seats are taken. You can watch.

## Rules

rules-search = Search the rules
rules-found = { $found ->
    [0] No results
    [one] 1 result
   *[other] { $found } results
}
rules-nothing = No rule contains all these words.
rules-contents = Contents
rules-link = Link to { $rule }
rules-table = Table
rules-start-board = The board at the start: the storm in the middle, and one sand marker on each of the eight tiles two steps away from it.
rules-foreign = These rules are not translated yet, so they are shown in English.
rules-board-FI-20 = A dot marks a tile the pawn can move to. Flooded tiles are fine; the missing one below is not.
rules-board-FI-24 = A cross marks a tile the pawn can shore up, besides its own. Diagonals are too far.
rules-board-FI-40 = The Explorer reaches all eight spaces around, wherever there is a tile.
rules-board-FI-44 = The Diver swims through flooded tiles and gaps and comes out at any dot.
rules-board-FI-51 = The Engineer shores up any two of these with one action, their own tile included.
rules-board-FI-56 = The Pilot flies to any tile that has not sunk.
rules-board-FI-61 = The Navigator (left) moves the other pawn to any dot: two steps at most.
rules-board-FD-46 = Two clues, one for the row and one for the column: the part is where the lines cross.
rules-board-FD-94 = “West, two tiles”: both tiles east of the storm slide west, each gets a sand marker, and the storm ends up at the edge.

## Learn

learn-title = Learn
learn-about = You win or lose together. All cards are face up, and you can discuss every move.
learn-goal = The goal
learn-turn = Your turn
learn-flood = After your turn
learn-lost = How you lose
learn-island-goal = Capture four treasures, bring everyone to Fools' Landing and fly off with a Helicopter Lift.
learn-island-turn = Take three actions: move, shore up a flooded tile, give a treasure card, or capture a treasure with four matching cards on one of its tiles. Then draw two cards.
learn-island-flood = Flood cards name tiles: a dry tile floods, a flooded one sinks for good. Waters Rise! puts the tiles that already flooded back on top of the deck.
learn-island-lost = Fools' Landing sinks, both tiles of a treasure sink before you capture it, someone drowns, or the water reaches the skull.
learn-desert-goal = Find the four parts of the flying machine, bring everyone to the launch pad and take off.
learn-desert-turn = Take four actions: move, clear sand, excavate a tile, or pick up a part. Two clues give the row and the column of each part.
learn-desert-flood = Storm cards push tiles around and pile sand on them. The sun takes water from everyone who is not in a tunnel.
learn-desert-lost = Someone dies of thirst, the sand runs out, or the storm meter reaches the end.
learn-roles = Roles
learn-try = Try it{" "}
learn-all-rules = Full rules
learn-first = Guided first game
learn-island-cards = Cards
learn-desert-cards = Equipment
learn-tools = Command line and Python
learn-tools-about = Everything here also works without a browser.
learn-command-play = starts a server on this computer and opens the browser
learn-command-simulate = how often bots win, with confidence intervals, causes of defeat and results by role
learn-command-advise = for a position you type in: the best actions with their win chances
learn-python = In Python:

## Replay

open-title = Replays
open-about = Open a saved game that you downloaded, or one of your finished games.
open-choose = Choose a file
open-drop = or drop a .json file here
open-not-json = This file is not a saved game: it is not valid JSON.
open-too-large = This file is too large for a saved game.
open-own = Your finished games
replay-title = Replay: { $game }
replay-to-table = Back to the table
replay-copy-link = Copy link
replay-link-copied = Link to this moment copied.
replay-download = Download
replay-transport = Replay controls
replay-first = To the start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-last = To the end
replay-slider = Position in the game
replay-speed = Speed
replay-keys = Keys: ← and → step, with Shift ten at a time; Space plays and pauses; Home and End jump.
replay-log = Moves
replay-mistakes = Mistakes
replay-panels = Moves and mistakes
replay-dealt = The cards are dealt.
replay-took-back = { $who } undoes the last action.
replay-analyse = Analyse this game
replay-analyse-about = We play it out many times from every position, to show your win chance over the whole game and your biggest mistakes.
replay-tomorrow = Others are still playing today's challenge. Your saved game and the win chance are available when the day is over.
replay-analyse-go = Analyse
replay-analysing = Analysing: { $done }
replay-curve = The team's win chance
replay-curve-turns = Turns. Triangles mark the biggest mistakes.
replay-curve-table = As a table
replay-number = Move
replay-turn = Turn
replay-chance = Chance
replay-happened = What happened
replay-worst = { $decisions ->
    [one] Biggest mistake
   *[other] Biggest mistakes
}
replay-worst-none = No costly mistakes. Well played!
replay-worst-where = Turn { $turn }, { $who }
replay-worst-cost = -{ $points }% ({ $before } to { $after })
replay-played = Played
replay-better = Better
replay-better-wait = Wait
replay-show-moment = Show this moment

## Statistics

stats-title = Statistics
stats-about = All games finished on this server.
stats-none = No finished games yet.
stats-sum = { $games ->
    [one] 1 game
   *[other] { $shown } games
}, { $share } won
stats-levels = By level
stats-roles = By role
stats-layouts = By island map
stats-players = By number of players
stats-players-of = { $players } players
stats-games = Games
stats-won = Won

## My record

record-won = Won
record-title = My record
record-about = The games you finished in this browser. No account: save them to a file to take them to another browser.
record-none = No finished games yet. Every game you finish here counts, won or lost.
record-streak-best = Most wins in a row
record-streak-now = Wins in a row now
record-fastest = { $turns ->
    [one] Fastest win: 1 turn
   *[other] Fastest win: { $turns } turns
}
record-badges = First wins
record-badge-open = Not yet
record-export = Save to a file
record-import = Load a file
record-read = { $games ->
    [0] Nothing new in this file.
    [one] One game added.
   *[other] { $games } games added.
}
record-not-json = This file cannot be read. Choose one that was saved here.
record-other-file = This is not a saved record.
record-other-version = This record comes from another version of the game and cannot be read.
record-damaged = This file is damaged. Nothing was added.
badge-first-win = First win: { $game }
badge-level = { $game } on { $level }
badge-roles = { $game } with every role
badge-challenge = First daily challenge won
badge-row = { $wins } wins in a row

## About

about-title = About
about-what = Two cooperative board games for the browser, the command line and Python: alone, on one screen, or with friends.
about-rights = Whose games these are
about-unofficial = This is an unofficial, non-commercial project. Forbidden Island and Forbidden Desert were designed by Matt Leacock; the names of the games belong to their publisher, Gamewright, which has nothing to do with this project. If you like the games, buy them: they are beautiful.
about-own = The rules are explained in our own words. Pictures, icons and sounds are our own.
about-thanks = Thanks
about-design = Matt Leacock, for two games that are fun to lose.
about-font = Marcellus, a typeface by Astigmatic, under the SIL Open Font License 1.1.
about-libraries = Svelte, Fluent, FastAPI and everyone who gives good tools away.
about-privacy = What is stored
about-privacy-text = No account, no tracking, nothing from other servers. Your browser stores your name, your settings and the keys to your seats; the server stores the games and the latest messages at their tables. Anyone who has the link to a table can watch, read along and take a free seat.
about-code = Code
about-licence = The code is free under the MIT licence.
about-version = Version { $version }

### Forbidden Island: the board, its panels, what happened and what can be done

## People

island-ui-who = { $named ->
    [0] { $role }
   *[other] { $name } ({ $role })
}
island-ui-other = { $other-named ->
    [0] { $other-role }
   *[other] { $other-name } ({ $other-role })
}
island-ui-letter-diver = D
island-ui-letter-engineer = E
island-ui-letter-explorer = X
island-ui-letter-messenger = M
island-ui-letter-navigator = N
island-ui-letter-pilot = P
island-ui-power-diver = Moves through any number of flooded and missing tiles with one action.
island-ui-power-engineer = Shores up two tiles with one action.
island-ui-power-explorer = Can also move and shore up diagonally.
island-ui-power-messenger = Gives treasure cards to anyone, anywhere.
island-ui-power-navigator = Moves another adventurer up to two tiles with one action.
island-ui-power-pilot = Flies to any tile for one action, once a turn.

## The board

island-ui-board = The island: { $layout }
island-ui-cell = { $tile }, { $cell }: { $facts }
island-ui-state-dry = dry
island-ui-state-flooded = flooded
island-ui-state-sunk = sunk
island-ui-fact-treasure = { $treasure } can be captured here
island-ui-fact-captured = { $treasure } is already captured
island-ui-fact-landing = the helicopter leaves from here
island-ui-fact-start = starting tile of the { $role }
island-ui-fact-flood = { $chance }% chance of flooding this turn
island-ui-fact-sink = { $chance }% chance of sinking this turn
island-ui-fact-next = its flood card is among the next ones in the deck
island-ui-fact-return = its flood card comes back with Waters Rise!
island-ui-fact-pawn = { island-ui-who } is here
island-ui-fact-swimmer = { island-ui-who } is in the water here
island-ui-fact-hinted = advised
island-ui-fact-can = possible here: { $verbs }
island-ui-verb-move = move
island-ui-verb-fly = fly
island-ui-verb-shore = shore up
island-ui-verb-give = give a card
island-ui-verb-capture = capture the treasure
island-ui-verb-guide = move someone
island-ui-verb-end = end actions
island-ui-verb-draw = draw a card
island-ui-verb-flood = reveal a flood card
island-ui-verb-swim = swim
island-ui-verb-discard = discard
island-ui-verb-lift = fly by Helicopter Lift
island-ui-verb-sandbag = shore up with Sandbags
island-ui-verb-leave = fly off
island-ui-floods = floods
island-ui-sinks = sinks
island-ui-mark = The water is at level { $mark }

## Meter, treasures and piles

island-ui-meter = Water level
island-ui-meter-label = Water level { $mark } of 10, { $cards ->
    [0] the island is swamped
    [one] one flood card a turn
   *[other] { $cards } flood cards a turn
}
island-ui-meter-a-turn = { $cards ->
    [0] swamped
    [one] card a turn
   *[other] cards a turn
}
island-ui-meter-next = the next Waters Rise! raises it to level { $mark }: { $cards ->
    [0] the game is lost
   *[other] { $cards } flood cards a turn
}
island-ui-treasures = Treasures
island-ui-treasure-earth = Earth Stone
island-ui-treasure-wind = Statue of the Wind
island-ui-treasure-fire = Crystal of Fire
island-ui-treasure-ocean = Ocean's Chalice
island-ui-treasure-captured = captured
island-ui-treasure-cards = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
island-ui-treasure-held = { island-ui-who }: { $cards } of 4
island-ui-strip-treasure = { $treasure }: { $cards } of 4 cards in one hand
island-ui-treasure-one-tile = one tile left
island-ui-treasure-wet = both tiles flooded
island-ui-piles = Cards
island-ui-rise-chance = Waters Rise! this turn
island-ui-percent = { $chance }%
island-ui-pile-treasure = Treasure deck
island-ui-pile-flood = Flood deck
island-ui-pile-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
island-ui-look-treasure = Look through the treasure discard pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
island-ui-look-flood = Look through the flood cards: { $cards ->
    [one] 1 card in the discard pile
   *[other] { $cards } cards in the discard pile
}
island-ui-treasure-dialog = Treasure cards
island-ui-flood-dialog = Flood cards
island-ui-column-card = Card
island-ui-column-pile = in the deck
island-ui-column-discard = discarded
island-ui-column-hands = in hand
island-ui-discard-pile = Discard pile: goes back on top with Waters Rise!
island-ui-no-cards = No cards
island-ui-layer-next = Next { $cards ->
    [one] card
   *[other] { $cards } cards, in any order
}
island-ui-layer-only = In the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards, in any order
}
island-ui-layer-below = Then { $cards ->
    [one] 1 card
   *[other] { $cards } cards, in any order
}
island-ui-flood-next = { $draws ->
    [0] No flood cards left this turn
    [one] 1 flood card this turn
   *[other] { $draws } flood cards this turn
}
island-ui-flood-known = { $draws ->
    [one] 1 of these { $cards } comes next:
   *[other] { $draws } of these { $cards } come next:
}
island-ui-flood-certain = These are certain to come next:
island-ui-close = Close

## Seats

island-ui-seat = { $named ->
    [0] The { $role }'s seat
   *[other] { $name }'s seat ({ $role })
}
island-ui-seat-at = at { $tile }, { $cell }
island-ui-seat-turn = to move
island-ui-seat-yours = you
island-ui-seat-here = here
island-ui-seat-away = away
island-ui-seat-bot = bot
island-ui-seat-open = free seat
island-ui-power-of = What the { $role } can do
island-ui-hand = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
island-ui-hand-limit = { $cards } cards: the limit is five
island-ui-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
island-ui-card-does-treasure = Four of these cards capture { $treasure } on one of its two tiles.
island-ui-card-does-helicopter = Flies any adventurers on one tile to any other tile, at any time. It is also what takes everyone home.
island-ui-card-does-sandbags = Shores up any flooded tile, at any time, without an action.
island-ui-card-can = { $card }: { $verbs }
island-ui-choose-pawn = Choose { island-ui-who }: { $verbs }

## What happened

island-event-role = { island-ui-who } joins the expedition.
island-event-role-alone = The { $role } joins the expedition.
island-event-water = The water is at level { $mark }.
island-event-card = { island-ui-who } draws the { $card }.
island-event-card-rise = { island-ui-who } draws Waters Rise!
island-event-turn = { $named ->
    [0] { $role }'s turn.
   *[other] { $name }'s turn ({ $role }).
}
island-event-moved = { island-ui-who } moves to { $tile }.
island-event-flew = { island-ui-who } flies to { $tile }.
island-event-swam = { island-ui-who } swims to { $tile }.
island-event-guided = { island-ui-who } is moved to { $tile }.
island-event-lifted = A helicopter takes { island-ui-who } to { $tile }.
island-event-shored = { $tile } is shored up.
island-event-gave = { island-ui-who } gives the { $card } to { $other-named ->
    [0] the { $other-role }
   *[other] { $other-name } ({ $other-role })
}.
island-event-captured = { island-ui-who } captures { $treasure }!
island-event-spent = { island-ui-who } plays { $card }.
island-event-discarded = { island-ui-who } discards the { $card }.
island-event-rose = The water rises to level { $mark }{ $cards ->
    [0] : the island is swamped.
   *[other] : { $cards } flood cards a turn.
}
island-event-on-top = { $cards ->
    [one] The discarded flood card goes back on top of the deck.
   *[other] { $cards } flood cards go back on top of the deck.
}
island-event-reshuffled-treasure = The treasure deck is used up: { $cards ->
    [one] 1 discarded card becomes the new one.
   *[other] { $cards } discarded cards are shuffled into a new one.
}
island-event-reshuffled-flood = The flood deck is used up: { $cards ->
    [one] 1 discarded card becomes the new one.
   *[other] { $cards } discarded cards are shuffled into a new one.
}
island-event-flooded = { $tile } floods.
island-event-sank = { $tile } sinks!
island-moment-draw = { $name } draws a treasure card
island-moment-flood = { $name } reveals a flood card
island-sum-sank = Sunk: { $tiles }
island-sum-flooded = Flooded: { $tiles }
island-sum-shored = Shored up: { $tiles }

## What can be done

island-do-move = Move to { $tile }
island-do-fly = Fly to { $tile }
island-do-shore = Shore up { $tile }
island-do-shore-two = Shore up { $tile } and { $other-tile }
island-do-give = Give the { $card } to { $other-named ->
    [0] the { $other-role }
   *[other] { $other-name } ({ $other-role })
}
island-do-capture = Capture { $treasure }
island-do-guide = Move { $other-named ->
    [0] the { $other-role }
   *[other] { $other-name } ({ $other-role })
} to { $tile }
island-do-end = End actions
island-do-draw = Draw a treasure card
island-do-flood = Reveal a flood card
island-ui-cards-treasure = { $cards ->
    [one] Draw a treasure card
   *[other] Draw { $cards } treasure cards
}
island-ui-cards-flood = { $cards ->
    [one] Reveal a flood card
   *[other] Reveal { $cards } flood cards
}
island-do-swim = Swim to { $tile }
island-do-discard = Discard the { $card }
island-do-lift-1 = Helicopter Lift: { $first } to { $tile }
island-do-lift-2 = Helicopter Lift: { $first } and { $second } to { $tile }
island-do-lift-3 = Helicopter Lift: { $first }, { $second } and { $third } to { $tile }
island-do-lift-all = Helicopter Lift: everyone to { $tile }
island-do-sandbag = Sandbags on { $tile }
island-do-leave = Fly off the island and win!
island-do-back = Undo

## The first turn

island-first-goal = Together, capture four treasures and fly home before the island sinks. You are the Explorer.
island-first-move = You have three actions. First, go to Gold Gate, where the Navigator is.
island-first-shore = Fools' Landing is flooded. If it floods again, it sinks, and everyone loses: shore it up.
island-first-give = The Navigator is on your tile and collects Crystal of Fire cards. Choose yours and give it away.
island-first-draw = Your actions are used up. Now draw two treasure cards.
island-first-rise = Waters Rise! The water is one level higher, and the cards of all tiles that have flooded so far are back on top of the flood deck.
island-first-flood = Now the flood: reveal as many flood cards as the meter shows.
island-first-saved = Fools' Landing is only flooded again, because you had shored it up. Twilight Hollow was still flooded: it sank for good.
island-first-capture = Four cards of one treasure in one hand, on one of its two tiles: that captures it.
island-first-home = With all four treasures, meet at Fools' Landing and play a Helicopter Lift. Now it is up to you!

## What the signs mean

island-sign-flooded = Flooded. If its card comes up again, it sinks: shore it up.
island-sign-sunk = Sunk for good.
island-sign-treasure = One of the two tiles on which this treasure can be captured.
island-sign-landing = Fools' Landing: where everyone meets to fly home. If it sinks, you lose.
island-sign-move = You can go here.
island-sign-shore = You can shore up this tile.
island-sign-drop = The chance that this tile floods this turn.
island-sign-sink = The chance that it sinks this turn.
island-sign-hint = What the advice suggests.
island-sign-point = Someone is pointing here.
island-sign-card-treasure = Collect four of one treasure in one hand to capture it. You can give them to anyone on your tile.
island-sign-card-rise = Not for your hand: the water rises one level, and the discarded flood cards go back on top of the deck.
island-sign-card = Treasure card

### Forbidden Desert: the board and what is around it

## Places

desert-ui-board = The desert
desert-ui-cell = { $cell } ({ $tile })
desert-ui-tile-storm = storm
desert-ui-tile-desert = desert
desert-ui-tile-oasis = oasis
desert-ui-tile-crash = crash site
desert-ui-tile-gear = equipment
desert-ui-tile-tunnel = tunnel
desert-ui-tile-well = well
desert-ui-tile-mirage = mirage
desert-ui-tile-pad = launch pad
desert-ui-tile-propeller-row = propeller row clue
desert-ui-tile-propeller-column = propeller column clue
desert-ui-tile-engine-row = engine row clue
desert-ui-tile-engine-column = engine column clue
desert-ui-tile-crystal-row = crystal row clue
desert-ui-tile-crystal-column = crystal column clue
desert-ui-tile-deck-row = deck row clue
desert-ui-tile-deck-column = deck column clue

## What a cell tells those who do not see it

desert-ui-label-unexcavated = not excavated
desert-ui-label-seen = seen, not excavated
desert-ui-label-sand = { $sand } sand
desert-ui-label-blocked = { $sand } sand, blocked
desert-ui-label-parts = { $parts } is here
desert-ui-label-pawn = { $role } ({ $name })
desert-ui-label-buried = { $who }, buried
desert-ui-label-shield = under a Solar Shield
desert-ui-label-verbs = possible: { $verbs }

## Verbs, as signs on the board

desert-ui-verb-move = move
desert-ui-verb-clear = clear sand
desert-ui-verb-excavate = excavate
desert-ui-verb-take = pick up a part
desert-ui-verb-fetch = take water
desert-ui-verb-calm = hold back a storm card
desert-ui-verb-look = look at storm cards
desert-ui-verb-guide = guide
desert-ui-verb-halt = stop guiding
desert-ui-verb-bottom = put a card at the bottom
desert-ui-verb-keep = keep the cards
desert-ui-verb-end = end actions
desert-ui-verb-draw = reveal a storm card
desert-ui-verb-blast = use a Dune Blaster
desert-ui-verb-jet = fly with a Jet Pack
desert-ui-verb-shield = put up a Solar Shield
desert-ui-verb-scope = use a Terrascope
desert-ui-verb-reserve = open the Water Reserve
desert-ui-verb-throttle = use the Time Throttle
desert-ui-verb-pass = give equipment
desert-ui-verb-water = give water

## Adventurers

desert-ui-letter-archeologist = A
desert-ui-letter-climber = C
desert-ui-letter-explorer = E
desert-ui-letter-meteorologist = M
desert-ui-letter-navigator = N
desert-ui-letter-carrier = W
desert-ui-power-archeologist = Clears two sand markers with one action.
desert-ui-power-climber = Walks over blocked tiles, can take one pawn along, and is never buried, nor is anyone on the same tile.
desert-ui-power-explorer = Can also move, clear sand and use Dune Blasters diagonally.
desert-ui-power-meteorologist = For an action: hold back one storm card this turn, or look at the next ones and put one at the bottom if you like.
desert-ui-power-navigator = For an action: guide another pawn up to three steps.
desert-ui-power-carrier = For an action: take two water from an excavated well. Can give water to neighbouring tiles too.
desert-ui-power-of = What the { $role } can do
desert-ui-seat = { $name }, { $role }
desert-ui-seat-at = at { $cell }
desert-ui-seat-water = { $water } of { $most } water
desert-ui-mark-active = To move
desert-ui-mark-yours = You
desert-ui-mark-bot = Bot
desert-ui-mark-open = Free seat
desert-ui-mark-away = Away
desert-ui-mark-buried = Buried
desert-ui-mark-thirst = Thirst { $chance }
desert-ui-mark-shield = Shield at { $cell }

## Equipment

desert-ui-gear-of = { $name }'s equipment
desert-ui-gear-label = { $count ->
    [one] { $gear }.
   *[other] { $count } × { $gear }.
}
desert-ui-gear-does-blaster = Clears all sand from your tile or one next to it.
desert-ui-gear-does-jet = Fly to any tile that is not blocked; one other pawn on your tile can come along.
desert-ui-gear-does-shield = Keeps the sun off everyone on your tile until your next turn.
desert-ui-gear-does-scope = Look under any tile that is not excavated.
desert-ui-gear-does-reserve = Two water for everyone on your tile.
desert-ui-gear-does-throttle = Two extra actions on your turn.

## Storm, sand, parts, piles

desert-ui-meter = Storm
desert-ui-meter-cards = { $cards ->
    [one] storm card a turn
   *[other] storm cards a turn
}
desert-ui-meter-fewer = { $fewer } held back this turn
desert-ui-meter-step = { $steps ->
    [one] One step
   *[other] { $steps } steps
} to { $cards } cards a turn.
desert-ui-meter-end = { $steps ->
    [one] The next step sweeps everyone away.
   *[other] { $steps } steps until the storm sweeps everyone away.
}
desert-ui-meter-over = The storm has swept everyone away.
desert-ui-meter-label = Storm meter: step { $tick } of { $ticks }, { $cards } storm cards a turn, { $left ->
    [one] 1 step
   *[other] { $left } steps
} to the end.
desert-ui-sand = Sand
desert-ui-sand-left = of { $all } sand markers left
desert-ui-sand-low = of { $all } sand markers left: clear some!
desert-ui-parts = Flying machine
desert-ui-part-name-propeller = Propeller
desert-ui-part-name-engine = Engine
desert-ui-part-name-crystal = Crystal
desert-ui-part-name-deck = Deck
desert-ui-strip-part = { $part }: { $told }
desert-ui-part-unknown = no clues yet
desert-ui-part-row = row { $line }
desert-ui-part-column = column { $line }
desert-ui-part-placed = at { $cell }
desert-ui-part-taken = on board
desert-ui-next = Next storm card
desert-ui-next-label = Chances of the next storm card
desert-ui-known-next = Known cards:
desert-ui-cards-to-come = { $cards ->
    [one] card to come
   *[other] cards to come
}
desert-ui-strengths = 1 tile: { $one }, 2 tiles: { $two }, 3 tiles: { $three }
desert-ui-seen = Storm card { $place }: { $card }.
desert-ui-seen-choose = Storm card { $place }: { $card }. Put it at the bottom of the deck.
desert-ui-guiding-own = Guide { $guided }: { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
desert-ui-guiding-other = { $name } is guiding { $guided }: { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
desert-ui-suns = Sun cards left this turn
desert-ui-suns-label = Sun cards left this turn: none { $none }, one { $one }, more { $more }
desert-ui-thirst = { $name } dies of thirst this turn: { $chance }
desert-ui-piles = Decks
desert-ui-revealed = This turn:
desert-ui-pile-storm = Storm deck
desert-ui-pile-bottom = At the bottom:
desert-ui-pile-discard = Storm discard pile
desert-ui-pile-gear = Equipment deck
desert-ui-pile-short-storm = Storm
desert-ui-pile-short-discard = Discard
desert-ui-pile-short-gear = Equipment
desert-ui-pile-none = none

## Storm cards: the way the tiles go

desert-ui-wind-north = Wind blowing north
desert-ui-wind-south = Wind blowing south
desert-ui-wind-east = Wind blowing east
desert-ui-wind-west = Wind blowing west
desert-ui-short-north = North
desert-ui-short-south = South
desert-ui-short-east = East
desert-ui-short-west = West
desert-ui-short-sun = Sun beats down
desert-ui-short-picks-up = Storm picks up

## What happened

desert-event-role = { $name } is the { $role }.
desert-event-turn = { $name }'s turn.
desert-event-moved = { $name } goes to { $cell }.
desert-event-carried = { $name } goes along to { $cell }.
desert-event-guided = { $name } is guided to { $cell }.
desert-event-flew = { $name } flies to { $cell }.
desert-event-cleared = { $markers ->
    [one] One sand marker
   *[other] { $markers } sand markers
} cleared at { $cell }.
desert-event-excavated = Excavated at { $cell }: { $tile }!
desert-event-saw = Under { $cell }: { $tile }.
desert-event-geared = { $name } finds a { $gear }.
desert-event-placed = Both clues are known: { $part } is at { $cell }.
desert-event-took = { $name } picks up { $part }.
desert-event-drank = { $name } drinks and has { $water } water.
desert-event-calmed = { $name } holds back a storm card.
desert-event-looked = { $name } looks at the next { $cards ->
    [one] storm card
   *[other] { $cards } storm cards
}.
desert-event-seen = Coming up: { $card }.
desert-event-sent = Put at the bottom: { $card }.
desert-event-used = { $name } uses the { $gear }.
desert-event-passed = { $name } gives { $other } a { $gear }.
desert-event-watered = { $name } gives { $other } { $amount } water.
desert-event-storm = Storm: { $card }.
desert-event-sand = Sand at { $cell }: { $markers ->
    [one] one marker
   *[other] { $markers } markers, blocked
}.
desert-event-parched = { $name } has { $water ->
    [0] no water
   *[other] { $water } water
} left.
desert-event-meter = { $cards ->
    [0] The storm has become unstoppable.
   *[other] The storm picks up: { $cards } cards a turn.
}
desert-event-reshuffled = The storm deck is used up: { $cards } cards are shuffled into a new one.
desert-moment-draw = { $name } reveals a storm card
desert-sum-tile = { $cell } ({ $tile })
desert-sum-dug = Excavated: { $tiles }
desert-sum-suns = { $suns ->
    [one] The sun beat down once.
   *[other] The sun beat down { $suns } times.
}
desert-sum-sand = { $sand ->
    [one] One sand marker fell.
   *[other] { $sand } sand markers fell.
}

## What can be done

desert-do-move = Move to { $cell }
desert-do-move-with = Move to { $cell } with { $passenger }
desert-do-clear = Clear sand at { $cell }
desert-do-excavate = Excavate { $cell }
desert-do-take = Pick up { $part }
desert-do-fetch = Take water
desert-do-calm = Hold back a storm card
desert-do-look = Look at the next storm cards
desert-do-guide = Guide { $name } to { $cell }
desert-do-guide-with = Guide { $name } to { $cell } with { $passenger }
desert-do-halt = Stop guiding
desert-do-bottom = Put at the bottom: { $card }
desert-do-keep = Keep the order
desert-do-end = End actions
desert-do-draw = Reveal a storm card
desert-ui-cards-storm = { $cards ->
    [one] Reveal a storm card
   *[other] Reveal { $cards } storm cards
}
desert-do-blast = Blast the sand off { $cell }
desert-do-jet = Fly to { $cell }
desert-do-jet-with = Fly to { $cell } with { $passenger }
desert-do-shield = Put up the Solar Shield
desert-do-scope = Look under { $cell }
desert-do-reserve = Open the Secret Water Reserve
desert-do-throttle = Use the Time Throttle: two extra actions
desert-do-pass = Give { $name } the { $gear }
desert-do-water = Give { $name } { $amount } water
desert-do-back = Undo

## The first turn

desert-first-goal = Together, find the four parts of a flying machine and take off before thirst or the storm gets you. You are the Explorer.
desert-first-move = You have four actions. First, go to the Archeologist on the marked tile.
desert-first-clear = You cannot dig through sand. Clear the marker on this tile.
desert-first-excavate = Now excavate the tile.
desert-first-clue = A clue! One shows the engine's row, the other its column. The engine is where they meet.
desert-first-water = The Archeologist has no water left. Sharing on one tile is free: give them two.
desert-first-onwards = You have one action left. Go one step towards the engine.
desert-first-end = That was your turn: end your actions.
desert-first-storm = Now the storm: reveal as many storm cards as the meter shows.
desert-first-wind = The wind has pushed these tiles, and each got a sand marker. Two or more block a tile.
desert-first-sun = The sun has cost everyone one water. Without yours, the Archeologist would have died, and the game would be lost.
desert-first-lost = You lose if anyone dies of thirst, if the sand runs out, or if this meter reaches the end. Now it is up to you!

## What the signs mean

desert-sign-sand = One sand marker. Clear it before you excavate.
desert-sign-blocked = Two or more: no one gets in, and whoever is here is buried.
desert-sign-oasis = Two of the three oases hide a well, one is a mirage.
desert-sign-well = A well: whoever is here when it is excavated gets two water.
desert-sign-mirage = A mirage: no water here.
desert-sign-tunnel = A tunnel: shade from the sun, and a way to every other tunnel.
desert-sign-gear = Equipment: you get a card when you excavate it.
desert-sign-pad = The launch pad: bring everyone and all four parts here.
desert-sign-row = A clue: the part is in this row.
desert-sign-column = A clue: the part is in this column.
desert-sign-part = A part: excavate its tile, then pick it up.
desert-sign-move = You can go here.
desert-sign-clear = You can clear sand here.
desert-sign-excavate = You can excavate this tile.
desert-sign-hint = What the advice suggests.
desert-sign-wind = The wind pushes this many tiles into the gap, and each gets a sand marker.
desert-sign-sun = The sun beats down: everyone loses one water, except in tunnels and under a Solar Shield.
desert-sign-picks-up = The storm picks up: the meter goes up one step.
