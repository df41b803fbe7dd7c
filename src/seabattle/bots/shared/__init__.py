"""Move choice in games where all fleets lie on one sea."""
