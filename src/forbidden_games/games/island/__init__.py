"""Forbidden Island: every rule of docs/rules-island.md, under its number."""
