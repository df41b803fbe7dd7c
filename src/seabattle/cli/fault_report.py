"""A fault of the program: the message, and the report that is kept for the developers.

The report says where the fault is and how one came there. What exceptions say and what was
typed stays out of it, because either may name a ship, a link or a password.
"""

import os
import platform
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_tb

from seabattle import __version__
from seabattle.store.address import data_folder
from seabattle.terminal.system_language import system_language

EXIT_FAULT = 1

TOLD_BY = ("textual.",)
"""Libraries whose exceptions speak of widgets and of nothing else."""


def tell_fault(error: Exception, lang: str | None = None, about: Sequence[str] = ()) -> int:
    """Say that there is a fault and where its report is; *about* tells how one came there.

    Returns the exit code.
    """
    # Imported here: what speaks may be at fault, too.
    from seabattle.speech import say
    from seabattle.speech.trouble_sentence import trouble_sentence
    from seabattle.terminal.standard_streams import print_error
    from seabattle.trouble import system_trouble

    spoken = lang or system_language()
    report = "\n".join(_report_lines(error, about)) + "\n"
    try:
        told = say(spoken, "crash", file=str(_write_report(report)))
    except OSError as unwritable:
        reason = trouble_sentence(spoken, system_trouble(unwritable))
        told = f"{report}\n{say(spoken, 'crash-unwritten', reason=reason)}"
    print_error(told)
    return EXIT_FAULT


def _write_report(report: str) -> Path:
    """Keep a report in the data folder, or else where temporary files are; gives its path."""
    name = f"fault-{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        return _write_to(data_folder() / "faults", name, report)
    except OSError:
        return _write_to(Path(tempfile.gettempdir()), name, report)


def _write_to(folder: Path, name: str, report: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / name, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as writing:
        writing.write(report)
    return folder / name


def _report_lines(error: Exception, about: Sequence[str]) -> Iterator[str]:
    yield f"seabattle {__version__}"
    yield f"python {platform.python_version()} {platform.platform()}"
    yield f"at {datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
    yield from about
    for each in reversed(list(_chain(error))):
        yield ""
        yield "".join(format_tb(each.__traceback__)).rstrip()
        yield _name_of(each)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The exception, and those from which it came."""
    found: BaseException | None = error
    seen: set[int] = set()
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or found.__context__


def _name_of(error: BaseException) -> str:
    kind = type(error)
    name = f"{kind.__module__}.{kind.__qualname__}"
    return f"{name}: {error}" if name.startswith(TOLD_BY) else name
