"""Reading and checking a rule file: all its mistakes at once."""
