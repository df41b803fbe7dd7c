"""Moving to another device: the key of a sealed seat, and the name on a server."""
