import subprocess
import sys
from pathlib import Path

from msgspec import json

from kit.screens.browser import WEB
from seabattle.rules import TRAITS


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    """A field renamed on one side only would be found by players; scripts/docs writes them."""
    described = tmp_path / "openapi.json"
    document = subprocess.run(
        [sys.executable, "-m", "seabattle.server.openapi"], capture_output=True, check=True
    )
    described.write_bytes(document.stdout)
    written = tmp_path / "schema.d.ts"
    words = ["npm", "exec", "--", "openapi-typescript", str(described), "-o", str(written)]
    subprocess.run(
        [sys.executable, str(WEB / "build.py"), *words, "--default-non-nullable=false"],
        capture_output=True,
        check=True,
    )
    kept = WEB / "src" / "api" / "schema.d.ts"
    assert written.read_text("utf-8") == kept.read_text("utf-8")


def test_the_weapons_of_the_page_are_those_of_the_rules() -> None:
    """One table, read by both; scripts/docs writes it."""
    kept = (WEB / "src" / "api" / "weapons.json").read_bytes()
    assert json.decode(kept) == json.decode(json.encode(TRAITS))
