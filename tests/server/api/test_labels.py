import asyncio
from pathlib import Path

import httpx

from kit.servers.loopback_server import open_loopback_server
from seabattle.rules import load_variant, variant_names

COLUMNS = ("latin", "cyrillic-yo", "республика", "abc")
"""Series, and words that are long enough or not."""

ODD = ("numbers", "\u212akabcdefgh", "a b")
"""Characters that are no letters, and a letter whose capital is another one."""

WANTED = [
    *((name, columns) for name in variant_names() for columns in COLUMNS),
    *(("classic", columns) for columns in ODD),
]

WRONG: tuple[object, ...] = ([], "latin", 5, {"columns": 5}, {"between": "\n"}, {"letters": "ab"})


def test_a_table_with_labels_of_its_own_is_laid_or_refused_in_a_sentence(tmp_path: Path) -> None:
    """Every ready-made game with every kind of letters: nothing is a fault of the server."""

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            laid = 0
            for number, (name, columns) in enumerate(WANTED):
                seats = ["host", *["scatter"] * (load_variant(name).seats.least - 1)]
                wanted = {"variant": name, "seats": seats, "labels": {"columns": columns}}
                answer = await guest.http.post("/api/matches", json={"id": f"a{number}", **wanted})
                assert answer.status_code in {201, 409}, answer.text
                if answer.status_code == 201:
                    laid += 1
                    await _is_named(guest.http, answer.json()["company"]["match"], columns)
            assert laid >= 2 * len(variant_names())
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())


async def _is_named(http: httpx.AsyncClient, match: str, columns: str) -> None:
    names = (await http.get(f"/api/matches/{match}/view?lang=ru")).json()["names"]["columns"]
    assert len(set(names)) == len(names)
    if columns == "республика":
        assert "".join(names) == "РЕСПУБЛИКА"


def test_labels_of_a_wrong_kind_are_malformed(tmp_path: Path) -> None:
    """Authors of clients are told which field cannot be read."""

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            for labels in WRONG:
                body = {"id": "a", "variant": "classic", "labels": labels}
                problem = await guest.post("/matches", body, 400)
                assert problem["code"] == "request/malformed", labels
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())
