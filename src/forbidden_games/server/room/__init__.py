"""One table that is being played: the room, and its parts with one job each."""
