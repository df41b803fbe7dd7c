"""News of a live match: notices, sentences, replays."""
