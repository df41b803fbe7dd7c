"""Sections of a rule page about placement and the first turn."""

from seabattle.speech.pages.edition import Edition, Example, Section
from seabattle.speech.pages.example_sea import touching_sea


def placing_section(edition: Edition) -> Section:
    """Return the section about placing the fleets."""
    sea = edition.ruleset.sea
    points = [
        edition.say("placing-private"),
        edition.say(f"touching-{sea.touching}"),
        edition.say("overlap-shared" if sea.shared else "overlap-own"),
        edition.say("placing-refused"),
    ]
    example = Example(
        edition.say(f"example-touching-{sea.touching}"), touching_sea(edition.ruleset)
    )
    return Section(edition.say("heading-placing"), tuple(points), examples=(example,))


def beginning_section(edition: Edition) -> Section:
    """Return the section about the first turn."""
    rule = edition.ruleset.turn
    who = "begins-together" if rule.in_rounds else f"begins-{rule.begins}"
    points = (edition.say("begins-all-in"), edition.say(who))
    return Section(edition.say("heading-beginning"), points)
