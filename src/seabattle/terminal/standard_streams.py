"""Standard output and standard error: what cannot be written is told, and never a traceback."""

import os
import sys
from contextlib import suppress
from typing import Any, TextIO

from seabattle.speech.trouble_sentence import trouble_text
from seabattle.trouble import Trouble, system_trouble

FALLBACK = "en"
"""Said where standard error has no letters for another language."""


class OutputLost(Exception):  # noqa: N818 -- It says what is the case.
    """The output of a command cannot be written.

    It is neither a Trouble nor an OSError, so that no handler on the way takes it for a bad file.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class StandardOutput:
    """Standard output, whose failures are raised as :class:`OutputLost`.

    A closed pipe stays one: the program that read along has seen enough.
    """

    def __init__(self, stream: TextIO | None) -> None:
        """*stream* is ``None`` where the program was started without one."""
        self._stream = stream

    def write(self, text: str) -> int:
        """Write *text*, or say why not."""
        if self._stream is None:
            raise OutputLost(Trouble("output/closed"))
        try:
            return self._stream.write(text)
        except UnicodeEncodeError as error:
            sign = error.object[error.start]
            raise OutputLost(
                Trouble("output/signs", encoding=error.encoding, sign=ascii(sign)[1:-1])
            ) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputLost(Trouble("output/lost", reason=system_trouble(error))) from None

    def flush(self) -> None:
        """Write what still waits, or say why not."""
        if self._stream is None:
            return
        try:
            self._stream.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputLost(Trouble("output/lost", reason=system_trouble(error))) from None

    def __getattr__(self, name: str) -> Any:
        if self._stream is None:
            raise OutputLost(Trouble("output/closed"))
        return getattr(self._stream, name)


def discard_output() -> None:
    """Throw away what still waits to be written, or Python tries once more at its end."""
    _lead_nowhere(sys.stdout)


def _lead_nowhere(stream: TextIO) -> None:
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def print_error(text: str = "") -> None:
    """Print a line on standard error, if that is open."""
    if sys.stderr is None:
        return
    try:
        print(text, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        # It still waits in the buffer, and would turn the program's exit code into Python's own.
        _lead_nowhere(sys.stderr)


def print_trouble(lang: str, trouble: Trouble) -> None:
    """Say what is wrong on standard error, in a language that it has letters for."""
    text = trouble_text(lang, trouble)
    print_error(text if _can_be_written(text) else trouble_text(FALLBACK, trouble))


def _can_be_written(text: str) -> bool:
    try:
        text.encode(getattr(sys.stderr, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
