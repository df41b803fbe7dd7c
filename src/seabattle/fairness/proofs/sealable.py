"""Which games can be played with sealed fields, and why others cannot."""

from enum import StrEnum

from seabattle.fairness.proofs.berth_list import MOST_PROOFS, count_proofs
from seabattle.rules import Ruleset, shapes_of


class Unsealable(StrEnum):
    """Why answers cannot be proved by these rules."""

    SHARED_SEA = "shared-sea"
    """Other fleets lie on the same sea."""
    SHIPS_MOVE = "ships-move"
    """A field that changes needs a new proof, which would reveal the move."""
    ROUNDS = "rounds"
    """All seats fire at once."""
    SECOND_SHOT = "second-shot"
    """It depends on the shooter's own undamaged ships, which are secret."""
    SIZES_DIFFER = "sizes-differ"
    """Sinking is silent, and the decks left cannot be counted."""
    TOO_MANY = "too-many"
    """The sea has too many berths for a proof."""


def why_not_sealed(ruleset: Ruleset) -> Unsealable | None:
    """The reason why a ruleset cannot be played with sealed fields, or ``None``."""
    if ruleset.sea.shared:
        return Unsealable.SHARED_SEA
    if ruleset.manoeuvre is not None:
        return Unsealable.SHIPS_MOVE
    if ruleset.turn.in_rounds:
        return Unsealable.ROUNDS
    if ruleset.turn.second_shot is not None:
        return Unsealable.SECOND_SHOT
    if not ruleset.disclosure.sinking_told and not _sizes_known(ruleset):
        return Unsealable.SIZES_DIFFER
    return Unsealable.TOO_MANY if count_proofs(ruleset) > MOST_PROOFS else None


def _sizes_known(ruleset: Ruleset) -> bool:
    sizes = ({len(shape.cells) for shape in shapes_of(entry)} for entry in ruleset.fleet)
    return all(len(each) == 1 for each in sizes)
