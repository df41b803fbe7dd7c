"""Trackers: the possible enemy fleets, kept from shot to shot (a particle filter)."""
