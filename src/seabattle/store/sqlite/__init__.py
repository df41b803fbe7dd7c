"""Matches in an SQLite file."""
