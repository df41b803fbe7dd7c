"""How bad everything is: the network, the disk, the power."""

from random import Random

from msgspec import Struct


class Weather(Struct, frozen=True):
    """Chances between 0 and 1, and times in seconds."""

    drop: float = 0.0
    """That a message is lost."""
    double: float = 0.0
    """That it arrives twice."""
    delay: float = 0.01
    """How late a message is at most; the next one may overtake it."""
    echo: float = 0.0
    """How late the second of two copies is at most: long after the first was answered."""
    line: float = 1e9
    """How long a connection holds on average."""
    stroke_lost: float = 0.0
    """That another node does not hear the bell."""
    disk: float = 0.002
    """How long the logbook takes at most, there and back."""
    unwritten: float = 0.0
    """That the logbook fails before it has written."""
    unsaid: float = 0.0
    """That it fails after it has written."""
    unread: float = 0.0
    """That it fails to read."""
    uptime: float = 1e9
    """How long until some node crashes, on average."""
    downtime: float = 5.0
    """How long it stays down at most."""
    blackout: float = 0.0
    """That all nodes crash together."""
    outage: float = 1e9
    """How long until the logbook cannot be reached, on average."""


CALM = Weather()


def forecast(dice: Random) -> Weather:
    """The weather of a run; every one is different, and every third has no crash."""
    rough = dice.random()
    return Weather(
        drop=0.3 * rough * dice.random(),
        double=0.3 * dice.random(),
        delay=dice.choice((0.01, 0.1, 0.5)),
        line=dice.choice((8.0, 30.0, 120.0)),
        stroke_lost=dice.choice((0.0, 0.3, 1.0)),
        disk=dice.choice((0.002, 0.02, 0.1)),
        unwritten=0.1 * rough * dice.random(),
        unsaid=0.1 * rough * dice.random(),
        unread=0.05 * rough * dice.random(),
        uptime=dice.choice((6.0, 20.0, 1e9)),
        downtime=dice.choice((1.0, 10.0, 40.0)),
        blackout=dice.choice((0.2, 0.8)),
        outage=dice.choice((15.0, 60.0, 1e9)),
        echo=dice.choice((0.0, 5.0, 60.0)),
    )
