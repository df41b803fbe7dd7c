"""Checks the record of a finished match against what was committed to before its first shot."""
