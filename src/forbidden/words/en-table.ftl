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
table-past-unknown = That moment can be seen again in the replay, when the game is over.

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
