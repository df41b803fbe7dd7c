import asyncio
import re
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from kit.servers.loopback_server import LoopbackServer
from seabattle.rules import variant_names

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"


async def run(*words: str) -> str:
    """The output of a program, which must end well."""
    process = await asyncio.create_subprocess_exec(
        *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await asyncio.wait_for(process.communicate(), 300)
    assert process.returncode == 0, said.decode()
    return said.decode()


@pytest.mark.skipif(not (which("curl") and which("jq")), reason="the example needs curl and jq")
def test_two_visitors_play_a_whole_game_by_curl(port: LoopbackServer) -> None:
    """Newcomers type first what the documentation shows."""
    game = EXAMPLES / "curl-game.sh"

    said = asyncio.run(run("bash", str(game), f"http://127.0.0.1:{port.number}"))

    assert re.search(r"(Anna|Bruno) has won after \d+ salvos", said), said
    assert '{"format":"' in said


def bots_meet(port: LoopbackServer, variant: str) -> list[str]:
    """Two processes of the example play each other."""
    program = [sys.executable, str(EXAMPLES / "bot.py"), f"http://127.0.0.1:{port.number}"]

    async def play() -> list[str]:
        async with port.port() as quay:
            host = await quay.visitor()
            options: dict[str, Any] = {"seats": ["open", "open"], "listed": True}
            match = await host.lay(variant, **options)
            bots = (run(*program, match) for _ in range(2))
            return sorted(await asyncio.gather(*bots))

    return asyncio.run(play())


def test_the_example_bot_plays_itself(port: LoopbackServer) -> None:
    """Authors who copy it should begin with a program that works."""
    assert bots_meet(port, "salvo") == ["lost\n", "won\n"]


@pytest.mark.slow
@pytest.mark.parametrize("variant", variant_names())
def test_the_example_bot_plays_every_variant(port: LoopbackServer, variant: str) -> None:
    """It asks the server what is possible, and so needs no rules of its own."""
    assert len(bots_meet(port, variant)) == 2


def test_the_example_bot_is_short() -> None:
    """A hundred lines are read; more are not."""
    assert len((EXAMPLES / "bot.py").read_text("utf-8").splitlines()) < 100
