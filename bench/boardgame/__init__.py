"""The same game on boardgame.io, to measure beside Sea Battle."""
