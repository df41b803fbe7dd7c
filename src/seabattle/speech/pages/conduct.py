"""What holds on paper, where everybody answers for the own field (SB11–SB14)."""

from seabattle.speech.pages.edition import Edition, Section

POINTS = ("referee", "violations", "inspect", "both", "midgame", "judge")


def conduct(edition: Edition) -> Section | None:
    """Inspection after the game; only where each of two players has a sea."""
    if edition.ruleset.sea.shared or edition.ruleset.turn.in_rounds:
        return None
    points = tuple(edition.say(f"conduct-{point}") for point in POINTS)
    return Section(edition.say("heading-conduct"), points)
