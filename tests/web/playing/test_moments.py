"""What a shot looks and sounds like: short, interruptible, and off for players who want that."""

import re
from math import log10
from typing import Any

from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel

ANIMATED = """() => document.getAnimations().flatMap((each) => {
    const { effect } = each;
    if (!effect.target.closest('.moment, .scene')) return [];
    const { delay, duration, iterations } = effect.getTiming();
    const of = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    return [{ lasts: delay + duration * iterations, of }];
})"""

FRAME_WORDS = {"offset", "computedOffset", "easing", "composite"}

KEEP_MOMENTS = """() => {
    window.seen = [];
    new MutationObserver((found) => {
        for (const { addedNodes } of found)
            for (const node of addedNodes)
                if (node.matches?.('.moment')) window.seen.push(node.getAttribute('class'));
    }).observe(document.querySelector('main'), { subtree: true, childList: true });
}"""

LISTEN = """
window.heard = [];
let until = 0;
const start = AudioBufferSourceNode.prototype.start;
const stop = AudioBufferSourceNode.prototype.stop;
AudioBufferSourceNode.prototype.start = function (...all) {
    const { currentTime } = this.context;
    window.heard.push({ buffer: this.buffer, alone: currentTime >= until - 0.02 });
    until = currentTime + this.buffer.duration;
    return start.apply(this, all);
};
AudioBufferSourceNode.prototype.stop = function (...all) {
    until = 0;
    return stop.apply(this, all);
};
"""
"""Keeps every sound that is begun, and whether another one could still be heard then."""

RENDER = """async () => {
    const { buffer } = window.heard.at(-1);
    const offline = new OfflineAudioContext(1, buffer.length, buffer.sampleRate);
    const source = offline.createBufferSource();
    source.buffer = buffer;
    source.connect(offline.destination);
    source.start();
    const samples = (await offline.startRendering()).getChannelData(0);
    let [sum, peak] = [0, 0];
    for (const each of samples) {
        sum += each * each;
        peak = Math.max(peak, Math.abs(each));
    }
    return { seconds: buffer.duration, rms: Math.sqrt(sum / samples.length), peak };
}"""


def _check_moment(page: Page, where: str, kind: str, most: float) -> None:
    """A moment of that kind is shown: short, and by nothing but transform and opacity."""
    expect(page.locator(f"{where} .moment.{kind}")).to_have_count(1)
    animated: list[dict[str, Any]] = page.evaluate(ANIMATED)
    assert animated
    for each in animated:
        assert set(each["of"]) - FRAME_WORDS <= {"transform", "opacity"}, each
        assert each["lasts"] <= most, each


def test_shots_are_moments_until_the_next_input(visitors: Visitors) -> None:
    """On the sea that was fired at, for the one who fires and for the one who is hit."""
    duel = ShortDuel(visitors, reduced_motion="no-preference")
    anna, bruno = duel.anna, duel.bruno
    duel.look()

    duel.fire(anna, MISS)
    _check_moment(anna, ".foreign", "miss", 600)
    anna.keyboard.press("Shift")
    expect(anna.locator(".moment")).to_have_count(0, timeout=300)
    duel.fire(bruno, (7, 9))
    duel.fire(anna, HIT)
    _check_moment(bruno, ".own", "hit", 600)
    expect(bruno.locator(".moment")).to_have_count(0)
    duel.fire(anna, *REST)
    _check_moment(anna, ".foreign", "sunk", 1200)
    expect(anna.locator(".foreign .moment .wreck")).to_have_count(1)
    expect(bruno.locator(".own .moment.sunk .wreck")).to_have_count(1)

    duel.fire(anna, *LAST)
    _check_moment(anna, ".foreign", "sunk", 1200)
    expect(anna.locator(".headline")).to_have_text("The game is over")
    anna.keyboard.press("Shift")
    expect(anna.locator(".scene.victory")).to_be_visible(timeout=2000)
    expect(bruno.locator(".scene.defeat")).to_be_visible()


def test_reduced_motion_shows_no_animation(visitors: Visitors) -> None:
    """Not a shorter animation, but none, and the final state at once."""
    duel = ShortDuel(visitors)
    duel.look(duel.anna)
    duel.anna.evaluate(KEEP_MOMENTS)

    duel.fire(duel.anna, HIT, *REST, *LAST)

    expect(duel.anna.locator(".scene.victory")).to_be_visible()
    assert duel.anna.evaluate("window.seen") == []


def test_sounds_are_short_and_level(visitors: Visitors) -> None:
    """A player who leaves sounds on must never have to reach for the volume."""
    page = visitors.come(None)
    page.add_init_script(LISTEN)
    page.goto("/settings")
    buttons = page.get_by_role("group", name="Listen to the sounds").get_by_role("button")
    expect(buttons).to_have_count(8)
    levels = []
    for button in buttons.all():
        button.click()
        found = page.evaluate(RENDER)
        assert found["seconds"] <= 1.2, found
        assert found["peak"] < 1, found
        levels.append(20 * log10(found["rms"]))
    print([round(each, 1) for each in levels])  # noqa: T201 -- Shown by -rP.
    assert max(levels) - min(levels) <= 2

    volume = page.get_by_label("Volume")
    volume.fill("30")
    page.reload()
    expect(volume).to_have_value("30")


def test_sounds_are_offered_once_and_never_two_at_once(visitors: Visitors) -> None:
    """Silent until the player says yes, by one tap; a player who did is not asked again."""
    duel = ShortDuel(visitors)
    anna = duel.anna
    anna.add_init_script(LISTEN)
    duel.look(anna)
    offer = anna.get_by_role("group", name="Play with sounds?")
    expect(offer).to_have_count(0)
    duel.fire(anna, HIT)
    expect(offer).to_be_visible()
    assert anna.evaluate("window.heard.length") == 0

    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    duel.fire(anna, *REST, *LAST)
    expect(anna.locator(".scene.victory")).to_be_visible()
    anna.wait_for_function("window.heard.length >= 3")
    # How many there are is the machine's: what is overtaken by something greater is not begun.
    assert all(anna.evaluate("window.heard.map(({ alone }) => alone)"))
    expect(anna.get_by_role("group", name=re.compile("sounds"))).to_have_count(0)


def test_the_offer_of_sounds_is_gone_with_the_next_shot(visitors: Visitors) -> None:
    """It lies over the head of the page, and stayed there until it was answered."""
    duel = ShortDuel(visitors)
    anna = duel.anna
    duel.look(anna)
    offer = anna.get_by_role("group", name="Play with sounds?")
    duel.fire(anna, HIT)
    expect(offer).to_be_visible()
    duel.fire(anna, *REST[:1])
    expect(offer).to_have_count(0)
    anna.reload()
    expect(anna.get_by_role("grid").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_offer_of_sounds_gives_the_head_of_the_page_back(visitors: Visitors) -> None:
    """It covered the way home until the next shot, which may be minutes away."""
    duel = ShortDuel(visitors)
    anna, bruno = duel.anna, duel.bruno
    anna.clock.install()
    for page in (anna, bruno):
        duel.look(page)
    name = "Play with sounds?"
    duel.fire(anna, MISS)
    expect(anna.get_by_role("group", name=name)).to_be_visible()
    anna.clock.fast_forward(20_000)
    expect(anna.get_by_role("group", name=name)).to_have_count(0)
    duel.fire(bruno, (0, 9))
    expect(bruno.get_by_role("group", name=name)).to_be_visible()
    bruno.mouse.click(5, 300)
    expect(bruno.get_by_role("group", name=name)).to_have_count(0)
