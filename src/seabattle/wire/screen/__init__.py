"""Messages to a screen about a game: the whole view once, and then the changes."""
