"""``puzzles``: solving them at the keyboard, and making them."""
