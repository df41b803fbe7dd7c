"""The verifier of the page in Node, held against the one of the command line."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from kit.screens.node import run_node
from seabattle_verifier import verify

PROGRAM = """
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: 'src/checker/verifier/verdict.ts' });
const { output } = await bundle.generate({ format: 'esm' });
const { verify } = await import(`data:text/javascript;base64,${btoa(output[0].code)}`);
for (const line of readFileSync(process.argv[1], 'utf-8').split('\\n')) {
  if (line) console.log(JSON.stringify(verify(new Uint8Array(Buffer.from(line, 'base64')))));
}
"""


def in_browser(records: list[bytes], folder: Path) -> list[dict[str, Any]]:
    """What the page finds, record by record, in one process for all."""
    trace = folder / "records.txt"
    trace.write_bytes(b"\n".join(map(b64encode, records)))
    return [json.loads(line) for line in run_node(PROGRAM, str(trace)).splitlines()]


def differences(
    records: list[bytes], folder: Path, answers: list[dict[str, Any]] | None = None
) -> list[str]:
    """Every record on which the two do not say the same, and what they say.

    *answers* are those of the page, where it was asked before.
    """
    found = []
    answers = in_browser(records, folder) if answers is None else answers
    assert len(answers) == len(records)
    for number, (data, answer) in enumerate(zip(records, answers, strict=True)):
        mine, its = _of_command(data), _of_page(answer)
        if mine != its:
            found.append(f"{number}: {mine} {its}")
    return found


def _of_command(data: bytes) -> tuple[Any, ...]:
    verdict = verify(data)
    fault = verdict.fault
    counts = [int(text.split()[0]) for text in verdict.checked if text[0].isdigit()]
    place = None if fault is None else (fault.code, fault.line)
    fields = "\n".join(verdict.checked).count("those that were committed to")
    return verdict.sound, verdict.finished, verdict.digest, counts, place, fields


def _of_page(answer: dict[str, Any]) -> tuple[Any, ...]:
    fault = answer["fault"]
    counts = [each["count"] for each in answer["checked"]]
    place = None if fault is None else (fault["code"], fault["line"])
    fields = int(bool(answer["evidence"]))
    return answer["sound"], answer["finished"], answer["digest"], counts, place, fields
