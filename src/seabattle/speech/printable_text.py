"""Sanitizes words of others inside our sentences: names, typed text, names of files."""

LONGEST = 60


def printable_text(text: str) -> str:
    """The text without what could steer a terminal, and no longer than a line can bear."""
    # Two thousand characters are enough to find sixty that can be printed.
    words = " ".join(text[:2000].split())
    clean = "".join(sign for sign in words if sign.isprintable()).strip()
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"
