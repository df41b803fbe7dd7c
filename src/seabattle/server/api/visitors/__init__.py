"""What visitors have beside their games: other devices they are known on."""
