"""The process: its start and end, its workers, its log and its metrics."""
