import asyncio
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, seat_pair


def fetch_posts(port: LoopbackServer, variant: str, *queries: str) -> list[Any]:
    """Status and text of some posts, after a round in which nothing was hit but by chance."""

    async def run() -> list[Any]:
        async with port.port() as quay:
            guests: list[Guest] = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, variant)
            if variant == "forum":
                for guest in guests:
                    await guest.act(match, {"type": "fire", "at": [[0, 0]]})
            nobody = await quay.nobody()
            answers = [await nobody.http.get(f"/api/matches/{match}/post{q}") for q in queries]
            return [(each.status_code, each.text) for each in answers]

    return asyncio.run(run())


def test_any_visitor_can_have_the_post_of_a_round(port: LoopbackServer) -> None:
    """A host publishes it, and its readers could have made it: it holds no secret (FO8)."""
    ((status, text), (other, russian)) = fetch_posts(
        port, "forum", "?format=bbcode&deadline=Sunday&lang=en", "?round=1&format=markdown&lang=ru"
    )

    assert (status, other) == (200, 200)
    assert text.startswith("[size=150][b]Forum game: round 1[/b][/size]")
    assert "Round 2 is open." in text
    assert "Deadline: Sunday" in text
    assert russian.startswith("## Морской бой на форуме")


@pytest.mark.parametrize(
    ("variant", "query", "code"),
    [("classic", "", "round/no-post"), ("forum", "?round=2", "round/unknown")],
)
def test_where_there_is_no_post_the_reason_is_given(
    port: LoopbackServer, variant: str, query: str, code: str
) -> None:
    """A host who asks too early must not publish an empty page."""
    ((status, text),) = fetch_posts(port, variant, query)

    assert status == 409
    assert f'"code":"{code}"' in text
