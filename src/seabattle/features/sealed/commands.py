"""``key``: the secrets of a sealed seat under a phrase, to go on with them elsewhere.

The text is the same that the browser writes and reads (docs/fairness.md).
"""

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from seabattle.speech import say
from seabattle.terminal.command_entry import CommandGroup
from seabattle.terminal.console import Lang, language, read_text, refuse_overwriting, write_file
from seabattle.terminal.wrapping import print_wrapped
from seabattle.trouble import Trouble, system_trouble

if TYPE_CHECKING:
    from seabattle.fairness.sealed.sealed_player import SeatSecrets
    from seabattle.features.sealed.key_storage import KeyStorage

SHORTEST_PHRASE = 8
"""As in the browser."""

FLAWS = {
    "no-backup": "key/no-backup",
    "newer": "key/newer",
    "damaged": "key/damaged",
    "phrase": "key/phrase",
    "older": "key/older",
    "another": "key/another",
}
"""What is wrong with a key that comes from elsewhere, by the words of the folder and the file."""

PhraseFile = Annotated[
    Path | None,
    Parameter(name="--phrase-file", help="File with the phrase; default: it is asked for."),
]


def backup(
    match: Annotated[
        str | None,
        Parameter(help="Match id or link; default: the only one.", allow_leading_hyphen=True),
    ] = None,
    *,
    output: Annotated[
        Path | None,
        Parameter(name=("--output", "-o"), help="File to write; default: by the match."),
    ] = None,
    qr: Annotated[bool, Parameter(negative=(), help="Show a QR code, too.")] = False,
    phrase_file: PhraseFile = None,
    lang: Lang = None,
) -> None:
    """Save the key and the field of a sealed seat under a phrase, to move them."""
    from seabattle.fairness.sealed.key_backup import write_backup
    from seabattle.features.sealed.key_storage import KeyStorage

    spoken, folder = language(lang), KeyStorage()
    kept = _find_seat_secrets(folder, match)
    file = output or Path(f"seabattle-key-{kept.match}.txt")
    refuse_overwriting(file)
    # Whoever plays here at this moment would go on, and the copy be an old one.
    folder.lock(kept.match, kept.seat).release()
    text = write_backup(kept, _read_phrase(phrase_file, spoken, twice=True), secrets.token_bytes)
    write_file(file, f"{text}\n".encode())
    file.chmod(0o600)
    print_wrapped(say(spoken, "key-written", match=kept.match, file=str(file)))
    print_wrapped(say(spoken, "key-move"))
    if qr:
        _print_qr(text)


def restore(
    file: Annotated[Path, Parameter(help='File with the saved key, "-" for standard input.')],
    *,
    phrase_file: PhraseFile = None,
    lang: Lang = None,
) -> None:
    """Take the key and the field of a sealed seat that was saved elsewhere, browser or terminal."""
    from seabattle.fairness.sealed.key_backup import BackupFlaw, read_backup
    from seabattle.features.sealed.key_storage import KeyStorage

    spoken, folder = language(lang), KeyStorage()
    text = read_text(file)
    found = read_backup(text, _read_phrase(phrase_file, spoken))
    if isinstance(found, BackupFlaw):
        raise Trouble(FLAWS.get(found.value, "key/damaged"))
    lock = folder.lock(found.match, found.seat)
    try:
        flaw = folder.restore(found)
    except OSError as error:
        reason = system_trouble(error)
        raise Trouble("sealed/no-room", place=str(folder.path), reason=reason) from None
    finally:
        lock.release()
    if flaw is not None:
        raise Trouble(FLAWS.get(flaw.value, "key/another"))
    command = f"seabattle play --server URL --match {found.match}"
    print_wrapped(say(spoken, "key-restored", match=found.match, command=command))


def _find_seat_secrets(folder: "KeyStorage", wanted: str | None) -> "SeatSecrets":
    """The secrets that somebody means."""
    from seabattle.client.link import read_link

    kept = folder.list_all()
    if wanted is not None:
        link = read_link(wanted)
        match = wanted if link is None else link.match
        kept = tuple(each for each in kept if each.match == match)
    if not kept:
        raise Trouble("key/none", match=wanted or "…")
    if len(kept) > 1:
        raise Trouble("key/which", matches=", ".join(each.match for each in kept))
    return kept[0]


def _read_phrase(file: Path | None, lang: str, *, twice: bool = False) -> str:
    """The phrase from a file, or typed without being shown."""
    if file is not None:
        typed = read_text(file).strip()
    else:
        typed = _ask_phrase(say(lang, "key-phrase", least=SHORTEST_PHRASE))
        again = twice and sys.stdin is not None and sys.stdin.isatty()
        if again and _ask_phrase(say(lang, "key-phrase-again")) != typed:
            raise Trouble("key/typo")
    if twice and len(typed.strip()) < SHORTEST_PHRASE:
        raise Trouble("key/short", least=SHORTEST_PHRASE)
    return typed


def _ask_phrase(question: str) -> str:
    if sys.stdin is not None and sys.stdin.isatty():
        from getpass import getpass

        return getpass(question + " ")
    return sys.stdin.readline().rstrip("\n") if sys.stdin else ""


def _print_qr(text: str) -> None:
    from seabattle.terminal.qr_code import can_write_blocks, qr_lines

    if can_write_blocks(sys.stdout.encoding):
        print("\n".join(qr_lines(text, coloured=sys.stdout.isatty())))


def key_app() -> App:
    """All that can be done with keys."""
    app = App(name="key", help="Move the key of a sealed seat to another device.")
    app.command(
        backup,
        help_epilogue="Examples:\n  seabattle key backup\n"
        "  seabattle key backup 77a57997ff5fc964 -o key.txt --qr",
        sort_key=0,
    )
    app.command(restore, help_epilogue="Examples:\n  seabattle key restore key.txt", sort_key=1)
    return app


COMMANDS: Final = (CommandGroup(name="key", make=key_app, place=96),)
"""The commands of the feature."""
