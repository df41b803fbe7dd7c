"""The page's prover and checker, in a process of Node that is asked line by line."""

import json
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from kit.proofs.answer_vectors import numbers
from kit.proofs.placing_vectors import plain_fleet
from kit.proofs.rule_vectors import plain_rules
from kit.screens.node import bundle, npm
from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.game.sealed_event import Told
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Ship


class PageDesk:
    """What the page can prove and check; a failed check raises a :class:`Flaw`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._count = 0
        self.seconds = 0.0
        """Of processor time, for the last order."""

    @classmethod
    @contextmanager
    def started(cls, folder: Path) -> Iterator[Self]:
        """A desk, made from the sources as they are now."""
        program = folder / "desk.mjs"
        bundle("proofs/testing/line-desk.ts", program, "--platform", "node")
        _, surroundings = npm()
        with subprocess.Popen(
            ["node", str(program)],
            env=surroundings,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            yield cls(process)
            assert process.stdin is not None
            process.stdin.close()

    def ask(self, task: str, facts: object) -> Any:
        """Have something done."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"id": self._count, "task": task, "facts": facts}
        self._process.stdin.write(json.dumps(order, default=_plain) + "\n")
        self._process.stdin.flush()
        reply = json.loads(self._process.stdout.readline(), object_hook=_revived)
        assert reply["id"] == self._count, reply
        self._count += 1
        self.seconds = reply["seconds"]
        if "flaw" in reply:
            raise Flaw(reply["flaw"]["step"], reply["flaw"]["index"])
        assert "failure" not in reply, reply
        return reply.get("result")

    def seal(
        self, ruleset: Ruleset, binding: Binding, ships: tuple[Ship, ...], seed: bytes
    ) -> bytes:
        """The placing of a fleet."""
        blob: bytes = self.ask("seal", secret_of(ruleset, binding, ships, seed))
        return blob

    def check(self, ruleset: Ruleset, binding: Binding, blob: bytes) -> str:
        """The name under which the placing is remembered."""
        facts = {"rules": plain_rules(ruleset), "binding": plain_binding(binding), "blob": blob}
        placing: str = self.ask("check", facts)
        return placing

    def answer(
        self, secret: dict[str, Any], cell: Mask, hits: Mask, *, radar: bool = False
    ) -> tuple[ProvedAnswer, bytes]:
        """The true answer and its proof."""
        said = self.ask("answer", secret | question_of(cell, hits) | {"radar": radar})
        plain = said["answer"]
        return ProvedAnswer(Told(plain["told"]), plain["ship_class"], plain["cells"]), said["proof"]

    def check_answer(
        self, placing: str, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
    ) -> None:
        """See that an answer is true."""
        said = {
            "told": answer.told.value,
            "ship_class": answer.ship_class,
            "cells": {"mask": numbers(answer.cells)},
        }
        claim = {"placing": placing, "answer": said, "proof": proof}
        self.ask("checkAnswer", claim | question_of(cell, hits))


def secret_of(
    ruleset: Ruleset, binding: Binding, ships: tuple[Ship, ...], seed: bytes
) -> dict[str, Any]:
    """What a field was sealed with, as the page takes it."""
    return {
        "rules": plain_rules(ruleset),
        "binding": plain_binding(binding),
        "ships": plain_fleet(ships),
        "seed": seed,
    }


def question_of(cell: Mask, hits: Mask) -> dict[str, Any]:
    """A cell and the hits before, by their numbers."""
    return {"cell": cell.bit_length() - 1, "hits": numbers(hits)}


def plain_binding(binding: Binding) -> dict[str, Any]:
    """A binding with bytes as they are."""
    return {name: getattr(binding, name) for name in Binding.__struct_fields__}


def _plain(value: object) -> object:
    assert isinstance(value, bytes)
    return {"base64": b64encode(value).decode()}


def _revived(value: dict[str, Any]) -> Any:
    if value.keys() == {"base64"}:
        return b64decode(value["base64"])
    if value.keys() == {"mask"}:
        return sum(1 << cell for cell in value["mask"])
    return value
