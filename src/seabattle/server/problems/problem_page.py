"""What the page of one code says, before it is written as Markdown or HTML."""

from functools import lru_cache

from msgspec import Struct, json, to_builtins

from seabattle.rules import Ruleset, load_variant, settle
from seabattle.server.http.problem_details import problem_of
from seabattle.server.problems.examples import ProblemIndex
from seabattle.speech import Speaker, say, speaker_for
from seabattle.speech.refusal_sentence import refusal_title

NEVER_SENT = {"lots/not-a-candidate", "phase/no-lots", "round/wrong-draw"}
"""Codes of commands that only the program itself gives, never a client."""

READ_ON_SCREEN = "notation"
"""The area of codes about typed cells: screens read them, and send rows and columns."""


class FactRow(Struct, frozen=True):
    """One fact of the example, as it is sent."""

    name: str
    value: str
    """As JSON."""
    meaning: str


class ProblemPage(Struct, frozen=True):
    """The explanation of a code in one language; texts may hold `code` between backticks."""

    code: str
    lang: str
    title: str
    sentence: str
    why: str
    example: str
    remedy: str
    status: int | None
    """The HTTP status; ``None`` for what no server sends."""
    facts: tuple[FactRow, ...]


def problem_page(index: ProblemIndex, code: str, lang: str) -> ProblemPage:
    """The page of a code, made from its example."""
    problem = problem_of(index.example_of(code, lang), _example_speaker(lang))
    return ProblemPage(
        code=code,
        lang=lang,
        title=problem.title.removesuffix("."),
        sentence=problem.detail,
        why=say(lang, _key(code, "why")),
        example=say(lang, _key(code, "example")),
        remedy=say(lang, _key(code, "remedy")),
        status=problem.status if is_sent(code) else None,
        facts=tuple(
            FactRow(name, json.encode(value).decode(), _meaning(lang, code, name))
            for name, value in to_builtins(problem.facts).items()
        ),
    )


def problem_title(code: str, lang: str) -> str:
    """What a problem is called, without the full stop of a sentence."""
    return refusal_title(lang, code).removesuffix(".")


def is_sent(code: str) -> bool:
    """Whether a server answers with this code."""
    return code not in NEVER_SENT and code.partition("/")[0] != READ_ON_SCREEN


def _key(code: str, part: str) -> str:
    """The message of a part: ``turn/not-yours`` has ``problem-turn-not-yours-why``."""
    return f"problem-{code.replace('/', '-')}-{part}"


def _meaning(lang: str, code: str, fact: str) -> str:
    """What a fact means: in this problem if it is special there, or else anywhere."""
    name = fact.replace("_", "-")
    try:
        return say(lang, f"problems-fact-{code.replace('/', '-')}-{name}")
    except KeyError:
        return say(lang, f"problems-fact-{name}")


def _example_speaker(lang: str) -> Speaker:
    """Speaks of Anna and Bruno, who play in all examples."""
    names = (say(lang, "problems-anna"), say(lang, "problems-bruno"))
    return speaker_for(lang, _example_table(), names)


@lru_cache(maxsize=1)
def _example_table() -> Ruleset:
    return settle(load_variant("battaglia-navale"))
