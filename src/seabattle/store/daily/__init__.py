"""The seas of each day, and who has tried them."""
