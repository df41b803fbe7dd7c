"""The sweep over all fleets: exact counts and odds."""
