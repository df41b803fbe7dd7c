"""Figures of finished matches, one row for each of their players."""
