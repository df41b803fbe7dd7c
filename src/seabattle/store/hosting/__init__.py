"""What outlives a server of a host's work: sign-ups, and where posts are sent by themselves."""
