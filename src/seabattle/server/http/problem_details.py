"""Refusals as problem details (RFC 9457): a page, a status, a sentence.

The language is negotiated by ``Accept-Language``.
"""

from functools import lru_cache

from msgspec import json
from msgspec.structs import asdict

from seabattle.game import Refusal
from seabattle.rules import ENGLISH, Ruleset, load_variant, nearest_language, settle
from seabattle.speech import Speaker, speaker_for
from seabattle.speech.refusal_sentence import refusal_title
from seabattle.wire import Problem

MEDIA_TYPE = "application/problem+json"

STATUS = {
    "match/unknown": 404,
    "match/deleted": 410,
    "match/unknown-moment": 404,
    "match/not-at-table": 403,
    "match/not-the-host": 403,
    "match/try-again": 503,
    "match/no-hints": 403,
    "request/malformed": 400,
    "request/too-large": 413,
    "request/too-often": 429,
    "request/over-budget": 429,
    "request/stored-enough": 429,
    "request/no-room": 507,
    "request/busy": 503,
    "request/unknown-page": 404,
    "request/feature-off": 404,
    "request/wrong-method": 405,
    "request/foreign-origin": 403,
    "request/wrong-host": 421,
    "request/unknown-version": 400,
    "request/server-fault": 500,
    "visitor/no-session": 401,
    "visitor/banned": 403,
    "visitor/unknown-session": 404,
    "visitor/link-not-good": 403,
    "visitor/passkey-not-good": 403,
    "visitor/unknown-passkey": 404,
    "visitor/unknown-block": 404,
    "token/not-good": 401,
    "token/too-narrow": 403,
    "token/unknown": 404,
    "channel/unknown": 404,
    "signup/unknown": 404,
    "signup/unknown-entry": 404,
    "variant/unknown": 404,
    "layout/unknown": 404,
    "sealed/unknown-placing": 404,
}
"""Everything else that is refused is in conflict with how things stand."""

CONFLICT = 409


def status_of(refusal: Refusal) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(refusal.code, CONFLICT)


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
