"""The body of a post that is sent by itself: one of ours, or one that Discord takes."""

from collections.abc import Callable, Iterator
from typing import Any

from seabattle.features.hosting.posts.post_hook_store import PostHook

LONGEST_CONTENT = 2000
"""Signs that Discord takes in one message."""

LONGEST_EMBED = 4096

DISCORD, STANDARD = "discord", "standard"

Write = Callable[[str], str]
"""Writes the post in a format."""


def post_body(
    hook: PostHook,
    lang: str,
    write: Write,
    facts: dict[str, Any],
    *,
    page: str,
    picture: str | None,
) -> dict[str, Any]:
    """What a notification has of a post; one of ours gets id, kind, match and moment besides."""
    if hook.body == DISCORD:
        return discord_body(write("markdown"), page, picture)
    text = write(hook.format)
    return {**facts, "lang": lang, "format": hook.format, "post": text, "page": page} | (
        {} if picture is None else {"picture": picture}
    )


def discord_body(text: str, page: str, picture: str | None) -> dict[str, Any]:
    """The same for Discord's `Execute Webhook`: nobody is called, whatever a name says."""
    found: dict[str, Any] = {"allowed_mentions": {"parse": []}}
    # A picture in Markdown would stand there as an address, and the embed shows it already.
    lines = [line for line in text.splitlines() if not line.startswith("![](")]
    words = shorten_post("\n".join(lines).strip(), page)
    embed: dict[str, Any] = {"url": page}
    if len(words) <= LONGEST_CONTENT:
        found["content"] = words
    else:
        embed["description"] = words
    if picture is not None:
        embed["image"] = {"url": picture}
    if len(embed) > 1:
        found["embeds"] = [embed]
    return found


def shorten_post(text: str, page: str) -> str:
    """A post without its grid where it would be too long, and at worst cut off.

    The picture shows the grid already; the hashes of the fields stand nowhere else.
    """
    if len(text) <= LONGEST_CONTENT:
        return text
    lines = text.splitlines()
    for blocks in (1, len(lines)):
        shorter = "\n".join(_without_blocks(lines, blocks))
        if len(shorter) <= LONGEST_EMBED:
            return shorter
    rest = f"\n…\n<{page}>"
    return shorter[: LONGEST_EMBED - len(rest)] + rest


def _without_blocks(lines: list[str], most: int) -> Iterator[str]:
    """The lines without the first so many drawings."""
    fences = 0
    for line in lines:
        fence = line.startswith("```")
        fences += fence
        if not (fence or fences % 2) or (fences + 1) // 2 > most:
            yield line
