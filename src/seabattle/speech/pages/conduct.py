"""What holds on paper, where everybody answers for the own field (SB11–SB14)."""

from seabattle.speech.pages.edition import Edition, Section

CONDUCT_POINTS = ("referee", "violations", "inspect", "both", "midgame", "judge")


def conduct_section(edition: Edition) -> Section | None:
    """Inspection after the game; only where each of two players has a sea."""
    if edition.ruleset.sea.shared or edition.ruleset.turn.in_rounds:
        return None
    points = tuple(edition.say(f"conduct-{point}") for point in CONDUCT_POINTS)
    return Section(edition.say("heading-conduct"), points)
