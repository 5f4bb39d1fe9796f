"""What every game needs and no game owns."""
