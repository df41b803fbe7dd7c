"""Live matches whose fields only their owners know."""
