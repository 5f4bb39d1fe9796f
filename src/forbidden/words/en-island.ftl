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
