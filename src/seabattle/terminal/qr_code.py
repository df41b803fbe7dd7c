"""A link as a QR code on the terminal: two modules to a character, one above the other."""

from itertools import zip_longest

QUIET = 4
"""Light modules around the code: cameras need them."""

PAPER = "\x1b[38;5;16;48;5;231m"
"""Black on white, independent of the colours of the terminal."""

PLAIN = "\x1b[0m"

BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def qr_lines(link: str, *, coloured: bool) -> tuple[str, ...]:
    """The code, line by line.

    Without colours light and dark change places, as they look on a dark screen.
    """
    # Imported here: no other command draws one.
    import segno

    code = segno.make(link, micro=False)
    modules = [tuple(row) for row in code.matrix_iter(border=QUIET)]
    if not coloured:
        modules = [tuple(1 - dark for dark in row) for row in modules]
    blank = (0,) * len(modules[0])
    pairs = zip_longest(modules[::2], modules[1::2], fillvalue=blank)
    lines = ("".join(BLOCKS[pair] for pair in zip(*both, strict=True)) for both in pairs)
    return tuple(f"{PAPER}{line}{PLAIN}" if coloured else line for line in lines)


def can_write_blocks(encoding: str | None) -> bool:
    """Whether a terminal with this encoding has the characters."""
    try:
        "".join(BLOCKS.values()).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
