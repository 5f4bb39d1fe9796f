"""Who chooses actions: compiled where they think."""
