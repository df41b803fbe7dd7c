"""The posts of a forum game: what they say, and how they are sent."""
