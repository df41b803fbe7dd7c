"""Rules of a visitor's own: choices, files, checks."""
