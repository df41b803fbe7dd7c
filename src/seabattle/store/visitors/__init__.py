"""What visitors keep beside their games: ways to be known on another device."""
