"""The published test vectors agree with the program, for comparison with other programs."""

import pytest

from kit.proofs.vector_file import FOLDER, VECTORS, read_vectors, written

CHEATS = {
    "overlap",
    "touch by side",
    "touch by corner",
    "a boat is missing",
    "a boat too many",
    "bit 2",
    "bits 3 and -1",
    "bit -1",
    "torn ship",
    "a proof is missing",
    "a proof too many",
    "an H of the prover's own",
    "another contact rule",
    "other rules",
    "another version",
    "another seat",
    "another match",
    "proofs change places",
    "nonces in the other order",
    "copied by the other seat",
    "commitment is the prime",
    "sum above the order",
}


@pytest.mark.parametrize("name", VECTORS)
def test_the_vectors_are_those_of_the_program(name: str) -> None:
    """Write them anew with ``PYTHONPATH=tests python -m kit.proofs.vector_file``, and say why.

    While they are made, every case is checked, and must fail at the check its author named.
    """
    assert (FOLDER / f"{name}.json").read_text("utf-8") == written(name)


def test_no_cheat_is_left_out() -> None:
    """Each has a vector, is refused, and no honest placing is."""
    cases = {case["name"]: case["flaw"] for case in read_vectors("placings")["cases"]}

    assert cases.keys() >= CHEATS
    assert all(cases[name] for name in CHEATS)
    assert cases["legal"] is None
