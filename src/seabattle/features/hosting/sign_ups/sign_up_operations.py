"""Sign-ups: a forum game is announced, people answer by one link, and it becomes a match."""

import secrets
from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Response
from msgspec import Meta, Struct
from msgspec.structs import replace

from seabattle.features.hosting.posts.post_operations import origin_of
from seabattle.features.hosting.refusals import (
    NoSuchEntry,
    NoSuchSignUp,
    NothingToConfirm,
    TooManySignUps,
)
from seabattle.features.hosting.sign_ups.sign_up import (
    Answer,
    ForumPlan,
    SignUp,
    SignUpEntry,
    SignUpPhase,
)
from seabattle.features.hosting.sign_ups.sign_up_change import (
    Changed,
    ask_to_confirm,
    cancel_sign_up,
    confirm_entry,
    give_answer,
    is_host_of,
    remove_entry,
    seat_substitute,
    settle_deadlines,
    settle_seats,
)
from seabattle.features.hosting.sign_ups.sign_up_post import SignUpExtras, write_sign_up_post
from seabattle.features.hosting.sign_ups.sign_up_start import (
    RULES_PAGE,
    VARIANT,
    forum_ruleset,
    open_game,
    plan_faults,
    plan_terms,
    side_of,
)
from seabattle.features.hosting.sign_ups.sign_up_store import MOST_RUNNING, SignUps
from seabattle.features.hosting.sign_ups.sign_up_wire import (
    CancelSignUp,
    CloseSignUp,
    ConfirmEntry,
    EnterPlayer,
    EntryLine,
    GiveAnswer,
    RemoveEntry,
    SeatSubstitute,
    SignUpMessage,
    SignUpRequest,
    SignUpWanted,
    StartGame,
)
from seabattle.features.hosting.state import SIGN_UPS
from seabattle.game import Refusal
from seabattle.matches.match_plan import link_keys
from seabattle.matches.port import LogbookDamaged, MatchId, Milliseconds
from seabattle.matches.refusal import DeadlinePast, FleetSeen, NotTheHost
from seabattle.matches.request import ReplacePlayer
from seabattle.matches.rounds.deadline import time_to_deadline
from seabattle.matches.seats.fleet_sight import find_foreign_fleet
from seabattle.rules import Lang, load_variant, settle, with_counts
from seabattle.server.api.match_setup import are_counts_sound, check_bot
from seabattle.server.api.me import name_of
from seabattle.server.http.api_refusal import BadRules, Denied, HostingUnsound, NameUnfit, TooOften
from seabattle.server.http.costly_work import STORES_ROW, charge_thinking
from seabattle.server.http.nickname import fit_name
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.server.live.match_requests import carry_out
from seabattle.server.work.cost import TABLE, TEXT
from seabattle.speech import trouble_sentence
from seabattle.speech.computer import is_no_name
from seabattle.wire import Order

PLAIN_TEXT = "text/plain"

RANKS = (Answer.IN, Answer.SUBSTITUTE, Answer.SPECTATOR, Answer.OUT)


class WhichSignUpPost(Struct, frozen=True, forbid_unknown_fields=True):
    """How the post of a sign-up is to be written."""

    format: Literal["text", "markdown", "bbcode", "html"] = "text"
    lang: Lang | None = None


class WhichSignUps(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the list."""

    limit: Annotated[int, Meta(ge=1, le=20)] = 20
    skip: Annotated[int, Meta(ge=0, le=1000, description="Sign-ups left out at the top.")] = 0


async def announce(call: Call) -> SignUpMessage:
    """Announce a forum game; everybody who has its link can answer."""
    wanted: SignUpWanted = call.body
    wait = call.context.openings.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    for bot in set(wanted.bots):
        check_bot(bot)
    now = _now(call)
    if wanted.closes is not None and wanted.closes <= now:
        raise Denied(DeadlinePast())
    if wanted.deadline is not None and not wanted.deadline.sound:
        raise Denied(HostingUnsound("zone"))
    if len(wanted.bots) >= wanted.most:
        raise Denied(HostingUnsound("host"))
    host = call.known_visitor.player
    plan = ForumPlan(
        wanted.bots,
        wanted.most,
        wanted.side,
        wanted.deadline,
        wanted.missed,
        wanted.drop_after,
        wanted.lang,
        wanted.fleet,
    )
    await _check_fleet(call, plan)
    name = call.context.service.key_deriver.derive_match_id("sign-up", host, wanted.id)
    fresh = SignUp(name, host, await name_of(call), plan, now, wanted.closes, wanted.confirm_hours)
    found = await _sign_ups(call).announce(fresh)
    if found is None:
        raise Denied(TooManySignUps(MOST_RUNNING))
    return await _show(call, found)


async def _check_fleet(call: Call, plan: ForumPlan) -> None:
    """Refuse a fleet or a grid that cannot be played with, before anybody answers."""
    if plan.fleet is None and plan.side is None:
        return
    usual = load_variant(VARIANT)
    if not are_counts_sound(settle(with_counts(usual, plan.fleet or {})), plan.fleet):
        raise Denied(HostingUnsound("fleet"))
    faults = await call.work(plan_faults, plan)
    if faults:
        sentences = tuple(trouble_sentence(call.lang, each) for each in faults[:10])
        raise Denied(BadRules(sentences[0], len(faults), sentences))


async def sign_up(call: Call) -> SignUpMessage:
    """A sign-up with all answers, and one's own link once the game has started."""
    return await _show(call, await _load(call))


async def my_sign_ups(call: Call) -> list[SignUpMessage]:
    """Sign-ups that the current user has announced: first those that run, the newest first."""
    if call.visitor is None:
        return []
    wanted: WhichSignUps = call.query
    found = await _sign_ups(call).hosted_by(call.visitor.player, wanted.limit, wanted.skip)
    return [_message(call, each) for each in found]


async def sign_up_of_match(call: Call) -> list[SignUpMessage]:
    """The sign-up that a match has come of, for its host; most matches have none."""
    live = await call.context.load_match(call.path["match"])
    found = await _sign_ups(call).find_by_match(live.match)
    if found is None or not is_host_of(found, call.known_visitor.player):
        return []
    return [_message(call, found)]


async def _load(call: Call) -> SignUp:
    """A sign-up in which everything has happened that was due."""
    found = await _sign_ups(call).find(call.path["sign_up"])
    if found is None:
        raise Denied(NoSuchSignUp())
    settled = settle_deadlines(found, _is_past(call))
    if settled == found:
        return found
    changed = await _sign_ups(call).change(
        found.id, lambda each: settle_deadlines(each, _is_past(call))
    )
    return changed if isinstance(changed, SignUp) else settled


async def change_sign_up(call: Call) -> SignUpMessage:
    """Answer, confirm, or as the host close the list and start; repeating is safe."""
    request: SignUpRequest = call.body
    found = await _load(call)
    if not isinstance(request, GiveAnswer | ConfirmEntry) and not _is_host(call, found):
        raise Denied(NotTheHost())
    if isinstance(request, SeatSubstitute):
        return await _show(call, await _replace(call, found, request))
    if isinstance(request, StartGame):
        charge_thinking(call.context, call.source.address, found.plan.bots)
    change = await _decider(call, found, request)
    outcome = await _change(call, found.id, change)
    if outcome.phase is SignUpPhase.STARTING:
        outcome = await open_game(call.context, _sign_ups(call), outcome)
    return await _show(call, outcome)


async def _change(call: Call, name: str, change: Callable[[SignUp], Changed]) -> SignUp:
    is_past = _is_past(call)
    outcome = await _sign_ups(call).change(
        name, lambda before: change(settle_deadlines(before, is_past))
    )
    if outcome is None:
        raise Denied(NoSuchSignUp())
    if isinstance(outcome, Refusal):
        raise Denied(outcome)
    return outcome


async def _decider(
    call: Call, found: SignUp, request: SignUpRequest
) -> Callable[[SignUp], Changed]:
    now = _now(call)
    match request:
        case GiveAnswer():
            name = await _own_name(call, request.name)
            return lambda before: _answer(call, before, request.answer, name, now)
        case ConfirmEntry():
            return lambda before: _confirm(call, before, request.entry)
        case EnterPlayer():
            entry = SignUpEntry(_new_id(), _fit(request.name), request.answer, now)
            return lambda before: give_answer(before, _keep_id(before, entry), own=False)
        case RemoveEntry():
            return lambda before: remove_entry(before, request.entry, now)
        case CloseSignUp():
            return lambda before: ask_to_confirm(before, now)
        case StartGame():
            return lambda before: settle_seats(before, now, drop_unsure=request.drop_unsure)
        case CancelSignUp():
            return cancel_sign_up
        case SeatSubstitute():
            return lambda before: seat_substitute(before, request.entry, request.seat, 0)


def _answer(call: Call, before: SignUp, answer: Answer, name: str, now: Milliseconds) -> Changed:
    player = call.known_visitor.player
    mine = before.entry_of(player)
    entry = SignUpEntry(_new_id() if mine is None else mine.id, name, answer, now, player)
    return give_answer(before, entry, own=_is_host(call, before))


def _confirm(call: Call, before: SignUp, wanted: str | None) -> Changed:
    mine = before.entry_of(call.known_visitor.player)
    entry = mine if wanted is None else before.entry(wanted)
    if entry is None:
        return NothingToConfirm() if wanted is None else NoSuchEntry()
    if entry != mine and not (_is_host(call, before) and entry.player is None):
        return NotTheHost()
    return confirm_entry(before, entry.id)


def _keep_id(before: SignUp, entry: SignUpEntry) -> SignUpEntry:
    """The same, under the id it has if the host entered that name before (idempotent)."""
    for each in before.entries:
        if each.player is None and each.name == entry.name:
            return replace(entry, id=each.id)
    return entry


async def _replace(call: Call, found: SignUp, request: SeatSubstitute) -> SignUp:
    """A substitute takes over in the game first, then on the list."""
    entry = found.entry(request.entry)
    if entry is None or entry.answer is not Answer.SUBSTITUTE or found.match is None:
        raise Denied(NoSuchEntry())
    live = await call.context.load_match(found.match, found.host)
    seat, player = request.seat, entry.player
    seen = None if player is None else find_foreign_fleet(live.state.seen_by, player, seat)
    if seen is not None:
        raise Denied(FleetSeen(seen))
    order = Order(
        # A player who becomes a substitute once more is seated by another order.
        f"substitute-{entry.id}-{entry.since}-{seat}",
        ReplacePlayer(seat, entry.name, link=player is not None),
    )
    outcome = await carry_out(call.context, live, call.known_visitor, order, call.source.address)
    if isinstance(outcome, Refusal):
        raise Denied(outcome)
    links = live.state.links_replaced.count(seat)
    return await _change(
        call, found.id, lambda before: seat_substitute(before, entry.id, seat, links)
    )


async def sign_up_post(call: Call) -> Response[str]:
    """What to publish of a sign-up: who is in, who has yet to confirm, and the link."""
    found = await _load(call)
    path = f"/signup/{found.id}" if found.match is None else f"/match/{found.match}"
    origin = origin_of(call)
    extras = SignUpExtras(forum_ruleset(found), origin + path, origin + RULES_PAGE)
    text = await call.work(write_sign_up_post, found, call.lang, call.query.format, extras)
    return Response(text, media_type=PLAIN_TEXT, headers={"Content-Language": call.lang})


async def _show(call: Call, found: SignUp) -> SignUpMessage:
    """A sign-up as whoever asks may see it, with their own link."""
    message = _message(call, found)
    mine = found.entry_of(call.visitor.player if call.visitor else None)
    if found.match is None or mine is None or mine.seat is None:
        return message
    return replace(message, link=await _link(call, found.match, mine))


async def _link(call: Call, match: MatchId, mine: SignUpEntry) -> str:
    """The way to a player's seat: by its key while the seat is free and still that player's."""
    service = call.context.service
    try:
        live = await service.load_match(match)
    except LogbookDamaged:
        live = None
    key = None
    if live is not None and live.state.links_replaced.count(mine.seat) == mine.links:
        keys = link_keys(live.state, match, service.key_deriver)
        key = next((key for seat, key in keys.items() if seat == mine.seat), None)
    return f"/match/{match}" if key is None else f"/join/{match}/{key}"


def _message(call: Call, found: SignUp) -> SignUpMessage:
    player = call.visitor.player if call.visitor else None
    ordered = sorted(
        found.entries, key=lambda each: (RANKS.index(each.answer), each.since, each.id)
    )
    return SignUpMessage(
        found.id,
        found.phase,
        is_host_of(found, player),
        found.host_name,
        found.closes,
        found.confirm_hours,
        found.places,
        found.plan.bots,
        side_of(found),
        found.plan.deadline,
        tuple(_line(each, mine=player is not None and each.player == player) for each in ordered),
        found.match,
        plan_terms(found.plan, call.lang),
        lan_url=call.context.settings.lan_url,
    )


def _line(entry: SignUpEntry, *, mine: bool) -> EntryLine:
    return EntryLine(
        entry.id,
        entry.name,
        entry.answer,
        entry.player is None,
        entry.confirm_by,
        entry.confirmed,
        entry.dropped,
        entry.seat,
        mine,
    )


async def _own_name(call: Call, wanted: str | None) -> str:
    return await name_of(call) if wanted is None else _fit(wanted)


def _fit(text: str) -> str:
    name = fit_name(text)
    if name is None:
        raise Denied(NameUnfit())
    if is_no_name(name):
        raise Denied(NameUnfit("word"))
    return name


def _new_id() -> str:
    return secrets.token_hex(8)


def _is_host(call: Call, found: SignUp) -> bool:
    return is_host_of(found, call.known_visitor.player)


def _is_past(call: Call) -> Callable[[Milliseconds], bool]:
    """Nobody is dropped who could not confirm because the server was down."""
    watch = call.context.service.watch
    return lambda at: time_to_deadline(at, watch) == 0


def _now(call: Call) -> Milliseconds:
    return call.context.service.watch.date()


def _sign_ups(call: Call) -> SignUps:
    return SIGN_UPS.of(call.context)


OPERATIONS = (
    Operation(
        "POST",
        "/sign-ups",
        "Announce a forum game",
        announce,
        body=SignUpWanted,
        answer=SignUpMessage,
        status=201,
        scope=Scope.PLAY,
        welcome=True,
        cost=TABLE,
        problems=(404, 409),
        storage=STORES_ROW,
    ),
    Operation(
        "GET",
        "/sign-ups",
        "List the sign-ups of the current user",
        my_sign_ups,
        query=WhichSignUps,
        answer=list[SignUpMessage],
        open=True,
    ),
    Operation(
        "GET",
        "/sign-ups/{sign_up}",
        "Get a sign-up",
        sign_up,
        answer=SignUpMessage,
        open=True,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/sign-ups/{sign_up}/requests",
        "Answer a sign-up, or go on with it as its host",
        change_sign_up,
        body=SignUpRequest,
        answer=SignUpMessage,
        scope=Scope.PLAY,
        welcome=True,
        problems=(403, 404, 409),
        storage=STORES_ROW,
    ),
    Operation(
        "GET",
        "/sign-ups/{sign_up}/post",
        "Get the forum post of a sign-up",
        sign_up_post,
        query=WhichSignUpPost,
        answer=str,
        media=PLAIN_TEXT,
        open=True,
        cost=TEXT,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/sign-up",
        "Get the sign-up of a match (host only)",
        sign_up_of_match,
        answer=list[SignUpMessage],
        problems=(404,),
    ),
)
