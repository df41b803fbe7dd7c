"""What computer players are called at the table."""

from collections import Counter
from collections.abc import Sequence

from seabattle.bots.roster import BUILT_IN
from seabattle.speech.catalog import say


def computer_named(lang: str, bot: str) -> str:
    """One of our players by rank, such as *Admiral 3*; those of others by their own name."""
    name, _, level = bot.partition(":")
    if name not in BUILT_IN:
        return bot
    if level:
        return say(lang, f"computer-{name}-level", level=int(level))
    return say(lang, f"computer-{name}")


def computers_named(lang: str, bots: Sequence[str | None]) -> list[str]:
    """Those on each seat, told apart by number where several are alike; empty for people."""
    alike = Counter(bots)
    seen: Counter[str] = Counter()
    found = []
    for bot in bots:
        name = computer_named(lang, bot) if bot else ""
        if bot and alike[bot] > 1:
            seen[bot] += 1
            name = say(lang, "computer-one-of", name=name, number=seen[bot])
        found.append(name)
    return found
