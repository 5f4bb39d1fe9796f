"""Many games, fast."""
