"""The verifier of the page in Node and the program, held against the stand-alone verifier."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from kit.screens.node import run_node
from seabattle.matches.checking.record_check import check_record
from seabattle.trouble import Trouble
from seabattle_verifier import verify

PROGRAM = """
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: 'src/checker/verifier/verdict.ts' });
const { output } = await bundle.generate({ format: 'esm' });
const code = Buffer.from(output[0].code).toString('base64');
const { verify } = await import(`data:text/javascript;base64,${code}`);
for (const line of readFileSync(process.argv[1], 'utf-8').split('\\n').slice(0, -1)) {
  console.log(JSON.stringify(verify(new Uint8Array(Buffer.from(line, 'base64')))));
}
"""


SAME_CODE = {
    "record/too-big": {"too-big"},
    "record/long-line": {"too-big"},
    "record/damaged": {"damaged"},
    "record/empty": {"not-a-record"},
    "record/not-text": {"not-a-record"},
    "record/not-ours": {"not-a-record"},
    "record/cut-off": {"cut-off"},
    "record/edited": {"edited", "count", "number"},
    "record/unknown-version": {"version"},
    "record/bad-header": {"header", "evidence", "unreadable"},
    "record/wrong-hash": {"hash"},
    "record/bad-rules": {"rules"},
    "record/bad-names": {"names"},
    "record/bad-entry": {"unreadable"},
    "record/refused": {"illegal"},
    "record/does-not-follow": {"false"},
    "evidence/none": {"commitment"},
    "evidence/sealed": {"commitment"},
    "evidence/seats": {"evidence"},
    "evidence/seed": {"commitment"},
    "evidence/salt": {"commitment"},
    "evidence/digest": {"commitment"},
    "evidence/field": {"commitment"},
    "evidence/lot": {"lot"},
    "evidence/signature": {"signature"},
    "evidence/unsigned": {"signature"},
    "evidence/other-key": {"signature"},
}
"""The codes of ``seabattle verify``, and those of the verifiers for the same fault.

docs/records.md has the same table.
"""

ONLY_HERE = {"evidence/heard", "evidence/stand-in", "evidence/move"}
"""Faults in moves of computer players, which only the program can make again."""


def disagreements(records: list[bytes], folder: Path) -> list[str]:
    """The records on which program, verifier and page do not agree in verdict, code and line."""
    return program_differences(records) + differences(records, folder)


def program_differences(records: list[bytes]) -> list[str]:
    """The records of which ``seabattle verify`` does not say what the verifier says."""
    found = []
    for number, data in enumerate(records):
        code, line = _of_program(data)
        fault = verify(data).fault
        its = (None, None) if fault is None else (fault.code, fault.line)
        fits = its[0] in SAME_CODE[code] if code else its[0] is None
        if not fits or line != its[1]:
            found.append(f"{number}: {code} in {line}, {its}")
    return found


def _of_program(data: bytes) -> tuple[str | None, int | None]:
    try:
        check_record(data)
    except Trouble as trouble:
        return (None, None) if trouble.code in ONLY_HERE else (trouble.code, trouble.line)
    return None, None


def in_browser(records: list[bytes], folder: Path) -> list[dict[str, Any]]:
    """What the page finds, record by record, in one process for all."""
    trace = folder / "records.txt"
    trace.write_bytes(b"".join(b64encode(data) + b"\n" for data in records))
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
