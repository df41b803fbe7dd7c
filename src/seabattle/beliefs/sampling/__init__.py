"""Fleets drawn at random where they cannot be counted."""
