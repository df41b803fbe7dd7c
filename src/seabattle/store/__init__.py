"""Matches kept: SQLite and PostgreSQL behind one port."""
