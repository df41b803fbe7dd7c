"""Channels to visitors, and what is to be delivered there."""
