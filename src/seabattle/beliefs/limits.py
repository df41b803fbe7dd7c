"""Exceptions for fleet problems that are too large or have no solution."""


class ProblemTooLarge(Exception):  # noqa: N818 - it says what is the case
    """The exact answer would need more than the budget allows; sample instead."""


class Impossible(Exception):  # noqa: N818 - it says what is the case
    """No fleet agrees with everything that was told."""
