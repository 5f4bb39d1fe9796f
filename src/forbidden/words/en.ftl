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

## What a table refuses

refused-stale = Somebody was faster: the table has changed.
refused-not-your-seat = This seat is not yours.
refused-bot-plays = A bot plays for this seat. Take the seat back first.
refused-unreadable = The server did not understand this.
refused-not-joined = Join the table first.
refused-over = The game is over.
refused-too-long = This match has become too long to go on.
refused-not-undoable = This cannot be taken back: something was turned over.
refused-waiting = Somebody asks you to wait with the next card.
refused-nothing-to-use = There is nothing you could use before the next card.
refused-too-fast = Not so fast, please.
refused-not-saved = The server could not save this. Please try again.
refused-not-present = The player of this seat is not here.
refused-still-here = The player of this seat is here.
refused-not-over = The game is not over yet.
refused-busy = Just a moment: this is being worked on already.

outcome-closed = The rules of this program have changed since, so this match cannot go on.

## What is wrong with a request

problem-no-such-table = There is no such table.
problem-not-over = The game is not over yet. Its record can be seen afterwards.
problem-bad-config = A table cannot be set like this.
problem-bad-record = This is not the record of a match.
problem-too-long = This record is too long.
problem-no-actions = This record holds no action, so there is nothing to analyse.
problem-no-such-analysis = There is no such analysis.
problem-broken-off = The analysis was broken off. Please ask for it again.
problem-too-many = That was a lot in a short time. Please come back later.
problem-full = The server is full at the moment. Please come back later.
problem-too-large = This is too large.
problem-unreadable = The server did not understand this.
problem-not-found = There is nothing at this address.
problem-not-allowed = This cannot be done at this address.
problem-no-client = The pages of the game are missing here: “make web” builds them.
problem-not-saved = The server cannot reach its database at the moment. Please try again.
problem-fault = Something went wrong on the server. It has been written down.

### The table: acting, advice, talk, settings

## Around the board

table-heading = A table of { $game }
table-status = Status
table-team = Team
table-panels = Further panels
table-seats = Players
table-bar = What to do
table-joining = Joining the table…
table-missing = There is no such table.
table-home = To the home page
table-lost = Connection lost. Trying again…
table-lost-retry = Try now
table-watching = You are watching
table-watchers = { $watchers ->
    [one] one watcher
   *[other] { $watchers } watchers
}
table-close = Close
table-cancel = Cancel
table-mute = Sound off
table-unmute = Sound on
table-title-own = Your turn – { $game }
table-title-other = { $name } – { $game }
table-title-over = Game over – { $game }

## Whose turn it is

table-turn-own = Your turn
table-turn-own-named = Your turn, as { $name }
table-turn-other = { $name }’s turn
table-left-actions = { $left ->
    [0] no action left
    [one] one action left
   *[other] { $left } actions left
}
table-left-cards = { $left ->
    [one] one card to turn over
   *[other] { $left } cards to turn over
}
table-thinking = { $name } is thinking
table-waiting = { $names } asks to wait with the next card
table-waits = { $name } holds the next card back
table-task-discard-own = Too many cards: discard one, or play a special card
table-task-discard-other = { $name } has too many cards and has to discard one
table-task-swim-own = The tile has sunk: swim to another one
table-task-swim-other = { $name } is in the water and swims
table-task-rescue-own = In the water, with nowhere to swim: only a Helicopter Lift can save { $name }
table-task-rescue-other = { $name } is in the water with nowhere to swim: only a Helicopter Lift can help
table-task-sort-own = Which of these cards goes to the bottom?
table-task-sort-other = { $name } looks at the next storm cards
table-task-guide-own = Guide the pawn on, or halt
table-task-guide-other = { $name } guides a pawn

## Acting

table-undo = Undo
table-wait-on = Wait
table-wait-off = Go on
table-end-sure = { $left ->
    [one] End with one action left?
   *[other] End with { $left } actions left?
}
table-turn-one = One card
table-turn-all = Turn over all { $cards }
table-menu = What do you want to do?
table-menu-by = { $name }: { $what }
table-menu-everybody = Everybody here: { $names }
table-open-move = Move…
table-open-shore = Shore up two tiles…
table-open-lift = Fly somebody with Helicopter Lift…
table-open-sandbag = Use Sandbags…
table-open-guide = Guide { $name }…
table-open-jet = Fly with the Jet Pack…
table-open-blast = Use the Dune Blaster…
table-open-scope = Use the Terrascope…
table-prompt-several = Choose what it is for
table-prompt-move = Choose where to go
table-prompt-shore = Choose the second tile, or the first one again for it alone
table-prompt-lift = Choose who flies
table-prompt-lift-where = Choose where { $names } should fly, or who else comes along
table-prompt-sandbag = Choose the tile to shore up
table-prompt-guide = Choose where { $names } should go
table-prompt-jet = Choose where to fly, or who comes along
table-prompt-blast = Choose the tile to clear of all sand
table-prompt-scope = Choose the tile to look under
table-prompt-give = Choose who gets the card
table-prompt-pass = Choose who gets it
table-others-card = That card is { $name }’s: nobody else can play it or take it.

## Advice

table-advice = Advice
table-advice-ask = Ask for advice
table-advice-asking = Thinking…
table-advice-none = What would a strong player do now?
table-advice-off = Advice is switched off; the settings switch it on.
table-advice-more = Show the other choices
table-advice-play = Play it
table-advice-wait = Wait
table-chance = Winning chance { $chance }, between { $low } and { $high }
table-chance-now = The team’s winning chance

## Together

table-invite = Invite
table-bot-instead = Let a bot play
table-take-back = Take the seat back
table-invitation = Invite friends
table-invitation-how = Each link is the key to one seat: send it to the friend who should sit there.
table-invitation-seat = The { $role }’s seat
table-invitation-watch = To watch
table-invitation-elsewhere = The links of the open seats are in the browser in which the table was set.
table-invitation-none = All seats are taken. Friends can still watch.
table-copy = Copy
table-copied = Copied
table-not-copied = The browser did not allow copying; please mark the address and copy it.
table-share = Share
table-talk = Talk
table-talk-point = To show everybody a tile: right click on it, or hold it, or press P on it.
table-phrase-hello = Hello!
table-phrase-good-idea = Good idea
table-phrase-wait = Wait a moment
table-phrase-help-me = I need help
table-phrase-go-ahead = Go ahead
table-phrase-thanks = Thank you
table-phrase-well-played = Well played
table-phrase-oops = Oops

## The log

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-turn = { $name }’s turn
table-log-back = { $name } takes the last action back.
table-log-show = Show this moment
table-past = As it was after play { $number }
table-past-before = One play back
table-past-after = One play on
table-past-now = Back to now
table-past-unknown = That moment could not be loaded.

## Settings

table-settings = Settings
table-settings-motion = Motion
table-settings-speed-none = None
table-settings-speed-slow = Slow
table-settings-speed-normal = Normal
table-settings-speed-fast = Fast
table-settings-advice = Advice
table-settings-advice-off = Off
table-settings-advice-off-more = Nobody tells you what to do.
table-settings-advice-hints = Hints
table-settings-advice-hints-more = When you ask: the best action, marked on the board.
table-settings-advice-full = Full
table-settings-advice-full-more = In every turn of yours: all choices with their winning chances.
table-settings-acting = Acting
table-settings-confirm = Ask before a turn ends early
table-settings-confirm-more = When actions are left, ending takes a second click.
table-settings-cards = Always card by card
table-settings-cards-more = Otherwise all cards can be turned over at once when nobody can interfere.
table-settings-sound = Sound
table-settings-sound-on = Sounds
table-settings-volume = Volume

## Help

table-help = Help
table-help-how = Whatever is possible lights up: click a tile, a card or a pawn. If a click can mean several things a menu asks which. Click on something that is not possible, and you are told why.
table-help-rules = The rules
table-help-guide = Show me around
table-key-arrows = from tile to tile
table-key-enter = choose what is in focus
table-key-numbers = a line of the menu
table-key-escape = take the last click back, skip motion
table-key-end = end the actions of the turn
table-key-draw = turn over cards
table-key-undo = undo
table-key-advice = ask for advice
table-key-wait = hold the next card back
table-key-point = show everybody the tile in focus
table-key-log = the log
table-key-hand = the own hand
table-key-help = this help
table-guide = The first turn
table-guide-step = { $step } of { $steps }
table-guide-skip = Skip
table-guide-next = Next
table-guide-done = Let’s play

## The end

table-end-won = You have won!
table-end-lost = The game is lost
table-end-last = The last moments, after { $plays } plays
table-end-again = Play again
table-end-join = Join the next game
table-end-replay = Replay
table-end-download = Download
table-end-share = Share
table-end-result = The result

## Why not, with names

table-named-not-your-turn = It is { $name }’s turn.
table-named-not-while-swimming = { $name } is in the water and has to be saved first.
table-named-not-while-shedding = { $name } holds more than five cards and has to shed one first.
table-named-card-not-held = { $name } holds no { $card }.
table-named-not-on-one-tile = { $name } is on another tile; only the Messenger gives from afar.
table-named-hand-not-full = { $name } does not have to shed a card.
table-named-not-in-the-water = { $name } is not in the water.
table-named-another-swims-first = { $name } swims first.
table-named-not-all-on-the-landing = { $name } is not on Fools’ Landing.
table-named-not-while-guiding = { $name } is being guided; go on with that pawn or halt.
table-named-no-such-passenger = { $name } is not on the same tile.
table-named-other-is-buried = { $name } is buried and cannot be moved.
table-named-canteen-full = The canteen of { $name } is full.
table-named-gear-not-held = { $name } holds no { $gear }.
table-named-not-on-the-same-tile = { $name } is on another tile.
table-named-too-far-to-pour = { $name } is too far away to be given water.
table-named-too-little-water = { $name } has only { $water } water.
table-named-too-little-room = { $name } has room for only { $room } more water.

### The shell and every screen but the table

## The shell

shell-name = forbidden
shell-title = forbidden · Forbidden Island and Forbidden Desert
shell-title-home = Home
shell-title-new = Set a table: { $game }
shell-title-room = At the table
shell-title-replay = Replay
shell-title-open = Open a record
shell-title-rules = Rules: { $game }
shell-title-learn = Learn
shell-title-statistics = Statistics
shell-title-about = About
shell-title-missing = Not found
shell-skip = To the content
shell-to-home = To the home page
shell-pages = Pages
shell-learn = Learn
shell-rules = Rules
shell-replay = Replay
shell-statistics = Statistics
shell-about = About
shell-language = Language
shell-theme = Appearance: { $theme }
shell-theme-auto = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-fold = Hide the header
shell-unfold = Show the header
shell-close = Close
shell-dismiss = Dismiss
shell-loading = One moment …
shell-not-loaded = This page could not be loaded. Is the server still running?
shell-no-server = The server does not answer. Is it still running?
shell-reload = Try again

missing-title = Nothing here but water
missing-about = There is no page at this address. Perhaps it has sunk.

## Home

home-island-tagline = Four treasures, one helicopter, and the tide is rising.
home-desert-tagline = A machine in pieces, a city under the sand, and little water.
home-island-short = Island
home-desert-short = Desert
home-play-now = Play now
home-play-now-means = You and two bots, Novice. You begin.
home-set-table = Set a table
home-making = Setting the table …
home-friends = Play with friends
home-friends-about = Everybody gets a link. No account, no installation: the link is the seat.
home-friends-island = Play Forbidden Island with friends
home-friends-desert = Play Forbidden Desert with friends
home-challenge = Today’s challenge
home-challenge-about = { $day }: { $game }, { $level }, { $players } adventurers. The same deal for everybody, one try.
home-challenge-people = Teams that won
home-challenge-bots = Bots that won
home-challenge-tries = { $tries ->
    [0] nobody yet
    [one] of 1 try
   *[other] of { $tries } tries
}
home-challenge-take = Take it on
home-challenge-none = There is no challenge to be had at the moment.
home-continue = Continue
home-continue-none = No unfinished game waits for you here.
home-continue-table = A table
home-continue-forget = Leave this table out of the list
home-open-record = Open a record
home-learn = Learn
home-learn-about = Both games in half a minute each, the roles with their powers, and every rule with its number.
home-learn-go = How it works
home-learn-rules = All rules
home-unofficial = Unofficial and non-commercial.

## Levels

level-novice = Novice
level-normal = Normal
level-elite = Elite
level-legendary = Legendary
level-novice-means = for a first game
level-normal-means = for teams that know their way
level-elite-means = every turn counts
level-legendary-means = few come back

## Bots

bot-random = Dawdler
bot-planner = Planner
bot-thinker = Thinker
bot-random-means = Plays whatever comes along.
bot-planner-means = Plans its turn well, and is quick.
bot-thinker-means = Thinks ahead for the whole team; the strongest.

## Powers

power-island-diver = Swims through flooded and sunk tiles in a single move.
power-island-engineer = Shores up two tiles with one action.
power-island-explorer = Moves and shores up diagonally, too.
power-island-messenger = Gives treasure cards to anybody, however far away.
power-island-navigator = Moves another adventurer up to two tiles with one action.
power-island-pilot = Flies to any tile once a turn.
power-desert-archeologist = Clears two markers of sand with one action.
power-desert-climber = Walks over blocked tiles, takes somebody along, and keeps others from being buried.
power-desert-explorer = Moves, clears sand and uses Dune Blasters diagonally, too.
power-desert-meteorologist = Holds storm cards back, or looks at the next ones.
power-desert-navigator = Moves another adventurer up to three tiles with one action.
power-desert-carrier = Draws water from wells again and again, and gives it to neighbours.

## Setting a table

set-title = Set a table
set-game = Game
set-seats = Seats
set-seats-about = Several seats can be yours: one screen, many players.
set-seat = Seat { $seat }
set-who = Who sits here
set-who-seat = Who sits at seat { $seat }
set-me = Me
set-open = Friend
set-bot = Bot
set-name = Name
set-name-me = Your name
set-name-open = Whoever gets the link
set-strength = Strength
set-role = Role
set-role-random = Random
set-add = Add a seat
set-remove = Remove seat { $seat }
set-watching = No seat is yours: you will watch.
set-level = Level
set-level-island-about = How high the water stands at the start.
set-level-desert-about = How strong the storm is at the start.
set-layout = Shape of the island
set-layout-standard = The usual island
set-layout-published = Published variants
set-layout-fan = By fans
set-rulings = Rulings
set-rulings-changed = { $changed ->
    [0] the usual ones
    [one] 1 changed
   *[other] { $changed } changed
}
set-rulings-about = Where tables read the rules differently, say how you play.
set-more = More
set-more-about = first player, pace, seed
set-first = First player
set-first-random = Random
set-pace = Pace of the bots
set-pace-0 = At once
set-pace-1 = Easy to follow
set-pace-2 = Leisurely
set-seed = Seed
set-seed-about = The same number deals the same game. Leave it empty for a new one.
set-seed-random = Random
set-sum = { $players } players · { $level }{ $open ->
    [0] {""}
    [one] {" "}· 1 link to send
   *[other] {" "}· { $open } links to send
}
set-go = Set the table
set-wrong-seats = This game takes { $least } to { $most } players.
set-long-name = A name has at most { $most } characters.
set-same-role = Seat { $seat } is the { $role } already; every adventurer is there once.
set-bad-seed = A seed is a whole number from 0 to 9007199254740991.

## Rulings

ruling-island-hand_check = When is a hand of more than five cards cut down?
ruling-island-hand_check-after-both = After both draws
ruling-island-hand_check-after-each = After each draw
ruling-island-rescue = May a Helicopter Lift save a pawn from the water?
ruling-island-rescue-true = Yes
ruling-island-rescue-false = No
ruling-island-diver_escape = Where does the Diver swim when the tile sinks?
ruling-island-diver_escape-nearest = To a nearest tile
ruling-island-diver_escape-any = To any tile in reach
ruling-island-specials_between_floods = May special cards be played between two flood cards?
ruling-island-specials_between_floods-true = Yes
ruling-island-specials_between_floods-false = No
ruling-desert-climber_tunnels = May the Climber come out of a tunnel at a blocked end?
ruling-desert-climber_tunnels-true = Yes
ruling-desert-climber_tunnels-false = No
ruling-desert-well_sand = How much sand may lie on a well from which the Water Carrier draws?
ruling-desert-well_sand-one = One marker
ruling-desert-well_sand-none = None
ruling-desert-well_sand-any = Any
ruling-desert-guide_buried = May the Navigator move a buried pawn?
ruling-desert-guide_buried-true = Yes
ruling-desert-guide_buried-false = No
ruling-desert-shield = Does the Solar Shield go with its user?
ruling-desert-shield-travels = It goes along
ruling-desert-shield-stays = It stays on the tile
ruling-desert-jet_buried = May a buried player use a Jet Pack?
ruling-desert-jet_buried-true = Yes
ruling-desert-jet_buried-false = No
ruling-desert-storm_discard = When are storm cards discarded?
ruling-desert-storm_discard-after-turn = At the end of the step
ruling-desert-storm_discard-at-once = Each at once

## Invitations and joining

invite-title = Send these links
invite-about = { $links ->
    [one] The table is set. Send this link to your friend:
   *[other] The table is set. Send each friend one of these links:
}
invite-copy = Copy the link for { $who }
invite-share = Share the link for { $who }
invite-copied = The link is copied.
invite-not-copied = The browser does not allow copying; please select the link and copy it yourself.
invite-message = Come and play { $game } with me
invite-key = Whoever opens a link sits down at that seat and can come back with it at any time. You find the links at the table again.
invite-this-machine = You opened this page by an address that means “this machine”. For other machines, start it with “forbidden serve” and open its address in your network.
invite-enter = To the table
join-title = A seat is free for you
join-about = { $game }, { $level }, { $players } adventurers.
join-person = taken
join-open = free
join-bot = a bot
join-name = Your name
join-name-about = The others at the table see it.
join-no-name = Please enter at least one character.
join-enter = Sit down

## Rules

rules-search = Search the rules
rules-found = { $found ->
    [0] Nothing found
    [one] 1 passage found
   *[other] { $found } passages found
}
rules-nothing = No rule holds all these words.
rules-contents = Contents
rules-link = Link to { $rule }
rules-table = Table
rules-start-board = The board at the start: the storm in the middle, one marker of sand on each of the eight tiles two steps away from it.
rules-foreign = These rules are not translated yet; here they are in English.
rules-board-FI-20 = A dot marks a tile that can be entered. Flooded tiles can, the missing one below cannot.
rules-board-FI-24 = A cross marks a tile that can be shored up, beside the pawn’s own. Diagonals are too far.
rules-board-FI-40 = The Explorer reaches all eight places around, if there is a tile.
rules-board-FI-44 = The Diver passes flooded tiles and gaps and comes up at any dot.
rules-board-FI-51 = The Engineer dries any two of these with one action, the own tile included.
rules-board-FI-56 = The Pilot flies to any tile above water.
rules-board-FI-61 = The Navigator (left) takes the other pawn to any dot: two steps at most.
rules-board-FD-46 = Two clues, one for the row and one for the column: the part lies where the lines cross.
rules-board-FD-94 = “West, two tiles”: both tiles east of the storm slide west, each gets a marker of sand, and the storm is at the edge.

## Learn

learn-title = Learn
learn-about = Both are games in which all win together or all lose together. Everything lies open, everybody may talk.
learn-goal = The goal
learn-turn = Your turn
learn-flood = Then the danger
learn-lost = When all is lost
learn-island-goal = Capture four treasures, bring everybody to Fools’ Landing and fly off with a Helicopter Lift.
learn-island-turn = Three actions: move, shore up a flooded tile, give a treasure card, or capture a treasure with four equal cards on its tile. Then draw two cards.
learn-island-flood = Flood cards name tiles: a dry one is flooded, a flooded one sinks for good. Waters Rise! brings the same tiles back on top.
learn-island-lost = Fools’ Landing sinks, both tiles of a treasure sink too early, somebody drowns, or the water reaches the skull.
learn-desert-goal = Find the four parts of the flying machine, bring everybody to the launch pad and take off.
learn-desert-turn = Four actions: move, clear sand, excavate a tile, or pick up a part. Two clues tell the row and the column of each part.
learn-desert-flood = Storm cards push tiles around and heap sand on them; the sun takes water from every canteen that is not in a tunnel.
learn-desert-lost = Somebody dies of thirst, the sand runs out, or the storm grows beyond all measure.
learn-roles = Who you can be
learn-try = Try it{" "}
learn-all-rules = All rules, numbered
learn-tools = From the command line and Python
learn-tools-about = Everything on these pages is also there without a browser.
learn-command-play = the server on this machine, and the browser
learn-command-simulate = how often do bots win? With an interval, causes, roles
learn-command-advise = a position typed in by hand: the best actions with their chances
learn-python = And in Python:

## Replay

open-title = Look at a game again
open-about = Open a record that you have downloaded, or one of your finished tables.
open-choose = Choose a record
open-drop = or drop it here: a file that ends in .json
open-not-json = This file is not a record: it cannot be read as JSON.
open-too-large = This file is too large for a record.
open-own = Your finished tables
replay-title = Replay: { $game }
replay-to-table = To the table
replay-copy-link = Copy link
replay-link-copied = The link to this moment is copied.
replay-download = Download record
replay-transport = Replay controls
replay-first = To the start
replay-back = One play back
replay-play = Play
replay-pause = Pause
replay-forward = One play forward
replay-last = To the end
replay-slider = Moment of the game
replay-speed = Speed
replay-keys = Keys: ← and → step, with Shift ten at once; the space bar plays and pauses; Home and End.
replay-log = What happened
replay-dealt = The table is set.
replay-took-back = { $who } takes the last play back.
replay-analyse = How did it go?
replay-analyse-about = Bots play the game on from every moment, many times: that gives the team’s winning chance over the whole game and the decisions that cost most.
replay-analyse-go = Analyse the game
replay-analysing = Thinking it over: { $done }
replay-curve = The team’s winning chance
replay-curve-turns = Turns. Triangles mark the costliest decisions.
replay-curve-table = As a table
replay-number = Play
replay-turn = Turn
replay-chance = Chance
replay-happened = What happened
replay-worst = { $decisions ->
    [one] The decision that cost most
   *[other] The { $decisions } decisions that cost most
}
replay-worst-none = No decision cost much. Well played!
replay-worst-where = Turn { $turn }, { $who }
replay-worst-cost = cost { $points } { $points ->
    [one] win
   *[other] wins
} in a hundred: { $before } before, { $after } after
replay-played = Played
replay-better = Better
replay-better-wait = Wait
replay-show-moment = Show this moment

## Statistics

stats-title = Statistics
stats-about = Games finished on this server, people and bots at one table.
stats-none = No game finished yet.
stats-sum = { $games ->
    [one] 1 game
   *[other] { $shown } games
}, { $share } won
stats-levels = By level
stats-roles = By role
stats-layouts = By shape of the island
stats-players = By number of players
stats-players-of = { $players } players
stats-games = Games
stats-won = Won

## About

about-title = About
about-what = Two cooperative board games for the browser, the command line and programs: alone, at one screen, or with friends.
about-rights = Whose games these are
about-unofficial = This is an unofficial, non-commercial project. Forbidden Island and Forbidden Desert were designed by Matt Leacock; the names of the games belong to their publisher, Gamewright, which has nothing to do with this project. If you like the games, buy the boxes: they are beautiful.
about-own = Rules are told in our own words. Pictures, icons and sounds are our own.
about-thanks = Thanks
about-design = Matt Leacock, for two games that are fun to lose.
about-font = Marcellus, a typeface by Astigmatic, under the SIL Open Font License 1.1.
about-libraries = Svelte, Fluent, FastAPI and everybody who gives good tools away.
about-privacy = What is kept
about-privacy-text = No account, no tracking, nothing from other servers. Your browser keeps your name, your settings and the keys of your seats; the server keeps the tables. Whoever has the link of a seat has the seat.
about-code = Code
about-licence = The code is free under the MIT license.
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
island-ui-power-diver = Moves through any number of flooded and sunk tiles with one action.
island-ui-power-engineer = Shores up two tiles with one action.
island-ui-power-explorer = Moves and shores up diagonally, too.
island-ui-power-messenger = Gives treasure cards to anybody, wherever they stand.
island-ui-power-navigator = Moves another adventurer up to two tiles with one action.
island-ui-power-pilot = Flies to any tile once a turn, for one action.

## Tiles in little room

island-ui-short-breakers-bridge = Bridge
island-ui-short-bronze-gate = Bronze
island-ui-short-cave-of-embers = Embers
island-ui-short-cave-of-shadows = Shadows
island-ui-short-cliffs-of-abandon = Cliffs
island-ui-short-copper-gate = Copper
island-ui-short-coral-palace = Coral
island-ui-short-crimson-forest = Forest
island-ui-short-dunes-of-deception = Dunes
island-ui-short-fools-landing = Landing
island-ui-short-gold-gate = Gold
island-ui-short-howling-garden = Howling
island-ui-short-iron-gate = Iron
island-ui-short-lost-lagoon = Lagoon
island-ui-short-misty-marsh = Marsh
island-ui-short-observatory = Observat.
island-ui-short-phantom-rock = Rock
island-ui-short-silver-gate = Silver
island-ui-short-temple-of-the-moon = Moon
island-ui-short-temple-of-the-sun = Sun
island-ui-short-tidal-palace = Tidal
island-ui-short-twilight-hollow = Hollow
island-ui-short-watchtower = Tower
island-ui-short-whispering-garden = Whisper

## The board

island-ui-board = The island: { $layout }
island-ui-joint = { ", " }
island-ui-cell = { $tile }, { $cell }: { $facts }
island-ui-state-dry = dry
island-ui-state-flooded = flooded
island-ui-state-sunk = sunk
island-ui-fact-treasure = { $treasure } can be captured here
island-ui-fact-captured = { $treasure } is captured already
island-ui-fact-landing = the helicopter leaves from here
island-ui-fact-start = starting tile of the { $role }
island-ui-fact-flood = { $chance } % to be flooded this turn
island-ui-fact-sink = { $chance } % to sink this turn
island-ui-fact-next = its flood card is in the next layer of the pile
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
island-ui-verb-guide = guide somebody
island-ui-verb-end = end the actions
island-ui-verb-draw = draw a card
island-ui-verb-flood = turn over a flood card
island-ui-verb-swim = swim
island-ui-verb-discard = shed
island-ui-verb-lift = lift by helicopter
island-ui-verb-sandbag = dry with Sandbags
island-ui-verb-leave = fly off
island-ui-floods = is flooded
island-ui-sinks = sinks
island-ui-mark = The water is at mark { $mark }

## Meter, treasures and piles

island-ui-meter = Water meter
island-ui-meter-label = Water meter: mark { $mark } of 10, { $cards ->
    [0] the island is swamped
    [one] one flood card a turn
   *[other] { $cards } flood cards a turn
}
island-ui-meter-a-turn = { $cards ->
    [0] swamped
    [one] card a turn
   *[other] cards a turn
}
island-ui-meter-next = the next Waters Rise! brings it to mark { $mark }: { $cards ->
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
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hands
}
island-ui-treasure-held = { island-ui-who }: { $cards } of 4
island-ui-treasure-one-tile = one tile left
island-ui-treasure-wet = both tiles flooded
island-ui-piles = Cards
island-ui-rise-chance = Waters Rise! this turn
island-ui-percent = { $chance } %
island-ui-pile-treasure = Treasure pile
island-ui-pile-flood = Flood pile
island-ui-pile-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
island-ui-discard-count = Discard: { $cards }
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
island-ui-column-pile = in the pile
island-ui-column-discard = discarded
island-ui-column-hands = in hands
island-ui-discard-pile = Discard pile, comes back on top with Waters Rise!
island-ui-no-cards = No cards
island-ui-layer-next = Next { $cards ->
    [one] card
   *[other] { $cards } cards, in any order
}
island-ui-layer-only = In the pile: { $cards } cards, in any order
island-ui-layer-below = Then { $cards ->
    [one] 1 card
   *[other] { $cards } cards, in any order
}
island-ui-flood-next = { $draws ->
    [0] No flood cards left this turn
    [one] 1 flood card this turn
   *[other] { $draws } flood cards this turn
}
island-ui-flood-known = { $draws } of these { $cards } come next:
island-ui-flood-certain = These come next for certain:
island-ui-close = Close

## Seats

island-ui-seat = Seat of { island-ui-who }
island-ui-seat-turn = to act
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
island-ui-hand-limit = { $cards } cards: five is the limit
island-ui-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
island-ui-card-can = { $card }: { $verbs }
island-ui-choose-pawn = Choose { island-ui-who }: { $verbs }

## What happened

island-event-role = { island-ui-who } joins the expedition.
island-event-role-alone = The { $role } joins the expedition.
island-event-water = The water stands at mark { $mark }.
island-event-card = { island-ui-who } draws: { $card }.
island-event-card-rise = { island-ui-who } draws Waters Rise!
island-event-turn = The turn of { island-ui-who } begins.
island-event-moved = { island-ui-who } moves to { $tile }.
island-event-flew = { island-ui-who } flies to { $tile }.
island-event-swam = { island-ui-who } swims to { $tile }.
island-event-guided = { island-ui-who } is guided to { $tile }.
island-event-lifted = A helicopter takes { island-ui-who } to { $tile }.
island-event-shored = { $tile } is shored up.
island-event-gave = { island-ui-who } gives { island-ui-other } a card: { $card }.
island-event-captured = { island-ui-who } captures { $treasure }!
island-event-spent = { island-ui-who } plays { $card }.
island-event-discarded = { island-ui-who } sheds: { $card }.
island-event-rose = The water rises to mark { $mark }{ $cards ->
    [0] : the island is swamped.
   *[other] : { $cards } flood cards a turn.
}
island-event-on-top = { $cards ->
    [one] The flood card discarded comes back on top of the pile.
   *[other] { $cards } discarded flood cards come back on top of the pile.
}
island-event-reshuffled-treasure = The treasure pile is used up: { $cards } discarded cards are shuffled into a new one.
island-event-reshuffled-flood = The flood pile is used up: { $cards } discarded cards are shuffled into a new one.
island-event-flooded = { $tile } is flooded.
island-event-sank = { $tile } sinks!

## What can be done

island-do-move = Move to { $tile }
island-do-fly = Fly to { $tile }
island-do-shore = Shore up { $tile }
island-do-shore-two = Shore up { $tile } and { $other-tile }
island-do-give = Give { island-ui-other } a card: { $card }
island-do-capture = Capture { $treasure }
island-do-guide = Guide { island-ui-other } to { $tile }
island-do-end = End your actions
island-do-draw = Draw a treasure card
island-do-flood = Turn over a flood card
island-do-swim = Swim to { $tile }
island-do-discard = Shed: { $card }
island-do-lift-1 = Helicopter: take { $first } to { $tile }
island-do-lift-2 = Helicopter: take { $first } and { $second } to { $tile }
island-do-lift-3 = Helicopter: take { $first }, { $second } and { $third } to { $tile }
island-do-lift-all = Helicopter: take everybody to { $tile }
island-do-sandbag = Sandbags on { $tile }
island-do-leave = Fly off the island: win!
island-do-back = Take it back

## The first turn

island-guide-pawn = This is your pawn. You have three actions a turn. Gold rings with a footprint show where you can move.
island-guide-shore = Tiles with waves are flooded: once more and they sink for good. Dashed rings with sandbags show what you can shore up.
island-guide-hand = Collect four equal treasure cards and capture the treasure on one of its two tiles. On the same tile you can give each other cards.
island-guide-meter = After your actions you draw two cards; then tiles flood, as many as the meter says. Waters Rise! lifts it and brings the flooded tiles back.
island-guide-landing = With all four treasures, bring everybody here and play a Helicopter Lift: that wins. If Fools' Landing sinks, all is lost.

### Forbidden Desert: the board and what is around it

## Places

desert-ui-board = The desert
desert-ui-cell = { $tile } { $cell }
desert-ui-tile-storm = Storm
desert-ui-tile-desert = Desert
desert-ui-tile-oasis = Oasis
desert-ui-tile-crash = Crash site
desert-ui-tile-gear = Gear
desert-ui-tile-tunnel = Tunnel
desert-ui-tile-well = Well
desert-ui-tile-mirage = Mirage
desert-ui-tile-pad = Launch pad
desert-ui-tile-propeller-row = Clue: row of the propeller
desert-ui-tile-propeller-column = Clue: column of the propeller
desert-ui-tile-engine-row = Clue: row of the engine
desert-ui-tile-engine-column = Clue: column of the engine
desert-ui-tile-crystal-row = Clue: row of the crystal
desert-ui-tile-crystal-column = Clue: column of the crystal
desert-ui-tile-deck-row = Clue: row of the deck
desert-ui-tile-deck-column = Clue: column of the deck

## What a cell tells those who do not see it

desert-ui-label-unexcavated = not excavated
desert-ui-label-seen = looked at, not excavated
desert-ui-label-sand = { $sand } sand
desert-ui-label-blocked = { $sand } sand, blocked
desert-ui-label-parts = here lies { $parts }
desert-ui-label-pawn = { $role } ({ $name })
desert-ui-label-buried = { $role } ({ $name }), buried
desert-ui-label-shield = under a Solar Shield
desert-ui-label-verbs = possible: { $verbs }
desert-ui-pawn-label = { $role } ({ $name }), possible: { $verbs }

## Verbs, as signs on the board

desert-ui-verb-move = move
desert-ui-verb-clear = clear sand
desert-ui-verb-excavate = excavate
desert-ui-verb-take = pick up a part
desert-ui-verb-fetch = fetch water
desert-ui-verb-calm = hold a storm card back
desert-ui-verb-look = look at storm cards
desert-ui-verb-guide = guide
desert-ui-verb-halt = stop guiding
desert-ui-verb-bottom = send a card to the bottom
desert-ui-verb-keep = keep the cards
desert-ui-verb-end = end the actions
desert-ui-verb-draw = turn over a storm card
desert-ui-verb-blast = use a Dune Blaster
desert-ui-verb-jet = fly with a Jet Pack
desert-ui-verb-shield = put up a Solar Shield
desert-ui-verb-scope = use a Terrascope
desert-ui-verb-reserve = open the Water Reserve
desert-ui-verb-throttle = use the Time Throttle
desert-ui-verb-pass = hand over equipment
desert-ui-verb-water = give water

## Adventurers

desert-ui-letter-archeologist = A
desert-ui-letter-climber = C
desert-ui-letter-explorer = E
desert-ui-letter-meteorologist = M
desert-ui-letter-navigator = N
desert-ui-letter-carrier = W
desert-ui-power-archeologist = Clears two markers of sand with one action.
desert-ui-power-climber = Crosses blocked tiles, may take one pawn along, and nobody is buried beside them.
desert-ui-power-explorer = Moves, clears sand and uses Dune Blasters diagonally too.
desert-ui-power-meteorologist = For an action: holds one storm card back this turn, or looks at the next ones and may send one to the bottom.
desert-ui-power-navigator = For an action: guides another pawn up to three steps.
desert-ui-power-carrier = For an action: draws two water from an excavated well. Gives water to neighbouring tiles too.
desert-ui-power-of = What the { $role } can do
desert-ui-seat = { $name }, { $role }
desert-ui-seat-water = { $water } of { $most } water
desert-ui-mark-active = On turn
desert-ui-mark-yours = You
desert-ui-mark-bot = Bot
desert-ui-mark-open = Free seat
desert-ui-mark-away = Away
desert-ui-mark-buried = Buried
desert-ui-mark-thirst = Thirst { $chance }
desert-ui-mark-shield = Shade at { $cell }

## Equipment

desert-ui-gear-of = Equipment of { $name }
desert-ui-gear-label = { $count ->
    [one] { $gear }.
   *[other] { $gear }, { $count } of them.
}
desert-ui-gear-does-blaster = Clears one tile, your own or next to you, of all its sand.
desert-ui-gear-does-jet = Fly to any tile that is not blocked; one more pawn of your tile may come along.
desert-ui-gear-does-shield = Keeps the sun off everybody on your tile until your next turn.
desert-ui-gear-does-scope = Look at the city side of any unexcavated tile.
desert-ui-gear-does-reserve = Two water for everybody on your tile.
desert-ui-gear-does-throttle = Two more actions in your turn.

## Storm, sand, parts, piles

desert-ui-meter = Storm
desert-ui-meter-cards = { $cards ->
    [one] storm card a turn
   *[other] storm cards a turn
}
desert-ui-meter-fewer = { $fewer } held back this turn
desert-ui-meter-step = { $steps ->
    [one] One step more
   *[other] { $steps } steps more
} and it is { $cards } cards.
desert-ui-meter-end = { $steps ->
    [one] The next step sweeps everybody away.
   *[other] { $steps } steps more and the storm sweeps everybody away.
}
desert-ui-meter-over = The storm has swept everything away.
desert-ui-meter-label = Storm meter: tick { $tick } of { $ticks }, { $cards } storm cards a turn, { $left } steps to the end.
desert-ui-sand = Sand
desert-ui-sand-left = of { $all } sand markers left
desert-ui-sand-low = of { $all } sand markers left: dig!
desert-ui-parts = Flying machine
desert-ui-part-name-propeller = Propeller
desert-ui-part-name-engine = Engine
desert-ui-part-name-crystal = Crystal
desert-ui-part-name-deck = Deck
desert-ui-part-unknown = no clue
desert-ui-part-row = row { $line }
desert-ui-part-column = column { $line }
desert-ui-part-placed = at { $cell }
desert-ui-part-taken = on board
desert-ui-next = Next storm card
desert-ui-next-label = Chances of the next storm card
desert-ui-known-next = Known to come:
desert-ui-cards-to-come = { $cards ->
    [one] card to come
   *[other] cards to come
}
desert-ui-strengths = 1 tile: { $one }, 2 tiles: { $two }, 3 tiles: { $three }
desert-ui-suns = Suns in the rest of this turn
desert-ui-suns-label = Suns in the rest of this turn: none { $none }, one { $one }, more { $more }
desert-ui-thirst = { $name } dies of thirst this turn: { $chance }
desert-ui-piles = Piles
desert-ui-revealed = This turn:
desert-ui-pile-storm = Storm cards to come
desert-ui-pile-bottom = At the bottom:
desert-ui-pile-discard = Storm discards
desert-ui-pile-gear = Equipment pile
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
desert-event-turn = { $name } is on turn.
desert-event-moved = { $name } goes to { $cell }.
desert-event-carried = { $name } is taken along to { $cell }.
desert-event-guided = { $name } is guided to { $cell }.
desert-event-flew = { $name } flies to { $cell }.
desert-event-cleared = { $markers ->
    [one] One marker
   *[other] { $markers } markers
} of sand cleared at { $cell }.
desert-event-excavated = { $cell } is excavated. { $tile }!
desert-event-saw = Under { $cell } lies: { $tile }.
desert-event-geared = { $name } finds a { $gear }.
desert-event-placed = Both clues are known: { $part } lies at { $cell }.
desert-event-took = { $name } picks up { $part }.
desert-event-drank = { $name } drinks and has { $water } water.
desert-event-calmed = { $name } holds a storm card back.
desert-event-looked = { $name } looks at the next { $cards ->
    [one] storm card
   *[other] { $cards } storm cards
}.
desert-event-seen = Coming: { $card }.
desert-event-sent = Sent to the bottom: { $card }.
desert-event-used = { $name } uses: { $gear }.
desert-event-passed = { $name } hands { $other } a { $gear }.
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
    [0] The storm grows beyond all measure.
   *[other] The storm grows: { $cards } cards a turn.
}
desert-event-reshuffled = The storm pile is used up: { $cards } cards are shuffled again.

## What can be done

desert-do-move = Move to { $cell }
desert-do-move-with = Move to { $cell } with { $passenger }
desert-do-clear = Clear sand at { $cell }
desert-do-excavate = Excavate { $cell }
desert-do-take = Pick up { $part }
desert-do-fetch = Fetch water
desert-do-calm = Hold one storm card back
desert-do-look = Look at the next storm cards
desert-do-guide = Guide { $name } to { $cell }
desert-do-guide-with = Guide { $name } to { $cell } with { $passenger }
desert-do-halt = Stop guiding
desert-do-bottom = To the bottom: { $card }
desert-do-keep = Keep the order
desert-do-end = End the actions
desert-do-draw = Turn over a storm card
desert-do-blast = Blast the sand off { $cell }
desert-do-jet = Fly to { $cell }
desert-do-jet-with = Fly to { $cell } with { $passenger }
desert-do-shield = Put up the Solar Shield
desert-do-scope = Look under { $cell }
desert-do-reserve = Open the Secret Water Reserve
desert-do-throttle = Gain two actions with the Time Throttle
desert-do-pass = Hand { $name } the { $gear }
desert-do-water = Give { $name } { $amount } water
desert-do-back = Take it back

## The first turn

desert-guide-pawn = This is the pawn on turn. It has four actions: tiles with a footprint can be entered, a shovel means sand that can be cleared. Two or more markers of sand block a tile.
desert-guide-dig = Once no sand lies on your tile, excavate it: gears and tunnels give equipment, drops promise a well, and tunnels shelter from the sun.
desert-guide-parts = Four parts of a flying machine lie under the sand. One clue shows the row, one the column of each; where they cross it lies. Excavate that tile and pick the part up.
desert-guide-water = Watch the canteens. Every “Sun beats down” costs a sip, except in tunnels and under a Solar Shield. Whoever has none left to lose loses the game for all. Sharing water on one tile is free.
desert-guide-storm = After your actions the storm blows, so many cards a turn, and it grows. Bring all four parts and everybody to the launch pad before it ends, and before the sand runs out.
