"""Why an exact answer is refused."""


class TooLarge(Exception):
    """The exact answer would need more than the budget allows; sample instead."""


class Impossible(Exception):
    """No fleet agrees with everything that was told."""
