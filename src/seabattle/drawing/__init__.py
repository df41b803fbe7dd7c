"""Seas and charts drawn as text."""
