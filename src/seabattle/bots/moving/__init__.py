"""Playing where ships may move."""
