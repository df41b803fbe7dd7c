"""``replay`` and ``post``."""


def post() -> None:
    """Soon."""


def replay() -> None:
    """Soon."""
