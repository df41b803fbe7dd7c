"""Move choice in games where ships may move."""
