"""Move choice in games where ships do not move."""
