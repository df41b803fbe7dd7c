"""The files in deploy keep what the operators' page says of them."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
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
def test_every_service_runs_from_a_read_only_file_system(name: str) -> None:
    """What has to be written is in a volume, or gone with the container."""
    assert SERVICES[name]["read_only"] is True


def stages() -> dict[str, str]:
    """The stages of the Dockerfile by name, each with what it is built on."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    return {name: image for image, name in re.findall(r"^FROM (\S+) AS (\S+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_a_stage_of_the_dockerfile(name: str) -> None:
    """The versions of all images stand in one place."""
    service = SERVICES[name]
    assert "image" not in service
    assert service["build"]["context"] == "."
    assert service["build"]["target"] in stages()


def test_every_image_has_a_version_once() -> None:
    """An operator who starts it again next year starts the same."""
    images = [image for image in stages().values() if image not in stages()]
    assert len(images) == len(set(images)) == len(PARTS_OF_VERSIONS)
    assert all(map(is_pinned, images))


def test_digests_are_written_behind_the_versions_and_taken_out_again(tmp_path: Path) -> None:
    """An operator who does so starts the same bytes, even if a version is moved."""
    digest = f"sha256:{'ab' * 32}"
    run = fake_registry(tmp_path, f"printf '\"{digest}\"'")
    before = (tmp_path / "Dockerfile").read_text("utf-8")
    for _ in range(2):
        said = run()
        assert said.returncode == 0, said.stderr
        pinned = (tmp_path / "Dockerfile").read_text("utf-8")
        assert pinned.count(f"@{digest} AS ") == len(PARTS_OF_VERSIONS)
    assert pinned.replace(f"@{digest}", "") == before
    assert run("--remove").returncode == 0
    assert (tmp_path / "Dockerfile").read_text("utf-8") == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["Dockerfile", "bin", "scripts"]


@pytest.mark.parametrize("answer", ["exit 1", "echo", "echo sha256:12", "echo not found"])
def test_nothing_is_written_where_the_registry_has_no_digest(tmp_path: Path, answer: str) -> None:
    """Half of the images pinned would look like all of them."""
    run = fake_registry(tmp_path, answer)
    before = (tmp_path / "Dockerfile").read_text("utf-8")
    said = run()
    assert said.returncode == 1
    assert "pin-images:" in said.stderr
    assert (tmp_path / "Dockerfile").read_text("utf-8") == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["Dockerfile", "bin", "scripts"]


def fake_registry(folder: Path, answer: str) -> Callable[..., subprocess.CompletedProcess[str]]:
    """The script and the Dockerfile in a folder, and a docker that always answers the same."""
    (folder / "bin").mkdir()
    (folder / "scripts").mkdir()
    script = folder / "scripts" / "pin-images"
    shutil.copy(ROOT / "scripts" / "pin-images", script)
    shutil.copy(ROOT / "Dockerfile", folder / "Dockerfile")
    docker = folder / "bin" / "docker"
    docker.write_text(f"#!/bin/sh\n{answer}\n")
    docker.chmod(0o755)
    path = f"{folder / 'bin'}:{os.environ['PATH']}"

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(script), *words],
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def test_only_the_network_of_the_containers_is_trusted() -> None:
    """A server that believes every proxy believes every visitor."""
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    for name in ("server-1", "server-2"):
        command = SERVICES[name]["command"]
        assert [each for each in command if each.startswith("--proxy")] == [
            f"--proxy={network['subnet']}"
        ]
        assert "--site=${SEABATTLE_SITE:-localhost}" in command


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


def test_the_image_is_built_on_a_version_and_runs_without_privileges() -> None:
    """And its two halves are built on the same."""
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    assert stages()["build"] == stages()["server"] == "base"
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
