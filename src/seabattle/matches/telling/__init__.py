"""What is told of a live match: notices, sentences, replays."""
