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
