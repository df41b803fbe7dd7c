"""What comes of a shot, a special action, a round; what ends a turn and the game."""
