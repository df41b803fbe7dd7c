"""The games themselves: one TOML file each, and no code."""
