"""A sealed table from the terminal: secrets that stay here, and what was checked with them."""
