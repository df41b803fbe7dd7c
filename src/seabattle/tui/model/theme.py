"""The colours of the program: a chart by night, one by day, and one of plain contrasts.

Signs differ by shape, so colour is never needed; it only helps.
"""

from textual.theme import Theme

NIGHT = Theme(
    name="night",
    primary="#7aa2c8",
    secondary="#5f87a8",
    accent="#ffb454",
    warning="#f2a65a",
    error="#ff7a6b",
    success="#8fbf8f",
    foreground="#d9e4ee",
    background="#0b1722",
    surface="#0f1e2c",
    panel="#16293a",
    dark=True,
    variables={
        "sea-water": "#4f7393",
        "sea-miss": "#9db8cc",
        "sea-hit": "#ff7a6b",
        "sea-sunk": "#ffb454",
        "sea-ship": "#d9e4ee",
        "sea-area": "#27506e",
        "sea-barred": "#6e2b2b",
    },
)

PAPER = Theme(
    name="paper",
    primary="#1d4e79",
    secondary="#41698c",
    accent="#a8441a",
    warning="#8a4b00",
    error="#a11d1d",
    success="#2f6b2f",
    foreground="#1b2a38",
    background="#f4efe3",
    surface="#ece5d4",
    panel="#e0d7c1",
    dark=False,
    variables={
        "sea-water": "#6d8397",
        "sea-miss": "#35556f",
        "sea-hit": "#a11d1d",
        "sea-sunk": "#7a3300",
        "sea-ship": "#1b2a38",
        "sea-area": "#b9d3e6",
        "sea-barred": "#eab5a8",
    },
)

CONTRAST = Theme(
    name="contrast",
    primary="#ffffff",
    secondary="#ffffff",
    accent="#ffff00",
    warning="#ffff00",
    error="#ff8080",
    success="#00ff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    dark=True,
    text_alpha=1.0,
    variables={
        "text-muted": "#ffffff",
        "sea-water": "#ffffff",
        "sea-miss": "#00ffff",
        "sea-hit": "#ff8080",
        "sea-sunk": "#ffff00",
        "sea-ship": "#ffffff",
        "sea-area": "#0000c0",
        "sea-barred": "#a00000",
    },
)

THEMES = (NIGHT, PAPER, CONTRAST)
"""The themes in the order in which they are offered."""
