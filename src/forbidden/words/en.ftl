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
