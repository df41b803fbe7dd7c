"""The fleets that agree with what was told, kept from shot to shot."""
