"""Sign-ups of hosts, and where the posts of their games go."""
