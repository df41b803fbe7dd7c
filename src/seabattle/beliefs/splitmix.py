"""A seeded random generator, splitmix64, with the same integers on every machine.

The state grows by ``0x9E3779B97F4A7C15`` and is
mixed by two multiplications. Numbers below a bound are drawn by rejection:
enough 64-bit words to hold ``bound - 1``, the first word lowest, cut to its bit
length, and drawn again while the result is not below the bound.
"""

WORD = (1 << 64) - 1


class SplitMix:
    """A stream of random integers that depends on the seed alone."""

    def __init__(self, seed: int) -> None:
        self._state = seed & WORD

    def word(self) -> int:
        """Draw 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Draw one of the numbers ``0 .. bound - 1``, each as likely as the next."""
        if bound < 1:
            raise ValueError(f"no number is below {bound}")
        bits = (bound - 1).bit_length()
        if 0 < bits <= 64:
            # One word is enough nearly always, so that case is made short.
            kept = (1 << bits) - 1
            while (drawn := self.word() & kept) >= bound:
                pass
            return drawn
        while True:
            drawn = 0
            for shift in range(0, bits, 64):
                drawn |= self.word() << shift
            drawn &= (1 << bits) - 1
            if drawn < bound:
                return drawn
