"""Forbidden Desert: every rule of docs/rules-desert.md, under its number."""
