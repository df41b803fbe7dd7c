"""Requests of a host at a live match: closing rounds, deadlines, seats for by-host players."""
