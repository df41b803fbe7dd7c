import pytest
from hypothesis import given
from hypothesis import strategies as st

from seabattle.grid import Grid
from seabattle.views import Chart
from seabattle.wire.screen.chart import SIGNS, draw_chart

masks = st.integers(0, (1 << 15) - 1)


@given(st.tuples(masks, masks, masks, masks, masks, masks))
def test_a_chart_is_drawn_as_its_marks_say(parts: tuple[int, ...]) -> None:
    """Two ways to draw a chart would sooner or later disagree: one is quick, the other known."""
    grid, chart = Grid(3, 5), Chart(*parts)

    found = draw_chart(grid, chart)

    plain = "".join(SIGNS[chart.mark(grid, cell)] for cell in grid.cells())
    assert "".join(found.rows) == plain
    assert [len(row) for row in found.rows] == [5, 5, 5]
    assert set(found.old) == {cell for cell in grid.cells() if chart.is_out_of_date(grid, cell)}


@pytest.mark.parametrize("sign", SIGNS.values())
def test_every_mark_has_a_sign_of_its_own(sign: str) -> None:
    """Marks must differ by shape where there is no colour."""
    assert list(SIGNS.values()).count(sign) == 1
    assert len(sign) == 1
