"""What people at one table agree on beside the game, and who may sit there with whom."""
