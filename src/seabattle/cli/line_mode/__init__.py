"""A game in the terminal by questions and typed answers."""
