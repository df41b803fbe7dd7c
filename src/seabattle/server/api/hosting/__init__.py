"""What a host of forum games asks for before a match: sign-ups, and posts that go by themselves."""
