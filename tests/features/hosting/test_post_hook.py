"""Posts that are sent by themselves: each once, in order, through all faults on the way."""

import asyncio
import base64
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from features.hosting.test_sign_up import announce, ask
from features.notifications.test_outbox import PRIVATE, at_home, until
from kit.receivers.hook_receiver import HookReceiver, open_hook_receiver
from kit.servers.loopback_server import Guest, LoopbackServer, Port, open_loopback_server
from kit.stores.due_notifications import lease_due
from seabattle.features.hosting.posts.markup import Format
from seabattle.features.hosting.posts.post_letter import (
    LONGEST_CONTENT,
    LONGEST_EMBED,
    discord_body,
)
from seabattle.features.hosting.posts.post_sender import send_posts
from seabattle.features.hosting.state import POST_HOOKS
from seabattle.features.notifications import outbox as outbox_module
from seabattle.features.notifications.state import OUTBOX
from seabattle.matches.port import LogbookFailed


async def set_hook(host: Guest, hook: HookReceiver, **options: Any) -> None:
    """Have a host's posts sent to a receiver."""
    answer = await host.http.put("/api/post-hook", json={"address": hook.url, **options})
    assert answer.status_code == 200, answer.text
    hook.secret = base64.b64decode(answer.json()["secret"].removeprefix("whsec_"))


async def start_game(host: Guest, players: int = 3) -> str:
    """A game of people who only write, signed up for and with all fleets in."""
    link = await announce(host)
    for seat in range(players):
        await ask(host, link, "enter", name=f"Player {seat} @everyone")
    match: str = (await ask(host, link, "start"))["match"]
    for seat in range(players):
        fleet = await host.get(f"/matches/{match}/random-fleet")
        await order(host, match, seat, {"type": "place-fleet", "ships": fleet["ships"]})
    return match


async def order(host: Guest, match: str, seat: int, command: dict[str, Any]) -> None:
    """The host gives the order of a player."""
    await host.ask(match, {"type": "act-for", "seat": seat, "command": command})


async def play_round(host: Guest, match: str, number: int, players: int = 3) -> None:
    """All players fire somewhere."""
    for seat in range(players):
        await order(host, match, seat, {"type": "fire", "at": [[number, seat]]})


def names(hook: HookReceiver) -> list[str]:
    """Which posts have come, without the match."""
    return [each.id.split("-", 2)[2] for each in hook.accepted]


def test_every_post_comes_once_and_in_order(tmp_path: Path) -> None:
    """The receiver fails twice; sign-up, beginning, each round and the end are all there."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        with open_hook_receiver(lambda asked: 500 if asked < 2 else 204) as hook:
            host = await quay.person()
            await set_hook(host, hook)
            match = await start_game(host)
            for number in range(1, 4):
                await play_round(host, match, number)
            # Ended at once, it would stand in the post of the last round.
            await until(lambda: len(hook.accepted) >= 5)
            await host.ask(match, {"type": "end-match"})
            await until(lambda: len(hook.accepted) >= 6)
            assert names(hook) == ["sign-up", "0", "1", "2", "3", "end"]
            assert hook.forged == 0
            said = [each.said for each in hook.accepted]
            assert {each["type"] for each in said} == {"post"}
            assert [each["round"] for each in said] == [None, 0, 1, 2, 3, 3]
            assert [each.get("over", False) for each in said] == [False] * 5 + [True]
            for each in said:
                assert "@everyone" not in each["post"]
                assert each["page"].endswith(f"/match/{match}")
            wanted = f"/api/matches/{match}/post?format=bbcode&lang=en&links=true&round=2"
            post = (await host.http.get(wanted)).text
            assert said[3]["post"] == post
            # Asked again, nothing is sent again.
            await send_posts(_.context)
            outbox = OUTBOX.of(_.context)
            assert outbox is not None
            assert await lease_due(outbox) == []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbox_module, "FIRST_PAUSE", 50)
        at_home(tmp_path, story)


def test_a_hook_that_is_set_late_gets_what_comes_later(tmp_path: Path) -> None:
    """What is past its host has published; removed, it gets nothing more."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        with open_hook_receiver() as hook:
            host, other = await quay.person(), await quay.person()
            match = await start_game(host)
            await play_round(host, match, 1)
            await set_hook(host, hook, match=match)
            stranger = {"address": hook.url, "match": match}
            assert (await other.http.put("/api/post-hook", json=stranger)).status_code == 403
            await play_round(host, match, 2)
            await until(lambda: len(hook.accepted) >= 1)
            assert names(hook) == ["2"]
            assert (await host.get("/post-hook"))["hook"]["format"] == "bbcode"
            assert await host.get("/channels") == []
            assert (await host.http.delete("/api/post-hook")).status_code == 204
            assert (await host.get("/post-hook"))["hook"] is None
            await play_round(host, match, 3)
            await send_posts(found.context)
            assert names(hook) == ["2"]

    at_home(tmp_path, story)


def test_a_server_that_dies_in_between_misses_no_post(tmp_path: Path) -> None:
    """The database fails while posts are written, and another server goes on."""

    async def story() -> None:
        with open_hook_receiver() as hook:
            async with open_loopback_server(tmp_path, PRIVATE) as found, found.port() as quay:
                host = await quay.person()
                hooks = POST_HOOKS.of(found.context)
                assert hooks is not None
                with pytest.MonkeyPatch.context() as patch:

                    async def fail(*_: Any) -> bool:
                        raise LogbookFailed

                    patch.setattr(hooks, "post", fail)
                    await set_hook(host, hook)
                    match = await start_game(host)
                    for number in range(1, 4):
                        await play_round(host, match, number)
            async with open_loopback_server(tmp_path, PRIVATE):
                await until(lambda: len(hook.accepted) >= 5)
            assert names(hook) == ["sign-up", "0", "1", "2", "3"]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_discord_takes_what_it_is_sent(tmp_path: Path) -> None:
    """Words and a picture; no name in it mentions a user."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        with open_hook_receiver() as hook:
            host = await quay.person()
            await set_hook(host, hook, body="discord", lang="it")
            match = await start_game(host)
            await play_round(host, match, 1)
            await until(lambda: len(hook.accepted) >= 3)
            for each in hook.accepted:
                assert set(each.said) <= {"content", "embeds", "allowed_mentions"}
                assert each.said["allowed_mentions"] == {"parse": []}
                assert "@everyone" not in json.encode(each.said).decode()
            last = hook.accepted[-1].said
            assert "turno 1" in last["content"]
            assert len(last["content"]) <= LONGEST_CONTENT
            picture = last["embeds"][0]["image"]["url"]
            assert picture.endswith(f"/api/matches/{match}/round.png?round=1&lang=it")

    at_home(tmp_path, story)


def test_a_long_post_is_shortened_for_discord() -> None:
    """Without the drawing first, and cut off at last, with the page where the rest is."""
    page = "https://sea.example/match/0"
    grid = f"## Heading\n\n```text\n{'.' * 3000}\n```\n\n- New hits: A1."
    assert discord_body(grid, page, None)["content"] == "## Heading\n\n\n- New hits: A1."
    hashes = f"{grid}\n\n```text\nAnna: {'a' * 64}\n```"
    assert discord_body(hashes, page, None)["content"].endswith(f"```text\nAnna: {'a' * 64}\n```")
    long = discord_body("word " * 2000, page, "https://sea.example/p.png")
    (embed,) = long["embeds"]
    assert "content" not in long
    assert len(embed["description"]) == LONGEST_EMBED
    assert embed["description"].endswith(f"<{page}>")


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/", "https://10.0.0.1/hook", "https://localhost/", "ftp://a.b/"]
)
def test_posts_go_into_no_private_network(port: LoopbackServer, address: str) -> None:
    """A hook is looked at as all others are (SSRF)."""

    async def story() -> None:
        async with port.port() as quay:
            host = await quay.person()
            answer = await host.http.put("/api/post-hook", json={"address": address})
            assert answer.json()["code"] == "channel/unfit-address"

    asyncio.run(story())


def test_every_format_can_be_sent() -> None:
    """The formats of a hook are those of a post."""
    from seabattle.features.hosting.sign_ups.sign_up_wire import PostHookWanted

    assert set(PostHookWanted.__annotations__["format"].__args__) == {each.value for each in Format}
