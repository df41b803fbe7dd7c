"""Company: who is here, and who waits for somebody to play with."""
