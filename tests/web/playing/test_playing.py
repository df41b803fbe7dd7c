"""Playing in the browser: whole games, special actions, manoeuvres, and what is said of them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from kit.screens.browser import (
    DESKTOP,
    DRESS,
    PHONE,
    SPOKEN,
    TABLET,
    ZOOMED,
    Visitors,
    check_axe,
    check_axe_in_all_themes,
)
from kit.screens.sea_locator import cell, hold, middle, saying, sea
from kit.screens.short_duel import patrol_rules
from kit.servers.browser_api import (
    act,
    ask,
    call,
    fire,
    lay,
    place,
    place_by_chance,
    sit_by_link,
    view,
)
from kit.servers.match_truth import TruthReader

MINE = (("cruiser", [(0, 0), (0, 1), (0, 2)]), ("destroyer", [(3, 0), (3, 1)]))
THEIRS = (("cruiser", [(1, 3), (2, 3), (3, 3)]), ("destroyer", [(0, 5), (1, 5)]))

BONUS = (
    ("carrier", [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]),
    ("battleship", [(2, 0), (2, 1), (2, 2), (2, 3)]),
    ("cruiser", [(4, 0), (4, 1), (4, 2)]),
    ("submarine", [(6, 0), (6, 1), (6, 2)]),
    ("destroyer", [(8, 0), (8, 1)]),
)

FOE = "The sea of Bruno"


class Duel:
    """Anna at her screen, and Bruno, who answers by himself."""

    def __init__(self, anna: Page, bruno: Page, match: str) -> None:
        self.anna = anna
        self.bruno = bruno
        self.match = match

    @property
    def foreign(self) -> Locator:
        """The chart Anna fires at."""
        return sea(self.anna, FOE)

    @property
    def own(self) -> Locator:
        """Anna's own sea."""
        return sea(self.anna, "Your sea")

    @property
    def seen(self) -> Any:
        """All that Anna knows."""
        return view(self.anna, self.match)

    def reply(self, *cells: tuple[int, int]) -> None:
        """Bruno fires, in his turn."""
        fire(self.bruno, self.match, *cells)

    def await_turn(self) -> None:
        """Anna sees that it is her turn."""
        expect(self.anna.locator(".headline")).to_have_text("Your turn")


def _duel(
    visitors: Visitors, mine: Any = MINE, theirs: Any = THEIRS, *, come: Any = None, **table: Any
) -> Duel:
    anna, bruno = visitors.come(None, **(come or {})), visitors.come(None)
    call(anna, "Anna")
    call(bruno, "Bruno")
    match = lay(anna, seats=["host", "link"], **(table or {"toml": patrol_rules(4, 6)}))
    sit_by_link(anna, match, [bruno])
    place(bruno, match, theirs)
    place(anna, match, mine)
    anna.goto(f"/match/{match}")
    expect(anna.get_by_role("grid").first).to_be_visible()
    return Duel(anna, bruno, match)


def _begun(duel: Duel, shot: tuple[int, int] = (9, 9)) -> Duel:
    """Lots decide who begins; if it is Bruno, he fires into the water first."""
    if duel.seen["table"]["turn"] == 1:
        duel.reply(shot)
    duel.await_turn()
    return duel


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    """From the first shot to the last, without a mouse."""
    duel = _duel(visitors)
    page = duel.anna
    duel.await_turn()
    cell(duel.foreign, "A1").focus()

    def shoot(*keys: str) -> None:
        for key in (*keys, "Enter"):
            page.keyboard.press(key)

    shoot("ArrowDown")
    expect(cell(duel.foreign, "A2")).to_have_attribute("aria-label", re.compile("miss"))
    expect(page.locator(".headline")).to_have_text("Turn of Bruno")
    duel.reply((2, 5))
    duel.await_turn()
    expect(cell(duel.own, "F3")).to_have_attribute("aria-label", re.compile("miss, last shot"))

    expect(cell(duel.foreign, "A2")).to_be_focused()
    shoot("ArrowRight", "ArrowRight", "ArrowRight")
    expect(cell(duel.foreign, "D2")).to_have_attribute("aria-label", re.compile("hit"))
    expect(page.locator(".todo")).to_contain_text("Fire again")
    shoot("ArrowDown")
    shoot("ArrowDown")
    expect(cell(duel.foreign, "D4")).to_have_attribute("aria-label", re.compile("sunk"))
    assert "C3" in saying(duel.foreign, "clear water")
    shoot("Control+Home", "End")
    expect(cell(duel.foreign, "F1")).to_have_attribute("aria-label", re.compile("hit"))
    shoot("PageDown", "ArrowUp", "ArrowUp")

    expect(duel.foreign).to_have_count(0)
    assert duel.seen["table"]["winner"] == 0


def test_typed_cells_fire_and_what_cannot_be_read_is_explained(visitors: Visitors) -> None:
    """Lichess learned it: typed moves beat a tabbed board."""
    duel = _duel(visitors)
    page = duel.anna
    duel.await_turn()
    box = page.get_by_label("Cell")
    said, refused = page.locator(".answer"), page.locator(".todo.refused")

    box.fill("Z9")
    box.press("Enter")
    expect(refused).to_contain_text("no cell Z9")
    box.fill("В1")
    box.press("Enter")
    expect(refused).to_contain_text("another alphabet")
    box.fill("d2")
    box.press("Enter")
    expect(said).to_contain_text("Hit")
    expect(cell(duel.foreign, "D2")).to_have_attribute("aria-label", re.compile("hit"))
    box.fill("d2")
    box.press("Enter")
    expect(refused).to_be_visible()
    expect(said).to_contain_text("Hit")


def test_a_returning_player_sees_the_last_shots_and_their_answer(visitors: Visitors) -> None:
    """A phone that slept shows what happened last, on both seas and in words."""
    duel = _duel(visitors)
    page = duel.anna
    duel.await_turn()
    cell(duel.foreign, "D2").click()
    expect(page.locator(".answer")).to_contain_text("D2")
    cell(duel.foreign, "A1").click()
    duel.reply((2, 5))
    duel.await_turn()
    before = page.locator(".answer").inner_text()
    assert before.index("A1") < before.index("F3"), "the own answer is not swept away by the reply"

    page.reload()

    expect(page.locator(".answer")).to_have_text(before)
    expect(page.locator(".foreign path.last")).to_have_count(1)
    assert saying(duel.foreign, "last shot") == ["A1"]
    assert saying(duel.own, "last shot") == ["F3"]


def test_a_cell_that_is_known_is_not_fired_at_again(visitors: Visitors) -> None:
    """The pointless shot is refused with its reason, and costs nothing."""
    duel = _duel(visitors)
    duel.await_turn()
    cell(duel.foreign, "D2").click()
    expect(cell(duel.foreign, "D2")).to_have_attribute("aria-label", re.compile("hit"))

    cell(duel.foreign, "D2").click(force=True)

    expect(duel.anna.locator(".todo.refused")).to_contain_text("D2")
    duel.await_turn()


def test_out_of_turn_nothing_is_fired_and_the_reason_is_said(visitors: Visitors) -> None:
    """A dead board without a word looks like a broken one."""
    duel = _duel(visitors)
    duel.await_turn()
    cell(duel.foreign, "A1").click()
    expect(duel.anna.locator(".headline")).to_have_text("Turn of Bruno")

    cell(duel.foreign, "B1").click(force=True)

    expect(duel.anna.locator(".todo.refused")).to_contain_text("turn")
    expect(cell(duel.foreign, "B1")).to_have_attribute("aria-label", "B1, unknown")


def _battaglia(visitors: Visitors, **come: Any) -> Duel:
    fleet = [("carrier", [(0, at) for at in range(5)])]
    fleet += [("battleship", [(0, 6 + at) for at in range(4)])]
    fleet += [("battleship", [(0, 11 + at) for at in range(4)])]
    fleet += [("cruiser", [(2, 4 * ship + at) for at in range(3)]) for ship in range(3)]
    fleet += [("destroyer", [(4, 3 * ship + at) for at in range(2)]) for ship in range(4)]
    fleet += [("torpedo-boat", [(6, 2 * ship)]) for ship in range(5)]
    duel = _duel(visitors, fleet, fleet, come=come, variant="battaglia-navale")
    return _begun(duel, (15, 15))


def test_the_special_actions_of_battaglia_navale(visitors: Visitors) -> None:
    """Wide shot and radar show what they will cover; the air raid says when it comes."""
    duel = _battaglia(visitors)
    page = duel.anna
    weapons = page.get_by_role("group", name="Weapons")

    weapons.get_by_role("button", name="Air raid").click(force=True)
    expect(page.locator(".todo.refused")).to_contain_text("11")

    weapons.get_by_role("button", name="Radar").click()
    cell(duel.foreign, "B-1").hover()
    expect(page.locator("path.preview")).to_have_count(1)
    cell(duel.foreign, "B-1").click()
    expect(cell(duel.foreign, "A-1")).to_have_attribute("aria-label", re.compile("radar: a ship"))
    assert saying(duel.foreign, "radar: empty") == ["A-2", "B-2", "C-2"]
    duel.reply((15, 14))
    duel.await_turn()

    weapons.get_by_role("button", name="Wide shot").click()
    cell(duel.foreign, "A-7").click()
    expect(cell(duel.foreign, "A-7")).to_have_attribute("aria-label", re.compile("sunk"))
    assert len(saying(duel.foreign, "miss")) == 5
    expect(weapons.get_by_role("button", name="Wide shot")).to_contain_text("×2")
    # Every cell is reported with its own answer.
    expect(page.get_by_role("list", name="Log")).to_contain_text("A-7 sunk")


def test_the_air_raid_strikes_a_row_or_a_column(visitors: Visitors) -> None:
    """From the eleventh turn on, and once; R turns it."""
    duel = _battaglia(visitors)
    page = duel.anna
    for turn in range(10):
        fire(page, duel.match, (14, turn))
        duel.reply((14, turn))
    duel.await_turn()
    weapons = page.get_by_role("group", name="Weapons")

    weapons.get_by_role("button", name="Air raid").click()
    cell(duel.foreign, "C-9").focus()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Down the column")).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Enter")

    expect(cell(duel.foreign, "P-9")).to_have_attribute("aria-label", re.compile("miss"))
    assert len(saying(duel.foreign, "last shot")) == 16
    duel.reply((13, 0))
    duel.await_turn()
    weapons.get_by_role("button", name="Air raid").click(force=True)
    expect(page.locator(".todo.refused")).to_be_visible()


def _bonus(visitors: Visitors, **come: Any) -> Duel:
    return _begun(_duel(visitors, BONUS, BONUS, come=come, variant="classic-bonus"))


def test_an_undamaged_ship_is_moved_by_dragging(visitors: Visitors) -> None:
    """Bonus rule 1, with the places it may go to shown before it goes there."""
    duel = _bonus(visitors)
    page = duel.anna

    hold(page, cell(duel.own, "B3"), cell(duel.own, "C3"))
    expect(page.locator(".ship.ghost")).to_have_count(1)
    page.mouse.up()

    expect(cell(duel.own, "E3")).to_have_attribute("aria-label", re.compile("battleship"))
    assert saying(duel.own, "battleship") == ["B3", "C3", "D3", "E3"]
    # One ship a turn: the next one says so.
    cell(duel.own, "A5").click()
    expect(page.locator(".todo.refused")).to_be_visible()


def test_an_undamaged_ship_is_moved_by_keys(visitors: Visitors) -> None:
    """Enter takes it, arrows go through its moves, Enter makes one."""
    duel = _bonus(visitors)
    page = duel.anna
    before = saying(duel.own, "destroyer")
    cell(duel.own, "A9").focus()

    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=re.compile("To move"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ship.ghost")).to_have_count(1)
    page.keyboard.press("Enter")

    expect(page.locator(".ship.ghost")).to_have_count(0)
    expect(duel.own.locator("[aria-label*='can move']")).to_have_count(0)
    assert saying(duel.own, "destroyer") != before
    assert duel.seen["own"]["moved"] is True


def test_a_second_shot_may_be_fired_or_passed(visitors: Visitors) -> None:
    """Bonus rule 3: after a hit, with more than one ship sound."""
    duel = _bonus(visitors)
    page = duel.anna
    cell(duel.foreign, "A1").click()
    expect(page.locator(".todo")).to_contain_text("second shot")

    page.get_by_role("button", name="Pass").click()

    expect(page.locator(".headline")).to_have_text("Turn of Bruno")


def test_a_false_declaration_costs_the_attack(visitors: Visitors) -> None:
    """Bonus rule 4, with a question first: it is the dearest button on the screen."""
    duel = _bonus(visitors)
    page = duel.anna

    page.get_by_role("button", name="Declare victory").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("still afloat")
    dialog.get_by_role("button", name="Declare victory").click()

    expect(page.locator(".todo")).to_contain_text("attack is lost")
    cell(duel.foreign, "J10").click(force=True)
    expect(page.locator(".todo.refused")).to_be_visible()
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".headline")).to_have_text("Turn of Bruno")


def test_marks_that_may_be_out_of_date_are_shown_as_such(visitors: Visitors) -> None:
    """Where ships move, an old miss promises nothing."""
    duel = _bonus(visitors)
    cell(duel.foreign, "J10").click()
    expect(duel.anna.locator(".headline")).to_have_text("Turn of Bruno")
    act(duel.bruno, duel.match, {"type": "move-ship", "ship": 4, "to": [[8, 1], [8, 2]]})
    duel.reply((9, 9))
    duel.await_turn()

    expect(cell(duel.foreign, "J10")).to_have_attribute("aria-label", re.compile("out of date"))


def test_a_salvo_is_named_and_then_fired(visitors: Visitors) -> None:
    """Five ships, five shots, one answer."""
    duel = _begun_salvo(visitors)
    page = duel.anna

    for name in ("A1", "B1", "J1", "J2"):
        cell(duel.foreign, name).click()
    trigger = page.get_by_role("button", name="Fire the salvo")
    expect(trigger).to_contain_text("4 of 5")
    trigger.click(force=True)
    expect(page.locator(".todo.refused")).to_contain_text("5")
    cell(duel.foreign, "J2").click()
    expect(trigger).to_contain_text("3 of 5")
    page.get_by_label("Cell").fill("j3 j4")
    page.get_by_label("Cell").press("Enter")
    expect(trigger).to_contain_text("5 of 5")
    trigger.click()

    expect(page.locator(".headline")).to_have_text("Turn of Bruno")
    assert saying(duel.foreign, "hit") == ["A1", "B1"]
    assert saying(duel.foreign, "miss") == ["J1", "J3", "J4"]


def _begun_salvo(visitors: Visitors) -> Duel:
    duel = _duel(visitors, BONUS, BONUS, variant="salvo")
    if duel.seen["table"]["turn"] == 1:
        duel.reply((9, 5), (9, 6), (9, 7), (9, 8), (9, 9))
    duel.await_turn()
    return duel


def test_a_finger_strikes_the_cell_it_means_on_a_small_screen(visitors: Visitors) -> None:
    """Sixteen columns on 360 pixels: a tap aims, the loupe corrects, the button fires."""
    duel = _battaglia(visitors, size=PHONE, touch=True)
    page = duel.anna

    cell(duel.foreign, "H-9").tap()
    loupe = page.get_by_role("group", name="Part of the chart, enlarged")
    expect(loupe).to_be_visible()
    expect(cell(duel.foreign, "H-9")).to_have_attribute("aria-label", "H-9, unknown")
    for button in loupe.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9
    loupe.get_by_role("button", name="I-10").tap()
    loupe.get_by_role("button", name="Fire").tap()

    expect(cell(duel.foreign, "I-10")).to_have_attribute("aria-label", re.compile("miss"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_nothing_stands_before_the_sea_on_a_phone_that_lies_on_its_side(visitors: Visitors) -> None:
    """Upright, whose turn it is stays in sight above the sea; here it stands beside it."""
    page = _battaglia(visitors, size=PHONE).anna
    status, row = page.locator(".status"), page.locator(".foreign [data-cell='8,0']")
    row.evaluate("it => it.scrollIntoView({block: 'start'})")
    expect(status).to_be_in_viewport()

    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    page.evaluate("scrollTo(0, 0)")
    chart, beside = page.locator(".foreign [role=grid]").bounding_box(), status.bounding_box()
    assert chart is not None
    assert beside is not None
    assert chart["x"] + chart["width"] <= beside["x"]


def test_an_enlarged_chart_has_room_for_a_finger(visitors: Visitors) -> None:
    """The other way on a small screen: enlarge, and scroll."""
    duel = _battaglia(visitors, size=PHONE, touch=True)
    page = duel.anna
    page.get_by_role("button", name="Enlarge the chart").tap()

    box = cell(duel.foreign, "A-1").bounding_box()
    assert box is not None
    assert box["width"] >= 44
    cell(duel.foreign, "P-16").tap()
    page.get_by_role("button", name="Fire").last.tap()
    expect(cell(duel.foreign, "P-16")).to_have_attribute("aria-label", re.compile("miss"))


def test_on_a_phone_one_tap_aims_and_the_next_fires_beside_a_live_picture(
    visitors: Visitors,
) -> None:
    """The own sea is in sight while one aims; a player may choose to fire with the first tap."""
    duel = _battaglia(visitors, size=PHONE, touch=True)
    page = duel.anna
    mini = page.get_by_role("button", name="Enlarge: Your sea")
    expect(mini.locator(".ship")).to_have_count(15)

    cell(duel.foreign, "C-4").tap()
    expect(page.locator(".foreign .chart .aim")).to_be_visible()
    expect(page.locator(".aloud[role=status]")).to_contain_text("C-4. Tap again to fire.")
    assert duel.seen["table"]["turn"] == 0
    cell(duel.foreign, "C-4").tap()
    expect(cell(duel.foreign, "C-4")).to_have_attribute("aria-label", re.compile("miss|hit"))
    before = mini.locator("g.mark").count()
    duel.reply((15, 14))
    expect(mini.locator("g.mark")).to_have_count(before + 1)

    mini.tap()
    expect(duel.own).to_be_visible()
    expect(duel.foreign).to_be_hidden()
    page.get_by_role("button", name="Enlarge: Enemy waters").tap()
    expect(duel.foreign).to_be_visible()

    page.goto("/settings")
    page.get_by_label("On a touch screen the first tap fires at once").check()
    page.goto(f"/match/{duel.match}")
    cell(duel.foreign, "C-5").tap()
    expect(cell(duel.foreign, "C-5")).to_have_attribute("aria-label", re.compile("miss|hit"))


def test_the_table_manners(visitors: Visitors) -> None:
    """Rules in force, offers to stop, resigning: a click away, the last two with a question."""
    duel = _duel(visitors)
    page = duel.anna
    duel.await_turn()

    page.get_by_role("button", name="Rules in force").click()
    expect(page.get_by_role("dialog")).to_contain_text("cruiser")
    page.keyboard.press("Escape")

    ask(
        duel.bruno,
        f"/matches/{duel.match}/commands",
        {"id": "stop", "request": {"type": "offer-stop"}},
    )
    expect(
        page.get_by_role("main").get_by_text("offers to stop the game without a winner")
    ).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(
        page.get_by_role("main").get_by_text("offers to stop the game without a winner")
    ).to_have_count(0)

    page.get_by_role("button", name="Offer to stop").click()
    assert duel.seen["company"]["offers"] == [], "it is asked first"
    page.get_by_role("dialog").get_by_role("button", name="Offer to stop").click()
    expect(page.get_by_text("You have offered to stop.", exact=True).first).to_be_visible()

    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(duel.foreign).to_have_count(0)
    expect(page.get_by_text("You resigned.").first).to_be_visible()
    assert duel.seen["table"]["winner"] == 1


def _ask_hint(page: Page, variant: str) -> str:
    match = lay(page, variant=variant, seats=["host", "hunter"], hints=True)
    place_by_chance(page, match)
    page.goto(f"/match/{match}")
    expect(page.locator(".headline")).to_have_text("Your turn")
    page.get_by_role("button", name="Hint").click()
    return match


def test_a_hint_shows_its_odds_on_the_sea_and_in_a_table(visitors: Visitors) -> None:
    """Help for beginners, by the very view they have: for eyes, keys and ears, without colours."""
    page = visitors.come(None, forced_colors="active")
    match = _ask_hint(page, "sea-battle")

    table = page.get_by_role("table", name="The likeliest cells")
    expect(table.get_by_role("row")).to_have_count(11)
    cells = table.get_by_role("rowheader").all_inner_texts()
    chances = [int(each.split("%")[0]) for each in table.get_by_role("cell").all_inner_texts()]
    assert len(cells) == len(chances) == 10
    assert chances == sorted(chances, reverse=True)
    numbers = [int(each) for each in page.locator(".foreign .heat text").all_text_contents()]
    assert numbers == chances
    (advised,) = ask(page, f"/matches/{match}/hint")["command"]["at"]
    expect(page.locator("circle.advised")).to_have_count(1)
    expect(page.locator(".hint .advised")).to_contain_text(f"{chances[0]}%")
    expect(page.locator(".hint p")).to_contain_text(cells[0])

    table.get_by_role("button").first.press("Enter")
    cell = page.locator(f'.foreign [data-cell="{advised[0]},{advised[1]}"]')
    expect(cell).to_be_focused()
    cell.press("Enter")
    expect(page.locator(".hint, .heat")).to_have_count(0)


def test_a_hint_without_odds_says_why(visitors: Visitors) -> None:
    """Where ships move a number would be old before it is read."""
    page = visitors.come(None)
    _ask_hint(page, "classic-bonus")

    said = page.locator(".hint p")
    expect(said).to_contain_text("no odds can be told: ships move")
    # To move a ship is advised, too, now and then, and is marked on no cell.
    advised = page.locator("circle.advised")
    if "fire at" in said.inner_text():
        expect(advised).not_to_have_count(0)
    else:
        expect(advised).to_have_count(0)
    expect(page.locator(".hint [role=table], .heat")).to_have_count(0)


def test_a_clock_runs_and_warns(visitors: Visitors) -> None:
    """Players see the loss on time coming, and do not mistake a clock for their own."""
    duel = _duel(visitors, toml=patrol_rules(4, 6), clock={"bank": 20000})
    duel.await_turn()
    mine = duel.anna.get_by_role("timer").first
    expect(mine).to_contain_text(re.compile(r"You\s*0:1\d"))
    expect(mine).to_have_class(re.compile("running"))
    expect(duel.anna.get_by_role("timer").last).to_contain_text("Bruno")
    clocks = visitors.come(f"/match/{duel.match}").get_by_role("timer")
    expect(clocks).to_contain_text(["Anna", "Bruno"])
    # The clock alone decides about a player who has gone: there is no button for it.
    expect(duel.anna.get_by_role("button", name="Resign")).to_be_visible()
    expect(duel.anna.get_by_text("Still there?")).to_have_count(0)
    expect(mine).to_have_class(re.compile("hurry"), timeout=15000)


def test_who_watches_sees_charts_and_no_ships(visitors: Visitors) -> None:
    """A friend who looks on has nothing to press, and nothing to betray."""
    duel = _duel(visitors)
    duel.await_turn()
    friend = visitors.come(f"/match/{duel.match}")
    chart = sea(friend, "The sea of Bruno")
    cell(duel.foreign, "D2").click()

    expect(cell(chart, "D2")).to_have_attribute("aria-label", re.compile("hit"))
    expect(friend.locator(".ship.held, .surface .ship.sound")).to_have_count(0)
    expect(friend.get_by_label("Cell")).to_have_count(0)
    expect(friend.get_by_role("button", name="Resign")).to_have_count(0)
    expect(duel.anna.get_by_text("Still there?")).to_have_count(1)


def test_sound_is_off_until_it_is_switched_on(visitors: Visitors) -> None:
    """The page must not startle a player in a library."""
    duel = _duel(visitors)
    button = duel.anna.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    cell(duel.foreign, "D2").click()
    expect(cell(duel.foreign, "D2")).to_have_attribute("aria-label", re.compile("hit"))


@pytest.mark.parametrize("lang", SPOKEN)
def test_playing_is_accessible(visitors: Visitors, lang: str) -> None:
    """Axe on every screen and in every theme, in the middle of a game; nothing is cut off."""
    duel = _duel(visitors, BONUS, BONUS, come={"lang": lang}, variant="classic-bonus")
    page = duel.anna
    if duel.seen["table"]["turn"] == 1:
        duel.reply((0, 0))
        act(duel.bruno, duel.match, {"type": "end-turn"})
    expect(page.locator(".status.mine")).to_be_visible()
    page.locator(".foreign [data-cell='0,0']").click()
    expect(page.locator(".foreign .mark.hit")).to_have_count(1)

    for width, height in (TABLET, PHONE, ZOOMED, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".todo").evaluate("each => each.scrollHeight <= each.clientHeight")
        # Words differ in length, and neither in colour nor in what they are for.
        if lang == "en" or (width, height) == PHONE:
            check_axe(page)
    if lang != "en":
        return
    check_axe_in_all_themes(page)
    # On paper: dark ink from the night chart, too, and nothing to press or to type on.
    page.evaluate(DRESS, "dark")
    page.emulate_media(media="print")
    check_axe(page)
    expect(page.locator("main :is(button, input, select, form, .offer):visible")).to_have_count(0)


def test_a_whole_game_by_taps_on_a_phone(visitors: Visitors) -> None:
    """From the first ship to the last look back, with one thumb and in Russian."""
    page = visitors.come(None, size=PHONE, touch=True, lang="ru")
    wide = patrol_rules(4, 12)
    match = lay(page, toml=wide, seats=["host", "scatter"])
    page.goto(f"/match/{match}")
    page.get_by_role("button", name="Наугад").tap()
    page.get_by_role("button", name="К бою готов!").tap()

    won = page.get_by_role("heading", name="Вы победили!")
    mine = page.locator(".headline", has_text="Ваш ход")
    expect(mine).to_be_visible()
    for row, col in TruthReader(visitors.page_server.database, match).sound_decks(1):
        expect(mine).to_be_visible()
        page.locator(f".foreign [data-cell='{row},{col}']").tap()
        loupe = page.get_by_role("group", name="Часть карты крупно")
        loupe.get_by_role("button", name="Огонь").tap()
        struck = page.locator(f".foreign [data-cell='{row},{col}'][aria-label*='последний']")
        expect(struck.or_(won)).to_be_visible()

    expect(won).to_be_visible()
    end = page.get_by_role("slider").get_attribute("max")
    page.get_by_role("button", name="На ход назад").tap()
    expect(page.get_by_role("slider")).not_to_have_value(str(end))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


CYRILLIC_SLASH = """() => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true }))"""


def test_a_whole_game_by_keys_in_russian_goes_on_where_the_focus_is(visitors: Visitors) -> None:
    """It went with the button for the fleet; and a Russian keyboard has a dot for a slash."""
    page, held = visitors.come(None, size=PHONE, touch=True, lang="ru"), list[Route]()
    match = lay(page, toml=patrol_rules(4, 6), seats=["host", "admiral:3"])
    page.goto(f"/match/{match}")
    expect(page.locator(".caption")).to_contain_text("Дозор · Против: Адмирал 3 (компьютер).")
    # Quicker than the server: the fleet is still being drawn when it is sent in.
    drawn = page.get_by_role("button", name="Наугад")

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/random-fleet", hold)
    drawn.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="К бою готов!").focus()
    page.keyboard.press("Enter")
    expect(drawn).to_have_attribute("aria-busy", "true")
    held.pop().continue_()

    expect(page.locator(".foreign [data-cell='0,0']")).to_be_focused()
    line = page.get_by_role("textbox", name="Клетка")
    page.evaluate(CYRILLIC_SLASH)
    expect(line).to_be_focused()
    names, mine = view(page, match)["names"], page.locator(".headline", has_text="Ваш ход")
    won = page.get_by_role("heading", name="Вы победили!")
    for row, col in TruthReader(visitors.page_server.database, match).sound_decks(1):
        expect(mine).to_be_visible()
        page.keyboard.type(f"{names['columns'][col]}{names['rows'][row]}\n")
        struck = page.locator(f".foreign [data-cell='{row},{col}'][aria-label*='последний']")
        expect(struck.or_(won)).to_be_visible()
    expect(won).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Ещё одна игра")).to_be_focused()


def test_a_dragged_ship_that_is_let_go_at_home_stays(visitors: Visitors) -> None:
    """A slip of the hand is no move."""
    duel = _bonus(visitors)
    page = duel.anna
    hold(page, cell(duel.own, "B3"), cell(duel.own, "C3"))
    expect(page.locator(".ship.ghost")).to_have_count(1)
    page.mouse.move(*middle(cell(duel.own, "B3")), steps=6)
    page.mouse.up()

    # Every message sent is answered before the shot that comes after it.
    cell(duel.foreign, "J10").click()
    expect(page.locator(".headline")).to_have_text("Turn of Bruno")
    assert saying(duel.own, "battleship") == ["A3", "B3", "C3", "D3"]
    assert duel.seen["own"]["moved"] is False


VOLLEY = patrol_rules(4, 6).replace('again_after = "hit"', 'shots = "ships-afloat"')
"""As many shots as ships afloat, answered one by one."""


def test_shots_left_are_told_and_no_hit_is_claimed_after_a_miss(visitors: Visitors) -> None:
    """“A hit! Fire again.” stood there after a miss, and how many shots are left nowhere."""
    duel = _duel(visitors, toml=VOLLEY)
    todo, box = duel.anna.locator(".todo"), duel.anna.get_by_label("Cell")
    duel.await_turn()
    expect(todo).to_contain_text("2 shots left")

    duel.anna.keyboard.press("/")
    expect(box).to_be_focused()
    duel.anna.keyboard.type("fire a2")
    expect(duel.anna.locator(".reading")).to_have_text("Fire at A2.")
    box.press("Enter")

    expect(cell(duel.foreign, "A2")).to_have_attribute("aria-label", re.compile("miss"))
    expect(todo).to_contain_text("Fire again. One shot left.")
    expect(todo).not_to_contain_text("hit")


def test_where_only_passing_is_left_the_page_offers_that_alone(visitors: Visitors) -> None:
    """A second shot takes two sound ships; with one, nothing but a pass is to be offered (BO3)."""
    duel = _bonus(visitors)
    page, status = duel.anna, duel.anna.locator(".todo")
    movable = page.get_by_role("group", name="You may move one ship before you fire")
    expect(movable.get_by_role("button")).to_have_count(5)
    # A wrong declaration of victory loses the attack: on the first move nothing calls for it.
    expect(page.get_by_role("button", name="Declare victory")).not_to_have_class(
        re.compile("primary|large")
    )
    for row in (0, 2, 4, 6):
        fire(page, duel.match, (9, 9))
        duel.reply((row, 0))
        act(duel.bruno, duel.match, {"type": "end-turn"})
    duel.await_turn()
    expect(movable.get_by_role("button")).to_have_text(["destroyer (A9, B9)"])

    page.get_by_label("Cell").fill("A1")
    page.get_by_label("Cell").press("Enter")

    expect(status).to_contain_text("Nothing is left but to pass.")
    expect(page.get_by_label("Cell")).to_have_count(0)
    expect(movable).to_have_count(0)
    check_axe(page)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".headline")).to_have_text("Turn of Bruno")


def test_special_actions_are_typed_in_the_words_of_the_sheet(visitors: Visitors) -> None:
    """«colonna A» is an air raid, locked at first; a radar is read, shown, and then used."""
    ships = view_of_raid()
    duel = _duel(visitors, ships, ships, come={"lang": "it"}, variant="battaglia-navale")
    page = duel.anna
    if duel.seen["table"]["turn"] == 1:
        duel.reply((15, 15))
    box, reading = page.get_by_label("Casella"), page.locator(".reading")
    expect(page.locator(".status.mine")).to_be_visible()

    box.fill("colonna A")
    box.press("Enter")
    expect(page.locator(".todo.refused")).to_contain_text("bombardamento aereo")
    box.fill("radar B-2")
    expect(reading).to_have_text("Radar: B-2.")
    box.press("Enter")
    expect(page.locator(".answer")).to_contain_text("radar: 6 caselle con nave")


def view_of_raid() -> Any:
    """The fifteen ships of the Italian sheet, in rows with water between."""
    sizes = [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]
    names = {5: "carrier", 4: "battleship", 3: "cruiser", 2: "destroyer", 1: "torpedo-boat"}
    places, row, col = [], 0, 0
    for size in sizes:
        if col + size > 16:
            row, col = row + 2, 0
        places.append((names[size], [(row, col + at) for at in range(size)]))
        col += size + 1
    return tuple(places)
