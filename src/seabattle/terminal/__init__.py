"""The terminal that the command line runs in: streams, prompts, options."""
