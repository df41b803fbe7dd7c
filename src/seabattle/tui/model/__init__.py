"""Models of the pages of the terminal, as plain values."""
