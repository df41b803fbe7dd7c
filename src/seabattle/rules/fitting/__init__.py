"""Whether a fleet fits on a grid, and fleets placed at random."""
