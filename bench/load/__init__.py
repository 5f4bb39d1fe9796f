"""Tables full of people and bots, at a real server over real sockets."""
