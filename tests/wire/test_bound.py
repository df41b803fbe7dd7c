"""What a name on the wire may be made of."""

import msgspec
import pytest

from seabattle.wire.bound import Ident
from seabattle.wire.match import SeatPlan
from seabattle.wire.person import Hash, LayoutName

NAMES = [(Ident, "move-7"), (SeatPlan, "admiral:5"), (Hash, "0" * 64), (LayoutName, "North wind")]

every_name = pytest.mark.parametrize(
    ("kind", "name"), NAMES, ids=["ident", "seat plan", "hash", "layout name"]
)


@every_name
def test_a_name_is_read(kind: type[str], name: str) -> None:
    """As it was sent."""
    assert msgspec.convert(name, kind) == name


@every_name
def test_a_line_break_is_no_part_of_a_name(kind: type[str], name: str) -> None:
    """Neither at its end, where a pattern overlooks it: it would break a line of the log."""
    with pytest.raises(msgspec.ValidationError, match="matching regex"):
        msgspec.convert(f"{name}\n", kind)
