"""Playing where ships stand still."""
