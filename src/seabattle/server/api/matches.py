"""Matches: laid, described, looked at and played."""

import logging
from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from seabattle.bots.stand_in import stand_ins
from seabattle.game import Refusal, Seat
from seabattle.game.codec import encode_json
from seabattle.game.permission.placement_option import placement_options
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.lots import SYSTEM
from seabattle.matches.match_plan import is_host, link_keys
from seabattle.matches.refusal import NotAtTable, NotTheHost
from seabattle.matches.telling.storyteller import Storyteller, match_speaker
from seabattle.rules import (
    Lang,
    Ruleset,
    Ship,
    placement_hash,
    random_fleet,
    ruleset_hash,
    shapes_of,
)
from seabattle.server.api.kept_match import KeptMatch, keep_match
from seabattle.server.api.match_setup import lay_table
from seabattle.server.api.variants import MARKDOWN, LanguageQuery
from seabattle.server.http.api_refusal import Denied, NoHints, ServerBusy
from seabattle.server.http.costly_work import AFTER_FAILURE, STORES_IF_NEW
from seabattle.server.http.operation import Call, Operation, viewer_of
from seabattle.server.http.visitor import Scope
from seabattle.server.live.match_requests import carry_out, view_for
from seabattle.server.live.stream import stream
from seabattle.server.work.cost import BERTHS, FLEET, HINT, TABLE, TEXT
from seabattle.server.work.thinker import advise
from seabattle.speech import Speaker, rule_page
from seabattle.views import Viewer, why_not_in_view
from seabattle.wire import (
    Done,
    Order,
    Question,
    TableLog,
    ViewMessage,
    log_line,
    obstacle_of,
)
from seabattle.wire.match import (
    Description,
    Hint,
    Invitation,
    Link,
    RandomFleet,
    WhyNot,
)
from seabattle.wire.placement_query import Berths, BerthsWanted, berths_of

server_log = logging.getLogger("seabattle.server")

MOST_PLACES = 500
"""Places that are looked at while everybody waits; more are looked at in the worker pool."""

MOST_LINES = 10
"""Things told that are put into words while everybody waits."""

HINTS_BY = "surveyor"
"""The player that gives hints."""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether words are wanted as well."""

    lang: Annotated[
        Lang | None, Meta(description="Language for added sentences; if omitted, none are added.")
    ] = None


async def open_match(call: Call) -> Description:
    """Create a match; repeating the same id returns the same match (idempotent)."""
    live = await lay_table(call, call.body)
    for part in call.context.parts:
        for note in part.match_opened:
            await note(call, live)
    return describe_match(call, live)


async def describe(call: Call) -> Description:
    """What everybody may know of a match."""
    return describe_match(call, await call.load_match())


def describe_match(call: Call, live: LiveMatch) -> Description:
    """A match as whoever asks may know it."""
    public = live.view(None)
    return Description(
        company=call.context.match_info(live),
        opened_at=live.opened_at,
        phase=public.table.phase,
        winner=public.table.winner,
        seat=viewer_of(call, live),
        host=is_host(live.state, call.visitor.player if call.visitor else None),
        ruleset=public.ruleset,
        hash=ruleset_hash(public.ruleset),
        placement_hash=placement_hash(public.ruleset),
    )


async def view_match(call: Call) -> ViewMessage:
    """All that the current user knows of a match, and may do."""
    return view_for(call.context, await call.load_match(), call.visitor, call.query.lang)


async def log(call: Call) -> bytes:
    """Everything that the current user has been told of a match so far, as sentences."""
    live = await call.load_match()
    viewer = viewer_of(call, live)
    heard = live.message_count(viewer)
    if heard <= MOST_LINES:
        return _encode_log(live, viewer, call.lang)

    async def make() -> bytes:
        return await call.work(encode_log, await keep_match(call, live), viewer, call.lang)

    return await call.context.renderings.find_or_make(live, ("log", call.lang, viewer, heard), make)


def encode_log(kept: KeptMatch, viewer: Viewer, lang: str) -> bytes:
    """A long log, made where it keeps nobody waiting."""
    return _encode_log(kept.fold(), viewer, lang)


def _encode_log(live: LiveMatch, viewer: Viewer, lang: str) -> bytes:
    story = Storyteller(lang, live.state.opened)
    lines = (log_line(told, story.tell(told, viewer)) for told in live.messages_for(viewer))
    return encode_json(TableLog(tuple(lines)))


async def rules_in_force(call: Call) -> Response[bytes]:
    """The rules of a match as text, with whatever its table has agreed on."""
    live = await call.load_match()

    async def make() -> bytes:
        return (await call.work(rule_page, live.state.opened.ruleset, call.lang)).encode()

    page = await call.context.renderings.find_or_make(live, ("rules", call.lang), make)
    return Response(page, media_type=MARKDOWN, headers={"Content-Language": call.lang})


async def keys(call: Call) -> list[Link]:
    """Invitation links of the reserved seats, for the host only."""
    live = await call.load_match()
    if not is_host(live.state, call.known_visitor.player):
        raise Denied(NotTheHost())
    found = link_keys(live.state, live.match, call.context.service.key_deriver)
    lan = call.context.settings.lan_url
    chairs = live.state.opened.chairs
    return [
        Link(seat, key, f"/join/{live.match}/{key}", chairs[seat].name, lan)
        for seat, key in found.items()
    ]


async def command(call: Call) -> Done:
    """Send a request to a match; repeating the same id is safe (idempotent)."""
    live = await call.load_match()
    outcome = await carry_out(
        call.context, live, call.known_visitor, call.body, call.source.address
    )
    if isinstance(outcome, Refusal):
        raise Denied(outcome)
    return outcome


def _own_seat(call: Call, live: LiveMatch) -> Seat:
    seat = live.state.seat_of(call.known_visitor.player)
    if seat is None:
        raise Denied(NotAtTable())
    return seat


async def why_not(call: Call) -> WhyNot:
    """Check whether a command could be carried out now, without executing it."""
    live = await call.load_match()
    question: Question = call.body
    seat = _own_seat(call, live)
    refusal = why_not_in_view(live.view(seat), question.command)
    if refusal is None:
        return WhyNot(None, "")
    return WhyNot(obstacle_of(refusal), match_speaker(live, call.lang).refusal(refusal))


async def fleet(call: Call) -> RandomFleet:
    """A random legal fleet; it is placed only when it is sent back."""
    live = await call.load_match()
    ruleset = live.state.opened.ruleset
    return RandomFleet(await call.work(draw_fleet, ruleset))


def draw_fleet(ruleset: Ruleset) -> tuple[Ship, ...]:
    """A random fleet, drawn where it keeps nobody waiting."""
    return random_fleet(ruleset, SYSTEM)


async def berths(call: Call) -> bytes:
    """Legal placements of one more ship beside those already placed, and why not elsewhere."""
    live = await call.load_match()
    wanted: BerthsWanted = call.body
    ruleset, speaker = live.state.opened.ruleset, match_speaker(live, call.lang)
    entry = ruleset.ship_class(wanted.ship_class)
    poses = len(shapes_of(entry)) if entry else 0
    if poses * ruleset.grid.size <= MOST_PLACES:
        found = encode_berths(ruleset, wanted, speaker)
    else:
        found = await call.work(encode_berths, ruleset, wanted, speaker)
    if isinstance(found, Refusal):
        raise Denied(found)
    return found


def encode_berths(ruleset: Ruleset, wanted: BerthsWanted, speaker: Speaker) -> bytes | Refusal:
    """Every place there is, or what is wrong with the ships that lie there already."""
    found = placement_options(ruleset, wanted.ships, wanted.ship_class)
    if isinstance(found, Refusal):
        return found
    return encode_json(berths_of(ruleset.grid, found, speaker))


async def hint(call: Call) -> Hint:
    """What a bot would do at the seat of the current user, by their view alone.

    A player that fails is stood in for as at its own table, and nobody hears of it.
    """
    live = await call.load_match()
    if not live.state.opened.hints:
        raise Denied(NoHints())
    seat = _own_seat(call, live)
    advice = await call.work(advise, stand_ins(HINTS_BY), 0, live.view(seat))
    for failure in advice.failed:
        call.context.metrics.bot_troubles.labels("failed").inc()
        server_log.error("hint at match %s failed: %s", live.match, failure)
    if advice.command is None:
        raise Denied(advice.refusal or ServerBusy(AFTER_FAILURE))
    return Hint(advice.command, advice.odds)


OPERATIONS = (
    Operation(
        "POST",
        "/matches",
        "Create a match",
        open_match,
        body=Invitation,
        answer=Description,
        status=201,
        scope=Scope.PLAY,
        welcome=True,
        cost=TABLE,
        problems=(404, 409, 410, 503),
        storage=STORES_IF_NEW,
    ),
    Operation(
        "GET",
        "/matches/{match}",
        "Get the public description of a match",
        describe,
        answer=Description,
        open=True,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/view",
        "Get the current user's view and options",
        view_match,
        query=Spoken,
        answer=ViewMessage,
        open=True,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/log",
        "Get the match log as sentences",
        log,
        query=LanguageQuery,
        answer=TableLog,
        open=True,
        cost=TEXT,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/rules",
        "Get the rules of a match as text",
        rules_in_force,
        query=LanguageQuery,
        answer=str,
        media=MARKDOWN,
        open=True,
        cost=TEXT,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/links",
        "List invitation links of reserved seats (host only)",
        keys,
        answer=list[Link],
        scope=Scope.PLAY,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/matches/{match}/commands",
        "Send a request to a match (idempotent by id)",
        command,
        body=Order,
        answer=Done,
        scope=Scope.PLAY,
        welcome=True,
        problems=(404, 409, 503),
    ),
    Operation(
        "POST",
        "/matches/{match}/why-not",
        "Check a command without executing it",
        why_not,
        body=Question,
        answer=WhyNot,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/random-fleet",
        "Get a random legal fleet",
        fleet,
        answer=RandomFleet,
        open=True,
        cost=FLEET,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/matches/{match}/berths",
        "List legal placements for one more ship",
        berths,
        body=BerthsWanted,
        query=LanguageQuery,
        answer=Berths,
        open=True,
        cost=BERTHS,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/matches/{match}/hint",
        "Get a hint",
        hint,
        answer=Hint,
        cost=HINT,
        problems=(404, 409),
    ),
    stream,
)
