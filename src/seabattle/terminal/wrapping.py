"""Sentences on a terminal, broken between words; into a file or a pipe they go as they are."""

import re
import shutil
import sys
import textwrap

_INDENT = re.compile(r" *(?:- )?")


def print_wrapped(text: str = "", *, end: str = "\n") -> None:
    """Write *text*; where a person reads it on a terminal, no word goes over its edge."""
    if sys.stdout.isatty():
        text = wrap_text(text, shutil.get_terminal_size().columns)
    print(text, end=end, flush=True)


def wrap_text(text: str, width: int) -> str:
    """The text in lines of at most *width*, as far as its words allow; a link stays whole."""
    return "\n".join(_wrap_line(line, width) for line in text.split("\n"))


def _wrap_line(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = _INDENT.match(line)
    assert indent is not None
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * len(indent[0]),
        break_long_words=False,
        # A cell is called A-5 in Italy.
        break_on_hyphens=False,
    )
