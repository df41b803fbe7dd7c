"""The pages of the terminal program."""
