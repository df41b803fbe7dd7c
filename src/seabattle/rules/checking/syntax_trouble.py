"""Errors of the TOML parser, sorted into kinds of trouble.

The parser's messages are English. The kind of an error and its facts let the program say the
same in the author's language; a message of unknown kind is quoted.
"""

import re

from seabattle.trouble import Trouble

_WHERE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


def syntax_trouble(message: str) -> Trouble:
    """The one mistake that keeps a text from being TOML."""
    where = _WHERE.search(message)
    line = int(where[1]) if where and where[1] else None
    column = (where[2] if where else None) or ""
    reason = _reason(_WHERE.sub("", message))
    return Trouble("file/syntax", line=line, reason=reason, column=column)


def _reason(said: str) -> Trouble:
    sign = re.fullmatch(r"(?:Found invalid|Illegal) character (.+)", said)
    if sign:
        return Trouble("toml/bad-sign", sign=sign[1])
    awaited = re.match(r"""Expected (["'].+?["'])(?: |$)""", said)
    if awaited:
        return Trouble("toml/sign-missing", sign=awaited[1])
    if said.startswith("Unterminated"):
        return Trouble("toml/open-text")
    if said.startswith("Unclosed"):
        return Trouble("toml/open-bracket")
    if said.startswith(("Cannot", "Duplicate")):
        return Trouble("toml/twice")
    if said.startswith(("Unescaped", "Escaped", "Invalid hex")):
        return Trouble("toml/bad-escape")
    if said.startswith("Invalid initial character for a key"):
        return Trouble("toml/bad-key")
    if said.startswith("Invalid date"):
        return Trouble("toml/bad-date")
    if said == "Invalid value":
        return Trouble("toml/bad-value")
    if said.startswith(("Invalid statement", "Expected newline")):
        return Trouble("toml/bad-line")
    return Trouble("toml/other", text=said)
