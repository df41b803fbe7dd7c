"""Sections of a rule page about turns, rounds and moves of ships."""

from seabattle.speech.pages.edition import Edition, Section


def manoeuvre_section(edition: Edition) -> Section | None:
    """Return the section about moving ships, if they move."""
    rule = edition.ruleset.manoeuvre
    if rule is None:
        return None
    points = [edition.say("move-when")]
    if rule.shift:
        points.append(edition.say("move-shift"))
    if rule.pivot:
        points.append(edition.say("move-pivot"))
    boats = any(entry.size == 1 for entry in edition.ruleset.fleet)
    standing = ("move-damaged", "move-boats") if boats else ("move-damaged",)
    points += [edition.say(key) for key in ("move-legal", *standing, "move-secret", "move-marks")]
    return Section(edition.say("heading-manoeuvre"), tuple(points))


def turn_section(edition: Edition) -> Section:
    """The order of turns, the number of shots, and what earns another turn."""
    rule = edition.ruleset.turn
    points = [edition.say(f"order-{rule.order}"), _shots(edition)]
    if not rule.in_rounds:
        if rule.shots != 1:
            points.append(edition.say(f"answers-{rule.answers}"))
        points.append(_again(edition))
    moving = edition.ruleset.manoeuvre is not None
    points.append(edition.say("repeat-allowed" if moving else "repeat-refused"))
    return Section(edition.say("heading-turn"), tuple(points))


def _again(edition: Edition) -> str:
    rule = edition.ruleset.turn
    if rule.second_shot is not None:
        return edition.say("second-shot", above=rule.second_shot.undamaged_above)
    following = "other" if edition.for_two else "next"
    return edition.say(f"again-{rule.again_after}", next=following)


def _shots(edition: Edition) -> str:
    rule = edition.ruleset.turn
    if isinstance(rule.shots, int):
        return edition.say("shots-number", count=rule.shots, rounds=rule.in_rounds)
    return edition.say("shots-afloat", rounds=rule.in_rounds)


def rounds_section(edition: Edition) -> Section | None:
    """The rules of rounds, if the game has them."""
    if not edition.ruleset.turn.in_rounds:
        return None
    rule = edition.ruleset.rounds
    dropping = "drop-never" if rule.drop_after is None else "drop-after"
    points = (
        edition.say("rounds-secret"),
        edition.say("rounds-close"),
        edition.say("rounds-together"),
        edition.say(f"missed-{rule.missed}"),
        edition.say(dropping, count=rule.drop_after),
    )
    return Section(edition.say("heading-rounds"), points)
