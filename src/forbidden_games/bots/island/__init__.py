"""What the bots know of Forbidden Island."""
