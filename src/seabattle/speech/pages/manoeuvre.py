"""Moving ships during the game."""

from seabattle.speech.pages.edition import Edition, Section


def manoeuvre_section(edition: Edition) -> Section | None:
    """How ships move, if they do."""
    rule = edition.ruleset.manoeuvre
    if rule is None:
        return None
    points = [edition.say("move-when")]
    if rule.shift:
        points.append(edition.say("move-shift"))
    if rule.pivot:
        points.append(edition.say("move-pivot"))
    points += [
        edition.say(key) for key in ("move-legal", "move-damaged", "move-secret", "move-marks")
    ]
    return Section(edition.say("heading-manoeuvre"), tuple(points))
