# The sea: what is said of its cells, of ships being placed, and of a game being played.

# What a screen reader says of a cell, behind its name.
cell-unknown = unknown
cell-clear = clear water
cell-miss = miss
cell-hit = hit
cell-sunk = sunk
cell-radar-empty = radar: empty
cell-radar-ship = radar: a ship
cell-old = may be out of date
cell-last = last shot
cell-chosen = chosen
