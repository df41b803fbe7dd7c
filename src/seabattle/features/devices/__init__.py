"""Passkeys, and codes that bring a visitor to another device."""
