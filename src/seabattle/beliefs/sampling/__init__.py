"""Random sampling of fleets, where they are too many to count."""
