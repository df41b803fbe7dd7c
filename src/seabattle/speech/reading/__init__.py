"""Parsers for typed input: orders in a game, and positions of ships."""
