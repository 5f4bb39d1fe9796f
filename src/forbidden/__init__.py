"""Cooperative board games as software: rules, players and tables."""

from forbidden import plain

__version__ = "0.1.0"

plain.choose_form()
