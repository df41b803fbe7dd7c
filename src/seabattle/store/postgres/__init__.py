"""Matches on a PostgreSQL server."""
