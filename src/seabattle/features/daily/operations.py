"""The daily sea: one field a UTC day and variant for everybody, and a table of who cleared it.

The field is drawn and its hash kept a day ahead, soon after midnight or when its variant is
first looked at. Nothing that is sent before the day is over depends on the field, but
for what a try has been told of its own shots.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache

from msgspec import json

from seabattle.arena.solo_field import FieldSource
from seabattle.features.daily.daily_sea import (
    DAILY_VARIANTS,
    REFERENCE_SHOTS,
    alone_ruleset,
    commit_day,
    count_streak,
    daily_salt,
    daily_seed,
    day_after,
    day_of,
    end_of_day,
    is_day,
    lay_fields,
    result_of,
    try_id,
    try_plan,
)
from seabattle.features.daily.state import DAILY_SEAS
from seabattle.features.daily.store import DailySeas, KeptSea
from seabattle.features.daily.wire import DailyLine, DailySea, DailyTry
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.lots import SYSTEM
from seabattle.matches.match_plan import KeyDeriver, opening_events
from seabattle.matches.port import LogbookDamaged, LogbookFailed, PlayerId
from seabattle.matches.refusal import MatchDeleted, TryAgain
from seabattle.matches.service import DeletedMatchError, damage_refusal
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, Ship, random_fleet, with_local_letters
from seabattle.rules.fitting.dice import FixedDice
from seabattle.server.api.me import name_of
from seabattle.server.api.variants import LanguageQuery, find_variant, preset_ruleset
from seabattle.server.http.api_refusal import Denied, NoSuchPage, NoSuchVariant, TooOften
from seabattle.server.http.costly_work import STORES_TABLE
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.server.work.cost import CostClass, WorkLane

DAILY = CostClass("daily", WorkLane.REQUESTS, 0.05)

server_log = logging.getLogger("seabattle.server")

MOST_RESULTS = 100
"""Lines of a table; whoever is further down still sees their own try."""

FieldDrawer = Callable[[str, int], Awaitable[tuple[Ship, ...]]]
"""Draws the field of a variant from a seed, in a worker process."""

_ships = json.Decoder(tuple[Ship, ...]).decode


async def daily_sea(call: Call) -> DailySea:
    """Get today's sea of a variant: its hash, the current user's try, the table."""
    today = _today(call)
    sea, tomorrow = await _draw_sea(call, today), await _draw_sea(call, day_after(today))
    await _settle_tries(call, sea)
    return await _describe(call, sea, tomorrow)


async def sea_of_day(call: Call) -> DailySea:
    """Get the sea of a day; with its field and salt, once the day is over."""
    variant, day, today = _variant(call), call.path["day"], _today(call)
    if day == today:
        return await daily_sea(call)
    known = is_day(day) and day < today
    sea = await _seas_of(call).find_sea(day, variant) if known else None
    if sea is None:
        raise Denied(NoSuchPage())
    await _settle_tries(call, sea)
    return await _describe(call, sea, None)


async def begin_daily(call: Call) -> DailyTry:
    """Begin the current user's one try of today's sea, or go on with it (idempotent)."""
    variant, day = _variant(call), _today(call)
    wait = call.context.openings.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    player, keys = call.known_visitor.player, call.context.service.key_deriver
    origin = keys.derive_secret("daily", "origin", day, call.source.address).hex()[:32]
    kept = _seas_of(call)
    begun = await kept.find_try(day, variant, player)
    if begun is None and not await kept.has_room(day, variant, origin):
        left = end_of_day(day) - call.context.service.watch.date()
        raise Denied(TooOften(left // 1000 + 1))
    live = await _open_try(call, await _draw_sea(call, day))
    await kept.begin_try(day, variant, player, live.match, origin)
    mine = await _own_try(call, day, variant)
    assert mine is not None
    return mine


async def _open_try(call: Call, sea: KeptSea) -> LiveMatch:
    """The match of a try: the one that is there, or a new one."""
    service, visitor = call.context.service, call.known_visitor
    match = try_id(service.key_deriver, sea.day, sea.variant, visitor.player)
    ruleset = _ruleset(sea.variant, call.lang)
    host = Sitter(await name_of(call), visitor.kind, visitor.player)
    try:
        found = await service.load_match(match)
        if found is not None:
            return found
        laid = lay_fields(ruleset, _idle_fleet(sea.variant), _ships(sea.ships))
        keys = service.key_deriver
        opening = opening_events(try_plan(ruleset), host, match, keys, SYSTEM)
        return await service.create_match(match, (*opening, *laid))
    except DeletedMatchError:
        raise Denied(MatchDeleted()) from None
    except LogbookFailed:
        raise Denied(TryAgain()) from None
    except LogbookDamaged as damaged:
        raise Denied(damage_refusal(damaged)) from None


def _ruleset(variant: str, lang: str) -> Ruleset:
    return alone_ruleset(with_local_letters(preset_ruleset(variant, 2), lang))


@lru_cache
def _idle_fleet(variant: str) -> tuple[Ship, ...]:
    """A fleet for whoever fires, at which nobody does; everybody has the same."""
    return random_fleet(preset_ruleset(variant, 2), FixedDice())


def draw_field(variant: str, seed: int) -> tuple[Ship, ...]:
    """The field of a day: every legal fleet is as likely as any other."""
    (field,) = FieldSource(preset_ruleset(variant, 2), seed).draw_fields(1)
    return field


async def _draw_sea(call: Call, day: str) -> KeptSea:
    """The field of a day, drawn where nobody has done so before."""

    async def draw(variant: str, seed: int) -> tuple[Ship, ...]:
        return await call.work(draw_field, variant, seed)

    keys: KeyDeriver = call.context.service.key_deriver
    return await find_or_draw_sea(_seas_of(call), keys, day, _variant(call), draw)


async def find_or_draw_sea(
    kept: DailySeas, keys: KeyDeriver, day: str, variant: str, draw: FieldDrawer
) -> KeptSea:
    """The field of a day; where two nodes draw it, the first that is kept is the one.

    A node draws one field at a time: the first visitors of a day, who come at once, wait for
    the same field.
    """
    found = await kept.find_sea(day, variant)
    if found is not None:
        return found
    async with kept.drawing:
        found = await kept.find_sea(day, variant)
        if found is not None:
            return found
        ships = await draw(variant, daily_seed(keys, day, variant))
        hidden = commit_day(keys, day, variant, ships)
        return await kept.keep_sea(day, variant, json.encode(ships), hidden)


async def _settle_tries(call: Call, sea: KeptSea) -> None:
    """Note what has become of tries that are over (resumable: some with every look)."""
    service, kept = call.context.service, _seas_of(call)
    for tried in await kept.unsettled_tries(sea.day, sea.variant, _player(call)):
        try:
            live = await service.load_match(tried.match)
        except LogbookDamaged:
            server_log.warning("a try of the daily sea cannot be read: match %s", tried.match)
            continue
        if live is not None and live.state.over:
            result, ended = result_of(live), live.state.moved_on
            # When the day is over everybody can look the field up.
            shots = result.shots if ended < end_of_day(tried.day) else None
            await kept.settle_try(tried, ended, shots, result.marks)


async def _describe(call: Call, sea: KeptSea, tomorrow: KeptSea | None) -> DailySea:
    keys, player = call.context.service.key_deriver, _player(call)
    found = await _seas_of(call).results(sea.day, sea.variant, MOST_RESULTS)
    over = tomorrow is None
    return DailySea(
        day=sea.day,
        variant=sea.variant,
        variants=DAILY_VARIANTS,
        ends_at=end_of_day(sea.day),
        commitment=sea.commitment,
        drawn_at=sea.drawn_at,
        tomorrow=tomorrow.commitment if tomorrow is not None else None,
        salt=daily_salt(keys, sea.day, sea.variant).hex() if over else None,
        ships=_ships(sea.ships) if over else None,
        expected=REFERENCE_SHOTS[sea.variant],
        mine=await _own_try(call, sea.day, sea.variant),
        streak=await _streak(call, sea.variant, player),
        results=tuple(
            DailyLine(name, tried.shots, tried.player == player)
            for name, tried in found.best
            if tried.shots is not None
        ),
        tries=found.tries,
        unlisted=found.tries - found.listed,
    )


async def _streak(call: Call, variant: str, player: PlayerId | None) -> int:
    if player is None:
        return 0
    return count_streak(await _seas_of(call).cleared_days(player, variant), _today(call))


async def _own_try(call: Call, day: str, variant: str) -> DailyTry | None:
    player, kept = _player(call), _seas_of(call)
    mine = None if player is None else await kept.find_try(day, variant, player)
    if mine is None:
        return None
    listed = await kept.is_first(mine)
    return DailyTry(mine.match, mine.ended is not None, listed, mine.shots, mine.marks)


def _player(call: Call) -> PlayerId | None:
    return call.visitor.player if call.visitor is not None else None


def _variant(call: Call) -> str:
    name = find_variant(call.path["name"]).name
    if name not in DAILY_VARIANTS:
        raise Denied(NoSuchVariant(name))
    return name


def _today(call: Call) -> str:
    return day_of(call.context.service.watch.date())


def _seas_of(call: Call) -> DailySeas:
    return DAILY_SEAS.of(call.context)


OPERATIONS = (
    Operation(
        "GET",
        "/daily/{name}",
        "Get today's sea of a variant, and its table",
        daily_sea,
        query=LanguageQuery,
        answer=DailySea,
        open=True,
        cost=DAILY,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/daily/{name}",
        "Begin today's sea, or go on with it (idempotent)",
        begin_daily,
        query=LanguageQuery,
        answer=DailyTry,
        scope=Scope.PLAY,
        welcome=True,
        cost=DAILY,
        problems=(404, 410, 503),
        storage=STORES_TABLE,
    ),
    Operation(
        "GET",
        "/daily/{name}/{day}",
        "Get the sea of a day, and its table",
        sea_of_day,
        query=LanguageQuery,
        answer=DailySea,
        open=True,
        cost=DAILY,
        problems=(404,),
    ),
)
