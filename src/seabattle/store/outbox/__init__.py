"""The outbox: what is to be told to people who are not here, and by which channel."""
