"""Permission checks: whether a seat may give a command, and where a ship may lie."""
