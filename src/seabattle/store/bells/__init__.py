"""Notifications between nodes (pub/sub): what all bells share, NATS, and none at all."""
