"""Deleted data is gone for all readers, and no other data is deleted."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port, call_off, seat_pair
from kit.stores.fleet_drafts import drafts_of
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.telling.tombstone import tombstone_of
from seabattle.records import read_record
from seabattle.server.http.rate_limit import address_key
from seabattle.speech import LANGUAGES
from seabattle.store.administration.audit_log import Reason
from seabattle.store.administration.ban import Ban, BanKind, BanList, read_network
from server.http.test_sessions import ask, closed_with, copy_of, visit

ABOUT = (
    *("", "/view", "/log?lang=en", "/record", "/replay?lang=en", "/links", "/tickets"),
    *("/picture.svg?lang=en", "/picture.png?lang=en", "/post?round=1&format=text&lang=en"),
)

STANDS_ON = ("pages", "cards")
"""Tables with sealed entries; the test covers all that is read there."""


async def named_pair(quay: Port) -> list[Guest]:
    """Anna and Bruno, at browsers."""
    guests = [await quay.person() for _ in range(2)]
    for guest, name in zip(guests, ("Anna Unmistakable", "Bruno"), strict=True):
        answer = await guest.http.patch("/api/me", json={"name": name})
        assert answer.status_code == 200
    return guests


async def everything_about(guest: Guest, match: str) -> str:
    """All that can be had of a match, as one text."""
    parts = [(await guest.http.get(f"/api/matches/{match}{path}")).text for path in ABOUT]
    lists = [f"?phase={phase}" for phase in ("open", "playing", "over")]
    parts += [(await guest.http.get(f"/api/matches{each}")).text for each in (*lists, "/mine")]
    own = ("/me", "/sessions", "/tokens", "/layouts")
    parts += [(await guest.http.get(f"/api{each}")).text for each in own]
    async with guest.socket(match, "?after=0&lang=en") as socket:
        parts += [str(await socket.recv()) for _ in range(5)]
    return "\n".join(parts)


def mentions(file: Path, text: str) -> set[str]:
    """The tables that have a text in any column."""
    with closing(sqlite3.connect(file)) as rows:
        found = rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            table
            for (table,) in found
            if text in str(rows.execute(f"SELECT * FROM {table}").fetchall())
        }


def player_of(guest: Guest) -> PlayerId:
    """The player id of a guest with a session."""
    return PlayerId(guest.http.cookies["seabattle"].partition(".")[0])


def test_a_visitor_who_is_deleted_has_no_name_anywhere(tmp_path: Path) -> None:
    """The game stays, with all its moves and seals; who played it does not."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await named_pair(quay)
        match = await seat_pair([anna, bruno], listed=True)
        await anna.post("/layouts", {"ruleset": "0" * 64, "name": "mine", "ships": []})
        token = (await anna.post("/tokens", {"scopes": ["play", "read"]}))["token"]
        bot = await quay.nobody()
        bot.http.headers["Authorization"] = f"Bearer {token}"
        await call_off([anna, bruno], match)
        player = player_of(anna)
        assert "Anna Unmistakable" in await everything_about(bruno, match)
        before = await bruno.http.get(f"/api/matches/{match}/record")
        thief = await quay.nobody()
        copy_of(anna, thief)

        async with bot.socket(match) as mine, bruno.socket(match) as theirs:
            await ask(anna, "DELETE", "/me", 204)
            assert await closed_with(mine) in {4001, 1012}
            assert await closed_with(theirs) == 1012

        text = await everything_about(bruno, match)
        text += await everything_about(await quay.person(), match)
        text += found.context.metrics.render().decode()
        assert "Unmistakable" not in text
        assert player not in text
        assert "Deleted player" in text
        after = await bruno.http.get(f"/api/matches/{match}/record")
        assert read_record(after.content).entries == read_record(before.content).entries
        assert await found.context.service.logbook.pages(MatchId(match))
        assert mentions(tmp_path / "test.db", "Unmistakable") <= {*STANDS_ON}
        assert mentions(tmp_path / "test.db", player) <= {*STANDS_ON}
        assert await ask(bot, "GET", "/me", 401)
        assert await ask(thief, "GET", "/matches/mine", 401)
        people = found.context.people
        assert await people.player(player) is None
        assert not await drafts_of(people).layouts_of(player)
        assert not await people.tokens_of(player)
        office = found.context.administration
        assert office is not None
        (last, *_) = await office.last_acts(1)
        assert (last.what, last.subject) == ("delete-visitor", tombstone_of(player))
        for lang in LANGUAGES:
            log = (await bruno.http.get(f"/api/matches/{match}/log?lang={lang}")).text
            assert "—" not in [word for line in json.loads(log)["lines"] for word in line["said"]]

    visit(tmp_path, story)


def test_a_running_game_goes_on_without_a_deleted_player(tmp_path: Path) -> None:
    """The remaining player can end it without consent of another."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await named_pair(quay)
        match = await seat_pair([anna, bruno])
        await ask(anna, "DELETE", "/me", 204)
        await bruno.ask(match, {"type": "offer-stop"})
        assert (await bruno.view(match))["table"]["phase"] == "over"

    visit(tmp_path, story)


def test_a_match_is_deleted_when_all_who_played_it_have_asked(tmp_path: Path) -> None:
    """The match belongs to both; the player who asked first does not see it any more meanwhile."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await named_pair(quay)
        stranger = await quay.person()
        match = await seat_pair([anna, bruno], listed=True)
        assert (await ask(anna, "DELETE", f"/matches/{match}", 409))["code"] == "match/not-over"
        await call_off([anna, bruno], match)
        problem = await ask(stranger, "DELETE", f"/matches/{match}", 403)
        assert problem["code"] == "match/not-at-table"

        for _ in range(2):
            asked = await ask(anna, "DELETE", f"/matches/{match}", 200)
            assert asked == {"deleted": False, "waiting": 1}
        assert await anna.get("/matches/mine") == []
        assert len(await bruno.get("/matches/mine")) == 1
        await bruno.get(f"/matches/{match}")
        for kind in ("svg", "png"):
            await bruno.http.get(f"/api/matches/{match}/picture.{kind}")
        assert found.context.renderings.size() > 0

        async with stranger.socket(match) as socket:
            asked = await ask(bruno, "DELETE", f"/matches/{match}", 200)
            assert asked == {"deleted": True, "waiting": 0}
            assert found.context.renderings.size() == 0
            assert await closed_with(socket) == 4010
        await check_gone_everywhere(stranger, match)
        with pytest.raises(Exception, match="410"):
            await stranger.socket(match).__aenter__()
        for lang in LANGUAGES:
            stranger.http.headers["Accept-Language"] = lang
            assert (await ask(stranger, "GET", f"/matches/{match}", 410))["detail"]
        for query in ("phase=open", "phase=over"):
            assert await stranger.get(f"/matches?{query}") == []
        await bruno.ask(match, {"type": "ask-rematch"}, 410)
        assert await found.context.service.logbook.pages(MatchId(match)) == []

    visit(tmp_path, story)


async def check_gone_everywhere(guest: Guest, match: str) -> None:
    """Request all that can be asked of a match that is gone, as the description lists it."""
    described = (await guest.http.get("/api/openapi.json")).json()["paths"]
    asked = [
        (path, method, said)
        for path, methods in described.items()
        for method, said in methods.items()
        if path.startswith("/api/matches/{match}")
    ]
    assert len(asked) >= 20
    for path, method, said in asked:
        place = re.sub(r"{\w+}", "00" * 64, path.replace("{match}", match))
        sent: dict[str, Any] = {}
        for kind, wanted in said.get("requestBody", {}).get("content", {}).items():
            if kind == "application/json":
                sent = {"json": next(iter(wanted["examples"].values()))["value"]}
            else:
                sent = {"content": b"x", "headers": {"Content-Type": kind}}
        answer = await guest.http.request(method, place, **sent)
        assert (path, method, answer.status_code) == (path, method, 410), answer.text
        assert answer.json()["code"] == "match/deleted"


def test_a_table_that_was_deleted_is_not_laid_again_by_a_late_retry(tmp_path: Path) -> None:
    """The same id means the same match, and that one is gone."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna = await quay.person()
        wanted = {"id": "same", "variant": "classic", "seats": ["host", "open"]}
        match = (await anna.post("/matches", wanted))["company"]["match"]
        office = found.context.administration
        assert office is not None
        assert await office.delete_match(MatchId(match), Reason("test"))
        await found.context.access.look()
        assert (await anna.post("/matches", wanted, 410))["code"] == "match/deleted"

    visit(tmp_path, story)


def test_a_move_that_comes_while_its_match_is_deleted_is_refused(tmp_path: Path) -> None:
    """The operator's program deletes at any moment; the server has not been notified yet."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        guests = await named_pair(quay)
        match = await seat_pair(guests)
        office = found.context.administration
        assert office is not None
        turn = (await guests[0].view(match))["table"]["turn"]
        view = await guests[turn].view(match)
        # Not by this server: another program writes to the file.
        from seabattle.store.address import read_address
        from seabattle.store.administration.administration import Administration

        tables = await read_address(str(tmp_path / "test.db")).open_tables()
        other = Administration(tables, found.context.service.watch.now)
        found.context.access.look = None  # type: ignore[assignment, method-assign]
        assert await other.delete_match(MatchId(match), Reason("test"))
        await tables.close()
        await guests[turn].act(match, {"type": "fire", "at": view["open"][:1]}, 410)
        assert await found.context.service.logbook.pages(MatchId(match)) == []

    visit(tmp_path, story)


def test_a_banned_player_is_refused_on_every_route(tmp_path: Path) -> None:
    """Requests and sockets are refused, and open sockets are closed."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await named_pair(quay)
        match = await seat_pair([anna, bruno])
        office = found.context.administration
        assert office is not None
        now = found.context.service.watch.now()
        async with anna.socket(match) as hers, bruno.socket(match) as his:
            await office.ban(Ban(BanKind.VISITOR, player_of(anna), now), Reason("host", "spam"))
            assert await closed_with(hers) == 4003
            await his.recv()
        assert (await ask(anna, "GET", "/me", 403))["code"] == "visitor/banned"
        await bruno.get("/me")
        assert await office.unban(BanKind.VISITOR, player_of(anna), Reason("host"))
        await found.context.access.look()
        await anna.get("/me")

        soon = Ban(BanKind.ADDRESS, read_network("127.0.0.1"), now, now + 60_000)
        await office.ban(soon, Reason("host"))
        await found.context.access.look()
        await ask(bruno, "GET", "/variants", 403)
        with pytest.raises(Exception, match="403"):
            await bruno.socket(match).__aenter__()
        assert [act.what for act in await office.last_acts(3)] == ["ban", "unban", "ban"]
        watch: Any = found.context.service.watch
        watch._offset += 120_000
        await bruno.get("/variants")

    visit(tmp_path, story)


def test_a_server_learns_within_a_moment_what_an_operator_has_done(tmp_path: Path) -> None:
    """The server is not restarted for it."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna = await quay.person()
        office = found.context.administration
        assert office is not None
        await office.close_visitor(player_of(anna), Reason("host"))
        for _ in range(60):
            answer = await anna.http.get("/api/sessions")
            if answer.status_code == 401:
                break
            await asyncio.sleep(0.1)
        assert answer.status_code == 401

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("203.0.113.9", "203.0.113.9/32"),
        ("203.0.113.0/24", "203.0.113.0/24"),
        ("2001:db8::77", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("2001:db8::7:0/112", "2001:db8::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
    ],
)
def test_a_ban_of_an_address_is_of_a_network(written: str, kept: str) -> None:
    """A household has a whole network of the new kind."""
    assert read_network(written) == kept


@pytest.mark.parametrize(
    ("written", "inside", "outside"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.8"),
        ("203.0.113.9", "::ffff:203.0.113.9", "::ffff:203.0.113.8"),
        ("::ffff:203.0.113.9", "203.0.113.9", "::1"),
        ("203.0.113.0/24", "203.0.113.200", "2001:db8::1"),
        ("2001:db8::77", "2001:db8::1", "2001:db8:0:1::77"),
        ("2001:db8::/32", "2001:db8:9:9::1", "2001:db9::1"),
    ],
)
def test_a_ban_holds_for_the_address_that_a_request_is_counted_by(
    written: str, inside: str, outside: str
) -> None:
    """IPv6 visitors are counted by their /64 network, and no ban of theirs ever took effect."""
    bans = BanList([Ban(BanKind.ADDRESS, read_network(written), 1)])
    assert bans.is_banned(address_key(inside), None, 2)
    assert bans.is_banned(inside, None, 2)
    assert not bans.is_banned(address_key(outside), None, 2)
