"""Two computer players in a game that every visitor can watch."""
