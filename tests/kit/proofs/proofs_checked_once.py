"""Proofs and signatures that many records of a test share are checked once by each reader.

It is for records that differ in one place: what a reader finds is found as ever, only sooner.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from seabattle.fairness.proofs.berth_list import BerthList
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.placing import check_field
from seabattle.fairness.sealed import table_proofs
from seabattle_verifier.sealed import table as verifier_table
from seabattle_verifier.sealed.field import Plan, check_placing


def check_proofs_once(patch: pytest.MonkeyPatch) -> None:
    """Let the program and the verifier remember what they have found, as long as *patch* holds."""

    def of_plan(_: Plan, context: bytes, blob: bytes) -> object:
        return context, blob

    def of_berths(_: BerthList, binding: Binding, blob: bytes) -> object:
        return binding.digest, blob

    patch.setattr(verifier_table, "check_placing", _once(check_placing, of_plan))
    patch.setattr(table_proofs, "check_field", _once(check_field, of_berths))
    for module in (verifier_table, table_proofs):
        patch.setattr(module, "is_signed", _once(module.is_signed, lambda *facts: facts))


def _once(check: Callable[..., Any], name: Callable[..., object]) -> Callable[..., Any]:
    found = dict[object, Any]()

    @wraps(check)
    def remember(*facts: Any) -> Any:
        if name(*facts) not in found:
            found[name(*facts)] = check(*facts)
        return found[name(*facts)]

    return remember
