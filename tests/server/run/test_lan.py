import asyncio
import re
from pathlib import Path

import httpx
import pytest
import segno

from kit.servers.loopback_server import Port
from kit.servers.server_program import launch_for_test
from seabattle.cli.serve import serve
from seabattle.client.link import is_loopback
from seabattle.server.run import lan_address
from seabattle.server.run.lan_address import home_addresses
from seabattle.terminal.qr_code import can_write_blocks, qr_lines
from seabattle.trouble import Trouble

LAN = "127.0.0.2"
"""Another address of the loopback: nothing leaves the machine."""

DARK = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def read_modules(lines: tuple[str, ...], *, inverted: bool) -> list[list[int]]:
    """The modules that a camera sees, row by row."""
    rows = [
        [DARK[sign][half] ^ inverted for sign in re.sub(r"\x1b\[[\d;]*m", "", line)]
        for line in lines
        for half in (0, 1)
    ]
    return rows[: len(rows[0])]


def test_a_server_for_the_network_says_where_and_draws_it(tmp_path: Path) -> None:
    """A player with a phone wants an address to type, or a code to scan."""
    with launch_for_test(str(tmp_path / "x.db"), "--lan", "--host", LAN) as ship:
        assert ship.url == f"http://{LAN}:{ship.number}"
        assert httpx.get(f"{ship.url}/readyz").text == "ready\n"
        assert ship.process.stdout is not None
        code = qr_lines(ship.url, coloured=False)
        said = [ship.process.stdout.readline().rstrip("\n") for _ in range(len(code) + 2)]
    assert said[0] == "Press Ctrl-C to stop."
    assert f"open {ship.url} on the other device" in said[1]
    assert tuple(said[2:]) == code


@pytest.mark.parametrize("coloured", [True, False])
def test_what_is_drawn_is_the_code_and_its_margin(coloured: bool) -> None:
    """Of an odd number of rows none is lost, and colours do not turn it inside out."""
    link = "http://192.168.178.123:8000"
    wanted = [list(row) for row in segno.make(link, micro=False).matrix_iter(border=4)]
    assert read_modules(qr_lines(link, coloured=coloured), inverted=not coloured) == wanted
    assert can_write_blocks("utf-8")
    assert not can_write_blocks("ascii")
    assert not can_write_blocks(None)


def test_invitations_name_the_address_on_the_network(tmp_path: Path) -> None:
    """The host plays at the loopback, and the friend cannot; foreign pages are still refused."""

    async def invite(number: int, host: str) -> None:
        url = f"http://{host}:{number}"
        async with httpx.AsyncClient(base_url=url, headers={"Origin": url}) as anna:
            made = await anna.post("/api/matches", json={"id": "1" * 24, "variant": "classic"})
            match = made.json()["company"]["match"]
            (link,) = (await anna.get(f"/api/matches/{match}/links")).json()
            assert link["lan_url"] == url
            assert link["path"].startswith(f"/join/{match}/")
            foreign = {"Origin": f"http://127.0.0.1:{number}"}
            refused = await anna.post("/api/tokens", json={"scopes": ["play"]}, headers=foreign)
            assert refused.json()["code"] == "request/foreign-origin"

    with launch_for_test(str(tmp_path / "x.db"), "--lan", "--host", LAN) as ship:
        asyncio.run(invite(ship.number, LAN))


def test_a_server_for_this_machine_alone_names_no_other_address(tmp_path: Path) -> None:
    """Then the page says that other machines cannot open the link."""

    async def invite(number: int) -> None:
        async with Port(number) as quay:
            anna = await quay.visitor()
            match = await anna.lay()
            (link,) = (await anna.http.get(f"/api/matches/{match}/links")).json()
            assert link["lan_url"] is None

    with launch_for_test(str(tmp_path / "x.db")) as ship:
        asyncio.run(invite(ship.number))


def test_only_addresses_of_a_home_count_and_the_likeliest_comes_first() -> None:
    """Neither the loopback nor the whole internet is a friend on the same network."""
    found = ("192.168.1.5", "127.0.0.1", "10.0.0.7", "192.168.1.5", "169.254.3.4", "0.0.0.0")
    assert home_addresses((*found, "8.8.8.8", "fe80::1", "")) == ("192.168.1.5", "10.0.0.7")


def test_without_a_network_or_with_a_wrong_address_nothing_is_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A player who was promised a friend should not wait for one in vain."""
    database = str(tmp_path / "x.db")
    monkeypatch.setattr(lan_address, "lan_addresses", lambda: ())
    with pytest.raises(Trouble) as refused:
        serve(lan=True, port=0, database=database)
    assert refused.value.code == "serve/no-lan"
    for host in ("127.0.0.1", "localhost", "::1"):
        with pytest.raises(Trouble) as refused:
            serve(lan=True, host=host, port=0, database=database)
        assert refused.value.code == "serve/lan-here"


def test_several_addresses_are_all_named() -> None:
    """A machine on Wi-Fi and cable has two, and only one may lead to the friend."""
    from seabattle.cli.serve import _lan_announcement

    urls = ("http://192.168.1.5:8000", "http://10.0.0.7:8000", "http://172.17.0.1:8000")
    for lang in ("en", "it", "ru"):
        first, *_, last = _lan_announcement(urls, lang).splitlines()
        assert urls[0] in first
        assert last.endswith(f"{urls[1]}, {urls[2]}")


def test_the_terminal_tells_the_loopback_from_an_address_of_the_network() -> None:
    """By the same rule as the page."""
    assert all(map(is_loopback, ("http://127.0.0.1:8000", "http://localhost", "http://[::1]:1")))
    assert not any(map(is_loopback, ("http://192.168.1.5:8000", "https://sea.example", "")))
