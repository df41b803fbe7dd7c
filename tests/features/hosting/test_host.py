"""``seabattle host``: a forum game run by commands and pasted messages alone."""

import json
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.cli.command_line import run_command_line
from seabattle.features.hosting import commands as host_commands
from seabattle.features.hosting.messages.message_reply import fleet_text
from seabattle.features.hosting.round_options import machine_zone, round_deadline
from seabattle.grid import Grid
from seabattle.rules import Ruleset, Ship, labels_of, load_variant, random_fleet, settle
from seabattle.speech import speaker_for

NAMES = (
    "Anna Boris Carla Dima Elena Fabio Greta Hugo Irma Jonas Katja Lev".split()  # noqa: SIM905 -- Easier to read.
)

STORED = Path(__file__).parent / "posts"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server that all tests of this file share."""
    with share_loopback_server(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture
def host(
    server: LoopbackServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Callable[..., str]:
    """Runs a command of the host, and returns what it prints."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))

    def run(*words: str, code: int = 0, lang: str = "en") -> str:
        done = run_command_line(["host", *words, "--server", server.port().url, "--lang", lang])
        printed = capsys.readouterr()
        assert done == code, printed
        # The server runs in this process, and its log is no part of the answer.
        lines = (printed.out + printed.err).splitlines(keepends=True)
        return "".join(line for line in lines if "[debug " not in line)

    return run


def open_match(host: Callable[..., str], *more: str) -> str:
    """A game of players who only write."""
    players = [word for name in NAMES for word in ("--player", name)]
    return str(json.loads(host("new", *players, *more, "--json"))["match"])


def masked(text: str) -> str:
    """A post without what is another in every game: its address and its hashes."""
    text = re.sub(r"http://127\.0\.0\.1:\d+", "http://server", text)
    text = re.sub(r"(match|matches|check)/[0-9a-f]{16}", r"\1/MATCH", text)
    text = re.sub(r"signup/[0-9a-f]{16}|(?<=Hosted by )[^.]+", "ID", text)
    return re.sub(r"\b[0-9a-f]{64}\b", "HASH", text)


def test_twelve_players_by_pasted_messages_and_commands(host: Callable[..., str]) -> None:
    """From the fleets to the end of round three, with the posts that were stored before."""
    match = open_match(host)
    ruleset = settle(load_variant("forum"), len(NAMES))
    speaker, labels = speaker_for("en", ruleset, NAMES), labels_of(ruleset)
    for seat, name in enumerate(NAMES):
        fleet = fleet_text(speaker, random_fleet(ruleset, Random(seat)))
        reply = host("read", match, name, f"Hi host, here is my fleet: {fleet}. Thanks!", "--give")
        assert reply.startswith("Your fleet is noted:")
    dice = Random(7)
    posts = []
    for number in range(1, 4):
        for name in NAMES[: 11 if number == 2 else 12]:
            cell = labels.name(dice.choice(ruleset.grid.cells()))
            host("read", match, name, f"I fire at {cell}, please", "--give")
        if number == 2:
            in_already = ", ".join(NAMES[:-1])
            assert host("status", match) == (
                f"Round 2 is open.\nIn: {in_already}.\nMissing: Lev.\n"
            )
            assert host("remind", match) == "Write to them yourself: Lev.\n"
            host("close", match, "--yes")
        posts.append(host("post", match, "--round", str(number), "--format", "bbcode"))
    posts.append(host("post", match, "--format", "html"))
    posts.append(host("post", match, "--format", "markdown", lang="it"))
    posts.append(host("post", match, "--format", "text", lang="ru"))
    for number, text in enumerate(posts, 1):
        stored = STORED / f"twelve-{number}.txt"
        assert masked(text) == stored.read_text("utf-8"), stored.name
    assert "Anna" not in host("chart", match, "Anna").splitlines()[0]
    host("end", match, "--yes")
    assert "the host has ended the game" in host("post", match, "--format", "text")


def separate_fleets(ruleset: Ruleset) -> list[tuple[Ship, ...]]:
    """A fleet for each, none of them over that of the last player, who can survive them all."""
    last = random_fleet(ruleset, Random(11))
    taken = {cell for ship in last for cell in ship.cells}
    fleets: list[tuple[Ship, ...]] = []
    seed = 0
    while len(fleets) < len(NAMES) - 1:
        seed += 1
        fleet = random_fleet(ruleset, Random(seed))
        if not taken & {cell for ship in fleet for cell in ship.cells}:
            fleets.append(fleet)
    return [*fleets, last]


@pytest.mark.slow
def test_a_whole_game_from_the_announcement_to_the_winner(host: Callable[..., str]) -> None:
    """Twelve who only write: signed up, confirmed, every order pasted, every post as stored."""
    players = [word for name in NAMES for word in ("--player", name)]
    made = json.loads(host("announce", *players, "--side", "10", "--confirm", "48", "--json"))
    posts = [host("signup", made["id"], "--format", "bbcode")]
    host("close-list", made["id"])
    for name in NAMES:
        host("confirm", made["id"], name)
    match = json.loads(host("start", made["id"], "--json"))["match"]
    ruleset = settle(load_variant("forum"), len(NAMES), grid=Grid(10, 10))
    speaker, labels = speaker_for("en", ruleset, NAMES), labels_of(ruleset)
    fleets = separate_fleets(ruleset)
    for name, fleet in zip(NAMES, fleets, strict=True):
        host(
            "read",
            match,
            name,
            f"Hi host, my fleet: {fleet_text(speaker, fleet)}. Thanks!",
            "--give",
        )
    targets = [cell for fleet in fleets[:-1] for ship in fleet for cell in ship.cells]
    targets = list(dict.fromkeys(targets))
    alive, number = list(NAMES), 0
    while len(alive) > 1:
        number += 1
        for name in alive:
            cell = targets.pop(0) if targets else fleets[0][0].cells[0]
            host("read", match, name, f"I fire at {labels.name(cell)}, please", "--give")
        posts.append(host("post", match, "--round", str(number), "--format", "bbcode"))
        alive = [name for name in alive if f"{name} has no ships left" not in posts[-1]]
    assert alive == ["Lev"]
    assert "Lev wins!" in posts[-1]
    for number, text in enumerate(posts):
        stored = STORED / f"whole-{number:02}.txt"
        assert masked(text) == stored.read_text("utf-8"), stored.name


def test_a_sign_up_by_commands(host: Callable[..., str]) -> None:
    """Announced, entered, confirmed, struck off, started; and the hook of its posts."""
    made = json.loads(host("announce", "--bot", "hunter", "--confirm", "24", "--json"))["id"]
    host("enter", made, "Boris")
    host("enter", made, "Clara", "--answer", "substitute")
    host("enter", made, "Dora")
    host("strike", made, "Dora")
    text = host("signup", made, "--format", "markdown")
    assert "In (1): Boris.\n- Computer players (1): Hunter." in text
    assert "Substitutes: Clara." in text
    host("close-list", made)
    host("confirm", made, "Boris")
    assert "/match/" in host("start", made)
    other = host("announce").strip().rsplit("/", 1)[1]
    host("cancel", other)
    assert "called off" in host("signup", other)
    assert host("webhook") == "Posts are sent nowhere by themselves.\n"
    set_up = host("webhook", "https://93.184.216.34/hook", "--format", "markdown")
    assert "standard, markdown" in set_up
    assert "whsec_" in set_up
    assert host("webhook", "--remove") == "Posts are sent nowhere by themselves.\n"


def test_what_is_not_sure_is_not_ordered(host: Callable[..., str]) -> None:
    """Even with --give; the exit code says so."""
    match = open_match(host)
    reply = host("read", match, "Boris", "carrier A1-E1 or so", "--give", code=1)
    assert reply.startswith("I could not be sure of your message.")
    assert "Boris" in host("status", match)


def test_a_substitute_a_longer_round_and_a_picture(
    host: Callable[..., str], tmp_path: Path
) -> None:
    """What is left of a host's job."""
    match = open_match(host, "--closes", "20:00", "--zone", "Europe/Rome", "--drop-after", "2")
    host("replace", match, "Boris", "--by", "Dora")
    assert "Dora" in host("status", match)
    link = host("replace", match, "2").strip()
    assert f"/join/{match}/" in link
    host("drop", match, "Carla")
    assert "Carla" not in host("status", match)
    file = tmp_path / "round.svg"
    host("picture", match, "-o", str(file))
    assert file.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("chart", "{match}", "Nobody"), "host/unknown-player"),
        (("extend", "{match}", "tomorrow"), "host/unreadable-time"),
    ],
)
def test_what_cannot_be_read_is_said(
    host: Callable[..., str], words: tuple[str, ...], code: str, capsys: Any
) -> None:
    """By the names that the host typed."""
    match = open_match(host)
    host(*(word.format(match=match) for word in words), code=2)
    assert code


def test_reading_alone_orders_nothing_and_says_so(host: Callable[..., str]) -> None:
    """The answer to the player reads as if it were done, so the host is told that it is not."""
    match = open_match(host)
    ruleset = settle(load_variant("forum"), len(NAMES))
    fleet = fleet_text(speaker_for("en", ruleset, NAMES), random_fleet(ruleset, Random(1)))
    assert host("read", match, "Anna", fleet).endswith("or with what was meant.\n")
    assert "Anna" in host("status", match).splitlines()[-1]
    assert "Nothing is ordered" not in host("read", match, "Anna", fleet, "--give")


def test_a_fleet_of_ones_own_and_a_name_by_commands(host: Callable[..., str]) -> None:
    """Two carriers for all, in a game of Lev's."""
    made = json.loads(host("announce", "--name", "Lev", "--fleet", "carrier=2", "--json"))
    assert made["host_name"] == "Lev"
    assert "2 carriers (5)" in made["terms"][0]
    assert "write carrier=2" in host("announce", "--fleet", "carrier", code=2)
    host("announce", "--side", "3", code=2)


def test_the_zone_is_that_of_the_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A host who says 20:00 means it where they live."""
    monkeypatch.setenv("TZ", "Europe/Rome")
    assert round_deadline("20:00", None, 1)["zone"] == "Europe/Rome"
    monkeypatch.setenv("TZ", "UTC")
    assert machine_zone() == "UTC"
    monkeypatch.delenv("TZ")
    place = tmp_path / "zoneinfo" / "Asia" / "Tokyo"
    place.parent.mkdir(parents=True)
    place.touch()
    (tmp_path / "localtime").symlink_to(place)
    assert machine_zone(tmp_path / "localtime") == "Asia/Tokyo"


@pytest.mark.parametrize(("lang", "word"), [("it", "sì"), ("it", "s"), ("ru", "да"), ("en", "Y")])
def test_a_host_agrees_in_their_own_words(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    """With the accent, or without."""
    monkeypatch.setattr("sys.stdin", StringIO(f"{word}\n"))
    assert host_commands._agrees(lang, "host-close-question")


def test_closing_asks_once(host: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is missing stands above the question, and anything but yes is no."""
    match = open_match(host)
    monkeypatch.setattr("sys.stdin", StringIO("n\n"))
    said = host("close", match, code=1)
    assert "Missing: Anna, Boris" in said
    assert "(y/n)" in said
