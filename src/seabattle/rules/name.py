"""What things of a rule file are called inside the program."""

NAME = r"^[a-z][a-z0-9-]{0,40}$(?!\n)"
"""Lower-case letters, digits and hyphens, so that a name can be a file and a message, too.

Python lets ``$`` match before a last line break; the end of the pattern takes that back.
"""
