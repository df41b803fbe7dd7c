"""The vectors of docs/fairness.md, as files that any program can read.

    PYTHONPATH=tests python -m kit.proofs.vector_file      write them anew

Implementations in other languages compare with these; both of this project do.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kit.proofs.answer_vectors import answer_vectors
from kit.proofs.backup_vectors import backup_vectors
from kit.proofs.chain_vectors import chain_vectors, signature_vectors
from kit.proofs.group_vectors import bit_vectors, group_vectors, hash_vectors
from kit.proofs.placing_vectors import placing_vectors
from kit.proofs.rule_vectors import rule_vectors

FOLDER = Path(__file__).parents[2] / "fairness" / "proofs" / "vectors"

VECTORS: dict[str, Callable[[], Any]] = {
    "group": group_vectors,
    "hashes": hash_vectors,
    "rules": rule_vectors,
    "bits": bit_vectors,
    "placings": placing_vectors,
    "answers": answer_vectors,
    "signatures": signature_vectors,
    "chain": chain_vectors,
    "backups": backup_vectors,
}


def read_vectors(name: str) -> Any:
    """The content of a file of vectors."""
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def written(name: str) -> str:
    """The text of a vector file: a line for each case, so that a change shows which one it is."""
    found = VECTORS[name]()
    if isinstance(found, list):
        return f"[\n{_lines(found)}\n]\n"
    parts = [f"{json.dumps(key)}: {_part(value)}" for key, value in found.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _part(value: Any) -> str:
    return f"[\n{_lines(value)}\n]" if isinstance(value, list) and value else _line(value)


def _lines(cases: list[Any]) -> str:
    return ",\n".join(map(_line, cases))


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in VECTORS:
        (FOLDER / f"{each}.json").write_text(written(each), "utf-8")
