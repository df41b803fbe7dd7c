"""What a screen is sent of a game: the whole view once, and then what has changed in it."""
