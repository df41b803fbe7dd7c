"""The computer players themselves."""
