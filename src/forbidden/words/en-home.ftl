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
