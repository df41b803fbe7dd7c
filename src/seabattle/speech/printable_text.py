"""Sanitizes untrusted text inside sentences: names, typed text, names of files."""

LONGEST = 60


def printable_text(text: str) -> str:
    """The text without terminal control characters, cut to the length of a line."""
    # Nearly every name is fine as it is; the plain space is the only printable one.
    plain = len(text) <= LONGEST and text.isprintable() and "  " not in text
    if plain and text[:1] != " " and text[-1:] != " ":
        return text
    # Two thousand characters are enough to find sixty that can be printed.
    words = " ".join(text[:2000].split())
    clean = "".join(sign for sign in words if sign.isprintable()).strip()
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"
