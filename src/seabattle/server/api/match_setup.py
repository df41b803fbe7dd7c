"""Laying a table: from what somebody wants to play to a plan that can be played."""

from collections.abc import Mapping
from hashlib import sha256

from msgspec.structs import replace

from seabattle.bots.roster import STILL_SEAT, is_known_bot
from seabattle.fairness.proofs.sealable import why_not_sealed
from seabattle.game.codec import encode_json
from seabattle.grid import Grid
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import BY_HOST, HOST, LINK, OPEN, MatchPlan, OtherTable
from seabattle.matches.port import LogbookDamaged, LogbookFailed
from seabattle.matches.refusal import IdTaken, MatchDeleted, TryAgain
from seabattle.matches.service import DeletedMatchError, damage_refusal
from seabattle.matches.state import Sitter
from seabattle.rules import (
    Begins,
    LabelSchemes,
    Ruleset,
    check_table,
    read_variant,
    settle,
    with_counts,
    with_local_letters,
)
from seabattle.server.api.me import name_of
from seabattle.server.api.variants import check_seats, find_variant, preset_ruleset
from seabattle.server.http.api_refusal import (
    BadRules,
    ClockUnsound,
    Denied,
    FeatureOff,
    HostingUnsound,
    HostTwice,
    NoPerson,
    NoRules,
    NoSuchBot,
    NotSealable,
    TooOften,
)
from seabattle.server.http.costly_work import STORES_TABLE, charge_thinking
from seabattle.server.http.nickname import fit_name
from seabattle.server.http.operation import Call
from seabattle.speech import trouble_sentence
from seabattle.speech.computer import is_ours
from seabattle.trouble import Trouble
from seabattle.wire.match import HostedRounds, Invitation

SEALED_CLOCK = ClockRule(move=600_000)
"""Of a sealed table for which nobody has agreed on another: ten minutes for each move."""


async def plan_of(call: Call, wanted: Invitation) -> MatchPlan:
    """The plan of a table, or :class:`Denied`."""
    if not wanted.clock.sound:
        raise Denied(ClockUnsound())
    if wanted.seats.count(HOST) > 1:
        raise Denied(HostTwice())
    bots = set(wanted.seats) - {HOST, OPEN, LINK, BY_HOST}
    if wanted.seats and bots.issuperset(wanted.seats):
        raise Denied(NoPerson())
    for word in bots:
        check_bot(word)
    ruleset = _with_beginning(await _ruleset(call, wanted), wanted.begins)
    if wanted.labels is None and wanted.lang is not None:
        ruleset = with_local_letters(ruleset, wanted.lang)
    ruleset = with_rounds(ruleset, wanted.hosted)
    why = hosting_fault(ruleset, wanted)
    if why is not None:
        raise Denied(HostingUnsound(why))
    hosted = wanted.hosted
    if wanted.sealed:
        if not call.context.can_prove:
            raise Denied(FeatureOff("sealed"))
        _check_sealable(ruleset)
    return MatchPlan(
        ruleset,
        ruleset.name,
        wanted.seats,
        _clock_of(wanted),
        wanted.listed,
        wanted.hints,
        tuple(" ".join(name.split()) for name in hosted.names),
        hosted.deadline,
        hosted.drop_after is not None,
        wanted.sealed,
    )


def hosting_fault(ruleset: Ruleset, wanted: Invitation) -> str | None:
    """What is wrong with the host's part of a plan, in a word."""
    hosted, seats = wanted.hosted, wanted.seats
    if not ruleset.turn.in_rounds:
        plain = BY_HOST not in seats and hosted == HostedRounds(names=hosted.names)
        return None if plain else "rounds"
    if BY_HOST in seats and HOST in seats:
        return "host"
    if hosted.deadline is not None and (not hosted.deadline.sound or wanted.clock.runs):
        return "zone"
    if not are_counts_sound(ruleset, hosted.fleet):
        return "fleet"
    return None if _are_names_sound(hosted.names, seats) else "name"


def are_counts_sound(ruleset: Ruleset, counts: Mapping[str, int] | None) -> bool:
    """Whether somebody has a ship, and none that this game does not know."""
    wanted = {name for name, count in (counts or {}).items() if count}
    return bool(ruleset.fleet) and wanted <= {entry.name for entry in ruleset.fleet}


def _are_names_sound(names: tuple[str, ...], seats: tuple[str, ...]) -> bool:
    given = [fit_name(name) for name in names if name.strip()]
    folded = [name.casefold() for name in given if name is not None]
    if None in given or len(set(folded)) < len(folded) or len(names) > len(seats):
        return False
    padded = (*names, *("",) * (len(seats) - len(names)))
    return all(name.strip() for name, word in zip(padded, seats, strict=True) if word == BY_HOST)


def with_rounds(ruleset: Ruleset, hosted: HostedRounds) -> Ruleset:
    """The rules with what the host says of orders that are missing (FO3)."""
    rounds = ruleset.rounds
    if not ruleset.turn.in_rounds:
        return ruleset
    return replace(
        ruleset,
        rounds=replace(
            rounds,
            missed=rounds.missed if hosted.missed is None else hosted.missed,
            drop_after=hosted.drop_after or rounds.drop_after,
        ),
    )


def _check_sealable(ruleset: Ruleset) -> None:
    why = why_not_sealed(ruleset)
    if why is not None:
        raise Denied(NotSealable(why))


def _clock_of(wanted: Invitation) -> ClockRule:
    """At a sealed table somebody may never answer, so that one always has a clock."""
    return SEALED_CLOCK if wanted.sealed and not wanted.clock.runs else wanted.clock


def _with_beginning(ruleset: Ruleset, begins: Begins | None) -> Ruleset:
    """The rules with the beginning that the table has agreed on (SB9)."""
    if begins is None:
        return ruleset
    return replace(ruleset, turn=replace(ruleset.turn, begins=begins))


def check_bot(word: str) -> None:
    """Refuse a computer player that nobody knows, with :class:`Denied`."""
    # Ours are known at once; those of others have to be looked for.
    ours = word != STILL_SEAT and is_ours(word)
    if not ours and not is_known_bot(word):
        raise Denied(NoSuchBot(word))


async def _ruleset(call: Call, wanted: Invitation) -> Ruleset:
    if (wanted.variant is None) == (wanted.toml is None):
        raise Denied(NoRules())
    if wanted.variant is not None:
        variant = find_variant(wanted.variant)
        seats = check_seats(variant, len(wanted.seats))
        if wanted.grid is None and wanted.labels is None and wanted.hosted.fleet is None:
            return preset_ruleset(variant.name, seats)
    found = await call.work(settle_invitation, wanted)
    if isinstance(found, Ruleset):
        return found
    sentences = tuple(trouble_sentence(call.lang, each) for each in found[:10])
    raise Denied(BadRules(sentences[0], len(found), sentences))


def settle_invitation(wanted: Invitation) -> Ruleset | tuple[Trouble, ...]:
    """The rules that an invitation asks for, or what is wrong with them."""
    try:
        if wanted.variant is not None:
            variant = find_variant(wanted.variant)
        else:
            variant = read_variant(wanted.toml or "")
    except Trouble as bad:
        return bad.each
    if wanted.hosted.fleet is not None:
        variant = with_counts(variant, wanted.hosted.fleet)
    grid = Grid(wanted.grid.rows, wanted.grid.cols) if wanted.grid else None
    labels = _labels(wanted)
    mistakes = check_table(variant, len(wanted.seats), grid=grid, labels=labels)
    return mistakes or settle(variant, len(wanted.seats), grid=grid, labels=labels)


def _labels(wanted: Invitation) -> LabelSchemes | None:
    labels = wanted.labels
    if labels is None:
        return None
    return LabelSchemes(labels.columns, labels.rows, "-" if labels.between else "")


def wish_of(wanted: Invitation) -> str:
    """The same word for everybody who wants the same, whatever their language and letters."""
    same = replace(wanted, id="", lang=None, labels=None, listed=True)
    return sha256(encode_json(same)).hexdigest()


async def lay_table(call: Call, wanted: Invitation) -> LiveMatch:
    """The table that somebody wants, with them at it, or :class:`Denied`."""
    context = call.context
    wait = context.openings.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    call.charge_storage(STORES_TABLE.beside + len(wanted.toml or ""))
    plan = await plan_of(call, wanted)
    player = call.known_visitor.player
    match = context.service.key_deriver.derive_match_id(player, wanted.id)
    await context.note_planned_match(match, plan, player)
    bots = [word for word in plan.seats if word not in {HOST, OPEN, LINK, BY_HOST}]
    charge_thinking(context, call.source.address, bots)
    host = Sitter(await name_of(call), call.known_visitor.kind, player)
    try:
        return await context.service.open_match(plan, host, wanted.id)
    except LogbookFailed:
        raise Denied(TryAgain()) from None
    except OtherTable:
        raise Denied(IdTaken()) from None
    except DeletedMatchError:
        raise Denied(MatchDeleted()) from None
    except LogbookDamaged as damaged:
        raise Denied(damage_refusal(damaged)) from None
