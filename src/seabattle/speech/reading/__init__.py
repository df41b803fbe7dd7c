"""Reading what people type: orders in a game, and where a ship shall lie."""
