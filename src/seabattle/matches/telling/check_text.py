"""The results of checking a game as sentences: what was checked, and what could not be."""

from collections.abc import Iterator

from seabattle import __version__
from seabattle.fairness.sealed.sealed_record import SealedRecord, check_sealed_game
from seabattle.matches.checking.bot_replay import MoveCheck
from seabattle.matches.checking.record_check import CheckedRecord
from seabattle.speech import say
from seabattle.speech.judgement import breach_sentence
from seabattle.speech.voice import Voice


def say_checked(checked: CheckedRecord, lang: str, *, seen: bool = False) -> Iterator[str]:
    """Everything, the result first; a caller who has *seen* the shots need not be told of them."""
    if checked.evidence is not None:
        yield say(lang, "verify-sound")
    yield say(lang, "verify-rules", entries=checked.entries)
    if not checked.over:
        yield say(lang, "verify-running")
    yield from _say_commitments(checked, lang)
    if not seen:
        yield from _say_signature(checked, lang)


def _say_commitments(checked: CheckedRecord, lang: str) -> Iterator[str]:
    if checked.evidence is None:
        yield say(lang, "verify-before")
        return
    yield say(lang, "verify-fields", fields=checked.evidence.fields)
    if checked.evidence.lots:
        yield say(lang, "verify-lots", lots=checked.evidence.lots)
    for check in MoveCheck:
        if checked.moves.get(check):
            moves = checked.moves[check]
            yield say(lang, f"verify-moves-{check}", moves=moves, release=__version__)
    if checked.shown:
        yield say(lang, "verify-shown")
    else:
        yield say(lang, "verify-compare", digest=checked.digest)


def _say_signature(checked: CheckedRecord, lang: str) -> Iterator[str]:
    """Whether the shots are shown to be those that were fired: commitments do not bind them."""
    if not checked.key:
        yield say(lang, "verify-unsigned")
        return
    yield say(lang, "verify-signed", key=checked.key)
    if not checked.known:
        yield say(lang, "verify-compare-key")


def say_sealed_check(record: SealedRecord, lang: str) -> Iterator[str]:
    """Say what was proved of a sealed game, and what was not."""
    checked = check_sealed_game(record)
    yield say(lang, "verify-sealed")
    if not checked.over:
        yield say(lang, "verify-running")
    yield say(lang, "verify-sealed-fields", fields=checked.fields)
    yield say(lang, "verify-sealed-messages", messages=checked.messages)
    yield say(lang, "verify-sealed-answers", answers=checked.answers)
    if checked.breach is not None:
        yield breach_sentence(Voice(lang, record.ruleset, record.names), checked.breach)
    yield say(lang, "verify-sealed-not-proved")
