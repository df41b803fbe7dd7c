"""Notifications between nodes (pub/sub): through PostgreSQL, through NATS, or none."""
