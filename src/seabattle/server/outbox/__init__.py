"""Letters to people who are not here: who carries them, and by which way."""
