"""The files in deploy keep what the operators' page says of them."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]

VERSION = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[0-9a-f]{64})?")

PARTS_OF_VERSIONS = {"postgres": 2, "nats": 3, "caddy": 3, "python": 3}
"""How many numbers a version has that never becomes another program."""


def is_pinned(image: str) -> bool:
    """Whether an image is the same program tomorrow."""
    name, _, tag = image.partition(":")
    numbers = tag.partition("-")[0].split(".")
    return VERSION.fullmatch(image) is not None and len(numbers) == PARTS_OF_VERSIONS[name]


@pytest.mark.parametrize("name", SERVICES)
def test_no_service_can_take_the_whole_machine(name: str) -> None:
    """One that runs wild would take the others with it."""
    limits = SERVICES[name]["deploy"]["resources"]["limits"]
    assert float(limits["cpus"]) > 0
    assert re.fullmatch(r"\d+[mg]", limits["memory"])


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_runs_from_a_file_system_that_nobody_changes(name: str) -> None:
    """What has to be written is in a volume, or gone with the container."""
    assert SERVICES[name]["read_only"] is True


@pytest.mark.parametrize("name", SERVICES)
def test_an_image_is_built_here_or_has_a_version(name: str) -> None:
    """Whoever starts it again next year starts the same."""
    service = SERVICES[name]
    assert service.get("build") == "." or is_pinned(service["image"])


@pytest.mark.parametrize("name", SERVICES)
def test_no_password_is_on_a_command_line_or_in_the_environment(name: str) -> None:
    """Every program of the machine reads the one, and `docker inspect` shows the other."""
    service = SERVICES[name]
    words = [*service.get("command", ()), *service.get("entrypoint", ())]
    assert not re.search("password|://[^/ ]*:[^/ ]*@", " ".join(words).lower())
    for variable, value in service.get("environment", {}).items():
        assert not re.search(r"://[^/ ]*:[^/ ]*@", value)
        if "PASSWORD" in variable:
            assert variable.endswith("_FILE")
            assert value == "/run/secrets/database-password"
            assert service["secrets"] == ["database-password"]


def test_the_password_is_in_a_file_that_is_in_no_image_and_no_commit() -> None:
    """The image is built from the folder that the file is in."""
    assert COMPOSE["secrets"]["database-password"]["file"] == "./secrets/database-password"
    for ignored in (".gitignore", ".dockerignore"):
        lines = (ROOT / ignored).read_text("utf-8").splitlines()
        assert {"secrets", "secrets/"} & set(lines), ignored


def test_the_image_is_built_on_a_version_and_runs_as_nobody_special() -> None:
    """And its two halves are built on the same."""
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    bases = {line.split()[1] for line in lines if line.startswith("FROM ")}
    assert len(bases) == 1
    assert all(map(is_pinned, bases))
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM "))
    assert "USER seabattle" in lines[last:]


def test_the_unit_has_a_file_for_every_connection() -> None:
    """Systemd gives 1024 unless it is told otherwise."""
    unit = (ROOT / "deploy" / "seabattle.service").read_text("utf-8")
    found = re.search(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert found is not None
    from seabattle.server.run.file_limit import FILES_OF_OURS, PROMISED

    assert int(found[1]) >= PROMISED + FILES_OF_OURS
    assert SERVICES["server-1"]["ulimits"]["nofile"] >= PROMISED + FILES_OF_OURS
