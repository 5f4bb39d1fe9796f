"""What the bots know of Forbidden Desert."""
