"""Sign-ups for a forum game: the list of players, until the game starts."""
