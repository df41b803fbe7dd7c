"""The ready-made variants: one TOML file each, and no code."""
