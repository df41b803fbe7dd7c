"""Placings of sealed tables, which the server cannot read."""
