"""A forum game from its announcement to the first round: one link for all."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port, open_loopback_server
from seabattle.features.hosting.sign_ups import sign_up_operations as api
from seabattle.features.hosting.sign_ups.sign_up import HOUR, ForumPlan
from seabattle.features.hosting.sign_ups.sign_up_start import plan_faults
from seabattle.features.hosting.state import SIGN_UPS
from seabattle.matches.port import Milliseconds
from seabattle.server.http.operation import Call

SHIPS = ("carrier", "battleship", "cruiser", "submarine", "destroyer")

Story = Callable[[LoopbackServer, Port], Awaitable[None]]


def at_port(server: LoopbackServer, story: Story) -> None:
    """Let a story happen at a server that others share."""

    async def happen() -> None:
        async with server.port() as quay:
            await story(server, quay)

    asyncio.run(asyncio.wait_for(happen(), 120))


async def announce(host: Guest, **options: Any) -> str:
    """A game that is announced; the path of its link."""
    found = await host.post("/sign-ups", {"id": "spring", **options})
    return f"/sign-ups/{found['id']}"


async def ask(guest: Guest, link: str, kind: str, status: int = 200, **more: Any) -> Any:
    """One request at a sign-up."""
    return await guest.post(f"{link}/requests", {"type": kind, **more}, status)


def lists(found: Any) -> dict[str, list[str]]:
    """Who said what."""
    named: dict[str, list[str]] = {}
    for each in found["entries"]:
        named.setdefault(each["answer"], []).append(each["name"])
    return named


def test_a_game_of_all_kinds_is_signed_up_for_and_started(port: LoopbackServer) -> None:
    """Two with links, one who only writes, one computer player: each at their seat."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host, clara, dora, elena, looker = [await quay.person() for _ in range(5)]
        link = await announce(host, bots=["hunter"], deadline={"zone": "Europe/Rome", "hour": 20})
        await ask(clara, link, "answer", answer="in", name="Clara")
        refused = await ask(dora, link, "answer", 409, answer="in", name="Сlarа")
        assert refused["code"] == "match/name-taken"
        await ask(dora, link, "answer", answer="in", name="Dora")
        await ask(host, link, "enter", name="Boris")
        await ask(host, link, "enter", name="Boris")
        await ask(elena, link, "answer", answer="substitute", name="Elena")
        found = await ask(looker, link, "answer", answer="spectator", name="Lev")
        assert lists(found) == {
            "in": ["Clara", "Dora", "Boris"],
            "substitute": ["Elena"],
            "spectator": ["Lev"],
        }
        # Four players have a grid of ⌈10·√2⌉ (FO1).
        assert found["side"] == 15
        assert (await ask(dora, link, "start", 403))["code"] == "match/not-the-host"
        started = await ask(host, link, "start")
        match = started["match"]
        described = await host.get(f"/matches/{match}")
        assert described["ruleset"]["grid"] == {"rows": 15, "cols": 15}
        links = {each["seat"]: each["name"] for each in await host.get(f"/matches/{match}/links")}
        assert links == {0: "Clara", 1: "Dora"}
        for seat, (guest, name) in enumerate([(clara, "Clara"), (dora, "Dora")]):
            own = (await guest.get(link))["link"]
            assert own.startswith(f"/join/{match}/")
            await guest.ask(match, {"type": "sit-down", "key": own.split("/")[-1]})
            assert (await guest.get(link))["link"] == f"/match/{match}"
            view = await guest.view(match)
            assert view["company"]["sitters"][seat]["name"] == name
        assert (await elena.get(link))["link"] is None
        assert (await (await quay.nobody()).get(link))["link"] is None
        kinds = [each["kind"] for each in (await host.view(match))["company"]["sitters"]]
        assert kinds == ["person", "person", "by-host", "computer"]
        assert (await ask(host, link, "start"))["match"] == match
        # A substitute takes over from a player in the game, by a link of their own.
        (spare,) = (
            each["id"]
            for each in (await host.get(f"/matches/{match}/sign-up"))[0]["entries"]
            if each["answer"] == "substitute"
        )
        await ask(host, link, "seat-substitute", seat=1, entry=spare)
        own = (await elena.get(link))["link"]
        await elena.ask(match, {"type": "sit-down", "key": own.split("/")[-1]})
        assert (await elena.view(match))["company"]["sitters"][1]["name"] == "Elena"
        assert (await dora.get(link))["link"] is None
        assert await dora.get(f"/matches/{match}/sign-up") == []

    at_port(port, story)


def test_a_player_who_was_replaced_is_not_given_the_new_link(port: LoopbackServer) -> None:
    """The sign-up showed a replaced player the key of the next one."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host, clara, dora, elena = [await quay.person() for _ in range(4)]
        link = await announce(host)
        await ask(clara, link, "answer", answer="in", name="Clara")
        await ask(dora, link, "answer", answer="in", name="Dora")
        match = (await ask(host, link, "start"))["match"]
        await host.ask(match, {"type": "replace-player", "seat": 1})
        await host.ask(match, {"type": "sit-down"}, 409)
        assert "/join/" in (await clara.get(link))["link"]
        assert (await dora.get(link))["link"] == f"/match/{match}"
        await ask(elena, link, "answer", answer="substitute", name="Elena")
        found = await host.get(link)
        (spare,) = (each["id"] for each in found["entries"] if each["name"] == "Elena")
        await ask(host, link, "seat-substitute", seat=0, entry=spare)
        assert "/join/" in (await elena.get(link))["link"]
        assert (await clara.get(link))["link"] is None
        await host.ask(match, {"type": "replace-player", "seat": 0})
        assert (await elena.get(link))["link"] == f"/match/{match}"

    at_port(port, story)


def test_confirming_dropping_and_moving_up(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three are in, two confirm in time, and the substitute plays instead of the third."""
    passed: list[Milliseconds] = [0]
    monkeypatch.setattr(
        api,
        "_is_past",
        lambda call: lambda at: at <= call.context.service.watch.now() + passed[0],
    )

    async def story(_: LoopbackServer, quay: Port) -> None:
        host, clara, dora, elena = [await quay.person() for _ in range(4)]
        link = await announce(host, confirm_hours=48)
        for guest, name in ((clara, "Clara"), (dora, "Dora")):
            await ask(guest, link, "answer", answer="in", name=name)
        await ask(host, link, "enter", name="Boris")
        await ask(elena, link, "answer", answer="substitute", name="Elena")
        assert (await ask(clara, link, "confirm", 409))["code"] == "signup/nothing-to-confirm"
        assert (await ask(host, link, "start", 409))["code"] == "signup/not-confirmed"
        await ask(host, link, "close")
        found = await ask(clara, link, "confirm")
        (boris,) = (each["id"] for each in found["entries"] if each["name"] == "Boris")
        assert (await ask(clara, link, "confirm", 403, entry=boris))["code"] == (
            "match/not-the-host"
        )
        await ask(host, link, "confirm", entry=boris)
        refused = await ask(host, link, "start", 409)
        assert refused["facts"]["names"] == "Dora"
        nobody = await quay.nobody()
        text = (await nobody.http.get(f"/api{link}/post?format=bbcode&lang=en")).text
        assert "Yet to confirm until" in text
        passed[0] = 48 * HOUR
        found = await dora.get(link)
        assert lists(found) == {"in": ["Clara", "Boris", "Elena"], "out": ["Dora"]}
        assert [each["name"] for each in found["entries"] if each["dropped"]] == ["Dora"]
        passed[0] = 0
        await ask(elena, link, "confirm")
        started = await ask(host, link, "start")
        assert [each["seat"] for each in started["entries"]] == [0, 1, 2, None]

    at_port(port, story)


def test_a_sign_up_survives_a_restart_and_a_start_that_was_cut_off(tmp_path: Path) -> None:
    """Killed between settling the seats and opening the match, the next server goes on with it."""

    async def story() -> None:
        cookies: dict[str, str] = {}
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            host = await quay.person()
            cookies = dict(host.http.cookies)
            link = await announce(host)
            for name in ("Boris", "Clara"):
                await ask(host, link, "enter", name=name)
            sign_ups = SIGN_UPS.of(found.context)
            assert sign_ups is not None
            with pytest.MonkeyPatch.context() as patch:

                async def die(*_: Any) -> None:
                    raise ConnectionResetError

                patch.setattr(api, "open_game", die)
                patch.setattr("seabattle.features.hosting.posts.post_sender.resume_starts", die)
                await ask(host, link, "start", 500)
                assert (await host.get(link))["phase"] == "starting"
                assert (await ask(host, link, "cancel", 409))["code"] == "signup/closed"
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            host = await quay.nobody()
            host.http.cookies.update(cookies)
            while (await host.get(link))["phase"] != "started":  # noqa: ASYNC110 -- A server's task.
                await asyncio.sleep(0.05)
            match = (await host.get(link))["match"]
            names = [each["name"] for each in (await host.view(match))["company"]["sitters"]]
            assert names == ["Boris", "Clara"]

    asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"closes": 1}, "match/deadline-past"),
        ({"bots": ["nobody"]}, "table/unknown-bot"),
        ({"bots": ["daily-sea"]}, "table/unknown-bot"),
        ({"bots": ["hunter"] * 4, "most": 4}, "table/unsound-hosting"),
        ({"deadline": {"zone": "Rome", "hour": 20}}, "table/unsound-hosting"),
    ],
)
def test_what_cannot_be_announced(port: LoopbackServer, wanted: Any, code: str) -> None:
    """It is said at once, not when all have answered."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host = await quay.person()
        assert (await host.post("/sign-ups", {"id": "x", **wanted}, 409))["code"] == code

    at_port(port, story)


@pytest.mark.parametrize("fleet", [{"frigate": 1}, dict.fromkeys(SHIPS, 0)])
def test_an_unknown_fleet_is_refused_at_once(port: LoopbackServer, fleet: dict[str, int]) -> None:
    """In an announcement as in a game that begins at once."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host = await quay.person()
        refused = await host.post("/sign-ups", {"id": "x", "fleet": fleet}, 409)
        assert refused["code"] == "table/unsound-hosting"
        wanted = {"id": "y", "variant": "forum", "seats": ["link"] * 2, "hosted": {"fleet": fleet}}
        assert (await host.post("/matches", wanted, 409))["code"] == "table/unsound-hosting"

    at_port(port, story)


def test_a_fleet_too_large_for_its_grid_is_found_before_the_first_answer() -> None:
    """Nine carriers and the rest on six by six."""
    assert [each.code for each in plan_faults(ForumPlan(side=6, fleet={"carrier": 9}))] == [
        "fleet/more-decks-than-cells"
    ]
    assert plan_faults(ForumPlan(fleet={"carrier": 2})) == ()


def test_a_fleet_of_ones_own_is_announced_and_played(port: LoopbackServer) -> None:
    """FO2 with the host's own numbers: two carriers and no submarine, said in the post."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host = await quay.person()
        fleet = {"carrier": 2, "submarine": 0}
        link = await announce(host, fleet=fleet, missed="random", drop_after=2, confirm_hours=24)
        for name in ("Boris", "Clara"):
            found = await ask(host, link, "enter", name=name)
        ships = "2 carriers (5), 1 battleship (4), 1 cruiser (3), 1 destroyer (2)"
        assert found["terms"] == [
            f"Everybody's fleet: {ships}.",
            "A missing order fires at random.",
            "Whoever misses 2 rounds in a row is dropped.",
        ]
        text = (await host.http.get(f"/api{link}/post?format=bbcode&lang=en")).text
        assert ships in text
        assert "24 hours to confirm" in text
        assert "/rules/forum[/url]" in text
        match = (await ask(host, link, "start", drop_unsure=False, status=409))["code"]
        assert match == "signup/not-confirmed"
        await ask(host, link, "close")
        for entry in found["entries"]:
            await ask(host, link, "confirm", entry=entry["id"])
        match = (await ask(host, link, "start"))["match"]
        classes = (await host.get(f"/matches/{match}"))["ruleset"]["fleet"]
        assert {each["name"]: each["count"] for each in classes} == {
            "carrier": 2,
            "battleship": 1,
            "cruiser": 1,
            "destroyer": 1,
        }

    at_port(port, story)


@pytest.mark.parametrize("form", ["bbcode", "markdown", "html"])
def test_names_in_the_post_of_a_sign_up_are_harmless(port: LoopbackServer, form: str) -> None:
    """Visitors choose their name when they sign up; it must be no mention and no link."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host, guest = await quay.person(), await quay.person()
        link = await announce(host)
        await ask(guest, link, "answer", answer="in", name="@everyone [url]x[/url] <b>")
        nobody = await quay.nobody()
        for lang in ("en", "it", "ru"):
            text = (await nobody.http.get(f"/api{link}/post?format={form}&lang={lang}")).text
            assert "@everyone" not in text
            assert form != "bbcode" or "[url]x" not in text
            assert form != "html" or "<b>" not in text
            assert f"/signup/{link.split('/')[-1]}" in text

    at_port(port, story)


def test_a_name_is_checked_as_everywhere(port: LoopbackServer) -> None:
    """Invisible names, and words for a role, are refused."""

    async def story(_: LoopbackServer, quay: Port) -> None:
        host = await quay.person()
        link = await announce(host)
        for name in ("...", "Computer", "\u200b"):
            refused = await ask(host, link, "enter", 409, name=name)
            assert refused["code"] == "visitor/unfit-name", json.dumps(refused)

    at_port(port, story)


def test_every_call_knows_when_a_deadline_is_past(tmp_path: Path) -> None:
    """A server that was down gives ten minutes more; one that was up does not."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as found:
            call = Call.__new__(Call)
            call.context = found.context
            now = found.context.service.watch.now()
            is_past = api._is_past(call)
            assert not is_past(now + 60_000)
            # It has been up for less than ten minutes, so no player could have kept this one.
            assert not is_past(now - 1000)

    asyncio.run(asyncio.wait_for(story(), 120))
