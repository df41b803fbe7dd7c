"""Commands of the operator: look, ban, close, delete, rotate keys."""
