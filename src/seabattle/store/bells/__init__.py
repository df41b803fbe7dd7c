"""What wakes other nodes: in this process, through PostgreSQL, through NATS."""
