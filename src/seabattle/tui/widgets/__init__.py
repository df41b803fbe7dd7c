"""Widgets of the pages of the terminal."""
