"""A pseudo-language: English with an accent on every letter, longer, and in brackets.

Text without an accent does not come from the catalogs; text that does not fit would not fit in
German either. Readers of English can read it.
"""

import re
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

TAG = "en-XA"
"""The tag that others use for such a language, too."""

OPENING, CLOSING = "⟦", "⟧"

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
_VOWEL = re.compile(r"[aeiou]")
_CODE = re.compile(
    r"`[^`]*`"  # between backticks
    r'|"seabattle [^"]*"'  # a command
    r"|</?\w[^>]*>"  # a tag of HTML
    r"|(?<!\w)--?[a-z][\w-]*"  # an option of a command
    r"|(?<!\w)/[\w./-]+"  # an address
    r"|\b[BFS][BNO]\d+\b"  # the number of a rule
    r"|\b[\w/-]+\.(?:jsonl?|toml|pdf|svg|png|txt|ftl|py|db)\b"  # a file
)


def pseudo_words(text: str) -> str:
    """A text with its accent, some 40 % longer; code stays as it is."""
    said, done = "", 0
    for code in _CODE.finditer(text):
        said += _accented(text[done : code.start()]) + code[0]
        done = code.end()
    return said + _accented(text[done:])


def _accented(text: str) -> str:
    return _VOWEL.sub(lambda vowel: vowel[0] * 2, text).translate(_ACCENTS)


def pseudo_catalog(text: str) -> str:
    """A catalog of English messages in the pseudo-language.

    Only the words change: variables, selectors and the names of messages are Fluent's.
    """
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not _is_for_the_program(entry):
            _Accent().visit(entry)
            if entry.value is not None:
                _put_in_brackets(entry.value)
    return FluentSerializer().serialize(resource)


def _is_for_the_program(message: ast.Message) -> bool:
    """Which gender a word has is told by a word of the program's, not of the language."""
    return message.id.name.endswith("-gender")


class _Accent(Transformer):
    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 -- Fluent's name for it.
        node.value = pseudo_words(node.value)
        return node


def _put_in_brackets(pattern: ast.Pattern) -> None:
    pattern.elements.insert(0, ast.TextElement(OPENING))
    pattern.elements.append(ast.TextElement(CLOSING))
