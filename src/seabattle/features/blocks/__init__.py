"""Which visitors a visitor blocks, and what visitors report."""
