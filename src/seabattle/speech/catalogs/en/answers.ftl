# The answers of the sheets. A bare answer is called out; a listed one stands behind its cell.
# $gender is that of the shooter; English does not need it.

answer-miss = Miss!
answer-water = Water!
answer-wounded = Wounded!
answer-hit = Hit!
answer-killed = Killed!
answer-sunk = Sunk!

listed-miss = miss
listed-water = water
listed-wounded = wounded
listed-hit = hit
listed-killed = killed
listed-sunk = sunk
listed-empty = empty
listed-ship = ship

mark-unknown = unknown
mark-miss = miss
mark-hit = hit
mark-sunk = sunk
mark-radar-empty = radar: empty
mark-radar-ship = radar: ship
mark-old = may be out of date

weapon-wide-shot = wide shot
weapon-air-raid = air raid
weapon-torpedo = torpedo
weapon-radar = radar

# A player without a name.
player = Player { $number }
deleted-player = Deleted player
