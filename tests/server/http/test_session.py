"""Whom a request comes from, even if odd cookies stand beside the session cookie."""

import asyncio

import pytest

from kit.servers.loopback_server import LoopbackServer
from seabattle.matches.port import PlayerId
from seabattle.server.http.session import COOKIE, HOST_COOKIE, SessionSigner, SignedSession

SIGNER = SessionSigner(b"k" * 32)
ANNA = SignedSession(PlayerId("anna"), "0" * 32, 20_000)
MINE = f"{COOKIE}={SIGNER.sign_session(ANNA)}"


@pytest.mark.parametrize(
    "header",
    [
        MINE,
        f'prefs={{"theme":"dark","list":[1,2]}}; {MINE}',
        f"{MINE}; broken value with spaces, commas",
        f"no-sign; {MINE}",
        f"=nameless; {MINE}",
        f"кука=значение; {MINE}".encode().decode("latin-1"),
        f'quote="; {MINE}',
        f"$Version=1; {MINE}",
        f"name[with]brackets=1; {MINE}; a@b=2",
        f"{COOKIE}=forged.{'A' * 43}; {MINE}",
        f"  {MINE}  ;;",
        f"{'x' * 9000}=1; {MINE}",
        f'{COOKIE}="{SIGNER.sign_session(ANNA)}"',
    ],
)
def test_a_session_is_found_beside_cookies_of_other_programs(header: str) -> None:
    """Cookies are shared by all programs of a host, and one odd one used to hide the session."""
    assert list(SIGNER.read_cookies(header)) == [(COOKIE, ANNA)]


def test_a_cookie_that_only_this_host_can_set_is_believed_first() -> None:
    """Another site of the same domain can leave a cookie under the plain name."""
    bruno = SignedSession(PlayerId("bruno"), "1" * 32, 20_000)
    header = f"{MINE}; {HOST_COOKIE}={SIGNER.sign_session(bruno)}"
    assert list(SIGNER.read_cookies(header)) == [(HOST_COOKIE, bruno), (COOKIE, ANNA)]


def test_the_day_of_a_session_is_signed() -> None:
    """Otherwise a copied cookie would be as young as its thief likes."""
    signed = SIGNER.sign_session(ANNA)
    assert SIGNER.read_session(signed) == ANNA
    assert SIGNER.read_session(signed.replace(".20000.", ".20001.")) is None
    assert SIGNER.read_session(signed.replace(".20000.", ".")) is None
    undated = SIGNER.sign_session(SignedSession(ANNA.player, ANNA.id))
    assert SIGNER.read_session(undated) == SignedSession(ANNA.player, ANNA.id)


@pytest.mark.parametrize(
    "header",
    ["", COOKIE, f"{COOKIE}=", f"x{MINE}", MINE.replace("anna", "hugo"), MINE[:-1], f"a={MINE}"],
)
def test_nothing_else_is_a_session(header: str) -> None:
    """A tolerant reader must not become a credulous one."""
    assert list(SIGNER.read_cookies(header)) == []


def test_a_visitor_stays_the_same_beside_an_odd_cookie(port: LoopbackServer) -> None:
    """Such visitors got a new identity with every request, and lost their seats."""

    async def visit() -> tuple[str, list[str]]:
        async with port.port() as quay:
            guest = await quay.person()
            name = (await guest.get("/me"))["name"]
            ((key, value),) = guest.http.cookies.items()
            guest.http.cookies.clear()
            cookies = (f'prefs={{"a":1}}; {key}={value}', f"{key}={value}; x y=, z")
            lines = [[("Cookie", each)] for each in cookies]
            lines.append([("Cookie", f"{key}={value}"), ("Cookie", "other=1")])
            answers = [await guest.http.get("/api/me", headers=each) for each in lines]
            return name, [each.json()["name"] for each in answers]

    name, names = asyncio.run(visit())
    assert names == [name] * 3


def test_a_word_for_a_role_is_refused_as_a_name(port: LoopbackServer) -> None:
    """“Computer fires at B7” would confuse other players; the refusal gives the reason."""

    async def run() -> None:
        async with port.port() as quay:
            person = await quay.person()
            for name in ("You", "компьютер", " Tu "):
                answer = await person.http.patch("/api/me", json={"name": name})
                assert answer.status_code == 409, answer.text
                assert answer.json()["code"] == "visitor/unfit-name"
                assert "says who somebody is" in answer.json()["detail"]
            assert (await person.http.patch("/api/me", json={"name": "Youri"})).status_code == 200

    asyncio.run(run())
