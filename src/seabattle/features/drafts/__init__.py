"""Layouts that visitors keep, and fleets that they have begun to place."""
