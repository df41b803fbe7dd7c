"""What is wrong with a record, or why there is no post, in words."""

from typing import Protocol

from seabattle.speech.catalog import Fact, say


class CodedError(Protocol):
    """Anything that states an obstacle by its code and its facts."""

    code: str

    @property
    def facts(self) -> dict[str, str | int]:
        """What the sentence is made from."""


def error_sentence(lang: str, found: CodedError, line: int | None = None) -> str:
    """The obstacle in a sentence, with its line where it has one."""
    facts: dict[str, Fact] = dict(found.facts)
    text = say(lang, error_key(found.code), **facts)
    return text if line is None else say(lang, "trouble-line", line=line, text=text)


def error_key(code: str) -> str:
    """The message of a code: ``record/cut-off`` is ``trouble-record-cut-off``."""
    return "trouble-" + code.replace("/", "-")
