"""Whether a seat may do something, and where a ship may lie."""
