"""Company: who waits for somebody, and who wants to be told of their turn."""
