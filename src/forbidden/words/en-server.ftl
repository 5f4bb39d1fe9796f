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
