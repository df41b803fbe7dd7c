"""What the pages of the terminal are made of."""
