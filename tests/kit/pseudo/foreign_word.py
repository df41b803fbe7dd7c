"""Words on a screen of the pseudo-language that the catalogs have not said."""

import re
from collections.abc import Iterable

_CODE = re.compile(
    r"```\w*|`[^`\n]*`|\"seabattle [^\"]*\""  # code in rule pages, commands to type
    r"|--[a-z-]+"  # an option of a command
    r"|\b[A-Z]{1,2}-?\d+\b"  # a cell, a key, the number of a rule
    r"|\b[0-9a-f]{16}\b|(?<!\w)/[\w./-]+"  # the name of a match, a path
    r"|\b(?:[0-9a-f]{4} ){3}[0-9a-f]{4}\b"  # the seal of a game
)
_DRAWING = re.compile(r"^(```sea .*\n)(?:[A-Ha-hZ.*+ -]+\n)+(?=```$)", re.MULTILINE)
"""A drawn example on a rule page: its caption is words, its sea is ships by their letters."""

_WORD = re.compile(r"[A-Za-z]{2,}")


def foreign_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Words without an accent, in their order; what is *allowed* may stand anywhere."""
    known = {word for phrase in allowed for word in _WORD.findall(phrase)}
    said = _CODE.sub(" ", _DRAWING.sub(r"\1", text))
    return [word for word in _WORD.findall(said) if word not in known]
