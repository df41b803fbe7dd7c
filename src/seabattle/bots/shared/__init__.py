"""Playing where all fleets lie on one sea."""
