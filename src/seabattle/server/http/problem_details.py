"""Refusals as problem details (RFC 9457): a page, a status, a sentence.

The language is negotiated by ``Accept-Language``.
"""

from functools import lru_cache

from msgspec import json
from msgspec.structs import asdict

from seabattle.game import Refusal
from seabattle.rules import ENGLISH, Ruleset, load_variant, nearest_language, settle
from seabattle.server.http.api_refusal import ServerRefusal
from seabattle.speech import Speaker, speaker_for
from seabattle.speech.refusal_sentence import refusal_title
from seabattle.wire import Problem

MEDIA_TYPE = "application/problem+json"

STATUS = {
    "match/unknown": 404,
    "match/deleted": 410,
    "match/not-at-table": 403,
    "match/not-the-host": 403,
    "match/try-again": 503,
    "sealed/unknown-placing": 404,
}
"""Of refusals of the game and of matches; all others of these conflict with how things stand."""


def status_of(refusal: Refusal) -> int:
    """The HTTP status that goes with a refusal."""
    if isinstance(refusal, ServerRefusal):
        return refusal.status
    return STATUS.get(refusal.code, ServerRefusal.status)


def problem_of(refusal: Refusal, speaker: Speaker | str) -> Problem:
    """What is sent of a refusal, said by somebody at a table, or in a language where none is."""
    voice = speaker_for(speaker, _any_table()) if isinstance(speaker, str) else speaker
    return Problem(
        type=f"/problems/{refusal.code}",
        title=title_of(refusal, voice.lang),
        status=status_of(refusal),
        detail=_sentence(refusal, voice),
        code=refusal.code,
        facts=asdict(refusal),
    )


def title_of(refusal: Refusal, lang: str) -> str:
    """What the obstacle is, whatever the facts."""
    try:
        return refusal_title(lang, refusal.code)
    except KeyError:
        return (type(refusal).__doc__ or refusal.code).partition("\n")[0]


def _sentence(refusal: Refusal, speaker: Speaker) -> str:
    try:
        return speaker.refusal(refusal)
    except KeyError:
        return title_of(refusal, speaker.lang)


@lru_cache(maxsize=1)
def _any_table() -> Ruleset:
    """Words for what is refused before there is a table."""
    return settle(load_variant("classic"))


def choose_language(accept: str) -> str:
    """The first of our languages that an ``Accept-Language`` header asks for, or English.

    Weights are heeded; what cannot be read is passed over.
    """
    wanted = sorted(map(_language_weight, accept[:500].split(",")), reverse=True)
    for weight, _, lang in wanted:
        if weight > 0 and lang:
            return lang
    return ENGLISH


def _language_weight(part: str) -> tuple[float, int, str]:
    tag, _, quality = part.partition(";")
    lang = nearest_language(tag) or ""
    try:
        weight = float(quality.partition("=")[2]) if quality else 1.0
    except ValueError:
        weight = 0.0
    # Of equals the one named first would lose to the alphabet; English loses to the others.
    return weight, lang != ENGLISH, lang


def encode_problem(problem: Problem) -> bytes:
    """The problem as JSON."""
    return json.encode(problem)
