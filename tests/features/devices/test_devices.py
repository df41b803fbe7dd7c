"""My name on another device: links that are good once, and passkeys."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port
from kit.servers.software_passkey import SoftwarePasskey
from seabattle.features.devices.single_use_code import LIFETIMES, CodeKind

NOT_GOOD = "visitor/passkey-not-good"

Story = Callable[[Port], Awaitable[None]]


def visit(port: LoopbackServer, story: Story) -> None:
    """Let a story happen at the server that all share."""

    async def run() -> None:
        async with port.port() as quay:
            await asyncio.wait_for(story(quay), 120)

    asyncio.run(run())


async def newcomer(quay: Port) -> Guest:
    """A browser without a session here."""
    guest = await quay.nobody()
    guest.http.headers["Origin"] = quay.url
    return guest


async def name(guest: Guest) -> str:
    """The name of a visitor."""
    found: str = (await guest.get("/me"))["name"]
    return found


async def new_link(guest: Guest) -> str:
    """The code of a new link."""
    found: str = (await guest.post("/device-links", None, 201))["code"]
    return found


async def refused(guest: Guest, path: str, body: Any, code: str) -> None:
    """Be refused."""
    answer = await guest.http.post("/api" + path, json=body)
    assert answer.json()["code"] == code, answer.text


def test_a_link_makes_another_device_the_same_visitor_once(port: LoopbackServer) -> None:
    """The old device stays known until its session is ended in the list."""

    async def story(quay: Port) -> None:
        anna, phone, thief = await quay.person(), await newcomer(quay), await newcomer(quay)
        match = await anna.lay()
        code = await new_link(anna)
        moved = await phone.post("/sessions/by-link", {"code": code}, 201)
        assert moved["name"] == await name(anna) == await name(phone)
        assert [each["match"] for each in await phone.get("/matches/mine")] == [match]
        await refused(thief, "/sessions/by-link", {"code": code}, "visitor/link-not-good")
        assert "seabattle" not in thief.http.cookies

        old = next(each for each in await phone.get("/sessions") if not each["current"])
        assert (await phone.http.delete(f"/api/sessions/{old['id']}")).status_code == 204
        assert (await anna.http.get("/api/sessions")).status_code == 401
        assert await name(phone) == moved["name"]

    visit(port, story)


def test_only_the_newest_link_is_good_and_only_for_a_while(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that was forgotten in a chat opens nothing."""

    async def story(quay: Port) -> None:
        anna, phone = await quay.person(), await newcomer(quay)
        first, second = await new_link(anna), await new_link(anna)
        await refused(phone, "/sessions/by-link", {"code": first}, "visitor/link-not-good")
        await phone.post("/sessions/by-link", {"code": second}, 201)

        third = await new_link(anna)
        assert (await anna.http.post("/api/sessions")).status_code == 201
        await refused(phone, "/sessions/by-link", {"code": third}, "visitor/link-not-good")

        monkeypatch.setitem(LIFETIMES, CodeKind.DEVICE_LINK, 0)
        late = await new_link(anna)
        await refused(phone, "/sessions/by-link", {"code": late}, "visitor/link-not-good")

    visit(port, story)


def test_a_link_that_two_open_at_once_is_good_for_one(port: LoopbackServer) -> None:
    """The visitor who loses the race is told, and stays anonymous."""

    async def story(quay: Port) -> None:
        anna = await quay.person()
        rivals = [await newcomer(quay) for _ in range(5)]
        body = {"code": await new_link(anna)}
        answers = await asyncio.gather(
            *(each.http.post("/api/sessions/by-link", json=body) for each in rivals)
        )
        assert sorted(each.status_code for each in answers) == [201, 403, 403, 403, 403]
        assert len(await anna.get("/sessions")) == 2

    visit(port, story)


def test_a_visitor_who_takes_over_another_name_leaves_no_session_behind(
    port: LoopbackServer,
) -> None:
    """The cookie is replaced, so the old session could not be shown or ended any more."""

    async def story(quay: Port) -> None:
        anna, bruno, copy = await quay.person(), await quay.person(), await newcomer(quay)
        copy.http.cookies.set("seabattle", bruno.http.cookies["seabattle"])
        assert (await copy.http.get("/api/sessions")).status_code == 200
        await bruno.post("/sessions/by-link", {"code": await new_link(anna)}, 201)
        assert await name(bruno) == await name(anna)
        assert (await copy.http.get("/api/sessions")).status_code == 401

    visit(port, story)


def test_no_page_changes_the_identity_of_its_reader(port: LoopbackServer) -> None:
    """Otherwise a stranger would have others play, and be watched, under a name of theirs."""

    async def story(quay: Port) -> None:
        anna, reader = await quay.person(), await quay.nobody()
        body = {"code": await new_link(anna)}
        await refused(reader, "/sessions/by-link", body, "request/foreign-origin")
        reader.http.headers["Origin"] = "https://elsewhere.example"
        await refused(reader, "/sessions/by-link", body, "request/foreign-origin")

    visit(port, story)


async def with_passkey(quay: Port, seed: int) -> tuple[Guest, SoftwarePasskey]:
    """A visitor who has made a passkey."""
    guest, passkey = await quay.person(), SoftwarePasskey(quay.url, seed)
    options = await guest.post("/passkeys/options", None, 201)
    assert options["name"] == await name(guest)
    line = await guest.post("/passkeys", passkey.create(options), 201)
    assert line["id"] == passkey.id
    return guest, passkey


async def challenge(guest: Guest) -> str:
    """What a passkey is to sign."""
    found: str = (await guest.post("/sessions/passkey-challenge", None, 201))["challenge"]
    return found


def test_a_passkey_brings_its_owner_back(port: LoopbackServer) -> None:
    """With every cookie lost, the name and its games are not."""

    async def story(quay: Port) -> None:
        anna, passkey = await with_passkey(quay, 1)
        phone = await newcomer(quay)
        shown = passkey.show(await challenge(phone))
        assert (await phone.post("/sessions/by-passkey", shown, 201))["name"] == await name(anna)
        (line,) = await phone.get("/passkeys")
        assert line["used"] is not None
        # What was signed once is good once.
        await refused(await newcomer(quay), "/sessions/by-passkey", shown, NOT_GOOD)

        gone = await phone.http.delete(f"/api/passkeys/{passkey.id}")
        assert gone.status_code == 204
        assert (await phone.http.delete(f"/api/passkeys/{passkey.id}")).status_code == 404
        again = passkey.show(await challenge(phone))
        await refused(phone, "/sessions/by-passkey", again, NOT_GOOD)
        assert await name(phone) == await name(anna)

    visit(port, story)


def test_a_passkey_opens_nothing_for_others(port: LoopbackServer) -> None:
    """Forged, copied, of another site, of an earlier challenge: each is refused."""

    async def story(quay: Port) -> None:
        anna, passkey = await with_passkey(quay, 2)
        bruno, thief = await quay.person(), await newcomer(quay)
        forged = SoftwarePasskey(quay.url, 3)
        forged._id = passkey._id
        elsewhere = SoftwarePasskey("https://elsewhere.example", 2)
        clone = SoftwarePasskey(quay.url, 2)
        passkey.count = 5
        await thief.post("/sessions/by-passkey", passkey.show(await challenge(thief)), 201)
        for false in (forged, elsewhere, clone):
            shown = false.show(await challenge(thief))
            await refused(thief, "/sessions/by-passkey", shown, NOT_GOOD)
        made_up = passkey.show("x" * 43)
        await refused(thief, "/sessions/by-passkey", made_up, NOT_GOOD)

        # A passkey is kept for the visitor who asked to make it, and an id belongs to one.
        options = await anna.post("/passkeys/options", None, 201)
        fresh = SoftwarePasskey(quay.url, 4).create(options)
        await refused(bruno, "/passkeys", fresh, NOT_GOOD)
        own = await bruno.post("/passkeys/options", None, 201)
        await refused(bruno, "/passkeys", passkey.create(own), NOT_GOOD)
        assert await bruno.get("/passkeys") == []
        assert (await bruno.http.delete(f"/api/passkeys/{passkey.id}")).status_code == 404

    visit(port, story)


def test_rubbish_is_no_passkey(port: LoopbackServer) -> None:
    """Bytes of strangers are read in a worker; all of these are refused."""

    async def story(quay: Port) -> None:
        anna, passkey = await with_passkey(quay, 5)
        good = SoftwarePasskey(quay.url, 6).create(await anna.post("/passkeys/options", None))
        for part in ("client_data", "attestation", "id"):
            for rubbish in ("A" * 40, good[part][:-8], good["id"][:-1]):
                await refused(anna, "/passkeys", {**good, part: rubbish}, NOT_GOOD)
        shown = passkey.show(await challenge(anna))
        for part in ("client_data", "authenticator_data", "signature", "id"):
            body = {**shown, part: "A" * 40}
            await refused(anna, "/sessions/by-passkey", body, NOT_GOOD)

    visit(port, story)


def test_the_number_of_passkeys_of_a_visitor_is_limited(port: LoopbackServer) -> None:
    """A table that strangers write to has an end."""

    async def story(quay: Port) -> None:
        anna, _ = await with_passkey(quay, 100)
        for seed in range(101, 110):
            options = await anna.post("/passkeys/options", None, 201)
            await anna.post("/passkeys", SoftwarePasskey(quay.url, seed).create(options), 201)
        options = await anna.post("/passkeys/options", None, 201)
        assert len(options["known"]) == 10
        last = SoftwarePasskey(quay.url, 110).create(options)
        await refused(anna, "/passkeys", last, "visitor/too-many-passkeys")

    visit(port, story)


def test_links_and_passkeys_go_with_their_visitor(port: LoopbackServer) -> None:
    """A deleted visitor cannot be brought back by something they had kept."""

    async def story(quay: Port) -> None:
        anna, passkey = await with_passkey(quay, 7)
        phone = await newcomer(quay)
        code = await new_link(anna)
        assert (await anna.http.delete("/api/me")).status_code == 204
        await refused(phone, "/sessions/by-link", {"code": code}, "visitor/link-not-good")
        shown = passkey.show(await challenge(phone))
        await refused(phone, "/sessions/by-passkey", shown, NOT_GOOD)

    visit(port, story)
