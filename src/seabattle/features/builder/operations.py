"""Rules of somebody's own: the choices there are, files written and read, and judged."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from seabattle.features.builder.wire import (
    ChoiceValue,
    FoundMistake,
    ReadRules,
    RuleCheck,
    RuleData,
    RuleFile,
    VocabularyEntry,
    WrittenRules,
)
from seabattle.game.codec import encode_json
from seabattle.rules import (
    Ruleset,
    Ship,
    check_table,
    read_variant,
    settle,
)
from seabattle.rules.checking.choice import RuleChoice, rule_choices
from seabattle.rules.checking.parse import parse_toml
from seabattle.rules.checking.source import preset_text
from seabattle.rules.checking.writing import write_toml
from seabattle.rules.fitting.fit import fit_fleet
from seabattle.server.api.variants import LanguageQuery, find_variant
from seabattle.server.http.api_refusal import Denied, Malformed, TooOften
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import READING, CostClass, WorkLane
from seabattle.speech import trouble_sentence
from seabattle.speech.choice import choice_explanation, choice_title, value_title
from seabattle.trouble import Trouble
from seabattle.wire.rule_file import rules_of

RULES = CostClass("rules", WorkLane.REQUESTS, 0.25)


class CheckedRules(Struct, frozen=True):
    """Rules that can be played by, and a fleet that lies as they want it."""

    ruleset: Ruleset
    fleet: tuple[Ship, ...]


async def vocabulary(call: Call) -> list[VocabularyEntry]:
    """Every option of a rule file, with its description."""
    return _vocabulary(call.lang)


@lru_cache(maxsize=16)
def _vocabulary(lang: str) -> list[VocabularyEntry]:
    return [_entry(lang, each) for each in rule_choices()]


def _entry(lang: str, choice: RuleChoice) -> VocabularyEntry:
    values = (ChoiceValue(each, value_title(lang, choice, each)) for each in choice.values)
    return VocabularyEntry(
        path=choice.path,
        kind=choice.kind,
        title=choice_title(lang, choice),
        about=choice_explanation(lang, choice),
        values=tuple(values),
        required=choice.required,
        optional=choice.optional,
        default=choice.default,
        least=choice.least,
        most=choice.most,
    )


async def check(call: Call) -> RuleCheck:
    """Validate a custom rule file: the rules, or all mistakes."""
    wait = call.context.checks.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    file: RuleFile = call.body
    found = await call.work(check_rules, file.toml, file.seats)
    if isinstance(found, CheckedRules):
        return RuleCheck(rules_of(found.ruleset), (), found.fleet)
    return RuleCheck(None, tuple(_mistake_of(call.lang, each) for each in found), ())


def _mistake_of(lang: str, each: Trouble) -> FoundMistake:
    return FoundMistake(each.path, each.code, trouble_sentence(lang, each), each.line)


def check_rules(toml: str, seats: int | None) -> CheckedRules | tuple[Trouble, ...]:
    """The rules in a text, or all its mistakes; a search that may take a second."""
    try:
        found = read_variant(toml)
    except Trouble as bad:
        return bad.each
    mistakes = check_table(found, seats) if seats is not None else ()
    if mistakes:
        return mistakes
    ruleset = settle(found, seats)
    laid = fit_fleet(ruleset.grid, ruleset.fleet, ruleset.sea.touching)
    return CheckedRules(ruleset, laid.example)


async def write(call: Call) -> WrittenRules:
    """Write rules given as data as a TOML rule file."""
    data: RuleData = call.body
    try:
        return WrittenRules(await call.work(write_toml, data.rules))
    except RecursionError:
        raise Denied(Malformed("the rules are nested too deep")) from None


async def read(call: Call) -> bytes:
    """Parse a TOML rule file into data; it must be valid TOML, but need not be playable."""
    file: RuleFile = call.body
    return await call.work(encode_rules, call.lang, file.toml)


async def file(call: Call) -> bytes:
    """The rule file of a ready-made variant, to start from."""
    return _preset_rules(call.lang, find_variant(call.path["name"]).name)


@lru_cache(maxsize=256)
def _preset_rules(lang: str, name: str) -> bytes:
    return encode_rules(lang, preset_text(name))


def encode_rules(lang: str, toml: str) -> bytes:
    """A rule file as data, made where it keeps nobody waiting."""
    return encode_json(_read_rules(lang, toml))


def _read_rules(lang: str, toml: str) -> ReadRules:
    try:
        data: dict[str, Any] = parse_toml(toml).data
    except Trouble as bad:
        return ReadRules(toml, None, tuple(_mistake_of(lang, each) for each in bad.each))
    return ReadRules(toml, data, ())


OPERATIONS = (
    Operation(
        "GET",
        "/vocabulary",
        "List all options of a rule file",
        vocabulary,
        query=LanguageQuery,
        answer=list[VocabularyEntry],
        open=True,
    ),
    Operation(
        "GET",
        "/variants/{name}/file",
        "Get the rule file of a variant",
        file,
        query=LanguageQuery,
        answer=ReadRules,
        open=True,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/rulesets/check",
        "Validate a rule file",
        check,
        body=RuleFile,
        query=LanguageQuery,
        answer=RuleCheck,
        open=True,
        cost=RULES,
    ),
    Operation(
        "POST",
        "/rulesets/read",
        "Parse a TOML rule file",
        read,
        body=RuleFile,
        query=LanguageQuery,
        answer=ReadRules,
        open=True,
        cost=READING,
    ),
    Operation(
        "POST",
        "/rulesets/write",
        "Write rules as TOML",
        write,
        body=RuleData,
        answer=WrittenRules,
        open=True,
        cost=READING,
    ),
)
