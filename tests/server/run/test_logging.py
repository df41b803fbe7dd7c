"""The content of the log, and the secrets that must never be in it."""

import asyncio
import json
from pathlib import Path

import pytest

from kit.servers.loopback_server import Port
from kit.servers.server_program import launch_for_test
from seabattle.server.run.redaction import hash_address, redact

STRANGER, STRANGER6 = "203.0.113.9", "2001:db8::77"


async def use_everything(number: int) -> list[str]:
    """Play by cookie, token, link and socket; return all secrets that were used."""
    async with Port(number) as quay:
        person, bot = await quay.person(), await quay.visitor()
        for guest, address in ((person, STRANGER), (bot, STRANGER6)):
            guest.http.headers["X-Forwarded-For"] = address
        match = await person.lay(seats=["host", "link"])
        (link,) = await person.get(f"/matches/{match}/links")
        await person.http.get(link["path"])
        await bot.ask(match, {"type": "sit-down", "key": link["key"]})
        for guest in (person, bot):
            async with guest.socket(match, "?after=0") as socket:
                await socket.recv()
        await person.http.get(f"/api/matches/{match}/view?key={link['key']}")
        token = bot.http.headers["Authorization"].removeprefix("Bearer ")
        session = person.http.cookies["seabattle"]
        return [token, session, session.rpartition(".")[2], link["key"], STRANGER, STRANGER6]


def test_no_log_has_a_token_a_cookie_a_key_or_an_address(tmp_path: Path) -> None:
    """Libraries wrote whole requests at these levels, with everything in them."""
    journal = tmp_path / "journal"
    for level in ("debug", "info"):
        database = str(tmp_path / f"{level}.db")
        options = ("--log-level", level, "--proxy", "127.0.0.1")
        with journal.open("w") as log, launch_for_test(database, *options, journal=log) as ship:
            secrets = asyncio.run(use_everything(ship.number))
            assert ship.signal_and_wait() == 0
        text = journal.read_text("utf-8")
        assert [secret for secret in secrets if secret in text] == []
        lines = [json.loads(line) for line in text.splitlines()]
        assert any(line["event"] == "server started" for line in lines)
        if level == "debug":
            asked = {line["address"] for line in lines if line["event"] == "request"}
            assert len(asked) == 3
            assert all(each.startswith("address-") for each in asked)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Authorization: Bearer sb_0123456789abcdef", "Authorization: Bearer …"),
        ("cookie: seabattle=abcd.efgh; other=1", "cookie: …; other=1"),
        ("GET /join/0123456789abcdef/77a5 HTTP/1.1", "GET /join/0123456789abcdef/… HTTP/1.1"),
        ("{'key': 'b5b5b5', 'seat': 1}", "{'key': '…', 'seat': 1}"),
        ("postgresql://sea:secret@db/seabattle", "postgresql://…@db/seabattle"),
        (f"abcd.{'x' * 43} was shown", "… was shown"),
        ("connect to 127.0.0.1:5432 failed at 08:52:40", None),
        ("seabattle 0.1.0, page 17 of match 0123456789abcdef", None),
        (f"{STRANGER}:1234 - closed", f"{hash_address(STRANGER)}:1234 - closed"),
        (f"from {STRANGER6}", f"from {hash_address(STRANGER6)}"),
    ],
    # An address is hashed with a key of the process, and a test is called the same in all of them.
    ids=range(10),
)
def test_what_is_secret_in_a_line_is_left_out(said: str, written: str | None) -> None:
    """Harmless values stay readable."""
    assert redact(said) == (written or said)
