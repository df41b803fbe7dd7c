"""Sections of a rule page about winning, conduct on paper, and leaving the game."""

from seabattle.speech.pages.edition import Edition, Section

CONDUCT_POINTS = ("referee", "violations", "inspect", "both", "midgame", "judge")


def conduct_section(edition: Edition) -> Section | None:
    """The manual work of a paper game: marks, and inspection afterwards."""
    if not edition.played_on_paper:
        return None
    points = (edition.say("marks-own"), *(edition.say(f"conduct-{it}") for it in CONDUCT_POINTS))
    return Section(edition.say("heading-conduct"), points)


def victory_section(edition: Edition) -> Section:
    """Return the section about winning."""
    rule = edition.ruleset.victory
    points = _say_declared(edition) if rule.declared else _say_automatic(edition)
    if _can_tie(edition):
        points.append(edition.say(f"tie-{rule.tie}"))
    points.append(edition.say("shown-at-the-end"))
    return Section(edition.say("heading-victory"), tuple(points))


def _say_automatic(edition: Edition) -> list[str]:
    return [edition.say("won-automatic-two" if edition.for_two else "won-automatic-many")]


def _say_declared(edition: Edition) -> list[str]:
    moving = edition.ruleset.manoeuvre is not None
    return [
        edition.say("won-declared"),
        edition.say("won-declared-falsely", moving=moving),
        edition.say("won-unnoticed"),
    ]


def _can_tie(edition: Edition) -> bool:
    """Whether the last fleets can go down at the same moment."""
    ruleset = edition.ruleset
    if ruleset.victory.declared:
        return False
    return ruleset.turn.in_rounds or (ruleset.sea.shared and not ruleset.sea.spares_own)


def leaving_section(edition: Edition) -> Section:
    """Resigning, and running out of time."""
    many = "two" if edition.for_two else "many"
    points = (edition.say(f"resign-{many}"), edition.say("time"))
    return Section(edition.say("heading-leaving"), points)
