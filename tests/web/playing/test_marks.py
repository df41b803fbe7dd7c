"""Signs are read by their shape, in all colours: a cross is a hit, a dot a miss."""

from playwright.sync_api import expect

from kit.screens.browser import Visitors, each_theme
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel

CROSS, DOT = "x.x/.x./x.x", ".../.x./..."

SIGNS = {"miss": DOT, "hit": CROSS, "sunk": CROSS}

READ = """(it) => {
    const sea = getComputedStyle(document.querySelector('.chart .water')).fill;
    const seen = { opacityProperty: true, visibilityProperty: true };
    const shapes = [...it.querySelectorAll('*')]
        .filter((each) => each instanceof SVGGeometryElement && each.checkVisibility(seen))
        .reverse();
    const colourAt = (at) => {
        for (const each of shapes) {
            const { fill, stroke } = getComputedStyle(each);
            if (stroke !== 'none' && each.isPointInStroke(at)) return stroke;
            if (fill !== 'none' && each.isPointInFill(at)) return fill;
        }
        return sea;
    };
    const steps = [-7, 0, 7];
    const sign = (x, y) => (colourAt({ x, y }) === sea ? '.' : 'x');
    return steps.map((y) => steps.map((x) => sign(x, y)).join('')).join('/');
}"""
"""What is drawn of a mark in another colour than the sea's, at nine points of its cell."""


def test_a_hit_is_a_cross_and_a_miss_a_dot_in_every_theme(visitors: Visitors) -> None:
    """On the sea and in the legend: a theme may change the ink, and nothing that is read."""
    duel = ShortDuel(visitors)
    page = duel.anna
    duel.look(page)
    duel.fire(page, MISS)
    duel.fire(duel.bruno, (7, 9))
    duel.fire(page, HIT, *REST, LAST[0])
    for name, count in (("miss", 1), ("hit", 1), ("sunk", 3)):
        expect(page.locator(f".foreign g.mark.{name}")).to_have_count(count)
    legend = page.get_by_role("list", name="Signs on the charts").get_by_role("listitem")

    for theme in each_theme(page):
        for name, sign in SIGNS.items():
            drawn = page.locator(f".foreign g.mark.{name}").first
            explained = legend.get_by_text(name, exact=True).locator("g.mark")
            assert drawn.evaluate(READ) == sign, (theme, name)
            assert explained.evaluate(READ) == sign, (theme, name, "in the legend")
