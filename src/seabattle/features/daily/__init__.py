"""The seas of the day, and what visitors tried there."""
