"""The smallest sea that is worth a game: one boat of one cell on two rows of three."""

PUDDLE = """name = "pond"
[title]
en = "Pond"
[grid]
rows = 2
columns = 3
[sea]
touching = "never"
[[fleet]]
name = "boat"
count = 1
shapes = ["#"]
[turn]
order = "alternate"
begins = "lot"
again_after = "hit"
"""
"""A rule file; who begins is a lot."""
