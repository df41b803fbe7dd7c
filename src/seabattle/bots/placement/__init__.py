"""Placement of a bot's own fleet, and models of how opponents place theirs."""
