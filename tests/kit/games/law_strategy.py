"""What a law is asked with: dice, how long to play, how to behave, ready-made tables."""

from hypothesis import strategies as st

from kit.games.random_player import Habits
from seabattle.rules import Ruleset, load_variant, settle, variant_names

seeds = st.integers(0, 2**32 - 1)
"""What the dice of a game begin with."""

lengths = st.integers(0, 250)
"""After how many commands to stop and look; small ones are found when a law fails."""

UNRULY = Habits(rubbish=0.1, leaving=0.005, closing=0.1)
"""Players who also try what is forbidden, leave, and miss rounds."""


def presets() -> list[Ruleset]:
    """The ready-made variants, those for many also with more than two seats."""
    tables = []
    for name in variant_names():
        variant = load_variant(name)
        tables += [settle(variant, seats) for seats in (2, 5) if seats <= variant.seats.most]
    return tables
