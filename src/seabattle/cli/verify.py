"""``verify``: whether the record of a game is what was played."""

import re
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from seabattle.fairness.sealed.sealed_record import (
    CheckedSealedGame,
    SealedRecord,
    check_sealed_game,
    is_sealed_record,
    read_sealed_record,
)
from seabattle.matches.checking.bot_replay import MoveCheck
from seabattle.matches.checking.record_check import CheckedRecord, check_record
from seabattle.matches.telling.check_text import say_checked, say_sealed_check
from seabattle.speech import say
from seabattle.terminal.console import AsJson, Lang, language, print_json, read_file, trouble_facts
from seabattle.terminal.progress import show_progress
from seabattle.terminal.record_argument import RecordFile
from seabattle.terminal.standard_streams import print_trouble
from seabattle.trouble import Trouble

EXIT_FORGED = 1


def verify(
    file: RecordFile,
    *,
    sealed: Annotated[
        str | None,
        Parameter(help="What the table showed before the first shot, at least its first 8 digits."),
    ] = None,
    key: Annotated[
        str | None,
        Parameter(
            help="The public key of the server, all 64 digits; then an unsigned record fails."
        ),
    ] = None,
    moves: Annotated[
        bool,
        Parameter(
            negative=(), help="Repeat the moves of slow computer players, too; takes a while."
        ),
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Check that nothing was changed in a recorded game.

    The exit code is 1 when something was.
    """
    spoken = language(lang)
    noted = None if sealed is None else _read_digest(sealed)
    signer = None if key is None else _read_key(key)
    data = read_file(file)

    def show(checks: Iterator[MoveCheck], total: int) -> Iterator[MoveCheck]:
        return show_progress(checks, total, say(spoken, "verify-thinking"))

    checked: CheckedRecord | CheckedSealedGame
    try:
        if is_sealed_record(data):
            record = _read_sealed(data, noted, signer)
            checked = check_sealed_game(record)
            said = say_sealed_check(record, spoken)
        else:
            checked = check_record(data, noted, signer, patient=moves, show=show)
            said = say_checked(checked, spoken)
    except Trouble as trouble:
        found = trouble.in_file(str(file))
        if json:
            print_json({"sound": False, "troubles": [trouble_facts(spoken, found)]})
        else:
            print_trouble(spoken, found)
        return EXIT_FORGED
    if json:
        print_json({"sound": True, "checked": checked})
    else:
        print("\n".join(said))
    return 0


def _read_digest(said: str) -> str:
    """Parse the digest that the user noted; spaces are for the eye."""
    digest = "".join(said.lower().split())
    if not re.fullmatch(r"[0-9a-f]{8,64}", digest):
        raise Trouble("verify/digest", digest=said[:80])
    return digest


def _read_key(said: str) -> str:
    """A public key as it is published; spaces are for the eye."""
    key = "".join(said.lower().split())
    if not re.fullmatch(r"[0-9a-f]{64}", key):
        raise Trouble("verify/key", key=said[:80])
    return key


def _read_sealed(data: bytes, noted: str | None, signer: str | None) -> SealedRecord:
    """The record of a sealed game; its players sign it, and its table shows no commitments."""
    if noted is not None:
        raise Trouble("evidence/none", line=1)
    if signer is not None:
        raise Trouble("evidence/unsigned", line=1, key=signer)
    return read_sealed_record(data)
