"""What is said at the table, in English, Italian and Russian."""
