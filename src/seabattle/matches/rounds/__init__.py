"""What a host does at a live match: closing rounds, deadlines, seats for people who only write."""
