"""What the feature ``hosting`` adds to a server."""

from typing import Final

from seabattle.features.hosting import refusals
from seabattle.features.hosting.messages import message_operations
from seabattle.features.hosting.posts import post_hook_operations, post_operations
from seabattle.features.hosting.posts.post_sender import send_posts_forever
from seabattle.features.hosting.sign_ups import sign_up_operations
from seabattle.features.hosting.state import POST_HOOKS
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.server.http.context import ServerContext
from seabattle.server.server_part import ServerPart


async def watch_posts(
    context: ServerContext, match: MatchId, plan: MatchPlan, host: PlayerId
) -> None:
    """Have the posts of a round game sent, from its first round on."""
    if plan.ruleset.turn.in_rounds and plan.ruleset.sea.shared:
        await POST_HOOKS.of(context).watch(match, host)


SERVER_PART: Final = ServerPart(
    name="hosting",
    operations=(
        *message_operations.OPERATIONS,
        *sign_up_operations.OPERATIONS,
        *post_hook_operations.OPERATIONS,
        *post_operations.OPERATIONS,
    ),
    refusals=refusals.EXAMPLES,
    tasks=(send_posts_forever,),
    path_patterns={"sign_up": r"[0-9a-f]{16}"},
    match_planned=(watch_posts,),
)
