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
cause-drowned = Somebody drowned
cause-swamped = The island was swamped
progress-island = Treasures captured, by games: { $games }
outcome-running = The game goes on.
outcome-won = The team has made it: everybody has flown off.
outcome-landing-sank = Fools' Landing has sunk: nobody can leave the island any more.
outcome-treasure-lost = Both tiles of a treasure have sunk before it was captured.
outcome-drowned = An adventurer has drowned.
outcome-swamped = The water has reached the last mark: the island is swamped.

### Forbidden Island: why an action is refused

## At any time

not-after-the-end = The game is over.
no-such-seat = Nobody sits at seat { $seat }.
not-your-turn = It is the turn of seat { $seat }.
not-while-swimming = Seat { $seat } is in the water and has to be saved first.
not-while-shedding = Seat { $seat } holds more than five cards and has to shed one first.
not-yet-drawing = The draws come after the actions; end them first, { $left } { $left ->
    [one] is
   *[other] are
} left.
not-a-third-card = Both cards of this turn have been drawn; flood cards come now.
not-yet-flooding = Flood cards come after the actions and the two draws.
not-acting-any-more = The actions of this turn are over.
card-not-held = Seat { $seat } holds no { $card }.
already-there = The pawn is at { $tile } already.
not-onto-a-sunk-tile = { $tile } has sunk.

## Moving

too-far-to-move = { $tile } is not one step up, down, left or right of the pawn.
too-far-for-the-explorer = { $tile } is not one of the eight places around the Explorer.
no-way-to-dive = No way leads to { $tile } through flooded and sunk places alone.
only-the-pilot-flies = Only the Pilot can fly.
flown-already = The Pilot has flown in this turn already.
a-step-is-no-flight = { $tile } is one step away: that is a move and leaves the flight for later.
only-the-navigator-guides = Only the Navigator can move others.
not-the-navigator-himself = The Navigator's power moves others, never the Navigator.
too-far-to-guide = { $tile } is more than two steps away from that pawn.

## Shoring up

not-flooded = { $tile } is not flooded.
sunk-for-good = { $tile } has sunk and never comes back.
too-far-to-shore = { $tile } is neither under the pawn nor one step up, down, left or right of it.
only-the-engineer-shores-two = Only the Engineer shores up two tiles with one action.

## Cards and treasures

never-given = { $card } can never be given away.
not-to-yourself = A card is given to somebody else.
not-on-one-tile = Seat { $seat } is on another tile; only the Messenger gives from afar.
captured-already = The team has { $treasure } already.
not-its-tile = The pawn is not on a tile of { $treasure }.
too-few-cards = Capturing { $treasure } takes four of its cards in one hand; there { $held ->
    [one] is one
   *[other] are { $held }
}.
hand-not-full = Seat { $seat } does not have to shed a card.

## Swimming and special cards

not-in-the-water = Seat { $seat } is not in the water.
another-swims-first = Seat { $seat } swims first.
too-far-to-swim = { $tile } is out of reach for this swimmer.
not-the-nearest = { $tile } is not the nearest tile; the Diver swims to the nearest.
not-between-flood-cards = At this table special cards wait until all flood cards of the turn are turned over.
not-lifted-from-one-tile = One helicopter takes pawns from one tile only.
no-rescue-at-this-table = At this table no helicopter saves a pawn from the water.
treasures-missing = The team still lacks { $missing ->
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
cause-thirst = Somebody died of thirst
cause-buried = The sand ran out
cause-swept = The storm swept all away
progress-desert = Parts found, by games: { $games }
outcome-thirst = An adventurer has died of thirst.
outcome-buried = The sand has run out: the desert has buried the team.
outcome-swept = The storm has grown beyond all measure and swept the team away.

### Forbidden Desert: why an action is refused

## At any time

not-while-looking = First say which of the storm cards goes to the bottom, or that all are kept.
not-looking = No storm cards are being looked at.
not-that-many-cards = Not so many storm cards are being looked at, but { $cards }.
not-while-guiding = Seat { $seat } is being guided; go on with that pawn or halt.
not-guiding = Nobody is being guided.
not-yet-storming = Storm cards come after the actions; end them first.
storm-has-begun = The storm step has begun; actions are over for this turn.
no-actions-left = No action is left in this turn.
buried = The pawn is buried: dig it out first, down to one marker of sand.

## Moving

not-into-the-storm = There is no tile where the storm is.
already-at-that-cell = The pawn is at { $cell } already.
cell-blocked = { $cell } is blocked by two or more markers of sand.
too-far-to-walk = { $cell } is not one step away, nor the other end of a tunnel.
only-the-climber-carries = Only the Climber takes somebody along.
no-such-passenger = Seat { $seat } is not another pawn on the same tile.
only-the-desert-navigator-guides = Only the Navigator moves others.
not-the-navigator-herself = The Navigator's power moves others, never the Navigator.
other-is-buried = Seat { $seat } is buried and cannot be moved.

## Sand, tiles and parts

too-far-to-clear = { $cell } is out of reach: neither under the pawn nor beside it.
no-sand = There is no sand at { $cell }.
excavated-already = The tile at { $cell } is excavated already.
sand-first = Clear the sand at { $cell } before excavating.
excavate-first = Excavate the tile at { $cell } first.
taken-already = The team has { $part } already.
clues-missing = Both clues to { $part } have to be excavated first.
part-elsewhere = At { $cell } lies { $part }, not here.

## Water, weather and equipment

only-the-carrier-fetches = Only the Water Carrier fetches water from a well.
no-well-here = The pawn is not on an excavated well.
canteen-full = The canteen of seat { $seat } is full.
well-under-sand = Too much sand lies on the well; at this table { $allowed ->
    [0] none may
    [one] one marker may
   *[other] { $allowed } markers may
} lie there.
only-the-meteorologist = Only the Meteorologist can do that.
no-storm-card-left-to-save = No storm card is left to save in this turn.
no-card-to-look-at = The storm pile is empty.
gear-not-held = Seat { $seat } holds no { $gear }.
not-on-the-same-tile = Seat { $seat } is on another tile.
too-far-to-pour = Seat { $seat } is too far away to be given water.
too-little-water = Seat { $seat } has only { $water } water.
too-little-room = The { $role } at seat { $seat } has room for only { $room } more water.

### What an action does

## Forbidden Island

island-move = The { $role } moves to { $tile }
island-fly = The { $role } flies to { $tile }
island-shore = The { $role } shores up { $tile }
island-shore-two = The { $role } shores up { $tile } and { $other }
island-give = The { $role } gives the { $other } one { $card }
island-capture = The { $role } captures { $treasure }
island-guide = The { $role } brings the { $other } to { $tile }
island-end = The { $role } ends the actions of this turn
island-draw = The { $role } draws a treasure card
island-flood = The { $role } turns over a flood card
island-swim = The { $role } swims to { $tile }
island-discard = The { $role } sheds one { $card }
island-lift = The { $role }'s helicopter takes the { $other } to { $tile }
island-lift-some = The { $role }'s helicopter takes { $people } pawns to { $tile }
island-lift-all = The { $role }'s helicopter takes everybody to { $tile }
island-sandbag = The { $role }'s Sandbags dry { $tile }
island-leave = The { $role }'s helicopter takes everybody home

## Forbidden Desert

desert-move = The { $role } moves to { $cell }
desert-move-with = The { $role } moves to { $cell } and takes the { $passenger } along
desert-clear = The { $role } clears sand at { $cell }
desert-excavate = The { $role } excavates { $cell }
desert-take = The { $role } takes { $part }
desert-fetch = The { $role } fetches water from the well
desert-calm = The { $role } holds back a storm card
desert-look = The { $role } looks at the next storm cards
desert-guide = The { $role } brings the { $other } to { $cell }
desert-guide-with = The { $role } brings the { $other } to { $cell }, with the { $passenger }
desert-halt = The { $role } guides no further
desert-bottom = The { $role } sends a card to the bottom: { $card }
desert-keep = The { $role } leaves the storm cards in their order
desert-end = The { $role } ends the actions of this turn
desert-draw = The { $role } turns over a storm card
desert-blast = The { $role }'s Dune Blaster clears { $cell }
desert-jet = The { $role } flies to { $cell } with a Jet Pack
desert-jet-with = The { $role } flies to { $cell } with a Jet Pack and takes the { $passenger } along
desert-shield = The { $role } puts up a Solar Shield at { $cell }
desert-scope = The { $role } looks under { $cell } with a Terrascope
desert-reserve = The { $role } opens the Secret Water Reserve at { $cell }
desert-throttle = The { $role } uses the Time Throttle
desert-pass = The { $role } hands the { $other } a { $gear }
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

advice-chance = The team's winning chance from here is { $chance } (95 % interval { $low } to { $high }).
advice-certain = The team wins for certain.
advice-lost = The team has next to no chance left.
advice-waits = Nothing that these seats can do now helps: wait for the { $role }.
advice-wait = Wait for the { $role }
advice-plan = The best plan:
advice-columns-action = action
advice-columns-chance = wins
advice-columns-why = what it does, and why
game-is-over = This game is over ({ $outcome }), so there is nothing left to advise.
not-to-play = To wait is no action: the table waits for seat { $seat }.
no-such-seats = seats { $seats } are not all at this table; there are seats 0 to { $last }

## In general

why-better = It wins { $gain ->
    [one] one game
   *[other] { $gain } games
} in a hundred more than the next choice.
why-worse = It wins { $gain ->
    [one] one game
   *[other] { $gain } games
} in a hundred fewer than the best choice.
why-than-played = It would have won { $gain ->
    [one] one game
   *[other] { $gain } games
} in a hundred more.
why-set-aside = A first look put it behind the others.
why-as-good = It is about as good as the { $place ->
    [first] next choice
   *[other] best choice
}: the difference is within chance.
why-only-action = There is nothing else to do.
why-waits = None of your cards is worth playing now.

## Forbidden Island

why-flight-home = Everybody flies off with all four treasures: the game is won.
why-captures = The team has { $treasure }.
why-captures-in-time = The team has { $treasure } before { $tile }, its last tile, may sink: that would be this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-landing = Fools' Landing would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}, and the game would be lost.
why-landing-later = Fools' Landing is flooded: the next time its card comes up the game would be lost.
why-last-tile = { $tile } is the last tile of { $treasure } and would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-last-tile-later = { $tile } is the last tile of { $treasure }: the next time its card comes up the game would be lost.
why-both-tiles = Both tiles of { $treasure } are flooded; both would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-pair = { $tile } would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}, and only { $other } would be left for { $treasure }.
why-pair-later = { $tile } is one of the two tiles of { $treasure }, which the team still needs.
why-bridge = { $tile } holds the island together and would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-tile = { $tile } would sink this turn { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-tile-later = { $tile } is dry again in good time.
why-fourth-card = The { $role } then holds all four cards for { $treasure }.
why-collects = The { $role } then holds { $cards } of the four cards for { $treasure }.
why-arrives = The { $role } stands on { $tile } with all four cards for { $treasure }.
why-approaches = The { $role }, who holds all four cards for { $treasure }, is { $steps ->
    [one] one action
   *[other] { $steps } actions
} away from { $tile } then.
why-meets = The { $role } and the { $other } meet: together they hold four cards for { $treasure }.
why-room = The { $role } draws two cards next and has room for { $room ->
    [one] one
   *[other] both
} now.
why-gathers = All treasures are safe: the { $role } is { $steps ->
    [0] on Fools' Landing then
    [one] one action away from Fools' Landing then
   *[other] { $steps } actions away from Fools' Landing then
}.
why-all-gathered = Everybody is on Fools' Landing with all treasures, and the helicopter is at hand.
why-gathered-without-helicopter = Everybody is on Fools' Landing with all treasures; only a Helicopter Lift is missing.
why-guards = The { $role } can shore up { $tile } from there.
why-rescued = The { $role } would drown otherwise.
why-dry-land = { $tile } is dry: the { $role } stands safe there.
why-ashore = The { $role } gets out of the water.
why-shed-useless = The team has { $treasure } already, so its cards are of no use.
why-shed-spare = { $left } other { $left ->
    [one] card of this kind is
   *[other] cards of this kind are
} in hands and pile, and four are needed.
why-shed-special = The treasure cards are worth more than this { $card }.
why-keeps-specials = The special cards are worth more later.

## Forbidden Desert

why-take-off = Everybody is on the launch pad with all four parts: the game is won.
why-takes-part = The team has { $part }{ $left ->
    [0] , and with it the whole machine
    [one] ; one part is missing then
   *[other] ; { $left } parts are missing then
}.
why-placed = Both clues are known then: { $part } lies at { $cell }.
why-clue = It is a clue to { $part }.
why-pad-open = The launch pad at { $cell } is open then.
why-tunnel-open = A tunnel opens at { $cell }: shade, and a way to other tunnels.
why-sent = This card does not come now: { $card }.
why-calm = The storm is weaker by { $fewer ->
    [one] one card
   *[other] { $fewer } cards
} this turn: { $left } to come.
why-throttle = The Time Throttle gives two further actions.
why-saved-by-water = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and would die of thirst in this storm { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: water is handed over.
why-saved-by-drink = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and would die of thirst in this storm { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: here is water.
why-saved-by-tunnel = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and would die of thirst in this storm { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: the tunnel gives shade.
why-saved-by-shield = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and would die of thirst in this storm { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: the shield gives shade.
why-saved-by-calm = The { $role } has { $water ->
    [0] no
   *[other] only { $water }
} water left and would die of thirst in this storm { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: fewer cards, fewer suns.
why-drinks = { $people ->
    [one] One adventurer drinks
   *[other] { $people } adventurers drink
}: { $amount } more water.
why-watered = The { $role } has { $water ->
    [0] no water left
   *[other] only { $water } water left
}.
why-dug-out = The { $role } is buried and gets free.
why-clears-pad = The launch pad at { $cell } can be entered again.
why-clears-part = The way to { $part } at { $cell } is free.
why-sand = Only { $left ->
    [0] no marker
    [one] one marker
   *[other] { $left } markers
} of sand { $left ->
    [one] is
   *[other] are
} left: when none can be placed the game is lost.
why-clears = { $markers ->
    [one] One marker
   *[other] { $markers } markers
} of sand less on the board.
why-to-the-pad = All parts are found: the { $role } is { $steps ->
    [0] on the launch pad then
    [one] one step away from the launch pad then
   *[other] { $steps } steps away from the launch pad then
}.
why-to-the-part = The { $role } is { $steps ->
    [0] where { $part } lies then
    [one] one step away from { $part } then
   *[other] { $steps } steps away from { $part } then
}.
why-shade = The { $role } spends the storm in the shade; the sun comes { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}.
why-scope = The team learns what lies under { $cell } before anybody digs there.
why-look = The { $cards } storm cards to come are seen, and the worst can go to the bottom.
why-well = Under { $cell } there is a well { $chance ->
    [100] for certain
   *[other] in { $chance } % of cases
}: water for { $people ->
    [one] one adventurer
   *[other] { $people } adventurers
}.
why-gear = There is a piece of equipment under { $cell }.
why-may-complete = In { $chance } % of cases the tile at { $cell } completes the clues to a part.
why-may-be-needed = In { $chance } % of cases the tile at { $cell } is a clue or the launch pad.
why-keeps-gear = Water and equipment are worth more later.

### Analysis

analysis-head = { $game }, seed { $seed }: { $plays } plays in { $turns } turns. { $outcome }
analysis-curve = Winning chance at the start of each turn, from { $start } to { $end }:
analysis-end-so-far = { $chance } so far
analysis-worst = The costliest decisions:
analysis-no-mistakes = No decision cost the team more than luck can explain.
analysis-decision = Turn { $turn }, play { $play }: { $cost } lost, { $before } to { $after }.
analysis-played = played
analysis-better = better
analysis-axis-turn = turn
analysis-axis-chance = winning chance
analysis-label = { $number }.  Turn { $turn }, { $cost } points lost.  Played: { $played }.  Better: { $better }.
