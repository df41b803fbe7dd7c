"""The page's own player in Node: what it makes of a sealed game as a server tells it."""

import json
import subprocess
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins

from kit.proofs.rule_vectors import plain_rules
from kit.screens.node import bundle, npm
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.fairness.sealed.sealed_record import SealedEntry
from seabattle.rules import Ruleset


class ToldGame(Struct, frozen=True):
    """What a server tells the player of one seat, and the secrets of that seat."""

    ruleset: Ruleset
    kept: SeatSecrets
    told: tuple[SealedEntry, ...]


def follow_in_browser(games: list[ToldGame], folder: Path) -> list[dict[str, Any]]:
    """What the page's player finds, game by game, in one process for all."""
    program, trace = folder / "player.mjs", folder / "told.txt"
    bundle("sealed/testing/told-game.ts", program, "--platform", "node")
    trace.write_text("\n".join(json.dumps(_plain(game)) for game in games))
    _, surroundings = npm()
    done = subprocess.run(
        ["node", str(program), str(trace)], env=surroundings, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:].decode()
    return [json.loads(line) for line in done.stdout.splitlines()]


def _plain(game: ToldGame) -> dict[str, Any]:
    return {
        "match": game.kept.match,
        "seat": game.kept.seat,
        "rules": plain_rules(game.ruleset),
        "told": [{"seat": each.seat, "command": to_builtins(each.command)} for each in game.told],
        "placings": dict(_placings(game)),
        "kept": _plain_seat_secrets(game.kept),
    }


def _placings(game: ToldGame) -> Any:
    for each in game.told:
        named = placing_in(each.command)
        if named is not None and each.blob is not None:
            yield named.hex(), each.blob.hex()


def _plain_seat_secrets(kept: SeatSecrets) -> dict[str, Any]:
    last = kept.last
    return {
        "ships": to_builtins(kept.ships),
        "secret": kept.secret.to_bytes(32, "little").hex(),
        "seed": kept.seed.hex(),
        "nonce": kept.nonce.hex(),
        "lot_nonce": kept.lot_nonce.hex(),
        "last": last
        and {
            "number": last.number,
            "before": last.before.hex(),
            "data": last.data.hex(),
            "signature": last.signature.hex(),
        },
    }
