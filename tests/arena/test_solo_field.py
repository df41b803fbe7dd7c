"""Fields for solo runs."""

import pytest

from kit.games.small_game import rules
from seabattle.arena import FieldSource, field_line, read_fields
from seabattle.game import placement_faults
from seabattle.rules import Ruleset, Sea, Touching
from seabattle.trouble import Trouble


def _small() -> Ruleset:
    return rules(3, 4, sea=Sea(Touching.NEVER))


@pytest.mark.parametrize("budget", [0, 1_000_000])
def test_drawn_fields_are_legal_and_known_by_their_seed(budget: int) -> None:
    """Two measurements with the same seed use the same fields."""
    fields = FieldSource(_small(), 5, budget).draw_fields(40)

    assert not [fault for field in fields for fault in placement_faults(_small(), field)]
    assert fields[:10] == FieldSource(_small(), 5, budget).draw_fields(10)
    assert fields != FieldSource(_small(), 6, budget).draw_fields(40)


def test_every_legal_fleet_is_drawn_equally_often() -> None:
    """A generator that prefers some fleets would measure a habit, not a player."""
    source = FieldSource(_small(), 1)
    lines = [field_line(_small(), field) for field in source.draw_fields(20_000)]
    counts = [lines.count(line) for line in set(lines)]

    assert source.even
    assert min(counts) > 0.8 * 20_000 / len(counts)
    assert max(counts) < 1.2 * 20_000 / len(counts)


def test_a_field_beyond_the_budget_says_that_it_is_not_even() -> None:
    """Results on fields that are not uniform are not comparable."""
    assert not FieldSource(_small(), 1, budget=0).even


def test_fields_survive_a_file() -> None:
    """The fields that one bot has cleared can be given to the next."""
    fields = FieldSource(_small(), 3).draw_fields(20)
    lines = [field_line(_small(), field) for field in fields]

    assert list(read_fields(_small(), ["// a remark", "", *lines])) == fields


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("AA../....", "field/size"),
        ("AA../..../...", "field/size"),
        ("AA../..../....", "field/ships"),
        ("AA../..../.C.B", "field/ships"),
        ("AA../..B./....", "field/illegal"),
        ("AAA./..../...B", "field/illegal"),
    ],
)
def test_a_line_that_is_no_field_is_named(line: str, code: str) -> None:
    """In a file of thousands, an error needs the number of the line."""
    with pytest.raises(Trouble) as bad:
        list(read_fields(_small(), ["AA../..../...B", line]))

    assert bad.value.code == code
    assert bad.value.line == 2
