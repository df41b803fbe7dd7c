"""How a sign-up becomes a match: seats are settled, the table is laid, and everybody can see it.

The three steps are safe to repeat (idempotent): the seats are settled once, the match has the
same name whoever opens it, and the mark that it has started is set in one transaction with the
first post. Whoever is killed in between has left a sign-up that is starting, and any node
goes on with it.
"""

from contextlib import suppress
from functools import lru_cache

from msgspec import json
from msgspec.structs import replace

from seabattle.features.hosting.posts.markup import MARKUPS, Format
from seabattle.features.hosting.posts.post_letter import post_body
from seabattle.features.hosting.sign_ups.sign_up import ForumPlan, SignUp, SignUpPhase
from seabattle.features.hosting.sign_ups.sign_up_post import (
    SignUpExtras,
    sign_up_terms,
    write_sign_up_post,
)
from seabattle.features.hosting.sign_ups.sign_up_store import SignUps
from seabattle.features.hosting.state import POST_HOOKS, SIGN_UPS
from seabattle.features.notifications import POST, Notification
from seabattle.grid import Grid
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import BY_HOST, LINK, MatchPlan, OtherTable
from seabattle.matches.port import MatchId
from seabattle.matches.state import Sitter
from seabattle.rules import (
    Ruleset,
    check_table,
    load_variant,
    settle,
    with_counts,
    with_local_letters,
)
from seabattle.server.api.match_setup import with_rounds
from seabattle.server.api.variants import preset_ruleset
from seabattle.server.http.context import ServerContext
from seabattle.trouble import Trouble
from seabattle.wire.match import HostedRounds

VARIANT = "forum"
RULES_PAGE = f"/rules/{VARIANT}"


def seats_wanted(sign_up: SignUp) -> int:
    """How many would play as things stand; two at least."""
    people = max(len(sign_up.players), _settled_seats(sign_up))
    return max(2, people + len(sign_up.plan.bots))


def _settled_seats(sign_up: SignUp) -> int:
    return max((each.seat + 1 for each in sign_up.entries if each.seat is not None), default=0)


def forum_ruleset(sign_up: SignUp) -> Ruleset:
    """The rules of the game that is announced, on a grid by the number of players (FO1)."""
    return _plan_ruleset(sign_up.plan, seats_wanted(sign_up))


def _plan_ruleset(plan: ForumPlan, seats: int) -> Ruleset:
    if plan.side is None and plan.fleet is None:
        ruleset = preset_ruleset(VARIANT, seats)
    else:
        ruleset = settle(
            with_counts(load_variant(VARIANT), plan.fleet or {}), seats, grid=_grid(plan)
        )
    hosted = HostedRounds(missed=plan.missed, drop_after=plan.drop_after)
    return with_rounds(with_local_letters(ruleset, plan.lang), hosted)


def plan_terms(plan: ForumPlan, lang: str) -> tuple[str, ...]:
    """What will be played, in sentences."""
    return _written_terms(json.encode(plan), lang)


@lru_cache(maxsize=1024)
def _written_terms(plan: bytes, lang: str) -> tuple[str, ...]:
    """Written once for each plan: they are told with every sign-up of a list."""
    found = json.decode(plan, type=ForumPlan)
    return tuple(sign_up_terms(found, _plan_ruleset(found, 2), lang, MARKUPS[Format.TEXT]))


def _grid(plan: ForumPlan) -> Grid | None:
    return None if plan.side is None else Grid(plan.side, plan.side)


def plan_faults(plan: ForumPlan) -> tuple[Trouble, ...]:
    """What is wrong with the fleet of a plan on its grid, for the fewest players."""
    return check_table(with_counts(load_variant(VARIANT), plan.fleet or {}), 2, grid=_grid(plan))


def side_of(sign_up: SignUp) -> int:
    """Rows and columns, as things stand."""
    if sign_up.plan.side is not None:
        return sign_up.plan.side
    return preset_ruleset(VARIANT, seats_wanted(sign_up)).grid.rows


def plan_match(sign_up: SignUp) -> MatchPlan:
    """The table of those who are in, each with a link or by the host, and of the computers."""
    ruleset, plan = forum_ruleset(sign_up), sign_up.plan
    by_seat = {each.seat: each for each in sign_up.players}
    # Somebody may have deleted themselves since; the seat stays, for whoever has its link.
    players = [by_seat.get(seat) for seat in range(_settled_seats(sign_up))]
    written = [each is not None and each.player is None for each in players]
    return MatchPlan(
        ruleset,
        ruleset.name,
        (*(BY_HOST if each else LINK for each in written), *plan.bots),
        names=tuple(each.name if each else "" for each in players),
        deadline=plan.deadline,
        drops=plan.drop_after is not None,
    )


def match_of(context: ServerContext, sign_up: SignUp) -> MatchId:
    """The name that the match of a sign-up has or will have."""
    return context.service.key_deriver.derive_match_id(sign_up.host, _opening(sign_up))


def _opening(sign_up: SignUp) -> str:
    return f"sign-up-{sign_up.id}"


async def open_game(context: ServerContext, sign_ups: SignUps, settled: SignUp) -> SignUp:
    """Lay the table of a sign-up whose seats are settled, and mark that it has started."""
    host = Sitter(settled.host_name, SitterKind.PERSON, settled.host)
    match = match_of(context, settled)
    # What was laid before is that table, whoever has left the list since.
    with suppress(OtherTable):
        await context.service.open_match(plan_match(settled), host, _opening(settled))
    found = replace(settled, phase=SignUpPhase.STARTED, match=match)
    letter, channel = await _first_post(context, found)
    started = await sign_ups.mark_started(settled.id, match, letter, channel)
    return started or found


async def _first_post(context: ServerContext, sign_up: SignUp) -> tuple[Notification | None, str]:
    """The post of the sign-up for the host's hook, where there is one, and its channel."""
    hooks = POST_HOOKS.of(context)
    found = await hooks.hook_of(sign_up.host)
    if found is None or sign_up.match is None:
        return None, ""
    hook, channel = found
    page = f"{hook.origin}/match/{sign_up.match}"
    extras = SignUpExtras(forum_ruleset(sign_up), page, f"{hook.origin}{RULES_PAGE}")

    def write(form: str) -> str:
        return write_sign_up_post(sign_up, channel.lang, form, extras)

    body = post_body(hook, channel.lang, write, {"round": None}, page=page, picture=None)
    letter = Notification(
        f"post-{sign_up.match}-sign-up", sign_up.host, sign_up.match, POST, json.encode(body)
    )
    return letter, channel.id


async def resume_starts(context: ServerContext) -> None:
    """Go on with every start that was cut off."""
    sign_ups = SIGN_UPS.of(context)
    for name in await sign_ups.starting():
        found = await sign_ups.find(name)
        if found is not None and found.phase is SignUpPhase.STARTING:
            await open_game(context, sign_ups, found)
